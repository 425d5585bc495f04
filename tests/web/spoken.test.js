// What is said to those who listen: after each input on the table, and of each change of the log.

import assert from "node:assert/strict";
import { test } from "node:test";
import { logChange, saidOf, saidQuestion, whyNot } from "../../web/play/log-change.js";
import { beyond } from "../../web/table/description.js";
import { decision, sitDown } from "./picker-table.js";

/** Lets what was asked of the engine be answered. */
async function settle() {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

/** A decision whose things lie on the board. @param {any} frame */
function onBoard(frame) {
  for (const piece of frame.view.pieces) Object.assign(piece, { area: "board", label: [{ key: `name ${piece.id}` }] });
  return frame;
}

test("what waits is said with what it brings and the key that confirms it", async () => {
  const { picker, seen } = sitDown(onBoard(decision({ a: 1, b: 1 })));
  picker.tap("a", "touch");
  await settle();
  assert.deepEqual(seen.told, ["brings a", "detail of a", "table-enter-confirms"]);
  picker.tap("b", "touch");
  await settle();
  assert.deepEqual(seen.told.slice(3), ["brings b", "detail of b", "table-enter-confirms"]);
});

test("of what has the focus, and was described, only the details are said", async () => {
  const { picker, seen } = sitDown(onBoard(decision({ a: 1, b: 1 })), "always");
  picker.tap("a", "key");
  await settle();
  assert.deepEqual(seen.told, ["detail of a", "table-enter-confirms"]);
});

test("what waits and would end the turn says so", async () => {
  const { picker, seen } = sitDown(onBoard(decision({ end: 1, b: 1 })));
  picker.tap("end", "touch");
  await settle();
  assert.deepEqual(seen.told, ["brings end", "detail of end", "table-enter-ends"]);
});

test("a part of an answer is said when it is picked and when it is taken back", async () => {
  const { picker, seen } = sitDown(onBoard(decision({ a: 1, b: 1 }, { paths: [["a", "b"], ["b"]] })));
  picker.tap("a", "key");
  assert.deepEqual(seen.told, ["table-picked"]);
  picker.back();
  assert.deepEqual(seen.told, ["table-picked", "table-step-back"]);
});

test("a turn says where the piece fits, and of a ghost what it would cover", async () => {
  const paths = ["rot:0", "rot:1"].flatMap((turn) => ["a", "b"].map((place) => [place, turn]));
  const { picker, seen } = sitDown(onBoard(decision({ a: 1, b: 1 }, { paths })));
  picker.rotate(1);
  await settle();
  assert.deepEqual(seen.told, ["table-turned"]);
  picker.tap("a", "touch");
  await settle();
  seen.told.length = 0;
  picker.rotate(1);
  await settle();
  assert.deepEqual(seen.told, ["brings a,rot:0", "detail of a,rot:0", "table-enter-confirms"]);
});

test("a description says only what the name does not", () => {
  assert.equal(beyond("Farm, D9: costs 3 gold", ["costs 3 gold", "Covers D9, E9", ""]), "Covers D9, E9.");
  assert.equal(beyond("Farm", []), "");
});

const line = (/** @type {number} */ moment, key = `line ${moment}`) => ({ moment, seat: 0, text: { key } });
const lines = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => line(at + 1));
const ME = { viewer: 0, phase: /** @type {const} */ ("acting") };
const keys = (/** @type {{ key: string }[]} */ texts) => texts.map(({ key }) => key);

test("undo says which lines were taken back, those of others included, and redo which came again", () => {
  const undone = logChange(lines(3), lines(1));
  assert.deepEqual(keys(saidOf(ME, ME, false, undone)), ["said-undone", "line 2", "line 3"]);
  const redone = logChange(lines(1), lines(3));
  assert.deepEqual(keys(saidOf(ME, ME, false, redone)), ["said-redone", "line 2", "line 3"]);
});

test("of many lines the first are said, and how many more there are", () => {
  const said = saidOf(ME, ME, false, logChange(lines(10), []));
  assert.deepEqual(keys(said), ["said-undone", "line 1", "line 2", "line 3", "line 4", "said-more"]);
  assert.deepEqual(said.at(-1)?.args, { count: 6 });
});

test("a line that another one replaces was taken back", () => {
  const { gone, come } = logChange([line(1), line(2)], [line(1), line(2, "other")]);
  assert.deepEqual([keys(gone.map(({ text }) => text)), keys(come.map(({ text }) => text))], [["line 2"], ["other"]]);
});

test("nothing that one viewer was told is said to the next, and an opened game is not told from its beginning", () => {
  const change = logChange(lines(3), lines(1));
  assert.deepEqual(saidOf({ viewer: 1 }, ME, false, change), []);
  assert.deepEqual(saidOf(ME, null, false, logChange([], lines(3))), []);
  assert.deepEqual(saidOf(ME, { viewer: 0, phase: "starting" }, false, logChange([], lines(3))), []);
});

test("what is played is said line by line, by itself or not, in the words that concern the viewer", () => {
  const banner = { ...line(2), banner: { key: "you lose" } };
  const theirs = { ...line(3), seat: 1 };
  const said = saidOf(ME, ME, true, logChange(lines(1), [line(1), banner, theirs, line(4)]));
  assert.deepEqual(keys(said), ["said-heard", "said-heard", "said-own"]);
  assert.deepEqual(
    said.map(({ args }) => args?.what),
    [{ key: "you lose" }, { key: "line 3" }, { key: "line 4" }],
  );
});

test("undo and redo with nothing to do say why", () => {
  const state = (/** @type {any} */ undoable) => /** @type {any} */ ({ ...ME, isWatching: false, frame: { undoable } });
  const why = { key: "undo-luck" };
  assert.deepEqual(whyNot(state({ undo: false, redo: false, why }), "undo"), { key: "undo-because", args: { why } });
  assert.equal(whyNot(state({ undo: true, redo: true }), "undo"), null);
  assert.equal(whyNot(state({ undo: true, redo: true }), "redo"), null);
  assert.deepEqual(whyNot(state({ undo: true, redo: false }), "redo"), { key: "redo-nothing" });
});

test("a question that is the same after the bots have acted is not said again in full", () => {
  const prompt = { key: "choose" };
  const asking = /** @type {any} */ ({ viewer: 0, frame: { view: { prompt } } });
  const bots = /** @type {any} */ ({ phase: "bots" });
  const own = /** @type {any} */ ({ phase: "acting" });
  const last = { viewer: 0, prompt };
  assert.deepEqual(saidQuestion(asking, bots, true, last), { key: "said-your-turn" });
  const whole = { key: "table-here", args: { what: prompt } };
  assert.deepEqual(saidQuestion(asking, own, true, last), whole);
  assert.deepEqual(saidQuestion(asking, bots, true, { viewer: 0, prompt: { key: "pay" } }), whole);
  assert.deepEqual(saidQuestion(asking, bots, true, { viewer: 1, prompt }), whole);
  assert.deepEqual(saidQuestion(asking, bots, false, last), prompt);
});
