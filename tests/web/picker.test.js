import assert from "node:assert/strict";
import { test } from "node:test";
import { DOUBLE_CLICK, MOST } from "../../web/table/tap-queue.js";
import { decision, sitDown } from "./picker-table.js";

const HAND = { a: 1, b: 1, c: 1, d: 1, e: 1 };

/** @param {string} gone */
const without = (gone) => Object.fromEntries(Object.entries(HAND).filter(([id]) => !gone.includes(id)));

test("taps while an action is on its way are applied in order, one action at a time", async () => {
  const { picker, seen, answer } = sitDown(decision(HAND));
  for (const id of Object.keys(HAND)) picker.tap(id, "mouse");
  assert.deepEqual(seen.played, ["a"]);
  assert.deepEqual(picker.queued, ["b", "c", "d", "e"]);
  await answer(decision(without("a")));
  assert.deepEqual(seen.played, ["a", "b"]);
  await answer(decision(without("ab")));
  await answer(decision(without("abc")));
  await answer(decision(without("abcd")));
  assert.deepEqual(seen.played, ["a", "b", "c", "d", "e"]);
  assert.deepEqual([seen.explained, seen.told], [[], []]);
});

test("a queued tap that is not allowed is explained, and the rest of the queue is dropped", async () => {
  const { picker, seen, answer } = sitDown(decision(HAND));
  for (const id of ["a", "b", "c"]) picker.tap(id, "mouse");
  await answer(decision(without("a"), { fixed: ["b"] }));
  assert.deepEqual(seen.played, ["a"]);
  assert.deepEqual(seen.explained, ["b"]);
  assert.deepEqual(picker.queued, []);
  picker.tap("c", "mouse");
  assert.deepEqual(seen.played, ["a", "c"]);
});

test("a queued tap on an item that is gone is refused with a message", async () => {
  const { picker, seen, answer } = sitDown(decision(HAND));
  for (const id of ["a", "b", "c"]) picker.tap(id, "mouse");
  await answer(decision(without("ab")));
  assert.deepEqual(seen.played, ["a"]);
  assert.deepEqual(seen.told, ["table-gone"]);
});

test("a button counts only while it says what it said when it was pressed", async () => {
  const { picker, seen, answer } = sitDown(decision(HAND, { controls: { pass: "keep-the-cards" } }));
  picker.tap("a", "mouse");
  picker.press("pass");
  await answer(decision(without("a"), { controls: { pass: "keep-the-cards" } }));
  assert.deepEqual(seen.played, ["a", "pass"]);
  await answer(decision(without("a"), { controls: { pass: "keep-the-cards" } }));
  picker.tap("b", "mouse");
  picker.press("pass");
  await answer(decision(without("ab"), { controls: { pass: "lose-the-cards" } }));
  assert.deepEqual(seen.played, ["a", "pass", "b"]);
  assert.deepEqual(seen.told, ["table-gone"]);
});

test("queued taps never apply to the decision of another person or a bot", async () => {
  const { picker, seen, answer, show } = sitDown(decision(HAND));
  for (const id of ["a", "b"]) picker.tap(id, "mouse");
  await answer(decision(HAND, { seat: 1 }));
  assert.deepEqual([seen.played, seen.explained, seen.told], [["a"], [], []]);
  show(decision(without("a")));
  assert.deepEqual(seen.played, ["a"]);
});

test("a dialog over the table drops the queue", async () => {
  const { picker, seen, answer } = sitDown(decision(HAND));
  for (const id of ["a", "b"]) picker.tap(id, "mouse");
  seen.isCovered = true;
  await answer(decision(without("a")));
  seen.isCovered = false;
  assert.deepEqual(seen.played, ["a"]);
  picker.tap("c", "mouse");
  await answer(decision(without("ac")));
  assert.deepEqual(seen.played, ["a", "c"]);
});

test("an action that is refused drops the queue, and may be tried again", async () => {
  const { picker, seen, answer } = sitDown(decision(HAND));
  for (const id of ["a", "b"]) picker.tap(id, "mouse");
  await answer(null);
  assert.deepEqual(seen.played, ["a"]);
  assert.equal(picker.isBusy, false);
  seen.time += DOUBLE_CLICK;
  picker.tap("a", "mouse");
  assert.deepEqual(seen.played, ["a", "a"]);
});

test("showing the same frame again is not an answer", () => {
  const first = decision(HAND);
  const { picker, seen, show } = sitDown(first);
  for (const id of ["a", "b"]) picker.tap(id, "mouse");
  show(first);
  assert.deepEqual(seen.played, ["a"]);
  assert.deepEqual(picker.queued, ["b"]);
});

test("a double click on a thing is one action, whether or not the answer came in between", async () => {
  const stack = () => decision({ stack: 9 }, { undo: false });
  const { picker, seen, answer } = sitDown(stack());
  picker.tap("stack", "mouse");
  seen.time += 120;
  picker.tap("stack", "mouse");
  await answer(stack());
  assert.deepEqual(seen.played, ["stack"]);
  seen.time += DOUBLE_CLICK - 1;
  picker.tap("stack", "mouse");
  assert.deepEqual(seen.played, ["stack"]);
  seen.time += DOUBLE_CLICK;
  picker.tap("stack", "mouse");
  assert.deepEqual(seen.played, ["stack", "stack"]);
});

