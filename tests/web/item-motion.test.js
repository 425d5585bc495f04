import assert from "node:assert/strict";
import { test } from "node:test";
import { difference } from "../../web/table/difference.js";
import { motionOf } from "../../web/table/item-motion.js";
import { ItemNodes } from "../../web/table/item-nodes.js";
import { fakeLayers, item } from "./fake-nodes.js";

/** @typedef {import("../../web/table/types.js").Item} Item */

const CAMERAS = { board: { scale: 2, x: 100, y: 0 }, tray: { scale: 1, x: 0, y: 400 }, side: { scale: 1, x: 0, y: 0 } };

/**
 * @param {Item[]} before
 * @param {Item[]} after
 * @param {boolean} moves
 */
function change(before, after, moves) {
  const { layers, bitmaps } = fakeLayers();
  const nodes = new ItemNodes(layers, bitmaps);
  nodes.items = before;
  for (const each of before) nodes.settle(each);
  const nodeOf = (/** @type {string} */ id) => /** @type {any} */ (nodes.nodeOf(id));
  const old = Object.fromEntries(before.map(({ id }) => [id, nodeOf(id)]));
  nodes.items = after;
  const { steps, hasMoves } = motionOf(nodes, difference(before, after), before, (area) => CAMERAS[area], moves);
  const run = (/** @type {number} */ part) => {
    for (const step of steps) step(part);
  };
  return { nodeOf, old, run, hasMoves, layers };
}

test("an item moves over everything from its old place to its new one, and lies in its area at the end", () => {
  const { nodeOf, run, hasMoves, layers } = change([item("a", { area: "tray" })], [item("a", { x: 10, z: 1 })], true);
  const node = nodeOf("a");
  assert.equal(hasMoves, true);
  run(0);
  assert.equal(node.parent, layers.flight);
  assert.deepEqual([node.attributes.x, node.attributes.y, node.attributes.scaleX], [0, 400, 1]);
  run(0.5);
  assert.deepEqual([node.attributes.x, node.attributes.y], [60, 200]);
  assert.ok(node.attributes.scaleX > 1.5, "lifted half-way");
  run(1);
  assert.equal(node.parent, layers.world("pieces", "board"));
  assert.deepEqual([node.attributes.x, node.attributes.scaleX], [10, 1]);
});

test("a die turns on its way and lies straight at the end", () => {
  const { nodeOf, run } = change([item("die")], [item("die", { x: 5, tumbles: true })], true);
  run(0.5);
  assert.notEqual(nodeOf("die").attributes.rotation, 0);
  run(1);
  assert.equal(nodeOf("die").attributes.rotation, 0);
});

test("without motion an item is where it belongs from the start", () => {
  const { nodeOf, run, hasMoves, layers } = change([item("a")], [item("a", { x: 10 })], false);
  run(0);
  assert.equal(hasMoves, false);
  assert.equal(nodeOf("a").parent, layers.world("ground", "board"));
  assert.equal(nodeOf("a").attributes.x, 10);
});

test("a new item comes from where it says, or appears in its place", () => {
  const deck = item("deck", { area: "tray" });
  const card = item("card", { x: 20, z: 1, from: "deck" });
  const moved = change([deck], [deck, card], true);
  moved.run(0);
  assert.deepEqual([moved.nodeOf("card").attributes.x, moved.nodeOf("card").attributes.y], [0, 400]);
  for (const [from, moves] of /** @type {const} */ ([
    ["deck", false],
    ["nowhere", true],
  ])) {
    const shown = change([deck], [deck, { ...card, from }], moves);
    shown.run(0);
    assert.deepEqual([shown.nodeOf("card").attributes.x, shown.nodeOf("card").attributes.opacity], [20, 0]);
    shown.run(1);
    assert.deepEqual([shown.nodeOf("card").attributes.opacity, shown.nodeOf("card").attributes.scaleX], [1, 1]);
  }
});

test("an item that is gone fades out, then its image is destroyed", () => {
  const { old, nodeOf, run } = change([item("a", { alpha: 0.8 })], [], true);
  assert.equal(nodeOf("a"), undefined);
  run(0.5);
  assert.deepEqual([old.a.attributes.opacity, old.a.isDestroyed], [0.4, false]);
  run(1);
  assert.equal(old.a.isDestroyed, true);
});

test("an item that only looks different changes at once", () => {
  const { nodeOf, hasMoves } = change([item("a")], [item("a", { alpha: 0.3 })], true);
  assert.equal(nodeOf("a").attributes.opacity, 0.3);
  assert.equal(hasMoves, false);
});
