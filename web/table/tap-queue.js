// The inputs that wait while an action is on its way to the engine, and the recognition of double taps. Pure: picker.js
// acts on them.

/** @typedef {"mouse" | "touch" | "key" | "drop" | "button"} InputKind key: also a screen reader; button: of the action bar */

/**
 * @typedef {object} Tap
 * @property {"tap"} kind
 * @property {string} id of an item or a button
 * @property {InputKind} by
 * @property {boolean} again so soon after a tap on the same id that it may be the second half of a double click
 * @property {boolean} isPile whether there were several of it at the first of these taps
 * @property {string | null} label what a button said when it was pressed; null for an item
 */

/**
 * @typedef {Tap | { kind: "accept" } | { kind: "rotate", way: 1 | -1 } | { kind: "call", run: () => unknown }} QueuedInput
 * call: a request to the engine from elsewhere, such as undo
 */

/** More than anybody taps while one action is on its way. */
export const MOST = 16;

/** Two taps on the same id within so many milliseconds may be one double click. */
export const DOUBLE_CLICK = 350;

export class InputQueue {
  /** @type {QueuedInput[]} */
  #inputs = [];

  /** The ids of the taps. @returns {string[]} */
  get ids() {
    return this.#inputs.flatMap((input) => (input.kind === "tap" ? [input.id] : []));
  }

  /** @param {QueuedInput} input @returns {boolean} whether there was space for it */
  add(input) {
    if (this.#inputs.length >= MOST) return false;
    this.#inputs.push(input);
    return true;
  }

  /** Keeps only this one. @param {QueuedInput} input */
  replace(input) {
    this.#inputs = [input];
  }

  shift() {
    return this.#inputs.shift();
  }

  /** Drops the latest. @returns {boolean} whether there was one */
  takeBack() {
    return this.#inputs.pop() !== undefined;
  }

  clear() {
    this.#inputs = [];
  }
}

/** Tells a tap that repeats the one before from a new one. */
export class DoubleTap {
  /** @type {{ id: string, time: number, isPile: boolean } | null} */
  #last = null;

  /**
   * @param {string} id
   * @param {object} now
   * @param {number} now.time in milliseconds
   * @param {boolean} now.isBusy whether an action is on its way: nobody has seen yet what the tap before has done
   * @param {boolean} now.isPile whether there are several of it
   */
  tap(id, { time, isBusy, isPile }) {
    const last = this.#last;
    const again = last !== null && last.id === id && (isBusy || time - last.time < DOUBLE_CLICK);
    this.#last = { id, time, isPile: again ? last.isPile : isPile };
    return { again, isPile: this.#last.isPile };
  }

  /** The next tap repeats nothing: somebody else is to act. */
  forget() {
    this.#last = null;
  }
}