test("repeated taps on the same item while nothing happens count once", async () => {
  const { picker, seen, answer } = sitDown(decision({ stack: 9 }, { undo: false }));
  for (let tap = 0; tap < 4; tap += 1) {
    picker.tap("stack", "mouse");
    seen.time += 5 * DOUBLE_CLICK;
  }
  await answer(decision({ stack: 8 }, { undo: false }));
  assert.deepEqual(seen.played, ["stack"]);
  assert.deepEqual([seen.explained, seen.told], [[], []]);
});

test("several of a pile may be taken quickly, if that can be undone", async () => {
  const { picker, seen, answer } = sitDown(decision({ card: 3, other: 1 }));
  for (let tap = 0; tap < 3; tap += 1) picker.tap("card", "mouse");
  picker.tap("other", "mouse");
  await answer(decision({ card: 2, other: 1 }));
  await answer(decision({ card: 1, other: 1 }));
  await answer(decision({ other: 1 }));
  assert.deepEqual(seen.played, ["card", "card", "card", "other"]);
  assert.deepEqual(seen.told, []);
});

test("a queued Enter confirms what the taps before it picked, and not a preferred choice that nobody has seen", async () => {
  const path = { paths: [["b", "c"], ["b"]] };
  const { picker, seen, answer } = sitDown(decision(HAND));
  picker.tap("a", "mouse");
  picker.accept();
  const next = decision(without("a"));
  next.choices[0].preferred = true;
  await answer(next);
  assert.deepEqual(seen.played, ["a"]);
  picker.tap("d", "mouse");
  picker.tap("b", "mouse");
  picker.tap("c", "mouse");
  await answer(decision(without("ad"), path));
  assert.deepEqual(seen.played, ["a", "d", "b"]);
});

test("undo is queued like every input", async () => {
  const { picker, seen, answer, onItsWay } = sitDown(decision(HAND));
  const undo = () => {
    seen.played.push("undo");
    return onItsWay();
  };
  picker.tap("a", "mouse");
  picker.tap("b", "mouse");
  picker.inTurn(undo);
  picker.tap("c", "mouse");
  await answer(decision(without("a")));
  await answer(decision(without("ab")));
  assert.deepEqual(seen.played, ["a", "b", "undo"]);
  await answer(decision(without("a")));
  assert.deepEqual(seen.played, ["a", "b", "undo", "c"]);
});

test("Escape takes back the latest queued input", async () => {
  const { picker, seen, answer } = sitDown(decision(HAND));
  for (const id of ["a", "b", "c"]) picker.tap(id, "mouse");
  assert.equal(picker.back(), true);
  assert.deepEqual(picker.queued, ["b"]);
  await answer(decision(without("a")));
  await answer(decision(without("ab")));
  assert.deepEqual(seen.played, ["a", "b"]);
});

test("the queue is limited, and a tap too many is told", () => {
  const many = Object.fromEntries(Array.from({ length: MOST + 3 }, (_, at) => [`card ${at}`, 1]));
  const { picker, seen } = sitDown(decision(many));
  for (const id of Object.keys(many)) picker.tap(id, "mouse");
  assert.equal(picker.queued.length, MOST);
  assert.deepEqual(seen.told, ["table-too-fast", "table-too-fast"]);
});

test("while the engine starts only the last tap is remembered", async () => {
  const { picker, seen, show } = sitDown(decision(HAND));
  const asleep = { ...decision(HAND), choices: [] };
  show(asleep, true);
  for (const id of ["a", "b", "b"]) {
    picker.tap(id, "mouse");
    seen.time += 5 * DOUBLE_CLICK;
  }
  show(decision(HAND));
  assert.deepEqual(seen.played, ["b"]);
});

test("a table that is destroyed does nothing more", async () => {
  const { picker, seen, answer, leave } = sitDown(decision(HAND));
  for (const id of ["a", "b"]) picker.tap(id, "mouse");
  leave();
  await answer(null);
  assert.deepEqual(seen.played, ["a"]);
});

test("an item that shows another seat's board shows it also while an action is on its way", () => {
  const frame = decision({ a: 1, other: 1 }, { fixed: ["other"] });
  for (const piece of frame.view.pieces) if (piece.id === "other") piece.shows = 2;
  const { picker, seen } = sitDown(frame);
  picker.tap("a", "mouse");
  picker.tap("other", "mouse");
  assert.deepEqual([seen.played, seen.shown, picker.queued], [["a"], [2], []]);
});

test("a tap that is not allowed shows what is in the item, unless there is a reason", async () => {
  const { picker, seen, state } = sitDown(decision({ a: 1, box: 1 }, { fixed: ["box"] }));
  picker.tap("box", "mouse");
  await new Promise((done) => setTimeout(done));
  assert.deepEqual([seen.inspected, seen.explained], [["box"], []]);
  state.setReasons({ box: { key: "no" } });
  picker.tap("box", "mouse");
  await new Promise((done) => setTimeout(done));
  assert.deepEqual([seen.inspected, seen.explained], [["box"], ["box"]]);
});

test("with keys, a second press on the chosen way of several confirms it; with the mouse it is taken back", () => {
  for (const [isKey, played] of /** @type {const} */ ([
    [true, ["bid:2"]],
    [false, []],
  ])) {
    const first = decision({}, { controls: { "bid:2": "two", "bid:3": "three" } });
    for (const control of first.view.controls) control.group = { key: "white" };
    const { picker, seen } = sitDown(first);
    picker.press("bid:2", { isKey });
    assert.deepEqual(seen.played, []);
    seen.time += 1000;
    picker.press("bid:2", { isKey });
    assert.deepEqual(seen.played, played);
  }
});
