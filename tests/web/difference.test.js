import assert from "node:assert/strict";
import { test } from "node:test";
import { difference } from "../../web/table/difference.js";

/** @param {string} id @param {Record<string, unknown>} [more] @returns {any} */
const item = (id, more) => ({
  id,
  area: "board",
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  z: 0,
  alpha: 1,
  picture: { key: "plain" },
  ...more,
});

/** @param {import("../../web/table/difference.js").Difference} found */
const names = ({ come, go, move, change }) => ({
  come: come.map(({ id }) => id),
  go: go.map(({ id }) => id),
  move: move.map(([was]) => was.id),
  change: change.map(([was]) => was.id),
});

test("what came, went, moved and looks other is told apart, and what stayed is not told", () => {
  const before = [item("stays"), item("goes"), item("moves"), item("turns"), item("crosses")];
  const after = [
    item("crosses", { area: "tray" }),
    item("stays"),
    item("comes"),
    item("moves", { x: 5 }),
    item("turns", { picture: { key: "other" } }),
  ];
  assert.deepEqual(names(difference(before, after)), {
    come: ["comes"],
    go: ["goes"],
    move: ["crosses", "moves"],
    change: ["turns"],
  });
});

test("a thing that moves and looks other is moved: it arrives with its new look", () => {
  const found = difference([item("a")], [item("a", { y: 3, picture: { key: "other" } })]);
  assert.deepEqual(names(found), { come: [], go: [], move: ["a"], change: [] });
});

test("the difference of two lists is what comes, goes, moves and changes", () => {
  const other = /** @type {any} */ ({ key: "q" });
  const before = [item("stays"), item("goes"), item("moves"), item("turns over")];
  const after = [item("stays"), item("moves", { x: 5 }), item("turns over", { picture: other }), item("comes")];
  const found = difference(before, after);
  assert.deepEqual(
    found.come.map(({ id }) => id),
    ["comes"],
  );
  assert.deepEqual(
    found.go.map(({ id }) => id),
    ["goes"],
  );
  assert.deepEqual(
    found.move.map(([was, is]) => [was.x, is.x]),
    [[0, 5]],
  );
  assert.deepEqual(
    found.change.map(([, is]) => is.id),
    ["turns over"],
  );
});

test("a thing that goes to another area moves, wherever it lies there", () => {
  assert.equal(difference([item("a")], [item("a", { area: "tray" })]).move.length, 1);
});
