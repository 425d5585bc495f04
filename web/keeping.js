// How an open game is kept: each change in the journal first, the whole record on the shelf a moment later.

import { Deleted, Overtaken } from "./journal.js";
import { StorageFull } from "./store.js";

/** @typedef {import("./bridge/protocol.js").Frame} Frame */
/** @typedef {import("./bridge/protocol.js").Header} Header */
/** @typedef {import("./journal.js").Action} Action */
/** @typedef {import("./library.js").Library} Library */
/** @typedef {import("./store.js").Kept} Kept */

/** @typedef {"overtaken" | "deleted" | "full" | "unkept"} Loss Why a change is not on disk. */

const SHELVE_AFTER = 800;

export class Keeping {
  /** @type {Library} */
  #library;
  /** @type {Action[]} */
  #actions;
  /** @type {() => Promise<string>} */
  #record;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #shelving;

  /** @type {Kept} what is known of the game as it was last written */
  kept;

  /**
   * @param {Library} library
   * @param {Kept} kept
   * @param {Action[]} actions
   * @param {() => Promise<string>} record the game as a file
   */
  constructor(library, kept, actions, record) {
    this.#library = library;
    this.kept = kept;
    this.#actions = actions;
    this.#record = record;
  }

  /**
   * On disk when it returns, where the browser has a journal.
   * @param {Header} header
   * @param {Frame} frame what the change leads to; its moment tells how many actions there are then
   * @param {Action[]} fresh the last of them, as far as they are new
   */
  async write(header, frame, fresh) {
    const from = Math.min(frame.moment - fresh.length, this.#actions.length);
    const actions = [...this.#actions.slice(0, from), ...fresh];
    const before = this.kept.edition;
    this.#actions = actions;
    this.kept = {
      ...this.kept,
      players: header.players,
      round: frame.view.round,
      date: Date.now(),
      edition: before + 1,
      length: actions.length,
      over: frame.to_act === null,
    };
    await this.#library.commit(
      { kept: this.kept, header, from, actions: fresh, conceded: concededSeat(frame) },
      before,
    );
    if (this.#library.hasJournal) this.#shelveSoon();
    else await this.shelve();
  }

  /** @param {number} moment @returns {Action[]} what was done until then */
  until(moment) {
    return this.#actions.slice(0, moment);
  }

  async shelve() {
    clearTimeout(this.#shelving);
    const { kept } = this;
    this.#library.shelve(kept, await this.#record());
  }

  /** Nothing more goes to the shelf by itself. */
  stop() {
    clearTimeout(this.#shelving);
  }

  #shelveSoon() {
    clearTimeout(this.#shelving);
    // The journal has it already: a shelf that is full is told of when the game is left.
    this.#shelving = setTimeout(() => void this.shelve().catch(() => {}), SHELVE_AFTER);
  }
}

/**
 * @param {unknown} error
 * @returns {Loss}
 */
export function lossOf(error) {
  if (error instanceof Overtaken) return "overtaken";
  if (error instanceof Deleted) return "deleted";
  return error instanceof StorageFull ? "full" : "unkept";
}

/**
 * The seat that gave the game up: a record does not have it among its actions.
 * @param {Frame} frame
 * @returns {number | null}
 */
export function concededSeat({ outcome, scores }) {
  if (outcome?.reason !== "conceded") return null;
  return scores.findIndex((_, seat) => !outcome.winners.includes(seat));
}
