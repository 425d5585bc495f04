// Local storage of saved games: one value per game in local storage (the record's file form), an index of what the lobby
// shows of them, a small picture of each, how the last one looked, and what could not be read, set aside. All names begin
// with the path of the page, because two copies of the page on one host share an origin.

import { DRAFT_LENGTH, FILE_LENGTH, ID_LENGTH, isShort, parseWithin } from "../lib/limits.js";

/** @typedef {import("../bridge/protocol.js").Player} Player */

/**
 * @typedef {object} SavedGame What is known of a saved game without opening it.
 * @property {string} id
 * @property {string} game
 * @property {string} name given by a person, or empty
 * @property {number} [named] how often it was given one: of two copies the name given last counts
 * @property {Player[]} players
 * @property {number} round
 * @property {number} date of the last change, in milliseconds
 * @property {number} edition grows with every change; the newer of two copies counts
 * @property {number} length how many actions
 * @property {boolean} over
 * @property {string} [writer] who made this edition: each opening of a game writes under an id of its own
 * @property {number} [since] where the journal could not be read when the game was opened: the last edition before that
 * @property {boolean} [shared] whether several people have played it on this device; then it stays so
 */

/** @typedef {{ name: string, date: number, text: string }} Aside */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} KeyValueStorage */

/** Later than this no calendar goes, in milliseconds. */
const LATEST = 8.64e15;
/** How long it is remembered that a game was deleted, in milliseconds: for a journal that could not be told. */
const GONE_LASTS = 30 * 24 * 3600e3;

/** More than a game seats, and longer than a name that was typed here. */
const MOST_PLAYERS = 16;
const LONGEST_NAME = 1000;
/** Far more than a small picture takes. */
const PICTURE_LENGTH = 500_000;

export class StorageFull extends Error {}

/** The path of the page, before every name that is saved under its origin. */
export function pageScope() {
  return new URL(".", document.baseURI).pathname;
}

export class LocalStore {
  /** @type {KeyValueStorage} */
  #storage;
  #prefix;

  /**
   * @param {KeyValueStorage} storage
   * @param {string} scope
   */
  constructor(storage, scope) {
    this.#storage = storage;
    this.#prefix = `${scope}#`;
  }

