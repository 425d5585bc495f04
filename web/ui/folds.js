// Which panels of the game screen are folded; the browser remembers it.

import { isObject } from "../lib/limits.js";
import { StorageFull } from "../storage/local-store.js";

/** @typedef {"seats" | "log"} PanelName */

const NAME = "folds";

export class Folds {
  #store;
  /** @type {Record<string, unknown>} */
  #folded;

  /** @param {Pick<import("../storage/local-store.js").LocalStore, "read" | "write">} store */
  constructor(store) {
    this.#store = store;
    const stored = store.read(NAME);
    this.#folded = isObject(stored) ? stored : {};
  }

  /** @param {PanelName} panel */
  isFolded(panel) {
    return this.#folded[panel] === true;
  }

  /** @param {PanelName} panel */
  turn(panel) {
    this.#folded = { ...this.#folded, [panel]: !this.isFolded(panel) };
    try {
      this.#store.write(NAME, this.#folded);
    } catch (error) {
      // It is folded now, and forgotten when the page is left.
      if (!(error instanceof StorageFull)) throw error;
    }
  }
}
