// The canvas. Konva stays behind this file: it keeps the bitmaps in layers and draws what changed. It is not asked what
// lies under a point, since its hit canvas would double the work of each frame; geometry.js answers from the items.

import { Konva } from "../lib/vendor-table.js";
import { DURATIONS, Transitions } from "./animation.js";
import { Bitmaps, setImage } from "./bitmaps.js";
import { toScreen } from "./camera.js";
import { difference } from "./difference.js";
import { drawBadges, drawMarks, drawRings } from "./highlight.js";

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./highlight.js").Marks} Marks */
/** @typedef {import("./painter.js").Painter} Painter */
/** @typedef {{ motion: "full" | "reduced" | "none", speed: number }} Motion */

const AREAS = /** @type {Area[]} */ (["board", "side", "tray"]);
const NO_MARKS = {
  lit: new Set(),
  picked: new Set(),
  refused: new Set(),
  badges: new Map(),
  pointed: new Set(),
  focus: null,
  theme: "light",
};

/** @typedef {{ window: InstanceType<typeof Konva.Group>, world: InstanceType<typeof Konva.Group> }} Pane clipped outside, moved inside */

export class Stage {
  #konva;
  #bitmaps;
  #transitions = new Transitions();
  #ground = new Konva.Layer({ listening: false });
  #pieces = new Konva.Layer({ listening: false });
  #rings = new Konva.Layer({ listening: false });
  #above = new Konva.Layer({ listening: false });
  /** Things on their way, in pixels of the screen, over everything. */
  #flight = new Konva.Group();
  /** @type {Map<string, Pane>} by layer and area */
  #panes = new Map();
  /** @type {Map<Area, Camera>} */
  #cameras = new Map();
  /** @type {Map<string, InstanceType<typeof Konva.Image>>} */
  #nodes = new Map();
  /** @type {readonly Item[]} */
  #items = [];
  /** @type {InstanceType<typeof Konva.Image>[]} */
  #ghosts = [];
  /** @type {InstanceType<typeof Konva.Image> | null} */
  #carried = null;
  /** @type {Marks} */
  #marks = /** @type {Marks} */ (NO_MARKS);

