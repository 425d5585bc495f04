import assert from "node:assert/strict";
import test from "node:test";
import { freshSeed } from "../../web/lib/random.js";

test("a seed is a decimal number of 64 bits", () => {
  const seeds = new Set(Array.from({ length: 20 }, freshSeed));
  assert.equal(seeds.size, 20);
  for (const seed of seeds) assert.ok(/^\d+$/.test(seed) && BigInt(seed) < 1n << 64n);
});
