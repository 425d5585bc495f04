// A store: one object that its owner replaces as a whole, and readers that are told after each change.

/**
 * @template {object} State
 * @template {object} [Change={}] what a reader should know about a change besides the new state
 */
export class Store {
  /** @type {Readonly<State>} */
  #state;
  /** @type {Set<(state: Readonly<State>, change: Partial<Change>) => void>} */
  #readers = new Set();

  /** @param {State} state */
  constructor(state) {
    this.#state = Object.freeze({ ...state });
  }

  get state() {
    return this.#state;
  }

  /**
   * Replaces some fields of the state, then tells the readers, in the order in which they subscribed.
   * @param {Partial<State>} patch
   * @param {Partial<Change>} [change]
   */
  set(patch, change = {}) {
    this.#state = Object.freeze({ ...this.#state, ...patch });
    for (const reader of [...this.#readers]) if (this.#readers.has(reader)) reader(this.#state, change);
  }

  /**
   * @param {(state: Readonly<State>, change: Partial<Change>) => void} reader
   * @returns {() => void} ends the subscription
   */
  subscribe(reader) {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }
}
