// What a person has picked of a decision so far, what waits for a second tap, and how it is turned. Pure: each input
// answers what follows from it, and does nothing else.

import * as choose from "../play/choice-tree.js";

/** @typedef {import("./types.js").Choice} Choice */

/**
 * @typedef {{ play: number } | "picked" | "pending" | "refused"} Answer play: the choice with this index is complete;
 *   pending: it waits for a second tap
 */

export class Selection {
  #picking = choose.begin([]);
  /** @type {string | null} */
  #pending = null;

  get picking() {
    return this.#picking;
  }

  get picked() {
    return this.#picking.picked;
  }

  /** The id that was tapped once and waits for the second tap. */
  get pending() {
    return this.#pending;
  }

  /** The ids that may be picked next. */
  get lit() {
    return choose.next(this.#picking);
  }

  /** A new decision. The turn stays: a tile is turned while its place is looked for. @param {readonly Choice[]} choices */
  begin(choices) {
    this.#picking = { ...choose.begin(choices), turn: this.#picking.turn };
    this.#pending = null;
  }

  /**
   * @param {string} id
   * @param {boolean} twice whether it wants a second tap
   * @returns {Answer}
   */
  tap(id, twice) {
    if (!choose.isTurn(id) && !this.lit.has(id)) {
      // What lies as a ghost may be put elsewhere without taking it back first.
      const before = choose.back(this.#picking);
      if (this.picked.length === 0 || this.lit.size > 0 || !choose.next(before).has(id)) return "refused";
      this.#picking = before;
    }
    if (twice && this.#pending !== id) {
      this.#pending = id;
      return "pending";
    }
    const isSecond = this.#pending === id;
    this.#pending = null;
    this.#picking = choose.pick(this.#picking, id);
    const index = choose.complete(this.#picking);
    // If it may be turned, it lies as a ghost until it is accepted, by a second tap at the latest.
    const isDone = index !== null && !choose.isTurn(id) && (isSecond || choose.turns(this.#picking).length < 2);
    return isDone ? { play: index } : "picked";
  }

  /**
   * The second tap, the confirming button, Enter: the complete choice, else the preferred one.
   * @returns {Answer}
   */
  accept() {
    if (this.#pending !== null) return this.tap(this.#pending, false);
    const index = choose.complete(this.#picking) ?? choose.preferred(this.#picking);
    return index === null ? "refused" : { play: index };
  }

  /** @returns {boolean} whether there was a step to take back */
  back() {
    if (this.#pending !== null) this.#pending = null;
    else if (this.picked.length > 0) this.#picking = choose.back(this.#picking);
    else return false;
    return true;
  }

  /**
   * @param {1 | -1} way
   * @param {string | null} at where it would lie
   * @returns {boolean} whether it turned
   */
  rotate(way, at) {
    const turned = choose.rotate(this.#picking, way, at !== null && this.lit.has(at) ? at : undefined);
    const hasTurned = turned !== this.#picking;
    this.#picking = turned;
    return hasTurned;
  }

  /** Whether a turn is asked for, or may be chosen before the place. */
  get mayTurn() {
    return choose.turns(this.#picking).length > 1;
  }

  /**
   * How it would be turned there, in steps of the grid.
   * @param {string} at
   */
  turnAt(at) {
    const open = choose.turnNow(this.#picking, this.lit.has(at) ? at : undefined);
    return Number((open ?? this.#picking.turn ?? "rot:0").slice(4));
  }
}
