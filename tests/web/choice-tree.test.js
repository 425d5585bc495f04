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
  assert.deepEqual([...next(pick(begin(TILES), "tile:1"))], ["board:0,0"]);
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

test("what cannot lie there turned so may not be picked", () => {
  const turned = pick(pick(begin(TILES), "rot:0"), "tile:1");
  assert.deepEqual([...next(turned)], ["board:0,0"]);
  assert.deepEqual([...next(pick(turned, "rot:1"))], ["board:0,0", "board:1,0"]);
});

test("where the turn that was set is not open, the first open one counts", () => {
  const turned = pick(pick(begin(TILES), "rot:1"), "tile:2");
  assert.equal(complete(pick(turned, "board:0,0")), 3);
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
});

test("a choice is preferred once its last click is left: nobody has said yet what the first one is", () => {
  const paid = begin([choice("a b"), choice("a c", { preferred: true }), choice("d")]);
  assert.equal(preferred(paid), null);
  assert.equal(preferred(pick(paid, "a")), 1);
});

test("a badge is shown only where the choices behind it agree", () => {
  const picking = begin([choice("a x", { badge: "1" }), choice("a y", { badge: "2" }), choice("b", { badge: "0" })]);
  assert.deepEqual([...badges(picking)], [["b", "0"]]);
});