  /**
   * @param {HTMLDivElement} container
   * @param {Painter} painter
   */
  constructor(container, painter) {
    this.#bitmaps = new Bitmaps(painter, {
      items: () => this.#items,
      nodeOf: (id) => this.#nodes.get(id),
      scaleOf: (area) => this.#camera(area).scale,
      tell: (isPainting) => container.classList.toggle("is-painting", isPainting),
    });
    this.#konva = new Konva.Stage({ container, width: 1, height: 1, listening: false });
    // It would allot every canvas anew for the width and once more for the height; see resize.
    this.#konva.off("widthChange.konva heightChange.konva");
    this.#konva.add(this.#ground, this.#pieces, this.#rings, this.#above);
    this.#rings.getNativeCanvasElement().classList.add("tabletop-rings");
    for (const area of AREAS) {
      for (const [name, layer] of this.#layers()) {
        const world = new Konva.Group();
        const window = new Konva.Group({ clip: { x: 0, y: 0, width: 1, height: 1 } });
        window.add(world);
        layer.add(window);
        this.#panes.set(`${name} ${area}`, { window, world });
      }
      this.#pane("rings", area).world.add(this.#sketch(area, drawRings));
      this.#pane("above", area).world.add(this.#sketch(area, drawMarks), this.#sketch(area, drawBadges));
    }
    this.#above.add(this.#flight);
  }

  #layers() {
    return /** @type {const} */ ([
      ["ground", this.#ground],
      ["pieces", this.#pieces],
      ["rings", this.#rings],
      ["above", this.#above],
    ]);
  }

  /**
   * @param {string} layer
   * @param {Area} area
   */
  #pane(layer, area) {
    return /** @type {Pane} */ (this.#panes.get(`${layer} ${area}`));
  }

  /**
   * One shape that draws all of a kind, so that a hundred rings are one node.
   * @param {Area} area
   * @param {(context: CanvasRenderingContext2D, items: readonly Item[], marks: Marks, scale: number) => void} draw
   */
  #sketch(area, draw) {
    return new Konva.Shape({
      sceneFunc: (context) => {
        const here = this.#items.filter((item) => item.area === area);
        draw(context._context, here, this.#marks, this.#cameras.get(area)?.scale ?? 1);
      },
    });
  }

  /** @param {{ width: number, height: number }} size */
  resize({ width, height }) {
    // Setting a canvas's size clears it, even to the size it has.
    if (this.#konva.width() === width && this.#konva.height() === height) return;
    this.#konva.size({ width, height });
    for (const [, layer] of this.#layers()) layer.getCanvas().setSize(width, height);
  }

  /**
   * @param {Area} area
   * @param {Camera} camera
   * @param {Box} window what of the screen the area may draw on
   */
  look(area, camera, window) {
    this.#cameras.set(area, camera);
    for (const [name] of this.#layers()) {
      const pane = this.#pane(name, area);
      pane.window.clip(window);
      pane.world.setAttrs({ x: camera.x, y: camera.y, scaleX: camera.scale, scaleY: camera.scale });
    }
    this.#cull(area, camera, window);
    this.#bitmaps.sharpenSoon();
  }

  /**
   * Draws the items, moving there from what is drawn now.
   * @param {readonly Item[]} items
   * @param {Motion} motion
   * @param {boolean} atOnce new bitmaps too, as far as there is time; else they come together, in tasks of their own
   * @returns {Promise<void>} when everything lies still
   */
  async show(items, { motion, speed }, atOnce) {
    this.#transitions.finish();
    this.#bitmaps.begin(atOnce);
    const { come, go, move, change } = difference(this.#items, items);
    const before = this.#items;
    this.#items = items;
    const still = motion === "none";
    for (const [, item] of change) this.#settle(item);
    const flights = move.map(([was, item]) => this.#fly(was, item, motion === "full"));
    const arrivals = come.map((item) => this.#arrive(item, before, motion === "full"));
    const leaving = go.map((item) => this.#leave(item));
    this.#order();
    this.#redraw();
    void this.#bitmaps.makeRest();
    const time = still ? 0 : (flights.length > 0 && motion === "full" ? DURATIONS.move : DURATIONS.small) / speed;
    await this.#transitions.run(time, (part) => {
      for (const step of [...flights, ...arrivals, ...leaving]) step(part);
      if (part >= 1 && motion === "full") this.#order();
    });
  }

  /** Ends what moves. */
  finish() {
    return this.#transitions.finish();
  }

  /**
   * Any other change in time, ended together with the rest.
   * @param {number} duration
   * @param {(part: number) => void} step
   */
  glide(duration, step) {
    return this.#transitions.run(duration, step);
  }

  /** @param {Marks} marks */
  mark(marks) {
    this.#marks = marks;
    this.#redraw();
  }

  /** @param {string | null} id under the pointer or the keyboard's focus */
  focus(id) {
    this.#marks = { ...this.#marks, focus: id };
    this.#above.batchDraw();
  }

  /**
   * Something in the hand, following the pointer.
   * @param {Item | null} item
   * @param {import("./types.js").Point} point in pixels
   */
  carry(item, point) {
    if (item === null || this.#carried === null) {
      this.#carried?.destroy();
      this.#carried = null;
    }
    if (item !== null) {
      if (this.#carried === null) {
        this.#carried = new Konva.Image({ image: undefined, opacity: 0.85 });
        this.#flight.add(this.#carried);
        this.#place(this.#carried, item);
      }
      const scale = this.#camera(item.area).scale * 1.15;
      alter(this.#carried, { ...point, scaleX: scale, scaleY: scale, opacity: 0.85 });
    }
    this.#above.batchDraw();
  }

  /** @param {readonly Item[]} items drawn half there, over the rest */
  ghost(items) {
    if (items.length === 0 && this.#ghosts.length === 0) return;
    for (const node of this.#ghosts) node.destroy();
    this.#ghosts = items.map((item) => {
      const node = new Konva.Image({ image: undefined });
      this.#pane("above", item.area).world.add(node);
      node.moveToBottom();
      this.#place(node, item);
      node.opacity(item.alpha ?? 0.8);
      return node;
    });
    this.#above.batchDraw();
  }

  destroy() {
    this.#transitions.finish();
    this.#bitmaps.stop();
    this.#konva.destroy();
  }

  #redraw() {
    this.#rings.batchDraw();
    this.#above.batchDraw();
  }

  /** @param {Area} area @returns {Camera} */
  #camera(area) {
    return this.#cameras.get(area) ?? { scale: 1, x: 0, y: 0 };
  }

  /**
   * @param {InstanceType<typeof Konva.Image>} node
   * @param {Item} item
   */
  #place(node, item) {
    const scale = item.picture.scale ?? 1;
    const [width, height] = [item.picture.width * scale, item.picture.height * scale];
    setImage(node, this.#bitmaps.of(node, item));
    alter(node, { width, height });
    alter(node, {
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

  /** Puts an item's node where it belongs. @param {Item} item */
  #settle(item) {
    let node = this.#nodes.get(item.id);
    if (!node) {
      node = new Konva.Image({ image: undefined, perfectDrawEnabled: false });
      this.#nodes.set(item.id, node);
    }
    const world = this.#pane((item.z ?? 0) < 1 ? "ground" : "pieces", item.area).world;
    if (node.getParent() !== world) node.moveTo(world);
    this.#place(node, item);
    return node;
  }

  /** Back to front, by z and then by the scene's order. */
  #order() {
    /** @type {Map<unknown, number>} */
    const rank = new Map();
    const sorted = [...this.#items].sort((one, other) => (one.z ?? 0) - (other.z ?? 0));
    for (const [at, item] of sorted.entries()) rank.set(this.#nodes.get(item.id), at);
    const rankOf = (/** @type {unknown} */ node) => rank.get(node) ?? -1;
    for (const area of AREAS) {
      for (const name of ["ground", "pieces"]) {
        const { world } = this.#pane(name, area);
        const { children } = world;
        if (children.every((node, at) => at === 0 || rankOf(children[at - 1]) <= rankOf(node))) continue;
        // Konva's own way, one node after the other, is slow for hundreds.
        children.sort((one, other) => rankOf(one) - rankOf(other));
        for (const [at, node] of children.entries()) node.index = at;
        world.getLayer()?.batchDraw();
      }
    }
  }

  /**
   * @param {Item} was
   * @param {Item} item
   * @param {boolean} moves
   */
  #fly(was, item, moves) {
    const start = toScreen(this.#camera(was.area), was);
    const size = (was.width / item.width) * this.#camera(was.area).scale;
    const node = this.#settle(item);
    if (!moves) return () => {};
    const end = toScreen(this.#camera(item.area), item);
    const scale = this.#camera(item.area).scale;
    return (/** @type {number} */ part) => {
      if (part >= 1) {
        this.#settle(item);
        return;
      }
      if (node.getParent() !== this.#flight) node.moveTo(this.#flight);
      // A thing that is moved is lifted: largest half-way.
      const now = (size + (scale - size) * part) * (1 + 0.18 * Math.sin(Math.PI * part));
      alter(node, {
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part,
        scaleX: now,
        scaleY: now,
        rotation: item.tumbles ? 540 * (1 - part) : 0,
      });
    };
  }

  /**
   * @param {Item} item
   * @param {readonly Item[]} before
   * @param {boolean} moves
   */
  #arrive(item, before, moves) {
    const origin = item.from === undefined ? undefined : before.find((each) => each.id === item.from);
    if (origin && moves) return this.#fly(origin, item, true);
    const node = this.#settle(item);
    const opacity = item.alpha ?? 1;
    const drop = moves && (item.z ?? 0) >= 1 ? 0.35 : 0;
    return (/** @type {number} */ part) => {
      const scale = 1 + drop * (1 - part);
      alter(node, { opacity: opacity * part, scaleX: scale, scaleY: scale });
    };
  }

  /** @param {Item} item */
  #leave(item) {
    const node = this.#nodes.get(item.id);
    this.#nodes.delete(item.id);
    if (node) this.#bitmaps.forget(node);
    return (/** @type {number} */ part) => {
      if (part >= 1) node?.destroy();
      else node?.opacity((item.alpha ?? 1) * (1 - part));
    };
  }

  /** What lies outside its window is not drawn. @param {Area} area @param {Camera} camera @param {Box} window */
  #cull(area, camera, window) {
    for (const item of this.#items) {
      const node = item.area === area ? this.#nodes.get(item.id) : undefined;
      if (!node || node.getParent() === this.#flight) continue;
      const { x, y } = toScreen(camera, item);
      const reach = (Math.max(item.picture.width, item.picture.height) * (item.picture.scale ?? 1) * camera.scale) / 2;
      const isAcross = x + reach > window.x && x - reach < window.x + window.width;
      node.visible(isAcross && y + reach > window.y && y - reach < window.y + window.height);
    }
  }
}

/**
 * Konva's type of `setAttrs` asks for all that the constructor does.
 * @param {InstanceType<typeof Konva.Image>} node
 * @param {Partial<import("konva").default.ImageConfig>} attributes
 */
function alter(node, attributes) {
  node.setAttrs(/** @type {any} */ (attributes));
}
