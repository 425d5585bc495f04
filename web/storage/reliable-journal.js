// The journal with time limits: opened when it is first needed, and again when its connection is closed. An operation that
// fails or takes too long throws `JournalDown`; local storage is used then.

import { CLOCK, TimedOut, withLimit } from "../lib/clock.js";
import { Missing, Newer, Overtaken } from "./journal.js";

/** @typedef {import("../lib/clock.js").Clock} Clock */
/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {Pick<Journal, "games" | "load" | "write" | "rename" | "drop" | "close">} Connection */

/** The journal has failed or has not answered in time; in the latter case the operation may have been done. */
export class JournalDown extends Error {}

/** Milliseconds: within two seconds a person is told that something is not stored, and local storage needs some of them. */
const LIMIT = 1200;
/** Milliseconds after a time-out in which every operation fails at once, instead of waiting again. */
const REST = 4000;

/** Errors that are answers of the journal, not failures. */
const VERDICTS = [Overtaken, Newer, Missing];

export class ReliableJournal {
  /** @type {(onClosed: () => void) => Promise<Connection>} */
  #open;
  /** @type {Clock} */
  #clock;
  /** @type {Promise<Connection> | null} */
  #connection = null;
  #restsUntil = 0;

  /**
   * @param {(onClosed: () => void) => Promise<Connection>} open
   * @param {Clock} [clock]
   */
  constructor(open, clock = CLOCK) {
    this.#open = open;
    this.#clock = clock;
  }

  games() {
    return this.#use((connection) => connection.games());
  }

  /** @param {string} id */
  load(id) {
    return this.#use((connection) => connection.load(id));
  }

  /**
   * @param {import("./journal.js").Change} change
   * @param {import("./journal.js").Base | null} base
   */
  write(change, base) {
    return this.#use((connection) => connection.write(change, base));
  }

  /**
   * @param {string} id
   * @param {Pick<import("./saved-game.js").SavedGame, "name" | "named">} name
   */
  rename(id, name) {
    return this.#use((connection) => connection.rename(id, name));
  }

  /** @param {string} id */
  drop(id) {
    return this.#use((connection) => connection.drop(id));
  }

  /**
   * Every operation is idempotent, so one that fails is retried once, on a new connection.
   * @template T
   * @param {(connection: Connection) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async #use(work) {
    if (this.#clock.now() < this.#restsUntil) throw new JournalDown("it did not answer a moment ago");
    try {
      return await withLimit(this.#attempt(work, true), LIMIT, this.#clock);
    } catch (error) {
      if (VERDICTS.some((kind) => error instanceof kind)) throw error;
      if (error instanceof TimedOut) {
        this.#restsUntil = this.#clock.now() + REST;
        this.#leave(this.#connection);
      }
      throw new JournalDown(String(error), { cause: error });
    }
  }

  /**
   * @template T
   * @param {(connection: Connection) => Promise<T>} work
   * @param {boolean} mayRetry
   * @returns {Promise<T>}
   */
  async #attempt(work, mayRetry) {
    const connecting = this.#connect();
    try {
      return await work(await connecting);
    } catch (error) {
      if (VERDICTS.some((kind) => error instanceof kind)) throw error;
      this.#leave(connecting);
      if (!mayRetry) throw error;
      return this.#attempt(work, false);
    }
  }

  #connect() {
    if (this.#connection) return this.#connection;
    const connecting = this.#open(() => this.#leave(connecting));
    this.#connection = connecting;
    return connecting;
  }

  /**
   * Closes a connection, also one that is still being opened; the next operation opens another.
   * @param {Promise<Connection> | null} left
   */
  #leave(left) {
    if (this.#connection === left) this.#connection = null;
    void left?.then(
      (connection) => connection.close(),
      () => {},
    );
  }
}
