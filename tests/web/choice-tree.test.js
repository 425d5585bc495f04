import assert from "node:assert/strict";
import { test } from "node:test";
import {
  badges,
  begin,
  complete,
  lookAhead,
  next,
  pick,
  preferred,
  rotate,
  turnNow,
  turns,
} from "../../web/play/choice-tree.js";
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

test("the first step of every path may be clicked", () => {
  assert.deepEqual([...next(begin(TILES))], ["tile:1", "tile:2", "pass"]);
});

test("what is picked narrows what may be clicked", () => {
  assert.deepEqual([...next(pick(begin(TILES), "tile:1"))], ["board:0,0", "board:1,0"]);
});

test("picking what is not offered changes nothing", () => {
  const start = begin(TILES);
  assert.equal(pick(start, "board:0,0"), start);
  assert.equal(pick(start, "rot:5"), start);
});

test("a turn may be set before anything else and counts where it is open", () => {
  const turned = pick(pick(begin(TILES), "rot:1"), "tile:1");
  assert.equal(turnNow(turned, "board:0,0"), "rot:1");
  assert.equal(complete(pick(turned, "board:0,0")), 1);
});

test("where the turn that was set is not open, the first open one counts", () => {
  const turned = pick(pick(begin(TILES), "rot:0"), "tile:1");
  assert.equal(complete(pick(turned, "board:1,0")), 2);
});

test("turning goes through the open turns and around", () => {
  const placed = pick(pick(begin(TILES), "tile:1"), "board:0,0");
  assert.deepEqual(turns(placed), ["rot:0", "rot:1"]);
  const once = rotate(placed, 1);
  assert.equal(turnNow(once), "rot:1");
  assert.equal(turnNow(rotate(once, 1)), "rot:0");
  assert.equal(turnNow(rotate(placed, -1)), "rot:1");
});

test("a path is complete when nothing is left to pick", () => {
  assert.equal(complete(begin(TILES)), null);
  assert.equal(complete(pick(begin(TILES), "pass")), 4);
});

test("looking ahead finds the only choice behind a click, or the preferred one", () => {
  assert.equal(lookAhead(begin(TILES), "tile:2"), 3);
  assert.equal(lookAhead(begin(TILES), "tile:1"), null);
  const paid = begin([choice("a b"), choice("a c", { preferred: true })]);
  assert.equal(lookAhead(paid, "a"), 1);
  assert.equal(preferred(paid), 1);
});

test("a badge is shown only where the choices behind it agree", () => {
  const picking = begin([choice("a x", { badge: "1" }), choice("a y", { badge: "2" }), choice("b", { badge: "0" })]);
  assert.deepEqual([...badges(picking)], [["b", "0"]]);
});

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
