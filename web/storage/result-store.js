// The results of the games that ended here, from which the statistics are made; they stay when a game is deleted. Each is a
// value of its own in local storage, because two tabs that write at the same time would overwrite a common list.

import { ID_LENGTH, isObject, isShort } from "../lib/limits.js";
import { LATEST } from "./saved-game.js";

/**
 * @typedef {object} GameResult What the statistics know of a game. At the end of a game everybody may know all of it.
 * @property {string} id of the saved game
 * @property {string} game
 * @property {number} seats
 * @property {string[]} levels of the bots, each once, sorted
 * @property {Record<string, string>} options those that only a game with so many seats has, such as a level of solo play
 * @property {string} unit what the score counts, if the game has a single kind of points; else empty
 * @property {number} points of the person
 * @property {boolean} won
 * @property {boolean} conceded
 * @property {number} date of its end, in milliseconds
 */

/** The oldest results beyond so many are forgotten. */
export const MOST_RESULTS = 2000;
/** More than a game has. */
const MOST_SEATS = 16;
const MOST_OPTIONS = 8;
const MOST_POINTS = 1e6;

const PREFIX = "result:";
const CLEARED = "results-cleared";

export class ResultStore {
  /** @type {import("./local-store.js").LocalStore} */
  #localStore;
  #now;

  /**
   * @param {import("./local-store.js").LocalStore} localStore
   * @param {() => number} [now]
   */
  constructor(localStore, now = () => Date.now()) {
    this.#localStore = localStore;
    this.#now = now;
  }

  /** The results, the oldest first. What is no result is set aside. */
  all() {
    const found = this.#names()
      .slice(0, 2 * MOST_RESULTS)
      .flatMap((name) => this.#read(name) ?? []);
    return found.sort((one, other) => one.date - other.date || (one.id < other.id ? -1 : 1));
  }

  /**
   * Stores the result of a game, in place of an older one of the same game; but not one from before the results were
   * cleared. Throws `StorageFull`.
   * @param {GameResult} result
   */
  add(result) {
    const name = PREFIX + result.id;
    if (result.date <= this.#cleared() || (this.#read(name)?.date ?? 0) > result.date) return;
    this.#localStore.writeFirst(name, result);
    const excess = this.#names().length - MOST_RESULTS;
    if (excess > 0) for (const { id } of this.all().slice(0, excess)) this.#localStore.forget(PREFIX + id);
  }

  /** Forgets all results. A game that has ended before this moment does not count again when it is opened. */
  clear() {
    for (const name of this.#names()) this.#localStore.forget(name);
    this.#localStore.writeFirst(CLEARED, this.#now());
  }

  /** All results as the text of a file. */
  file() {
    return JSON.stringify({ ludoteca_results: 1, results: this.all() }, null, 1);
  }

  #names() {
    return this.#localStore.names(PREFIX);
  }

  /** @param {string} name */
  #read(name) {
    const value = this.#localStore.read(name);
    if (value === undefined) return null;
    if (isGameResult(value) && PREFIX + value.id === name) return value;
    this.#localStore.moveAside(name);
    return null;
  }

  /** When the results were cleared; a date to come would keep every game from being counted. */
  #cleared() {
    const date = this.#localStore.read(CLEARED);
    return typeof date === "number" && date <= this.#now() ? date : 0;
  }
}

/**
 * Whether a value from the storage is a result.
 * @param {unknown} value
 * @returns {value is GameResult}
 */
export function isGameResult(value) {
  if (!isObject(value)) return false;
  const { id, game, seats, levels, options, unit, points, won, conceded, date } = value;
  return (
    [id, game].every((each) => isShort(each, ID_LENGTH, 1)) &&
    isShort(unit, ID_LENGTH) &&
    isWithin(seats, 1, MOST_SEATS) &&
    isWithin(points, -MOST_POINTS, MOST_POINTS) &&
    isWithin(date, 0, LATEST) &&
    typeof won === "boolean" &&
    typeof conceded === "boolean" &&
    Array.isArray(levels) &&
    levels.length <= MOST_SEATS &&
    levels.every((each) => isShort(each, ID_LENGTH, 1)) &&
    isObject(options) &&
    Object.keys(options).length <= MOST_OPTIONS &&
    Object.entries(options)
      .flat()
      .every((each) => isShort(each, ID_LENGTH))
  );
}

/** @param {unknown} value @param {number} least @param {number} most */
function isWithin(value, least, most) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most;
}
