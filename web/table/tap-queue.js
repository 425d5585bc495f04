// What a person does while an action is still on its way to the engine: remembered in order, and done on the decisions
// that follow. Pure: it remembers and says what comes next; hand.js does it.

/**
 * @typedef {object} Tap
 * @property {"tap"} kind
 * @property {string} id of a thing or a button
 * @property {boolean} twice whether a place on the board wants a second tap
 * @property {boolean} again so soon after a tap on the same thing that it may be the second half of a double click
 * @property {boolean} isPile whether there were several of it when the first of these taps came
 * @property {string | null} label what a button said when it was pressed; null for a thing on the table
 */

/**
 * @typedef {Tap | { kind: "accept" } | { kind: "rotate", way: 1 | -1 } | { kind: "call", run: () => unknown }} QueuedInput
 * call: what goes to the engine from elsewhere, such as undo
 */

/** More than anybody taps while one action is on its way. */
export const MOST = 16;

/** Two taps on the same thing within so many milliseconds may be one double click. */
export const DOUBLE_CLICK = 350;

export class InputQueue {
  /** @type {QueuedInput[]} */
  #inputs = [];

  get isEmpty() {
    return this.#inputs.length === 0;
  }

  /** What waits to be tapped. @returns {string[]} */
  get ids() {
    return this.#inputs.flatMap((input) => (input.kind === "tap" ? [input.id] : []));
  }

  /** @param {QueuedInput} input @returns {boolean} whether there was room */
  add(input) {
    if (this.#inputs.length >= MOST) return false;
    this.#inputs.push(input);
    return true;
  }

  /** Only this one. @param {QueuedInput} input */
  replace(input) {
    this.#inputs = [input];
  }

  shift() {
    return this.#inputs.shift();
  }

  /** The latest is not wanted any more. @returns {boolean} whether there was one */
  takeBack() {
    return this.#inputs.pop() !== undefined;
  }

  clear() {
    this.#inputs = [];
  }
}

/** Tells a tap that repeats the one before from one that follows it. */
export class DoubleTap {
  /** @type {{ id: string, time: number, isPile: boolean } | null} */
  #last = null;

  /**
   * @param {string} id
   * @param {object} now
   * @param {number} now.time in milliseconds
   * @param {boolean} now.isBusy whether an action is on its way: nobody has seen yet what came of the tap before
   * @param {boolean} now.isPile whether there are several of it
   */
  tap(id, { time, isBusy, isPile }) {
    const last = this.#last;
    const again = last !== null && last.id === id && (isBusy || time - last.time < DOUBLE_CLICK);
    this.#last = { id, time, isPile: again ? last.isPile : isPile };
    return { again, isPile: this.#last.isPile };
  }

  /** Somebody else is to act: what they tap repeats nothing. */
  forget() {
    this.#last = null;
  }
}
