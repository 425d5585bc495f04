import assert from "node:assert/strict";
import { test } from "node:test";
import { ghostPlace, hatched, notePlace } from "../../web/table/decision-marks.js";
import { Selection } from "../../web/table/selection.js";

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

test("the ghost lies at the second tap, else under the pointer, else under the focus", () => {
  const selection = new Selection();
  selection.begin(choices);
  assert.equal(ghostPlace(selection, ["b", "a"], undefined), "b");
  assert.equal(ghostPlace(selection, ["elsewhere", "a"], undefined), "a");
  assert.equal(ghostPlace(selection, [null, null], undefined), null);
  selection.tap("a", true);
  assert.equal(ghostPlace(selection, ["b", null], undefined), "a");
});

test("while only the turn is asked the ghost lies where the view has it", () => {
  const selection = new Selection();
  selection.begin(["rot:0", "rot:1"].map((turn) => ({ path: [turn], label: { key: "do" } })));
  const view = /** @type {any} */ ({ pieces: [{ id: "tile", slot: "centre:1,2", marks: ["ghost"] }] });
  assert.equal(ghostPlace(selection, [null, null], view), "centre:1,2");
});

test("a note lies beside its thing, on a small table over the area that the thing is not in", () => {
  const [board, tray] = [
    { x: 0, y: 0, width: 360, height: 300 },
    { x: 0, y: 340, width: 360, height: 200 },
  ];
  const camera = { scale: 2, x: 5, y: 0 };
  const cameras = /** @type {any} */ ({ byArea: { board: camera, tray: camera }, windows: { board, tray } });
  const wide = notePlace(place("a"), cameras, { width: 900, height: 700 });
  assert.deepEqual(wide.beside, { x: 5, y: 20, width: 40, height: 40 });
  assert.equal(wide.dock, null);
  assert.equal(notePlace(place("a"), cameras, { width: 360, height: 640 }).dock, tray);
  assert.equal(notePlace(place("a", { area: "tray" }), cameras, { width: 360, height: 640 }).dock, board);
});
