// What the table shows and what a person has done on it so far: every part of the table reads it here. Without DOM.

import { ghostPlace } from "./decision-marks.js";
import { NO_HINT } from "./hint-ghost.js";
import { Selection } from "./selection.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Player} Player */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").TablePreferences} TablePreferences */
/** @typedef {import("./types.js").Text} Text */

/**
 * @typedef {object} Showing How a frame is shown.
 * @property {Player[]} players
 * @property {boolean} animate
 * @property {number | null} mine the seat whose things lie in the tray unless another is chosen
 * @property {boolean} isStarting whether the engine has yet to say what may be picked
 */

/** @typedef {{ context: Context, scene: Scene }} Layout a frame laid out for a size of the table */

/** @type {readonly Item[]} */
const NO_ITEMS = [];
const INSTEAD = { key: "table-instead" };
const PUT_BACK = { key: "table-put-back" };
/** What is said of things that may be tapped, though the decision does not offer them. @type {readonly Text[]} */
export const MAY_TAP = [INSTEAD, PUT_BACK];

export class TableState {
  /** @type {Frame | null} */
  #frame = null;
  /** @type {Showing} */
  #showing = { players: [], animate: false, mine: null, isStarting: true };
  #shownSeat = 0;
  #selection = new Selection();
  /** @type {Readonly<Record<string, Text>>} */
  #reasons = {};
  /** @type {Layout | null} */
  #layout = null;
  /** @type {string | null} */
  #hovered = null;
  /** @type {string | null} */
  #focused = null;
  #hint = NO_HINT;
  /** @type {ReadonlySet<string>} */
  #pointed = new Set();
  /** @type {ReadonlySet<string>} */
  #glowing = new Set();
  #preferences;
  #covers;

  /**
   * @param {TablePreferences} preferences
   * @param {(frame: Frame, index: number) => readonly string[] | null} [covers] the places that a choice would cover
   */
  constructor(preferences, covers = () => null) {
    this.#preferences = preferences;
    this.#covers = covers;
  }

  /** The frame on the table; null before the first and after the table is destroyed. */
  get frame() {
    return this.#frame;
  }

  get players() {
    return this.#showing.players;
  }

  get mine() {
    return this.#showing.mine;
  }

  get isStarting() {
    return this.#showing.isStarting;
  }

  /** The seat whose board lies in the tray. */
  get shownSeat() {
    return this.#shownSeat;
  }

  /** What the person has picked of the decision. */
  get selection() {
    return this.#selection;
  }

  /** Why things may not be picked, by id. */
  get reasons() {
    return this.#reasons;
  }

  get layout() {
    return this.#layout;
  }

  get items() {
    return this.#layout?.scene.items ?? NO_ITEMS;
  }

  /** The id of the item that the view has in the person's hand. */
  get held() {
    return this.#layout?.scene.held ?? null;
  }

  /** The id under the pointer. */
  get hovered() {
    return this.#hovered;
  }

  /** The id that has the keyboard's focus, if that is visible. */
  get focused() {
    return this.#focused;
  }

  /** What a hint is about. */
  get hint() {
    return this.#hint;
  }

  /** The ids that a hint is about. */
  get pointed() {
    return this.#pointed;
  }

  /** The ids where something happened that is being told. */
  get glowing() {
    return this.#glowing;
  }

  get preferences() {
    return this.#preferences;
  }

  /** Where a ghost is shown, if any. */
  get ghostPlace() {
    return ghostPlace(this.#selection, [this.#hovered, this.#focused], this.#frame?.view);
  }

  /** The ids that may be picked instead of what was picked before. */
  get others() {
    return this.#selection.others((id) => this.item(id)?.area);
  }

  /**
   * What is said of a thing that may not be picked now: why, or that it may be picked instead, or put back.
   * @param {Item} item
   * @param {ReadonlySet<string>} [others]
   * @returns {Text | undefined}
   */
  remarkOn({ id, pickedBy }, others = this.others) {
    if (this.#selection.mayPutBack(pickedBy)) return PUT_BACK;
    return others.has(id) ? INSTEAD : this.#reasons[id];
  }

  /** @param {string} id */
  item(id) {
    return this.items.find((item) => item.id === id);
  }

  /** A button of the decision. @param {string} id */
  control(id) {
    // A frame from storage may lack what the types promise.
    return this.#frame?.view.controls?.find((each) => each.id === id);
  }

  /** Whether there are several of a piece. @param {string} id */
  isPile(id) {
    return (this.#frame?.view.pieces?.find((piece) => piece.id === id)?.count ?? 1) > 1;
  }

  /**
   * A frame of the game. What was selected before is dropped.
   * @param {Frame} frame
   * @param {Showing} showing
   * @returns {boolean} whether somebody else acts or looks now
   */
  begin(frame, showing) {
    const before = this.#frame;
    const isOtherSeat = before === null || showing.mine !== this.#showing.mine;
    this.#frame = frame;
    this.#showing = showing;
    this.#reasons = {};
    this.showHint(NO_HINT);
    this.beginSelection(frame);
    if (isOtherSeat || frame.choices.length > 0) this.#shownSeat = showing.mine ?? frame.to_act ?? this.#shownSeat;
    return before !== null && (before.to_act !== frame.to_act || before.view.viewer !== frame.view.viewer);
  }

  /** Nothing of the frame's decision is picked. @param {Frame} frame */
  beginSelection(frame) {
    const covers = (/** @type {number} */ index) => this.#covers(frame, index);
    this.#selection.begin(frame.choices, { covers, earlier: frame.earlier });
  }

  /** The table is destroyed. */
  end() {
    this.#frame = null;
  }

  /** @param {Layout} layout */
  setLayout(layout) {
    this.#layout = layout;
  }

  /** @param {Readonly<Record<string, Text>>} reasons */
  setReasons(reasons) {
    this.#reasons = reasons;
  }

  /** @param {number} seat */
  showSeat(seat) {
    this.#shownSeat = seat;
  }

  /** @param {string | null} id */
  hover(id) {
    this.#hovered = id;
  }

  /** @param {string | null} id */
  focus(id) {
    this.#focused = id;
  }

  /** @param {import("./hint-ghost.js").ShownHint} hint */
  showHint(hint) {
    this.#hint = hint;
    this.#pointed = new Set(hint.ids);
  }

  /** @param {readonly string[]} ids */
  glow(ids) {
    this.#glowing = new Set(ids);
  }

  /** @param {TablePreferences} preferences */
  setPreferences(preferences) {
    this.#preferences = preferences;
  }
}
