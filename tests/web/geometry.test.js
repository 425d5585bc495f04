import assert from "node:assert/strict";
import { test } from "node:test";
import { covers, direction, hexCorners, hit, nextInDirection } from "../../web/table/geometry.js";

/** @typedef {import("../../web/table/types.js").Item} Item */

const picture = { key: "p", width: 1, height: 1, parts: [] };
/** @returns {Item} */
const item = (/** @type {string} */ id, more = {}) => ({
  id,
  area: "board",
  shape: "circle",
  x: 0,
  y: 0,
  width: 20,
  height: 20,
  picture,
  ...more,
});

test("a hex stands on a corner", () => {
  assert.deepEqual(hexCorners(0, 0, 10)[0], [0, -10]);
  const hex = item("h", { shape: "hex", width: 17.32, height: 20 });
  assert.equal(covers(hex, { x: 0, y: 9.9 }), true);
  assert.equal(covers(hex, { x: 8.5, y: 4 }), true);
  assert.equal(covers(hex, { x: 8.5, y: 8 }), false);
  assert.equal(covers(hex, { x: 8.8, y: 0 }), false);
});

test("a circle has no corners and a rectangle has", () => {
  assert.equal(covers(item("c"), { x: 8, y: 8 }), false);
  assert.equal(covers(item("r", { shape: "rect" }), { x: 8, y: 8 }), true);
});

test("a click means the topmost thing, or what that stands for", () => {
  const items = [
    item("piece", { z: 2, target: "place" }),
    item("place", { width: 60 }),
    item("mist", { z: 9, silent: true }),
  ];
  assert.equal(hit(items, "board", { x: 0, y: 0 }), "place");
  assert.equal(hit([...items, item("top", { z: 3 })], "board", { x: 0, y: 0 }), "top");
  assert.equal(hit(items, "tray", { x: 0, y: 0 }), null);
});

test("up and down lean on hexes, and Shift leans the other way", () => {
  assert.deepEqual(
    ["ArrowRight", "ArrowUp", "ArrowDown"].map((key) => direction(key, false, "hex")),
    [0, 300, 120],
  );
  assert.deepEqual(
    ["ArrowUp", "ArrowDown"].map((key) => direction(key, true, "hex")),
    [240, 60],
  );
  assert.equal(direction("ArrowUp", false, "square"), 270);
  assert.equal(direction("Home", false, "hex"), null);
});

test("the nearest thing in a direction is next, and leaning counts as distance", () => {
  const spots = [
    { id: "here", x: 0, y: 0 },
    { id: "aside", x: 10, y: 9 },
    { id: "straight", x: 20, y: 0 },
    { id: "behind", x: -5, y: 0 },
  ];
  const [here] = spots;
  assert.equal(nextInDirection(spots, /** @type {any} */ (here), 0), "straight");
  assert.equal(nextInDirection(spots, /** @type {any} */ (here), 180), "behind");
  assert.equal(nextInDirection(spots, /** @type {any} */ (here), 270), null);
});
