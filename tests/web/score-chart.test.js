import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, niceStep } from "../../web/ui/score-chart.js";

test("levels stand at round numbers, never closer than one point", () => {
  assert.deepEqual([0.2, 1, 1.5, 3, 7, 11, 26, 60].map(niceStep), [1, 1, 2, 5, 10, 20, 50, 100]);
});

test("seals at the ends of lines keep apart, in the order of the points", () => {
  const placed = apart([100, 102, 40, 101]);
  assert.deepEqual(
    placed.map(([seat]) => seat),
    [2, 0, 3, 1],
  );
  const heights = placed.map(([, y]) => y);
  for (const [at, y] of heights.slice(1).entries()) assert.ok(y - (heights[at] ?? 0) >= 19);
});

test("seals at the foot of the picture are pushed up, not out", () => {
  const heights = apart([176, 176, 176]).map(([, y]) => y);
  assert.deepEqual(heights, [138, 157, 176]);
});
