import assert from "node:assert/strict";
import { test } from "node:test";
import { tipCorner } from "../../web/table/tip.js";

const TABLE = { width: 800, height: 600 };
const TIP = { width: 200, height: 80 };
const at = (/** @type {number} */ x, /** @type {number} */ y, width = 40) => ({
  beside: { x, y, width, height: 40 },
  size: TABLE,
  dock: null,
});

test("a tip lies to the right of its item, else to the left", () => {
  assert.deepEqual(tipCorner(at(100, 300), TIP), { x: 150, y: 280 });
  assert.deepEqual(tipCorner(at(700, 300), TIP), { x: 490, y: 280 });
});

test("where neither side is wide enough it lies above, else below", () => {
  assert.deepEqual(tipCorner(at(150, 300, 500), TIP), { x: 300, y: 210 });
  assert.deepEqual(tipCorner(at(150, 40, 500), TIP), { x: 300, y: 90 });
});

test("it never leaves the table", () => {
  assert.deepEqual(tipCorner(at(100, 0), TIP), { x: 150, y: 4 });
  assert.deepEqual(tipCorner(at(100, 580), TIP), { x: 150, y: 516 });
});

test("in a dock it lies at the edge that is nearer to its item, and as near to it as the dock allows", () => {
  const below = { x: 0, y: 400, width: 800, height: 200 };
  assert.deepEqual(tipCorner({ ...at(300, 100), dock: below }, TIP), { x: 220, y: 404 });
  const above = { x: 0, y: 0, width: 800, height: 200 };
  assert.deepEqual(tipCorner({ ...at(10, 400), dock: above }, TIP), { x: 4, y: 116 });
});
