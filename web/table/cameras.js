// The cameras of the three areas: the board's is the player's to move, the others follow the room.

import { between, fit, hold, pan, reveal, zoomAt } from "./camera.js";

/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./camera.js").Camera} Camera */

const AREAS = /** @type {Area[]} */ (["board", "side", "tray"]);
const NOWHERE = { x: 0, y: 0, width: 1, height: 1 };
/** A place that is to be clicked is at least so many pixels wide. */
const TARGET = 28;
const BUTTONS = 44;

export class Cameras {
  /** @type {Record<Area, Box>} */
  windows = { board: NOWHERE, side: NOWHERE, tray: NOWHERE };
  /** @type {Record<Area, Box>} */
  bounds = { board: NOWHERE, side: NOWHERE, tray: NOWHERE };
  /** @type {Record<Area, Camera>} */
  byArea = { board: fit(NOWHERE, NOWHERE), side: fit(NOWHERE, NOWHERE), tray: fit(NOWHERE, NOWHERE) };
  /** Kept free along the board's lower edge, in pixels. */
  foot = 0;
  /** Whether the player has moved the board's camera: then it stays where it was put. */
  isMoved = false;
  #on;

  /** @param {(area: Area, camera: Camera, window: Box) => void} on */
  constructor(on) {
    this.#on = on;
  }

  /** The part of the board's window that nothing covers. @returns {Box} */
  get free() {
    const { side } = this.windows;
    const board = { ...this.windows.board, height: this.windows.board.height - this.foot };
    // The camera's buttons lie in the lower right corner; a wide window can spare the strip above them.
    const width = board.width > 700 ? board.width - BUTTONS : board.width;
    if (side.height > side.width)
      return { ...board, x: side.x + side.width, width: board.x + width - side.x - side.width };
    return { ...board, width, y: side.y + side.height, height: board.y + board.height - side.y - side.height };
  }

  /**
   * The camera that shows the whole board.
   * @param {number} least the smallest thing there that may be clicked, in units; 0 for none
   * @returns {Camera}
   */
  whole(least) {
    const whole = fit(this.bounds.board, this.free, { margin: 10, most: 1.6 });
    if (least === 0 || whole.scale * least >= TARGET) return whole;
    const middle = { x: this.free.x + this.free.width / 2, y: this.free.y + this.free.height / 2 };
    return zoomAt(whole, middle, TARGET / (whole.scale * least), { least: 0, most: 10 });
  }

  /** The areas that lie still. */
  settle() {
    this.set("side", fit(this.bounds.side, this.windows.side, { margin: 2 }));
    this.set("tray", fit(this.bounds.tray, this.windows.tray, { margin: 6 }));
  }

  /**
   * @param {Area} area
   * @param {Camera} camera
   */
  set(area, camera) {
    this.byArea[area] = area === "board" ? hold(camera, this.bounds.board, this.windows.board) : camera;
    this.#on(area, this.byArea[area], this.windows[area]);
  }

  /**
   * @param {Camera} from
   * @param {Camera} to
   * @param {number} part
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

  /** @param {Point} point of the board, in units */
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

  all() {
    for (const area of AREAS) this.#on(area, this.byArea[area], this.windows[area]);
  }
}

/**
 * @param {Box} box
 * @param {Point} point
 */
function inside(box, { x, y }) {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}
