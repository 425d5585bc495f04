// The image of each item on the canvas: puts it into its layer, orders the images from back to front, and hides those
// outside of their window.

import { setImage } from "./bitmaps.js";
import { toScreen } from "./camera.js";

/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./bitmaps.js").ImageNode} ImageNode */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("konva").default.Group} Group */

/**
 * @typedef {object} ItemLayers Where the images of items lie.
 * @property {() => ImageNode} newImage
 * @property {(layer: "ground" | "pieces", area: Area) => Group} world the group of an area, in the area's units
 * @property {Group} flight for what moves from one place to another: over everything, in pixels of the table
 */

const AREAS = /** @type {Area[]} */ (["board", "side", "tray"]);

export class ItemNodes {
  /** @type {readonly Item[]} */
  items = [];
  /** @type {Map<string, ImageNode>} */
  #nodes = new Map();
  /** @type {ItemLayers} */
  #layers;
  /** @type {Pick<import("./bitmaps.js").Bitmaps, "of" | "forget">} */
  #bitmaps;

  /**
   * @param {ItemLayers} layers
   * @param {Pick<import("./bitmaps.js").Bitmaps, "of" | "forget">} bitmaps
   */
  constructor(layers, bitmaps) {
    this.#layers = layers;
    this.#bitmaps = bitmaps;
  }

  /** @param {string} id */
  nodeOf(id) {
    return this.#nodes.get(id);
  }

  /**
   * Gives an image the bitmap, size and place of an item.
   * @param {ImageNode} node
   * @param {Item} item
   */
  place(node, item) {
    const scale = item.picture.scale ?? 1;
    const [width, height] = [item.picture.width * scale, item.picture.height * scale];
    setImage(node, this.#bitmaps.of(node, item));
    setAttributes(node, { width, height });
    setAttributes(node, {
      visible: true,
      x: item.x,
      y: item.y,
      offsetX: width / 2,
      offsetY: height / 2,
      scaleX: 1,
      scaleY: 1,
      rotation: 0,
      opacity: item.alpha ?? 1,
    });
  }

  /** Puts the item's own image where the item lies. @param {Item} item */
  settle(item) {
    let node = this.#nodes.get(item.id);
    if (!node) {
      node = this.#layers.newImage();
      this.#nodes.set(item.id, node);
    }
    const world = this.#layers.world((item.z ?? 0) < 1 ? "ground" : "pieces", item.area);
    if (node.getParent() !== world) node.moveTo(world);
    this.place(node, item);
    return node;
  }

  /** Takes an image out of its area, to move over everything. @param {ImageNode} node */
  lift(node) {
    if (node.getParent() !== this.#layers.flight) node.moveTo(this.#layers.flight);
  }

  /** The image of an item that is no more; who takes it out destroys it. @param {Item} item */
  takeOut(item) {
    const node = this.#nodes.get(item.id);
    this.#nodes.delete(item.id);
    if (node) this.#bitmaps.forget(node);
    return node;
  }

  /** Orders the images from back to front, by z and then by the scene's order. */
  order() {
    /** @type {Map<unknown, number>} */
    const rank = new Map();
    const sorted = [...this.items].sort((one, other) => (one.z ?? 0) - (other.z ?? 0));
    for (const [at, item] of sorted.entries()) rank.set(this.#nodes.get(item.id), at);
    const rankOf = (/** @type {unknown} */ node) => rank.get(node) ?? -1;
    for (const area of AREAS) {
      for (const layer of /** @type {const} */ (["ground", "pieces"])) {
        const world = this.#layers.world(layer, area);
        const { children } = world;
        if (children.every((node, at) => at === 0 || rankOf(children[at - 1]) <= rankOf(node))) continue;
        // Konva's own zIndex() moves one node at a time, which is slow for hundreds.
        children.sort((one, other) => rankOf(one) - rankOf(other));
        for (const [at, node] of children.entries()) node.index = at;
        world.getLayer()?.batchDraw();
      }
    }
  }

  /**
   * Hides the images outside of the area's window, so that they are not drawn.
   * @param {Area} area
   * @param {Camera} camera
   * @param {Box} window
   */
  cull(area, camera, window) {
    for (const item of this.items) {
      const node = item.area === area ? this.#nodes.get(item.id) : undefined;
      if (!node || node.getParent() === this.#layers.flight) continue;
      const { x, y } = toScreen(camera, item);
      const reach = (Math.max(item.picture.width, item.picture.height) * (item.picture.scale ?? 1) * camera.scale) / 2;
      const isAcross = x + reach > window.x && x - reach < window.x + window.width;
      node.visible(isAcross && y + reach > window.y && y - reach < window.y + window.height);
    }
  }
}

/**
 * Sets some attributes of an image; the type of its own `setAttrs` asks for the bitmap each time.
 * @param {ImageNode} node
 * @param {import("konva").default.ShapeConfig} attributes
 */
export function setAttributes(node, attributes) {
  /** @type {import("konva").default.Shape} */ (node).setAttrs(attributes);
}
