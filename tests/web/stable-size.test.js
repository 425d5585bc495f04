import assert from "node:assert/strict";
import { test } from "node:test";
import { plan } from "../../web/games/quetzal/traylayout.js";
import { stabilized } from "../../web/table/stable-size.js";

const WHOLE = { width: 936, height: 836, window: "1440 × 900" };
const HINTED = { ...WHOLE, height: 779 };

test("a table that is lower for a while keeps its stable size", () => {
  assert.deepEqual(stabilized(null, WHOLE), WHOLE);
  assert.deepEqual(stabilized(WHOLE, HINTED), WHOLE);
  assert.deepEqual(stabilized(HINTED, WHOLE), WHOLE);
});

test("another window, or another width, gives another stable size", () => {
  const turned = { ...HINTED, window: "900 × 1440" };
  const narrowed = { ...HINTED, width: 800 };
  assert.deepEqual(stabilized(WHOLE, turned), turned);
  assert.deepEqual(stabilized(WHOLE, narrowed), narrowed);
});

test("what stands above a table from the start does not make it smaller", () => {
  assert.deepEqual(stabilized(null, HINTED, WHOLE.height - HINTED.height), WHOLE);
  assert.deepEqual(stabilized(WHOLE, HINTED, WHOLE.height - HINTED.height), WHOLE);
});

test("Quetzal's island keeps its layout while a hint stands above it", () => {
  assert.notEqual(plan(HINTED).bands, plan(WHOLE).bands);
  assert.equal(plan(HINTED, undefined, WHOLE).bands, plan(WHOLE).bands);
});
