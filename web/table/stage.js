// The canvas of a table: its layers, what is drawn on them, and what moves. Only this file uses Konva. Konva is not asked
// what lies under a point, since its hit canvas would double the work of each animation frame; see geometry.js.

import { Konva } from "../lib/vendor-table.js";
import { DURATIONS, Transitions } from "./animation.js";
import { Bitmaps } from "./bitmaps.js";
import { difference } from "./difference.js";
import { drawBadges, drawMarks, drawRings, glowAt, NO_MARKS } from "./highlight.js";
import { motionOf } from "./item-motion.js";
import { ItemNodes, setAttributes } from "./item-nodes.js";

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./bitmaps.js").ImageNode} ImageNode */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./highlight.js").Marks} Marks */
/** @typedef {{ motion: "full" | "reduced" | "none", speed: number }} Motion */
/** @typedef {InstanceType<typeof Konva.Group>} Group */
/** @typedef {{ window: Group, world: Group }} Pane of one area in one layer: clipped outside, moved and scaled inside */

const AREAS = /** @type {Area[]} */ (["board", "side", "tray"]);
const NO_CAMERA = { scale: 1, x: 0, y: 0 };
/** How an item looks that follows the pointer. */
const CARRIED = { opacity: 0.85, scale: 1.15 };

export class Stage {
  #konva;
  #bitmaps;
  #nodes;
  #transitions = new Transitions();
  /** From back to front. */
  #layers = {
    ground: new Konva.Layer({ listening: false }),
    pieces: new Konva.Layer({ listening: false }),
    rings: new Konva.Layer({ listening: false }),
    above: new Konva.Layer({ listening: false }),
  };
  /** What moves from one place to another: over everything, in pixels of the table. */
  #flight = new Konva.Group();
  /** @type {Map<string, Pane>} by layer and area */
  #panes = new Map();
  /** @type {Map<Area, Camera>} */
  #cameras = new Map();
  /** @type {ImageNode[]} */
  #ghosts = [];
  /** @type {ImageNode | null} */
  #carried = null;
  /** @type {Marks} */
  #marks = NO_MARKS;
  /** of the glow, 0 to 1 */
  #strength = 1;

  /**
   * @param {HTMLDivElement} container
   * @param {import("./painter.js").Painter} painter
   */
  constructor(container, painter) {
    this.#bitmaps = new Bitmaps(painter, {
      items: () => this.#nodes.items,
      nodeOf: (id) => this.#nodes.nodeOf(id),
      scaleOf: (area) => this.#cameraOf(area).scale,
      onPainting: (isPainting) => container.classList.toggle("is-painting", isPainting),
    });
    const layers = {
      newImage: () => new Konva.Image({ image: undefined, perfectDrawEnabled: false }),
      world: (/** @type {string} */ layer, /** @type {Area} */ area) => this.#pane(layer, area).world,
      flight: this.#flight,
    };
    this.#nodes = new ItemNodes(layers, this.#bitmaps);
    this.#konva = new Konva.Stage({ container, width: 1, height: 1, listening: false });
    // Konva would allocate every canvas once for the width and again for the height; see resize.
    this.#konva.off("widthChange.konva heightChange.konva");
    for (const layer of Object.values(this.#layers)) this.#konva.add(layer);
    this.#layers.rings.getNativeCanvasElement().classList.add("tabletop-rings");
    for (const area of AREAS) this.#addPanes(area);
    this.#layers.above.add(this.#flight);
  }

  /** @param {Area} area */
  #addPanes(area) {
    for (const [name, layer] of Object.entries(this.#layers)) {
      const world = new Konva.Group();
      const window = new Konva.Group({ clip: { x: 0, y: 0, width: 1, height: 1 } });
      window.add(world);
      layer.add(window);
      this.#panes.set(`${name} ${area}`, { window, world });
    }
    this.#pane("rings", area).world.add(this.#newSketch(area, drawRings));
    this.#pane("above", area).world.add(this.#newSketch(area, drawMarks), this.#newSketch(area, drawBadges));
  }

  /**
   * @param {string} layer
   * @param {Area} area
   */
  #pane(layer, area) {
    return /** @type {Pane} */ (this.#panes.get(`${layer} ${area}`));
  }

  /** @param {Area} area @returns {Camera} */
  #cameraOf(area) {
    return this.#cameras.get(area) ?? NO_CAMERA;
  }

  /**
   * One shape that draws all marks of a kind, so that a hundred rings are one node.
   * @param {Area} area
   * @param {(context: CanvasRenderingContext2D, items: readonly Item[], marks: Marks, scale: number, strength: number) => void} draw
   */
  #newSketch(area, draw) {
    return new Konva.Shape({
      sceneFunc: (context) => {
        const here = this.#nodes.items.filter((item) => item.area === area);
        draw(context._context, here, this.#marks, this.#cameraOf(area).scale, this.#strength);
      },
    });
  }

  /** @param {import("./types.js").Size} size */
  resize({ width, height }) {
    // Setting a canvas's size clears it, even to the size it has.
    if (this.#konva.width() === width && this.#konva.height() === height) return;
    this.#konva.size({ width, height });
    for (const layer of Object.values(this.#layers)) layer.getCanvas().setSize(width, height);
  }

  /**
   * @param {Area} area
   * @param {Camera} camera
   * @param {Box} window the part of the canvas that the area may draw on
   */
  setCamera(area, camera, window) {
    this.#cameras.set(area, camera);
    for (const name of Object.keys(this.#layers)) {
      const pane = this.#pane(name, area);
      pane.window.clip(window);
      pane.world.setAttrs({ x: camera.x, y: camera.y, scaleX: camera.scale, scaleY: camera.scale });
    }
    this.#nodes.cull(area, camera, window);
    this.#bitmaps.sharpenSoon();
  }

  /**
   * Draws the items, moving there from what is drawn now.
   * @param {readonly Item[]} items
   * @param {Motion} motion
   * @param {boolean} isImmediate makes new bitmaps in this task, as far as there is time; else in tasks of their own
   * @returns {Promise<void>} when nothing moves any more
   */
  async show(items, { motion, speed }, isImmediate) {
    this.#transitions.finish();
    this.#bitmaps.begin(isImmediate);
    const before = this.#nodes.items;
    const changes = difference(before, items);
    this.#nodes.items = items;
    const isFull = motion === "full";
    const { steps, hasMoves } = motionOf(this.#nodes, changes, before, (area) => this.#cameraOf(area), isFull);
    this.#nodes.order();
    this.#redrawMarks();
    void this.#bitmaps.makeRest();
    const time = motion === "none" ? 0 : (hasMoves ? DURATIONS.move : DURATIONS.small) / speed;
    await this.#transitions.run(time, (part) => {
      for (const step of steps) step(part);
      if (part >= 1 && isFull) this.#nodes.order();
    });
  }

  /** Ends what moves, at its end. */
  finish() {
    return this.#transitions.finish();
  }

  /**
   * Runs another change over time; `finish` ends it too.
   * @param {number} duration in milliseconds
   * @param {(part: number) => void} step
   */
  animate(duration, step) {
    return this.#transitions.run(duration, step);
  }

  /** @param {Marks} marks */
  mark(marks) {
    this.#marks = marks;
    this.#redrawMarks();
  }

  /** Lets the glow come and go a few times. @param {number} duration in milliseconds */
  pulseGlow(duration) {
    return this.animate(duration, (part) => {
      this.#strength = glowAt(part);
      this.#layers.above.batchDraw();
    });
  }

  /** @param {string | null} id of the item under the pointer or the keyboard's focus */
  markFocus(id) {
    this.#marks = { ...this.#marks, focus: id };
    this.#layers.above.batchDraw();
  }

  #redrawMarks() {
    this.#layers.rings.batchDraw();
    this.#layers.above.batchDraw();
  }

  /**
   * Draws an item at the pointer.
   * @param {Item | null} item null: nothing is dragged
   * @param {import("./types.js").Point} point in pixels
   */
  carry(item, point) {
    if (item === null) {
      this.#carried?.destroy();
      this.#carried = null;
    } else {
      if (this.#carried === null) {
        this.#carried = new Konva.Image({ image: undefined });
        this.#flight.add(this.#carried);
        this.#nodes.place(this.#carried, item);
      }
      const scale = this.#cameraOf(item.area).scale * CARRIED.scale;
      setAttributes(this.#carried, { ...point, scaleX: scale, scaleY: scale, opacity: CARRIED.opacity });
    }
    this.#layers.above.batchDraw();
  }

  /** @param {readonly Item[]} items drawn half-transparent over the rest: what would lie there */
  showGhosts(items) {
    if (items.length === 0 && this.#ghosts.length === 0) return;
    for (const node of this.#ghosts) node.destroy();
    this.#ghosts = items.map((item) => {
      const node = new Konva.Image({ image: undefined });
      this.#pane("above", item.area).world.add(node);
      node.moveToBottom();
      this.#nodes.place(node, item);
      node.opacity(item.alpha ?? 0.8);
      return node;
    });
    this.#layers.above.batchDraw();
  }

  destroy() {
    this.#transitions.finish();
    this.#bitmaps.stop();
    this.#konva.destroy();
  }
}
