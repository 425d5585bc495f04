import assert from "node:assert/strict";
import { test } from "node:test";
import { besideStrip, topOverBoard } from "../../web/table/bar-fit.js";
import {
  dimmed,
  ghostPlace,
  ghostsAt,
  hatched,
  isTrayUsed,
  marksOf,
  smallestTarget,
  tipPlace,
} from "../../web/table/decision-marks.js";
import { NO_HINT } from "../../web/table/hint-ghost.js";
import { Selection } from "../../web/table/selection.js";
import { TableState } from "../../web/table/table-state.js";

/** @typedef {import("../../web/table/types.js").Item} Item */

const picture = { key: "p", width: 1, height: 1, parts: [] };
/** @returns {Item} */
const place = (/** @type {string} */ id, more = {}) => ({
  id,
  area: "board",
  shape: "circle",
  x: 10,
  y: 20,
  width: 20,
  height: 20,
  picture,
  isPlace: true,
  ...more,
});
const choices = [
  { path: ["a"], label: { key: "do" } },
  { path: ["b"], label: { key: "do" } },
];

test("a refused place is hatched unless a piece on it shows why", () => {
  const items = [place("a"), place("b"), place("c"), place("piece", { isPlace: false, target: "b" })];
  const reasons = { a: { key: "no" }, b: { key: "no" }, elsewhere: { key: "no" } };
  assert.deepEqual([...hatched(items, reasons, new Set(["c"]))], ["a"]);
});

test("places that may not be picked are dimmed while others may be, or one is picked", () => {
  const items = [place("a", { dims: true }), place("b", { dims: true }), place("c", { dims: true }), place("d")];
  const none = new Set(["d"]);
  assert.deepEqual([...dimmed(items, new Set(["a"]), new Set())], ["b", "c"]);
  assert.deepEqual([...dimmed(items, new Set(["bid:1"]), new Set(["b"]))], ["a", "c"]);
  assert.deepEqual([...dimmed(items, none, new Set())], []);
});

test("the ghost lies where a choice waits, else under the pointer, else under the focus", () => {
  const selection = new Selection();
  selection.begin(choices);
  assert.equal(ghostPlace(selection, ["b", "a"], undefined), "b");
  assert.equal(ghostPlace(selection, ["elsewhere", "a"], undefined), "a");
  assert.equal(ghostPlace(selection, [null, null], undefined), null);
  selection.tap("a", { confirm: true });
  assert.equal(ghostPlace(selection, ["b", null], undefined), "a");
});

test("while only the turn is asked the ghost lies where the view has it", () => {
  const selection = new Selection();
  selection.begin(["rot:0", "rot:1"].map((turn) => ({ path: [turn], label: { key: "do" } })));
  const view = /** @type {any} */ ({ pieces: [{ id: "tile", slot: "centre:1,2", attributes: { is_ghost: true } }] });
  assert.equal(ghostPlace(selection, [null, null], view), "centre:1,2");
});

test("a tip lies beside its item, on a small table over the area that the item is not in", () => {
  const [board, tray] = [
    { x: 0, y: 0, width: 360, height: 300 },
    { x: 0, y: 340, width: 360, height: 200 },
  ];
  const camera = { scale: 2, x: 5, y: 0 };
  const windows = { board, tray };
  const cameras = /** @type {any} */ ({ byArea: { board: camera, tray: camera }, windows, uncovered: board });
  const wide = tipPlace(place("a"), cameras, { width: 900, height: 700 });
  assert.deepEqual(wide.beside, { x: 5, y: 20, width: 40, height: 40 });
  assert.equal(wide.dock, null);
  assert.equal(tipPlace(place("a"), cameras, { width: 360, height: 640 }).dock, tray);
  assert.equal(tipPlace(place("a", { area: "tray" }), cameras, { width: 360, height: 640 }).dock, board);
  // A low tray has no room for a tip.
  windows.tray = { ...tray, height: 70 };
  assert.deepEqual(tipPlace(place("a"), cameras, { width: 360, height: 640 }).dock, { ...board, y: 60, height: 240 });
});

