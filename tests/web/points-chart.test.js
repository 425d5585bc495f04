import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { placesOf } from "../../web/ui/points-chart.js";

test("more points lie higher, games stand from left to right, and nothing lies outside", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 300 }), { minLength: 1, maxLength: 10 }), (points) => {
      const { levels, marks } = placesOf(points);
      assert.equal(marks.length, points.length);
      for (const [at, [x, y]] of marks.entries()) {
        assert.ok(x >= 36 && x <= 250 && y >= 12 && y <= 72);
        if (at > 0) assert.ok(x > (marks[at - 1]?.[0] ?? 0));
        for (const [other, [, height]] of marks.entries())
          if ((points[at] ?? 0) > (points[other] ?? 0)) assert.ok(y < height);
      }
      assert.deepEqual(new Set(levels.map(([level]) => level)), new Set([Math.min(...points), Math.max(...points)]));
    }),
  );
});
