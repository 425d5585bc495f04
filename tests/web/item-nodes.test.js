import assert from "node:assert/strict";
import { test } from "node:test";
import { ItemNodes } from "../../web/table/item-nodes.js";
import { fakeLayers, item } from "./fake-nodes.js";

const CAMERA = { scale: 2, x: 0, y: 0 };
const WINDOW = { x: 0, y: 0, width: 100, height: 100 };

function nodesOf(/** @type {import("../../web/table/types.js").Item[]} */ items) {
  const { layers, bitmaps } = fakeLayers();
  const nodes = new ItemNodes(layers, bitmaps);
  nodes.items = items;
  for (const each of items) nodes.settle(each);
  return { nodes, layers };
}

/** @returns {any} */
const nodeOf = (/** @type {ItemNodes} */ nodes, /** @type {string} */ id) => nodes.nodeOf(id);

test("an item below z 1 lies on the ground of its area, others among the pieces", () => {
  const { nodes, layers } = nodesOf([item("map"), item("meeple", { z: 1 }), item("card", { area: "tray", z: 2 })]);
  assert.equal(nodeOf(nodes, "map").parent, layers.world("ground", "board"));
  assert.equal(nodeOf(nodes, "meeple").parent, layers.world("pieces", "board"));
  assert.equal(nodeOf(nodes, "card").parent, layers.world("pieces", "tray"));
});

test("an image has the size of its picture, around the item's centre", () => {
  const picture = { key: "p", width: 40, height: 20, scale: 0.5, parts: [] };
  const { nodes } = nodesOf([item("a", { x: 7, y: 9, alpha: 0.5, picture })]);
  const { image, x, y, width, height, offsetX, offsetY, opacity } = nodeOf(nodes, "a").attributes;
  assert.deepEqual([image, x, y, width, height, offsetX, offsetY, opacity], ["p", 7, 9, 20, 10, 10, 5, 0.5]);
});

test("an item that changes keeps its image, also in another area", () => {
  const { nodes, layers } = nodesOf([item("a", { z: 1 })]);
  const before = nodeOf(nodes, "a");
  nodes.settle(item("a", { z: 1, area: "tray", x: 3 }));
  assert.equal(nodeOf(nodes, "a"), before);
  assert.equal(before.parent, layers.world("pieces", "tray"));
  assert.equal(before.attributes.x, 3);
});

test("images lie in the order of z, then of the scene, and are drawn again only for another order", () => {
  const items = [item("top", { z: 3 }), item("first", { z: 1 }), item("second", { z: 1 })];
  const { nodes, layers } = nodesOf(items);
  const world = layers.world("pieces", "board");
  nodes.order();
  const names = () => world.children.map((/** @type {any} */ node) => node.attributes.image);
  assert.deepEqual(names(), ["first", "second", "top"]);
  assert.deepEqual(
    world.children.map((/** @type {any} */ node) => node.index),
    [0, 1, 2],
  );
  const { draws } = world;
  nodes.order();
  assert.equal(world.draws, draws);
});

test("what lies outside of the window is not drawn, and what is on its way always is", () => {
  const { nodes } = nodesOf([item("in"), item("edge", { x: 54 }), item("out", { x: 56 }), item("moving", { x: 90 })]);
  nodes.lift(nodeOf(nodes, "moving"));
  nodes.cull("board", CAMERA, WINDOW);
  const visible = ["in", "edge", "out", "moving"].map((id) => nodeOf(nodes, id).attributes.visible);
  assert.deepEqual(visible, [true, true, false, true]);
});

test("an area's camera hides nothing in another area", () => {
  const { nodes } = nodesOf([item("card", { area: "tray", x: 500 })]);
  nodes.cull("board", CAMERA, WINDOW);
  assert.equal(nodeOf(nodes, "card").attributes.visible, true);
});

test("an image that is taken out is no longer the item's", () => {
  const { nodes } = nodesOf([item("a")]);
  const node = nodeOf(nodes, "a");
  assert.equal(nodes.takeOut(item("a")), node);
  assert.equal(nodes.nodeOf("a"), undefined);
  assert.equal(nodes.takeOut(item("a")), undefined);
});