test("on a small table a tip about the board leaves a tray that is in use, and the strip above it, free", () => {
  const windows = {
    board: { x: 0, y: 10, width: 360, height: 300 },
    tray: { x: 0, y: 340, width: 360, height: 200 },
  };
  const uncovered = windows.board;
  const cameras = /** @type {any} */ ({ byArea: { board: { scale: 1, x: 0, y: 0 } }, windows, uncovered });
  const dockAt = (/** @type {number} */ y) =>
    tipPlace(place("a", { y }), cameras, { width: 360, height: 640 }, { isTrayUsed: true }).dock;
  assert.deepEqual(dockAt(60), { x: 0, y: 70, width: 360, height: 240 });
  assert.deepEqual(dockAt(260), { x: 0, y: 10, width: 360, height: 240 });
  // A strip of alternatives over the head of the board takes its part of it.
  cameras.uncovered = besideStrip(windows.board, { ...windows.board, height: 100 });
  assert.deepEqual(dockAt(260), { x: 0, y: 110, width: 360, height: 140 });
});

test("a strip over the board leaves free what it is about", () => {
  const board = { x: 0, y: 10, width: 360, height: 300 };
  const about = (/** @type {number} */ y) => ({ x: 0, y, width: 40, height: 40 });
  assert.equal(topOverBoard(100, board, null), 210);
  assert.equal(topOverBoard(100, board, about(160)), 210);
  assert.equal(topOverBoard(100, board, about(200)), 10);
  assert.deepEqual(besideStrip(board, { ...board, y: 210, height: 100 }), { ...board, height: 200 });
});

test("the tray is in use while something in it is held, picked, or may be picked", () => {
  const state = decided();
  assert.equal(isTrayUsed(state), true);
  const items = [place("a"), place("b"), place("c", { area: "tray" })];
  const layout = { context: { plan: {} }, scene: { items, held: null, grid: "hex", bounds: {} } };
  state.setLayout(/** @type {any} */ (layout));
  assert.equal(isTrayUsed(state), false);
  items.push(place("a", { area: "tray" }));
  assert.equal(isTrayUsed(state), true);
});

/** A table with a decision about the places a and b, and an item in the hand. */
function decided() {
  const state = new TableState(/** @type {any} */ ({ theme: "dark" }));
  const frame = /** @type {any} */ ({ choices, view: { viewer: 0, pieces: [], controls: [] }, to_act: 0 });
  state.begin(frame, { players: [], animate: false, mine: 0, isStarting: false });
  const items = [place("a"), place("b", { width: 8 }), place("c"), place("held", { area: "tray", isPlace: false })];
  state.setLayout(
    /** @type {any} */ ({ context: { plan: {} }, scene: { items, held: "held", grid: "hex", bounds: {} } }),
  );
  return state;
}

test("marks say what may be picked, what is picked or queued, what is refused and what is looked at", () => {
  const state = decided();
  state.setReasons({ c: { key: "no" } });
  state.showHint({ ...NO_HINT, ids: ["b"] });
  state.hover("c");
  const marks = marksOf(state, ["queued"]);
  assert.deepEqual([...marks.lit], ["a", "b"]);
  assert.deepEqual([...marks.picked], ["queued", "held"]);
  assert.deepEqual([...marks.refused], ["c"]);
  assert.deepEqual([...marks.pointed], ["b"]);
  assert.deepEqual([marks.focus, marks.theme], ["c", "dark"]);
  state.focus("a");
  state.selection.tap("a", { confirm: true });
  assert.equal(marksOf(state, []).focus, "a");
  assert.deepEqual([...marksOf(state, []).picked], ["a", "held"]);
});

test("what is held is marked only while something is asked", () => {
  const state = decided();
  const frame = /** @type {any} */ ({ ...state.frame, choices: [] });
  state.begin(frame, { players: [], animate: false, mine: 0, isStarting: false });
  assert.deepEqual([...marksOf(state, []).picked], []);
});

test("the smallest target is the narrowest item on the board that may be picked", () => {
  const state = decided();
  assert.equal(smallestTarget(state.items, state.selection.lit), 8);
  assert.equal(smallestTarget(state.items, new Set(["held"])), 0);
});

test("the game is asked for the ghost with the turn and what is picked", () => {
  const state = decided();
  /** @type {unknown[]} */
  const asked = [];
  const game = /** @type {any} */ ({
    ghost: (/** @type {unknown[]} */ ...args) => {
      asked.push(args.slice(2));
      return [place("ghost")];
    },
  });
  assert.deepEqual(ghostsAt(game, state, null), []);
  assert.equal(ghostsAt(game, state, "a")[0]?.id, "ghost");
  assert.deepEqual(asked, [["a", 0, []]]);
  state.end();
  assert.deepEqual(ghostsAt(game, state, "a"), []);
});
