import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING_POINTED, planAt, pointedAt } from "../../web/play/hint.js";
import { freeEdge, hintGhosts, NO_HINT, shownHint } from "../../web/table/hint-ghost.js";

const CHOICES = [
  { path: ["end"], label: { key: "end" } },
  { path: ["tile:3", "cell:2,5", "rot:1"], label: { key: "lay" } },
  { path: ["building:1"], label: { key: "build" } },
  { path: ["rot:2"], label: { key: "turn" } },
  { path: ["centre:1,1"], label: { key: "expand" } },
];

/** @param {number} index @param {string[][]} [paths] */
function hintOf(index, paths = []) {
  return { found: { revision: 5, index, reasons: [], plan: paths.map(() => 0), paths }, times: 1 };
}

test("a hint points at the piece and the place, and tells how the piece is turned", () => {
  const { now, next } = pointedAt(hintOf(1, [["pay:1"]]), CHOICES);
  assert.deepEqual(now, { ids: ["tile:3", "cell:2,5"], turn: 1 });
  assert.deepEqual(next, { ids: ["pay:1"], turn: null });
});

test("what is still searched for points at nothing, nor does a hint whose choice is gone", () => {
  assert.equal(pointedAt({ found: null, times: 1 }, CHOICES), NOTHING_POINTED);
  assert.equal(pointedAt(null, CHOICES), NOTHING_POINTED);
  assert.equal(pointedAt(hintOf(7), CHOICES), NOTHING_POINTED);
});

test("a plan goes on only after exactly what it began with", () => {
  const { found } = hintOf(1, [["a"]]);
  assert.deepEqual(planAt(found, { revision: 5, index: 1 }, 6), [0]);
  assert.deepEqual(planAt(found, { revision: 5, index: 2 }, 6), []);
  assert.deepEqual(planAt(found, { revision: 5, index: 1 }, 7), []);
  assert.deepEqual(planAt(found, { revision: 4, index: 1 }, 6), []);
  assert.deepEqual(planAt(null, { revision: 5, index: 1 }, 6), []);
  assert.deepEqual(planAt(found, null, 6), []);
});

/** The table has cells and centres on the board, everything else elsewhere. @param {string} id */
const itemOf = (id) => ({ area: /** @type {"board" | "tray"} */ (/^c[a-z]+:/.test(id) ? "board" : "tray") });

test("where a piece is only chosen, the table shows the place that comes next in the plan too", () => {
  const shown = (/** @type {number} */ index, /** @type {string[][]} */ ...paths) =>
    shownHint(pointedAt(hintOf(index, paths), CHOICES), itemOf);
  const chosen = shown(2, ["cell:1,0", "rot:3"], ["pay:1"]);
  assert.deepEqual(chosen.ids, ["building:1", "cell:1,0"]);
  assert.deepEqual([chosen.at, chosen.turn, chosen.picked], ["cell:1,0", 3, ["building:1"]]);
  const laid = shown(1, ["tile:4", "cell:9,9", "rot:2"]);
  assert.deepEqual([laid.ids, laid.at, laid.turn], [["tile:3", "cell:2,5"], "cell:2,5", 1]);
  const loaded = shown(2, ["building:2"]);
  assert.deepEqual([loaded.ids, loaded.at], [["building:1"], "building:1"]);
  const turnedLater = shown(4, ["rot:5"]);
  assert.deepEqual([turnedLater.at, turnedLater.turn], ["centre:1,1", 5]);
});

test("the ghost of a hint lies where and as the hint says, whatever is picked", () => {
  const asked = /** @type {any[]} */ ([]);
  const game = /** @type {any} */ ({ ghost: (/** @type {any[]} */ ...given) => asked.push(given.slice(2)) });
  const pieces = [{ id: "tile:9", attributes: { is_ghost: true }, slot: "centre:4,4" }];
  const state = /** @type {any} */ ({ frame: { view: { pieces } }, layout: { context: {} } });
  for (const index of [1, 3]) hintGhosts(game, state, shownHint(pointedAt(hintOf(index), CHOICES), itemOf));
  assert.deepEqual(asked, [
    ["cell:2,5", 1, ["tile:3", "cell:2,5"]],
    ["centre:4,4", 2, []],
  ]);
  assert.deepEqual(hintGhosts(game, state, NO_HINT), []);
});

test("the words of a hint lie at the edge where they hide nothing that it is about", () => {
  const board = { x: 0, y: 100, width: 400, height: 300 };
  const item = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, width: 40, height: 40 });
  const size = { width: 300, height: 80 };
  const edge = (/** @type {any[]} */ ...about) => freeEdge(board, about, size);
  assert.equal(edge(), "top");
  assert.equal(edge(item(170, 110)), "bottom");
  assert.equal(edge(item(170, 340)), "top");
  assert.equal(edge(item(170, 110), item(110, 110), item(170, 360)), "bottom");
  assert.equal(edge(item(0, 110)), "top");
});
