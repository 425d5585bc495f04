import assert from "node:assert/strict";
import { test } from "node:test";
import { tipSpot } from "../../web/ui/tips.js";

const WINDOW = { width: 360, height: 640 };
const TIP = { width: 120, height: 40 };
const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, width: 40, height: 40 });

test("a tip lies below what is in the upper half of the window, above what is in the lower half", () => {
  assert.deepEqual(tipSpot(at(100, 10), TIP, WINDOW), { x: 60, y: 56 });
  assert.deepEqual(tipSpot(at(100, 590), TIP, WINDOW), { x: 60, y: 544 });
});

test("a tip never leaves the window at its sides", () => {
  assert.equal(tipSpot(at(0, 10), TIP, WINDOW).x, 4);
  assert.equal(tipSpot(at(320, 10), TIP, WINDOW).x, 236);
});
