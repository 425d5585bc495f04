// The bitmaps of what is drawn: made at once as far as there is time, the rest in slices so that the page stays quick, and
// remade when a zoom has come to rest.

import { yieldToBrowser } from "../lib/yield.js";

/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./painter.js").Painter} Painter */
/** @typedef {InstanceType<typeof import("../lib/vendor-table.js").Konva.Image>} Node */

/**
 * @typedef {object} Drawn What they are for.
 * @property {() => readonly Item[]} items
 * @property {(id: string) => Node | undefined} nodeOf
 * @property {(area: Area) => number} scaleOf
 * @property {(isPainting: boolean) => void} tell whether some are still to come
 */

/** Milliseconds without a change of camera before bitmaps are remade, and spent on it in a frame. */
const REST = 120;
const SHARPEN = 6;
/** Milliseconds spent on new bitmaps in one go. */
const SLICE = 6;

export class Bitmaps {
  /** @type {Painter} */
  #painter;
  /** @type {Drawn} */
  #drawn;
  /** @type {Map<Node, Item>} what waits for its bitmap */
  #unpainted = new Map();
  #isPainting = false;
  /** until when they are made at once */
  #until = 0;
  #sharpening = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /**
   * @param {Painter} painter
   * @param {Drawn} drawn
   */
  constructor(painter, drawn) {
    this.#painter = painter;
    this.#drawn = drawn;
  }

  /** @param {boolean} atOnce whether those of a new picture are made at once, as far as there is time */
  begin(atOnce) {
    this.#until = atOnce ? performance.now() + SLICE : 0;
  }

  /**
   * The item's, if it is there or there is time to make it; else what the node showed so far, for a moment.
   * @param {Node} node
   * @param {Item} item
   */
  of(node, item) {
    const density = this.#density(item);
    const isLasting = this.#drawn.nodeOf(item.id) === node;
    if (isLasting && performance.now() > this.#until && !this.#painter.has(item.picture, density)) {
      this.#unpainted.set(node, item);
      return node.image();
    }
    this.#unpainted.delete(node);
    return this.#painter.bitmap(item.picture, density);
  }

  /** @param {Node} node that is drawn no more */
  forget(node) {
    this.#unpainted.delete(node);
  }

  /** Makes those that are missing, in slices, and shows them together. */
  async makeRest() {
    this.#drawn.tell(this.#unpainted.size > 0);
    if (this.#isPainting) return;
    this.#isPainting = true;
    while (this.#unpainted.size > 0) {
      await yieldToBrowser();
      this.#makeSlice();
    }
    this.#isPainting = false;
    this.#drawn.tell(false);
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

  /** Remakes those that a zoom has made too coarse or too fine, once it has come to rest, a few per frame. */
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
    // Half-octaves: a bitmap is at most 1.4 times finer than needed, and zooming remakes it seldom.
    return 2 ** (Math.ceil(Math.log2(wanted) * 2) / 2);
  }

  stop() {
    clearTimeout(this.#resting);
    cancelAnimationFrame(this.#sharpening);
    this.#unpainted.clear();
  }
}

/**
 * Konva draws anew whatever is given an image, even the one it has.
 * @param {Node} node
 * @param {CanvasImageSource | undefined} image
 */
export function setImage(node, image) {
  if (node.image() !== image) node.image(image);
}
