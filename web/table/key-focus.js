// Where the keyboard's focus goes: over all that may be picked, and on to the next question when one is answered; never to
// a button, which a second press of the same key would press.

import { pickOrder } from "./pick-order.js";

/** @typedef {import("./types.js").Item} Item */

/**
 * @typedef {object} FocusParts What can have the focus.
 * @property {Pick<import("./mirror.js").Mirror, "focus" | "hasFocus" | "tabStop">} mirror
 * @property {Pick<import("./action-bar.js").ActionBar, "next" | "rest" | "hasFocus" | "isResting">} bar
 * @property {HTMLElement} home what has the focus while nothing may be picked
 */

export class KeyFocus {
  #state;
  #parts;
  /** @type {string | null} the last item with the focus that could be picked */
  #last = null;

  /**
   * @param {Pick<import("./table-state.js").TableState, "items" | "item" | "control" | "selection">} state
   * @param {FocusParts} parts
   */
  constructor(state, parts) {
    this.#state = state;
    this.#parts = parts;
  }

  /** The items that may be picked; what is a button too is met there. */
  get #order() {
    const { items, selection } = this.#state;
    return pickOrder(items, selection).filter((id) => !this.#state.control(id));
  }

  /** The place in the order of the item with the focus; -1 if it may not be picked. @param {readonly string[]} order */
  #placeIn(order) {
    const { mirror } = this.#parts;
    return mirror.hasFocus() ? order.indexOf(mirror.tabStop ?? "") : -1;
  }

  /**
   * The next thing that may be picked: the items, then the buttons, and round again.
   * @param {1 | -1} way
   * @returns {boolean} whether there is one
   */
  next(way) {
    const { bar } = this.#parts;
    const order = this.#order;
    const end = way > 0 ? order[0] : order.at(-1);
    if (bar.hasFocus()) return bar.next(way) || this.#focus(end) || bar.next(way, true);
    const at = this.#placeIn(order);
    if (at >= 0) return this.#focus(order[at + way]) || bar.next(way) || this.#focus(end);
    // Whoever has looked around on the table goes on from where they left the answers.
    if (this.#last !== null && this.#parts.mirror.hasFocus() && order.includes(this.#last))
      return this.#focus(this.#last);
    return way > 0 ? this.#focus(end) || bar.next(way) : bar.next(way) || this.#focus(end);
  }

  /**
   * The first thing that may be picked in the next part of the table; the row of buttons is the last part.
   * @param {1 | -1} way
   * @returns {boolean} whether there is one
   */
  nextGroup(way) {
    const { bar } = this.#parts;
    const order = this.#order;
    const firsts = order.filter((id, at) => at === 0 || this.#groupOf(id) !== this.#groupOf(order[at - 1] ?? ""));
    const end = way > 0 ? firsts[0] : firsts.at(-1);
    if (bar.hasFocus()) return this.#focus(end) || bar.next(way);
    const at = this.#placeIn(order);
    if (at < 0) return this.#focus(end) || bar.rest();
    const here = firsts.findLastIndex((id) => order.indexOf(id) <= at);
    return this.#focus(firsts[here + way]) || bar.rest() || this.#focus(end);
  }

  /** @param {string} id */
  #groupOf(id) {
    return JSON.stringify(this.#state.item(id)?.group ?? null);
  }

  /** The first thing that may be picked, or the row of buttons itself: the next key presses none of them. */
  first() {
    const { bar, home } = this.#parts;
    if (!this.#focus(this.#order[0]) && !bar.rest()) home.focus({ preventScroll: true });
  }

  /** Another decision is on the table, or a part of it was answered: what had the focus may be no answer any more. */
  follow() {
    const { mirror, bar, home } = this.#parts;
    const { lit, picking } = this.#state.selection;
    if (picking.choices.length === 0) return;
    const isAtRest = bar.isResting() || document.activeElement === home;
    if (mirror.hasFocus() ? lit.has(mirror.tabStop ?? "") : !isAtRest) return;
    if (!mirror.hasFocus() || !this.#focus(this.#neighbour(mirror.tabStop ?? ""))) this.first();
  }

  /** Of a hand, what lies after a card that is gone from it, or before it. @param {string} id */
  #neighbour(id) {
    const { items } = this.#state;
    const part = this.#groupOf(id);
    const order = this.#order.filter((each) => this.#state.item(each)?.inHand && this.#groupOf(each) === part);
    const at = items.findIndex((item) => item.id === id);
    return order.find((each) => items.findIndex((item) => item.id === each) > at) ?? order.at(-1);
  }

  /**
   * A dialog was closed; the question below it may have changed, and what had the focus may be gone.
   * @param {Element | null} before what had the focus when it opened
   */
  resume(before) {
    if (document.activeElement === document.body && before !== document.body) this.first();
    else this.follow();
  }

  /** A step was taken back: the focus goes to what was picked with it. @param {string | null} id */
  goBack(id) {
    const { bar, mirror } = this.#parts;
    const isHere = mirror.hasFocus() || bar.hasFocus() || bar.isResting() || document.activeElement === document.body;
    if (id !== null && isHere && this.#state.selection.lit.has(id) && this.#state.item(id)) this.#focus(id);
    else this.follow();
  }

  /** @param {string | undefined} id @returns {boolean} whether there is such an item */
  #focus(id) {
    if (id === undefined) return false;
    this.#last = id;
    this.#parts.mirror.focus(id);
    return true;
  }
}
