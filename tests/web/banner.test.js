import assert from "node:assert/strict";
import { test } from "node:test";
import { bannerCorner } from "../../web/ui/banner.js";

const board = { x: 0, y: 60, width: 800, height: 600 };
const size = { width: 400, height: 80 };
const box = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, width: 60, height: 60 });
const UPPER = { x: 200, y: 72 };
const LOWER = { x: 200, y: 568 };

test("a banner lies in the middle of the upper edge of the board", () => {
  assert.deepEqual(bannerCorner(size, { board, about: [], lit: [] }), UPPER);
});

test("it leaves what it is about in sight, also where that covers what may be picked", () => {
  const places = { board, about: [box(400, 80)], lit: [box(300, 580), box(360, 580)] };
  assert.deepEqual(bannerCorner(size, places), LOWER);
});

test("it covers as little as possible of what may be picked", () => {
  assert.deepEqual(bannerCorner(size, { board, about: [], lit: [box(400, 80)] }), LOWER);
  assert.deepEqual(bannerCorner(size, { board, about: [], lit: [box(400, 580)] }), UPPER);
  assert.deepEqual(bannerCorner(size, { board, about: [], lit: [box(0, 80)] }), UPPER);
});

test("on a board that is lower than the banner it begins at the upper edge", () => {
  const low = { ...board, height: 70 };
  assert.deepEqual(bannerCorner(size, { board: low, about: [box(400, 80)], lit: [] }), UPPER);
});
