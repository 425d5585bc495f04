// Storage that fails on demand, and a clock that runs when it is told to: what web/storage/autosave.js and web/storage/saved-games.js stand on,
// without a browser.

import { checkWrite } from "../../web/storage/journal.js";
import { laterName } from "../../web/storage/saved-game.js";

/** @typedef {import("../../web/storage/journal.js").Change} Change */
/** @typedef {import("../../web/storage/journal.js").Base} Base */
/** @typedef {import("../../web/storage/journal.js").Entry} Entry */
/** @typedef {import("../../web/storage/saved-game.js").SavedGame} SavedGame */

/** Lets everything happen that waits for nothing but promises. */
async function settle() {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** A clock for web/lib/clock.js that stands still unless it is moved on. */
export class FakeClock {
  #now = 0;
  #timers = /** @type {{ at: number, run: () => void }[]} */ ([]);

  now = () => this.#now;

  /** @param {() => void} run @param {number} ms */
  after = (run, ms) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };

  /** The page is gone: nothing that it wanted to do later happens. */
  clear() {
    this.#timers = [];
  }

  /** @param {number} ms */
  async advance(ms) {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settle();
    }
    this.#now = end;
  }

  /**
   * Moves on until the promise has an answer.
   * @template T
   * @param {Promise<T>} promise
   * @returns {Promise<{ value: T, ms: number }>} with the time it took
   */
  async until(promise) {
    const begun = this.#now;
    let isDone = false;
    const mark = () => {
      isDone = true;
    };
    promise.then(mark, mark);
    await settle();
    while (!isDone && this.#now - begun < 60_000) await this.advance(50);
    if (!isDone) throw new Error("no answer in a minute");
    return { value: await promise, ms: this.#now - begun };
  }
}

/**
 * ok; fail: every operation is refused; once: the next one is; stall: nothing is done and nothing answers; lost: it is done
 * but no answer comes; late: it is done when the mode changes; closed: this connection fails, another works; absent: it
 * cannot be opened; shut: opening it does not answer.
 * @typedef {"ok" | "fail" | "once" | "stall" | "lost" | "late" | "closed" | "absent" | "shut"} Mode
 */
/** @type {Mode[]} */
export const MODES = ["ok", "fail", "once", "stall", "lost", "late", "closed", "absent", "shut"];

/** A database with games on disk, and connections to it. */
export class FakeDatabase {
  /** @type {Map<string, Entry>} */
  disk = new Map();
  /** @type {Mode} */
  #mode = "ok";
  #generation = 0;
  /** @type {(() => void)[]} */
  #late = [];

  /** @param {Mode} mode */
  setMode(mode) {
    this.#mode = mode;
    if (mode === "closed") this.#generation += 1;
    if (mode !== "late") for (const run of this.#late.splice(0)) run();
  }

  open = () => {
    if (this.#mode === "absent") return Promise.reject(new Error("no database"));
    if (this.#mode === "shut") return new Promise(() => {});
    return Promise.resolve(this.#connection(this.#generation));
  };

  /** @param {number} generation */
  #connection(generation) {
    /** @type {<T>(work: () => T) => Promise<T>} */
    const run = (work) => {
      if (generation !== this.#generation) return Promise.reject(new Error("the connection is closed"));
      return this.#run(work);
    };
    return {
      games: () => run(() => [...this.disk.values()].map((entry) => entry.saved)),
      load: (/** @type {string} */ id) => run(() => structuredClone(this.disk.get(id) ?? null)),
      write: (/** @type {Change} */ change, /** @type {Base | null} */ base) => run(() => this.#write(change, base)),
      rename: (/** @type {string} */ id, /** @type {any} */ name) =>
        run(() => {
          const entry = this.disk.get(id);
          if (entry) this.disk.set(id, { ...entry, saved: { ...entry.saved, ...name } });
        }),
      drop: (/** @type {string} */ id) => run(() => void this.disk.delete(id)),
      close() {},
    };
  }

  /**
   * @template T
   * @param {() => T} work
   * @returns {Promise<T>}
   */
  #run(work) {
    switch (this.#mode) {
      case "fail":
        return Promise.reject(new Error("quota"));
      case "once":
        this.#mode = "ok";
        return Promise.reject(new Error("quota, once"));
      case "stall":
        return new Promise(() => {});
      case "lost":
        attempt(work);
        return new Promise(() => {});
      case "late":
        return new Promise(() => void this.#late.push(() => attempt(work)));
      default:
        return new Promise((resolve) => resolve(work()));
    }
  }

  /** @param {Change} change @param {Base | null} base */
  #write(change, base) {
    const found = this.disk.get(change.saved.id);
    checkWrite(found?.saved, change, base);
    const saved = laterName(change.saved, found?.saved);
    const { header, conceded } = change;
    // A gap would be a game that cannot be read: the law of the test would notice.
    const actions = [...(found?.actions.slice(0, change.from) ?? []), ...change.actions];
    this.disk.set(saved.id, structuredClone({ saved, header, conceded, actions }));
    return saved;
  }
}

/** @param {() => unknown} work whose answer nobody hears */
function attempt(work) {
  try {
    work();
  } catch {
    // It was refused.
  }
}

/** Local storage that may be full, and whose last seconds are lost with the browser's process. */
export class FakeLocalStorage {
  isFull = false;
  #values = new Map();
  #flushed = new Map();
  #clock;
  #flushedAt = 0;

  /** @param {FakeClock} clock */
  constructor(clock) {
    this.#clock = clock;
  }

  /** The operating system ends the browser: what was not flushed is gone. */
  kill() {
    this.#values = new Map(this.#flushed);
  }

  #flush() {
    if (this.#clock.now() - this.#flushedAt < 15_000) return;
    this.#flushedAt = this.#clock.now();
    this.#flushed = new Map(this.#values);
  }

  /** @param {string} key */
  getItem(key) {
    return this.#values.get(key) ?? null;
  }

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    this.#flush();
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.#values.set(key, value);
  }

  /** @param {string} key */
  removeItem(key) {
    this.#flush();
    this.#values.delete(key);
  }

  /** @param {number} at */
  key(at) {
    return [...this.#values.keys()][at] ?? null;
  }

  get length() {
    return this.#values.size;
  }
}
