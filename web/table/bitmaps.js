// The bitmaps of the items on the canvas: made in the current task as far as there is time, the rest in short tasks so that
// the page stays responsive, and made again for the new scale when a zoom has ended.

import { yieldToBrowser } from "../lib/yield.js";

/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./painter.js").Painter} Painter */
/** @typedef {InstanceType<typeof import("../lib/vendor-table.js").Konva.Image>} ImageNode */

/**
 * @typedef {object} DrawnItems What the bitmaps are for.
 * @property {() => readonly Item[]} items
 * @property {(id: string) => ImageNode | undefined} nodeOf
 * @property {(area: Area) => number} scaleOf
 * @property {(isPainting: boolean) => void} onPainting whether some bitmaps are still missing
 */

/** Milliseconds without a change of camera before bitmaps are made for the new scale. */
const REST = 120;
/** Milliseconds spent on that in one animation frame. */
const SHARPEN = 6;
/** Milliseconds spent on new bitmaps in one task. */
const SLICE = 6;

export class Bitmaps {
  /** @type {Painter} */
  #painter;
  /** @type {DrawnItems} */
  #drawn;
  /** @type {Map<ImageNode, Item>} what waits for its bitmap */
  #unpainted = new Map();
  #isPainting = false;
  /** until when they are made in the current task */
  #until = 0;
  #sharpening = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /**
   * @param {Painter} painter
   * @param {DrawnItems} drawn
   */
  constructor(painter, drawn) {
    this.#painter = painter;
    this.#drawn = drawn;
  }

  /** @param {boolean} isImmediate whether new bitmaps are made in the current task, as far as there is time */
  begin(isImmediate) {
    this.#until = isImmediate ? performance.now() + SLICE : 0;
  }

  /**
   * The bitmap of an item if it exists or there is time to make it; else, for a moment, the one that the node has.
   * @param {ImageNode} node
   * @param {Item} item
   */
  of(node, item) {
    const density = this.#density(item);
    const isOfItem = this.#drawn.nodeOf(item.id) === node;
    if (isOfItem && performance.now() > this.#until && !this.#painter.has(item.picture, density)) {
      this.#unpainted.set(node, item);
      return node.image();
    }
    this.#unpainted.delete(node);
    return this.#painter.bitmap(item.picture, density);
  }

  /** @param {ImageNode} node that is drawn no more */
  forget(node) {
    this.#unpainted.delete(node);
  }

  /** Makes the missing bitmaps in short tasks, and shows them together. */
  async makeRest() {
    this.#drawn.onPainting(this.#unpainted.size > 0);
    if (this.#isPainting) return;
    this.#isPainting = true;
    while (this.#unpainted.size > 0) {
      await yieldToBrowser();
      this.#makeSlice();
    }
    this.#isPainting = false;
    this.#drawn.onPainting(false);
  }

  #makeSlice() {
    const until = performance.now() + SLICE;
    for (const item of this.#unpainted.values()) {
      this.#painter.bitmap(item.picture, this.#density(item));
      if (performance.now() > until) return;
    }
    for (const [node, item] of this.#unpainted) node.image(this.#painter.bitmap(item.picture, this.#density(item)));
    this.#unpainted.clear();
  }

  /** Makes the bitmaps for the scale of a zoom once it has ended, a few in each animation frame. */
  sharpenSoon() {
    clearTimeout(this.#resting);
    cancelAnimationFrame(this.#sharpening);
    this.#resting = setTimeout(() => this.#sharpen(0), REST);
  }

  /** @param {number} from the first item that is not sharp yet */
  #sharpen(from) {
    const items = this.#drawn.items();
    const until = performance.now() + SHARPEN;
    let at = from;
    while (at < items.length && performance.now() < until) {
      const item = /** @type {Item} */ (items[at]);
      const node = this.#drawn.nodeOf(item.id);
      if (node) setImage(node, this.#painter.bitmap(item.picture, this.#density(item)));
      at += 1;
    }
    if (at < items.length) this.#sharpening = requestAnimationFrame(() => this.#sharpen(at));
    else if (this.#unpainted.size === 0) this.#painter.keepOnly(new Set(items.map((item) => this.#imageOf(item))));
  }

  /** @param {Item} item */
  #imageOf(item) {
    return this.#drawn.nodeOf(item.id)?.image();
  }

  /** @param {Item} item */
  #density(item) {
    const wanted = this.#drawn.scaleOf(item.area) * (item.picture.scale ?? 1) * (globalThis.devicePixelRatio || 1);
    // In steps of √2: a bitmap is at most 1.4 times finer than needed, and zooming seldom needs another.
    return 2 ** (Math.ceil(Math.log2(wanted) * 2) / 2);
  }

  stop() {
    clearTimeout(this.#resting);
    cancelAnimationFrame(this.#sharpening);
    this.#unpainted.clear();
  }
}

/**
 * Sets the bitmap only if it is another: Konva redraws a node even for the same one.
 * @param {ImageNode} node
 * @param {CanvasImageSource | undefined} image
 */
export function setImage(node, image) {
  if (node.image() !== image) node.image(image);
}
