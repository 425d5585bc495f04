// The cameras of the three areas: people pan and zoom the board's, the others always show their whole area.

import { between, fit, hold, pan, reveal, toScreen, zoomAt } from "./camera.js";

/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./camera.js").Camera} Camera */

const NOWHERE = { x: 0, y: 0, width: 1, height: 1 };
/** What may be picked is at least so many pixels wide, unless the plan wants more. */
const TARGET = 28;
/** How many pixels a unit has at most when the camera comes near. */
const NEAREST = 1.2;
/** The width of the camera's buttons, in pixels. */
const BUTTONS = 44;

export class Cameras {
  /** @type {Record<Area, Box>} */
  windows = { board: NOWHERE, side: NOWHERE, tray: NOWHERE };
  /** @type {Record<Area, Box>} */
  bounds = { board: NOWHERE, side: NOWHERE, tray: NOWHERE };
  /** @type {Record<Area, Camera>} */
  byArea = { board: fit(NOWHERE, NOWHERE), side: fit(NOWHERE, NOWHERE), tray: fit(NOWHERE, NOWHERE) };
  /** The height that stays free along the board's lower edge, in pixels. */
  foot = 0;
  /** What the strip of alternatives leaves of the board's window. @type {Box} */
  uncovered = NOWHERE;
  /** Whether a person has moved the board's camera: then it stays where it was put. */
  isMoved = false;
  #onChange;

  /** @param {(area: Area, camera: Camera, window: Box) => void} onChange */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  /** The part of the board's window that nothing covers. @returns {Box} */
  get free() {
    const { side } = this.windows;
    const board = { ...this.windows.board, height: this.windows.board.height - this.foot };
    // The camera's buttons lie in the lower right corner; a wide window has width to spare for them.
    const width = board.width > 700 ? board.width - BUTTONS : board.width;
    if (side.height > side.width)
      return { ...board, x: side.x + side.width, width: board.x + width - side.x - side.width };
    return { ...board, width, y: side.y + side.height, height: board.y + board.height - side.y - side.height };
  }

  /**
   * The camera that shows the whole board.
   * @param {number} least the size of the smallest item there that may be picked, in units; 0 for none
   * @param {number} [target] so many pixels it has at least
   * @returns {Camera}
   */
  whole(least, target = TARGET) {
    const whole = fit(this.bounds.board, this.free, { margin: 10, most: 1.6 });
    if (least === 0 || whole.scale * least >= target) return whole;
    const middle = { x: this.free.x + this.free.width / 2, y: this.free.y + this.free.height / 2 };
    return zoomAt(whole, middle, target / (whole.scale * least), { least: 0, most: 10 });
  }

  /**
   * The camera that shows what a decision is about, as large as it fits: the whole of it, and never further away than
   * the whole board.
   * @param {Box} box in units
   * @returns {Camera}
   */
  near(box) {
    const whole = this.whole(0);
    const near = fit(box, this.free, { margin: 10, most: NEAREST });
    return near.scale > whole.scale ? near : whole;
  }

  /**
   * The table is laid out again: fits the areas that are not moved by people.
   * @param {Record<Area, Box>} windows
   * @param {Record<Area, Box>} bounds
   * @param {number} foot
   */
  layOut(windows, bounds, foot) {
    this.windows = windows;
    this.bounds = bounds;
    this.foot = foot;
    this.set("side", fit(this.bounds.side, this.windows.side, { margin: 2 }));
    this.set("tray", fit(this.bounds.tray, this.windows.tray, { margin: 6 }));
    this.set("board", this.byArea.board);
  }

  /**
   * @param {Area} area
   * @param {Camera} camera
   */
  set(area, camera) {
    this.byArea[area] = area === "board" ? hold(camera, this.bounds.board, this.windows.board) : camera;
    this.#onChange(area, this.byArea[area], this.windows[area]);
  }

  /**
   * Shows the board between two cameras.
   * @param {Camera} from
   * @param {Camera} to
   * @param {number} part 0 to 1
   */
  mix(from, to, part) {
    this.set("board", between(from, to, part));
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    this.isMoved = true;
    this.set("board", pan(this.byArea.board, dx, dy));
  }

  /**
   * @param {Point} point
   * @param {number} factor
   */
  zoom(point, factor) {
    this.isMoved = true;
    const { scale } = fit(this.bounds.board, this.windows.board);
    this.set("board", zoomAt(this.byArea.board, point, factor, { least: Math.min(scale, 1) * 0.7, most: 3 }));
  }

  /** Where an item lies, in pixels of the table. @param {Box & { area: Area }} item @returns {Box} */
  boxOf({ area, x, y, width, height }) {
    const camera = this.byArea[area];
    const corner = toScreen(camera, { x: x - width / 2, y: y - height / 2 });
    return { ...corner, width: width * camera.scale, height: height * camera.scale };
  }

  /** Moves the board as little as needed to show a point. @param {Point} point in units */
  reveal(point) {
    const camera = reveal(this.byArea.board, point, this.free, 48);
    if (camera === this.byArea.board) return;
    this.isMoved = true;
    this.set("board", camera);
  }

  /**
   * @param {Point} point
   * @returns {Area}
   */
  areaAt(point) {
    const { side, tray } = this.windows;
    return inside(side, point) ? "side" : inside(tray, point) ? "tray" : "board";
  }
}

/**
 * @param {Box} box
 * @param {Point} point
 */
function inside(box, { x, y }) {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}
