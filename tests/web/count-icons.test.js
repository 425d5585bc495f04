import assert from "node:assert/strict";
import { test } from "node:test";
import { isInPanel, mainScore } from "../../web/ui/count-icons.js";

test("a seat has one score: what it would have if the game ended now, else its points, else what comes first", () => {
  const scoreOf = (/** @type {Record<string, number>} */ counts) => mainScore(Object.entries(counts));
  assert.deepEqual(scoreOf({ points: 3, final: 9, coins: 5 }), ["final", 9]);
  assert.deepEqual(scoreOf({ gold: 1, points: 12 }), ["points", 12]);
  assert.deepEqual(scoreOf({ cards: 2, buildings_left: 22 }), ["buildings_left", 22]);
  assert.deepEqual(scoreOf({ pebbles: 4 }), ["pebbles", 4]);
});

test("a panel leaves out the other score, what the table shows and the objectives", () => {
  const names = ["points", "coins", "adventurers", "objective_commerce", "out"];
  assert.deepEqual(names.filter(isInPanel), ["coins", "out"]);
});
