import assert from "node:assert/strict";
import { test } from "node:test";
import { Selection } from "../../web/table/selection.js";

const label = { key: "do" };
const choice = (/** @type {string} */ path, more = {}) => ({ path: path.split(" "), label, ...more });

const TILES = [
  choice("tile:1 board:0,0 rot:0"),
  choice("tile:1 board:0,0 rot:1"),
  choice("tile:1 board:1,0 rot:1"),
  choice("tile:2 board:0,0 rot:0"),
  choice("pass"),
];

test("a tap that completes a path plays it", () => {
  const selection = new Selection();
  selection.begin(TILES);
  assert.deepEqual(selection.tap("pass", false), { play: 4 });
});

test("a place that wants a second tap waits for it", () => {
  const selection = new Selection();
  selection.begin([choice("board:0,0"), choice("board:1,0")]);
  assert.equal(selection.tap("board:1,0", true), "pending");
  assert.equal(selection.pending, "board:1,0");
  assert.deepEqual(selection.tap("board:1,0", true), { play: 1 });
});

test("tapping another place moves the waiting ghost there", () => {
  const selection = new Selection();
  selection.begin([choice("board:0,0"), choice("board:1,0")]);
  selection.tap("board:1,0", true);
  assert.equal(selection.tap("board:0,0", true), "pending");
  assert.deepEqual(selection.accept(), { play: 0 });
});

test("a thing that may be turned waits until it is accepted", () => {
  const selection = new Selection();
  selection.begin(TILES);
  selection.tap("tile:1", false);
  assert.equal(selection.tap("board:0,0", false), "picked");
  assert.equal(selection.rotate(1, "board:0,0"), true);
  assert.deepEqual(selection.accept(), { play: 1 });
});

test("a second tap also accepts the turn shown", () => {
  const selection = new Selection();
  selection.begin(TILES);
  selection.tap("tile:1", false);
  assert.equal(selection.tap("board:0,0", true), "pending");
  assert.equal(selection.rotate(1, "board:0,0"), true);
  assert.deepEqual(selection.tap("board:0,0", true), { play: 1 });
});

test("a thing that lies as a ghost goes where the next tap is", () => {
  const selection = new Selection();
  selection.begin([...TILES.slice(0, 2), choice("tile:1 board:2,0 rot:0"), choice("tile:1 board:2,0 rot:1")]);
  selection.tap("tile:1", false);
  selection.tap("board:0,0", false);
  assert.equal(selection.tap("board:2,0", false), "picked");
  assert.deepEqual([...selection.picked], ["tile:1", "board:2,0"]);
  assert.equal(selection.tap("board:9,9", false), "refused");
});

test("a decision about the turn alone is accepted at the turn shown", () => {
  const selection = new Selection();
  selection.begin(["rot:0", "rot:1", "rot:2"].map((turn) => choice(turn)));
  assert.equal(selection.mayTurn, true);
  selection.rotate(-1, "centre:0,0");
  assert.equal(selection.turnAt("centre:0,0"), 2);
  assert.deepEqual(selection.accept(), { play: 2 });
});

test("going back takes the second tap first, then what was picked, then nothing", () => {
  const selection = new Selection();
  selection.begin(TILES);
  selection.tap("tile:1", false);
  selection.tap("board:1,0", true);
  assert.equal(selection.back(), true);
  assert.deepEqual([selection.pending, [...selection.picked]], [null, ["tile:1"]]);
  assert.equal(selection.back(), true);
  assert.equal(selection.back(), false);
});

test("without anything picked, accepting takes the preferred choice and nothing else", () => {
  const selection = new Selection();
  selection.begin([choice("pay:1"), choice("pay:2", { preferred: true })]);
  assert.deepEqual(selection.accept(), { play: 1 });
  selection.begin(TILES);
  assert.equal(selection.accept(), "refused");
});
