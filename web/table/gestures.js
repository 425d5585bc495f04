// What pointers and keys mean at the table: a tap on an item, a turn, a step back, a confirmation, a look around.

import { toUnits } from "./camera.js";
import { hit } from "./geometry.js";
import { listenKeys } from "./keyboard.js";
import { listenPointers } from "./pointer.js";

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./table-state.js").TableState} TableState */

/**
 * @typedef {object} GestureTargets What gestures act on.
 * @property {Pick<import("./cameras.js").Cameras, "areaAt" | "byArea" | "free" | "pan" | "zoom">} cameras
 * @property {Pick<import("./picker.js").Picker, "tap" | "rotate" | "back" | "isWaiting">} picker
 * @property {Pick<import("./explainer.js").Explainer, "explain" | "inspect" | "hide">} explainer
 * @property {Pick<import("./attention.js").Attention, "hover">} attention
 * @property {Pick<import("./stage.js").Stage, "carry" | "finish">} stage
 * @property {() => unknown} fit shows the whole board
 */

/** @typedef {Pick<TableState, "items" | "item" | "held" | "selection" | "focused" | "ghostPlace">} GestureState */

const ZOOM_IN = 1.25;
const ZOOM_OUT = 0.8;

/**
 * The meaning of pointers. Implements PointerHandlers of pointer.js.
 */
export class PointerGestures {
  /** @type {GestureState} */
  #state;
  /** @type {GestureTargets} */
  #to;
  /** @type {Item | null} what is dragged */
  #carried = null;

  /**
   * @param {GestureState} state
   * @param {GestureTargets} to
   */
  constructor(state, to) {
    this.#state = state;
    this.#to = to;
  }

  /** The id at a point of the table. @param {Point} point */
  #idAt(point) {
    const area = this.#to.cameras.areaAt(point);
    return hit(this.#state.items, area, toUnits(this.#to.cameras.byArea[area], point));
  }

  /** @param {Point} point */
  #isOnBoard(point) {
    return this.#to.cameras.areaAt(point) === "board";
  }

  /** @param {string | null} id @returns {id is string} */
  #isLit(id) {
    return id !== null && this.#state.selection.lit.has(id);
  }

  begin() {
    this.#to.stage.finish();
  }

  /** @param {Point | null} point */
  hover(point) {
    this.#to.attention.hover(point && this.#idAt(point));
  }

  /**
   * @param {Point} point
   * @param {boolean} isTouch
   */
  tap(point, isTouch) {
    const id = this.#idAt(point);
    if (id !== null) this.#to.picker.tap(id, isTouch ? "touch" : "mouse");
    else if (this.#state.selection.pending !== null) this.#to.picker.back();
    else this.#to.explainer.hide();
  }

  /** The right button: one step back, or an explanation where there is none. @param {Point} point */
  menu(point) {
    if (this.#state.selection.mayGoBack || this.#to.picker.isWaiting) this.#to.picker.back();
    else this.hold(point);
  }

  /** @param {Point} point */
  doubleTap(point) {
    if (this.#isOnBoard(point) && !this.#isLit(this.#idAt(point))) this.#to.fit();
  }

  /** @param {Point} point */
  hold(point) {
    const id = this.#idAt(point);
    if (id !== null && !this.#to.explainer.inspect(id)) this.#to.explainer.explain(id);
  }

  /** @param {Point} point */
  beginDrag(point) {
    const item = this.#state.item(this.#idAt(point) ?? "");
    if (!item?.raised || (!this.#isLit(item.id) && this.#state.held !== item.id)) return false;
    this.#carried = item;
    if (this.#isLit(item.id)) this.#to.picker.tap(item.id, "drop");
    return true;
  }

  /** @param {Point} point */
  drag(point) {
    const id = this.#idAt(point);
    // Where the item may be put, its ghost shows it better.
    if (this.#carried) this.#to.stage.carry(this.#isLit(id) ? null : this.#carried, point);
    this.#to.attention.hover(this.#isLit(id) ? id : null);
  }

  /** @param {Point | null} point */
  drop(point) {
    const id = point && this.#idAt(point);
    this.#carried = null;
    this.#to.stage.carry(null, { x: 0, y: 0 });
    this.#to.attention.hover(null);
    if (id === null || point === null) return;
    // It may have been dragged faster than the engine could answer that it was picked.
    const isSoon = this.#isOnBoard(point) && this.#to.picker.isWaiting;
    if (this.#isLit(id) || isSoon) this.#to.picker.tap(id, "drop");
  }

  /**
   * @param {Point} from
   * @param {number} dx
   * @param {number} dy
   */
  pan(from, dx, dy) {
    this.#to.explainer.hide();
    if (this.#isOnBoard(from)) this.#to.cameras.pan(dx, dy);
  }

  /**
   * @param {Point} point
   * @param {number} factor
   */
  zoom(point, factor) {
    this.#to.explainer.hide();
    if (this.#isOnBoard(point)) this.#to.cameras.zoom(point, factor);
  }

  mayTurn() {
    return this.#state.selection.mayTurn && this.#state.ghostPlace !== null;
  }

  /** @param {1 | -1} way */
  turn(way) {
    this.#to.picker.rotate(way);
  }
}

/**
 * Zooms around the middle of what is seen of the board.
 * @param {Pick<import("./cameras.js").Cameras, "free" | "zoom">} cameras
 * @param {number} factor
 */
function zoomMiddle(cameras, factor) {
  const { x, y, width, height } = cameras.free;
  cameras.zoom({ x: x + width / 2, y: y + height / 2 }, factor);
}

/**
 * @param {HTMLElement} buttons
 * @param {Pick<GestureTargets, "cameras" | "fit">} to
 */
function listenCameraButtons(buttons, { cameras, fit }) {
  buttons.addEventListener("click", (event) => {
    const what = event.target instanceof Element ? event.target.closest("button")?.dataset.camera : undefined;
    if (what === "fit") fit();
    else if (what) zoomMiddle(cameras, what === "in" ? ZOOM_IN : ZOOM_OUT);
  });
}

/**
 * @typedef {object} KeyTargets What only keys act on.
 * @property {(key: string, shift: boolean) => boolean} step moves the focus by an arrow key
 * @property {(way: 1 | -1) => boolean} focusNext moves the focus to what may be picked next
 * @property {(way: 1 | -1) => boolean} focusGroup moves the focus to the next part of the table
 * @property {() => boolean} accept
 */

/**
 * Listens to pointers, keys and the camera's buttons.
 * @param {Pick<import("./table-dom.js").TableDom, "table" | "camera">} dom
 * @param {GestureState} state
 * @param {GestureTargets & KeyTargets} to
 * @returns {() => void} stops listening
 */
export function listenGestures(dom, state, to) {
  const { picker, explainer, cameras } = to;
  listenCameraButtons(dom.camera, to);
  const stopPointers = listenPointers(dom.table, new PointerGestures(state, to));
  const stopKeys = listenKeys(dom.table, {
    step: to.step,
    next: to.focusNext,
    group: to.focusGroup,
    turn: (way) => picker.rotate(way),
    back: () => picker.back(),
    accept: to.accept,
    zoom: (way) => zoomMiddle(cameras, way > 0 ? ZOOM_IN : ZOOM_OUT),
    fit: () => void to.fit(),
    inspect: () => state.focused !== null && explainer.inspect(state.focused),
  });
  return () => {
    stopPointers();
    stopKeys();
  };
}
