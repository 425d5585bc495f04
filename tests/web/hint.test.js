import assert from "node:assert/strict";
import { test } from "node:test";
import { pointedAt } from "../../web/play/hint.js";

const CHOICES = [
  { path: ["end"], label: { key: "end" } },
  { path: ["tile:3", "rot:1", "cell:2,5"], label: { key: "lay" } },
];

test("the first step points at the piece, the second at the place too; a turn is no place", () => {
  const hint = { index: 1, reasons: [] };
  assert.deepEqual(pointedAt({ ...hint, step: 1 }, CHOICES), ["tile:3"]);
  assert.deepEqual(pointedAt({ ...hint, step: 2 }, CHOICES), ["tile:3", "cell:2,5"]);
});

test("what is still being thought about points at nothing", () => {
  assert.deepEqual(pointedAt({ step: 0, index: 0, reasons: [] }, CHOICES), []);
  assert.deepEqual(pointedAt(null, CHOICES), []);
});

test("a hint whose choice is gone points at nothing", () => {
  assert.deepEqual(pointedAt({ step: 2, index: 7, reasons: [] }, CHOICES), []);
});
