import assert from "node:assert/strict";
import { test } from "node:test";
import { DOUBLE_CLICK } from "../../web/table/tap-queue.js";
import { decision, sitDown } from "./picker-table.js";

/** Everything lies on the board. @param {any} frame */
function onBoard(frame) {
  for (const piece of frame.view.pieces) piece.area = "board";
  return frame;
}

test("a place tapped with a finger waits to be confirmed, one clicked with the mouse does not", async () => {
  const { picker, seen, answer } = sitDown(onBoard(decision({ a: 1, b: 1 })));
  picker.tap("a", "touch");
  assert.deepEqual([seen.played, seen.explained], [[], ["a"]]);
  picker.tap("b", "mouse");
  assert.deepEqual(seen.played, ["b"]);
  await answer(onBoard(decision({ a: 1 })));
  picker.tap("a", "touch");
  picker.press("table:confirm");
  assert.deepEqual(seen.played, ["b", "a"]);
});

test("a double tap on a place is one tap; a later one takes it back; with keys it confirms", async () => {
  const { picker, seen, state, answer } = sitDown(onBoard(decision({ a: 1, b: 1 })));
  picker.tap("a", "touch");
  picker.tap("a", "touch");
  assert.equal(state.selection.pending?.id, "a");
  seen.time += DOUBLE_CLICK;
  picker.tap("a", "touch");
  assert.equal(state.selection.pending, null);
  seen.time += DOUBLE_CLICK;
  picker.tap("a", "touch");
  picker.tap("a", "key");
  assert.deepEqual(seen.played, ["a"]);
  await answer(null);
});

test("what would end the turn waits with a finger, wherever it lies, and a button does not", async () => {
  const { picker, seen, state } = sitDown(decision({ end: 1, b: 1 }, { controls: { "end too": "end" } }));
  picker.tap("end", "touch");
  await new Promise((done) => setTimeout(done));
  assert.deepEqual([seen.played, state.selection.pending], [[], { id: "end", index: 0, endsTurn: true }]);
  seen.time += DOUBLE_CLICK;
  picker.tap("b", "touch");
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(seen.played, ["b"]);
});

test("a button that ends the turn says so itself", () => {
  const { picker, seen } = sitDown(decision({ b: 1 }, { controls: { "end too": "end" } }));
  picker.press("end too");
  assert.deepEqual(seen.played, ["end too"]);
});

test("Back takes back what waits, then the action before; with nothing left it says so", async () => {
  const earlier = [{ picked: "tile", ids: ["tile", "other"] }];
  const { picker, seen, answer } = sitDown(onBoard(decision({ a: 1, b: 1 }, { earlier })));
  picker.tap("a", "touch");
  assert.equal(picker.back(), true);
  assert.deepEqual(seen.played, []);
  picker.back();
  assert.deepEqual(seen.played, ["undo 1"]);
  await answer(decision({ tile: 1, other: 1 }));
  assert.equal(picker.back(), false);
  assert.deepEqual(seen.told, ["table-step-back", "table-back-nothing"]);
});

test("something else of an earlier decision is picked once the actions after it are taken back", async () => {
  const earlier = [{ picked: "tile", ids: ["tile", "other"] }];
  const frame = onBoard(decision({ a: 1, b: 1, tile: 1, other: 1 }, { earlier, fixed: ["tile", "other"] }));
  for (const piece of frame.view.pieces) if (["tile", "other"].includes(piece.id)) piece.area = "tray";
  const { picker, seen, answer } = sitDown(frame);
  picker.tap("other", "mouse");
  assert.deepEqual(seen.played, ["undo 1"]);
  await answer(decision({ tile: 1, other: 1 }));
  assert.deepEqual(seen.played, ["undo 1", "other"]);
});

test("what cannot be turned says so", () => {
  const { picker, seen } = sitDown(decision({ a: 1 }));
  assert.equal(picker.rotate(1), false);
  assert.deepEqual(seen.told, ["table-turn-none"]);
});