  /**
   * @param {string} name
   * @returns {unknown} undefined if nothing readable is there; what cannot be read is set aside
   */
  read(name) {
    const text = this.#storage.getItem(this.#prefix + name);
    if (text === null) return undefined;
    try {
      return parseWithin(text, /^(settings|draft:)/.test(name) ? DRAFT_LENGTH : FILE_LENGTH);
    } catch {
      this.#moveAside(name);
      return undefined;
    }
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  write(name, value) {
    this.#put(name, JSON.stringify(value));
  }

  /** The saved games, newest first. */
  games() {
    const index = this.#index();
    for (const id of this.#ids()) {
      if (index[id]) continue;
      const saved = this.#describe(id);
      if (saved) index[id] = saved;
    }
    return Object.values(index).sort((one, other) => other.date - one.date);
  }

  /** @param {string} id */
  text(id) {
    return this.#storage.getItem(`${this.#prefix}game:${id}`);
  }

  /**
   * @param {SavedGame} saved
   * @param {string} text the record as a file
   */
  put(saved, text) {
    try {
      this.#put(`game:${saved.id}`, text);
    } catch (error) {
      // A game is worth more than pictures of others.
      const pictures = [...this.#names("picture:"), ...this.#names("look:")];
      if (pictures.length === 0) throw error;
      for (const name of pictures) this.#storage.removeItem(this.#prefix + name);
      this.#put(`game:${saved.id}`, text);
    }
    this.note(laterName(saved, this.#index()[saved.id]));
  }

  /**
   * @param {string} id
   * @returns {string | null} the address of a picture of the position
   */
  picture(id) {
    const address = this.#storage.getItem(`${this.#prefix}picture:${id}`);
    return isShort(address, PICTURE_LENGTH) ? address : null;
  }

  /**
   * A game without a picture is none the worse: where there is no room, there is none.
   * @param {string} id
   * @param {string} address
   */
  setPicture(id, address) {
    this.#putIfRoom(`picture:${id}`, address);
  }

  /**
   * @param {string} id
   * @returns {string | null} how the game looked, if it was the last; see look.js
   */
  lastFrame(id) {
    return this.#storage.getItem(`${this.#prefix}look:${id}`);
  }

  /**
   * Instead of the look of any other game; where there is no room, there is none.
   * @param {string} id
   * @param {string} text
   */
  setLastFrame(id, text) {
    for (const name of this.#names("look:")) this.#storage.removeItem(this.#prefix + name);
    this.#putIfRoom(`look:${id}`, text);
  }

  /**
   * What the index says of a game; its value stays as it is.
   * @param {SavedGame} saved
   */
  note(saved) {
    this.write("index", { ...this.#index(), [saved.id]: saved });
  }

  /** @param {string} id */
  remove(id) {
    this.#storage.removeItem(`${this.#prefix}game:${id}`);
    this.#storage.removeItem(`${this.#prefix}picture:${id}`);
    this.#storage.removeItem(`${this.#prefix}look:${id}`);
    const { [id]: _dropped, ...rest } = this.#index();
    this.write("index", rest);
  }

  /**
   * Remembers that a game was deleted, also for the journal and other tabs.
   * @param {string} id
   */
  markGone(id, now = Date.now()) {
    const recent = Object.entries(this.#gone()).filter(([, date]) => now - date < GONE_LASTS);
    this.write("gone", { ...Object.fromEntries(recent), [id]: now });
  }

  /** @param {string} id */
  unmarkGone(id) {
    const { [id]: _back, ...rest } = this.#gone();
    this.write("gone", rest);
  }

  /** @param {string} id */
  isGone(id) {
    return Object.hasOwn(this.#gone(), id);
  }

  /** @returns {Record<string, number>} when each was deleted */
  #gone() {
    const rows = this.read("gone");
    if (typeof rows !== "object" || rows === null) return {};
    return Object.fromEntries(Object.entries(rows).filter(([, date]) => typeof date === "number"));
  }

  /** What could not be read, as it was found. */
  aside() {
    /** @type {Aside[]} */
    const found = [];
    for (const key of this.#names("aside:")) {
      const [date, ...name] = key.slice("aside:".length).split(":");
      const when = Number(date);
      const text = this.#storage.getItem(this.#prefix + key) ?? "";
      found.push({ name: name.join(":"), date: Math.abs(when) <= LATEST ? when : 0, text });
    }
    return found;
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  setAside(name, text) {
    this.#put(`aside:${Date.now()}:${name}`, text);
  }

  /** @param {string} name */
  #moveAside(name) {
    const text = this.#storage.getItem(this.#prefix + name) ?? "";
    try {
      this.setAside(name, text);
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      // Where there is no room for a second copy, it stays where it is.
      return;
    }
    this.#storage.removeItem(this.#prefix + name);
  }

  /** @returns {Record<string, SavedGame>} */
  #index() {
    const rows = this.read("index");
    if (typeof rows !== "object" || rows === null) return {};
    return Object.fromEntries(Object.entries(rows).filter(([id, row]) => isSavedGame(row) && row.id === id));
  }

  #ids() {
    return this.#names("game:").map((name) => name.slice("game:".length));
  }

  /**
   * A game whose row in the index is missing, from its record.
   * @param {string} id
   * @returns {SavedGame | null}
   */
  #describe(id) {
    const record = /** @type {any} */ (this.read(`game:${id}`));
    if (record === undefined) return null;
    const saved = {
      id,
      name: "",
      round: 0,
      date: 0,
      edition: 0,
      over: false,
      game: record?.game,
      players: record?.players,
      length: record?.actions?.length,
    };
    if (isSavedGame(saved)) return saved;
    this.#moveAside(`game:${id}`);
    return null;
  }

  /** @param {string} start */
  #names(start) {
    const names = [];
    for (let at = 0; at < this.#storage.length; at += 1) {
      const key = this.#storage.key(at);
      if (key?.startsWith(this.#prefix + start)) names.push(key.slice(this.#prefix.length));
    }
    return names;
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  #putIfRoom(name, text) {
    try {
      this.#put(name, text);
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
    }
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  #put(name, text) {
    try {
      this.#storage.setItem(this.#prefix + name, text);
    } catch (error) {
      throw new StorageFull(name, { cause: error });
    }
  }
}

/**
 * What is known of a game, under the name that it was given last.
 * @param {SavedGame} saved
 * @param {SavedGame | undefined} other another copy
 * @returns {SavedGame}
 */
export function laterName(saved, other) {
  if (!other || (other.named ?? 0) <= (saved.named ?? 0)) return saved;
  return { ...saved, name: other.name, named: other.named };
}

/**
 * @param {unknown} row
 * @returns {row is SavedGame}
 */
export function isSavedGame(row) {
  const saved = /** @type {SavedGame} */ (row);
  return (
    typeof saved === "object" &&
    saved !== null &&
    [saved.id, saved.game].every((each) => isShort(each, ID_LENGTH, 1)) &&
    isShort(saved.name, LONGEST_NAME) &&
    [saved.round, saved.date, saved.edition, saved.length].every(Number.isSafeInteger) &&
    Math.min(saved.round, saved.edition, saved.length) >= 0 &&
    Math.abs(saved.date) <= LATEST &&
    [saved.named ?? 0, saved.since ?? 0].every(Number.isSafeInteger) &&
    isShort(saved.writer ?? "", ID_LENGTH) &&
    typeof saved.over === "boolean" &&
    Array.isArray(saved.players) &&
    saved.players.length <= MOST_PLAYERS &&
    saved.players.every(isNamed)
  );
}

/** @param {Partial<Player> | null | undefined} player with a name; of the rest what there is makes sense */
function isNamed(player) {
  const { colour = "", level = "" } = player ?? {};
  return isShort(player?.name, LONGEST_NAME) && [colour, level].every((each) => isShort(each, ID_LENGTH));
}

/** A storage for a browser that keeps nothing. @returns {KeyValueStorage} */
export function memoryStorage() {
  const values = /** @type {Map<string, string>} */ (new Map());
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (at) => [...values.keys()][at] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** Local storage may be forbidden altogether: then the games last as long as the page. */
export function browserStorage() {
  try {
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}
