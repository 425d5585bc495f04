import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../web/${path}`, import.meta.url), "utf8");

test("seats are small labels, and choose the board, in the same windows", () => {
  const [, small] = /export const SMALL = "(.+)";/.exec(read("ui/seats-list.js")) ?? [];
  assert.ok(small);
  for (const sheet of ["seats", "action-bar", "game-screen-sizes"])
    assert.ok(read(`styles/${sheet}.css`).includes(`@media ${small} {`), sheet);
});
