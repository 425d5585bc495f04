// Local storage: one value per saved game (the record as a file), an index of what the lobby shows of them, a small picture
// of each, the last frame of one, results, and what could not be read. All keys begin with the path of the page, because
// two copies of the page on one host share an origin.

import { DRAFT_LENGTH, FILE_LENGTH, isObject, isShort, RESULT_LENGTH, tryParse } from "../lib/limits.js";
import { isSavedGame, LATEST, laterName } from "./saved-game.js";

/** @typedef {import("./saved-game.js").SavedGame} SavedGame */
/** @typedef {{ name: string, date: number, text: string }} Aside A value that could not be read, under another key. */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} KeyValueStorage */

/** How long it is remembered that a game was deleted, in milliseconds: for a journal that could not be told. */
const GONE_LASTS = 30 * 24 * 3600e3;
/** Characters; far more than a small picture takes. */
const PICTURE_LENGTH = 500_000;

/** There is no room for a value, or the browser forbids to write. */
export class StorageFull extends Error {}

/** The path of the page, with which every key, lock and channel begins. */
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
    const value = tryParse(text, lengthOf(name));
    if (value === undefined) this.moveAside(name);
    return value;
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  write(name, value) {
    this.#put(name, JSON.stringify(value));
  }

  /**
   * Like `write`, for what cannot be made again: it comes before pictures and the last frame, which can.
   * @param {string} name
   * @param {unknown} value
   */
  writeFirst(name, value) {
    this.#putFirst(name, JSON.stringify(value));
  }

  /** @param {string} name */
  forget(name) {
    this.#storage.removeItem(this.#prefix + name);
  }

  /** The names of values that begin so. @param {string} start */
  names(start) {
    const names = [];
    for (let at = 0; at < this.#storage.length; at += 1) {
      const key = this.#storage.key(at);
      if (key?.startsWith(this.#prefix + start)) names.push(key.slice(this.#prefix.length));
    }
    return names;
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

  /** @param {string} id @returns {string | null} the record as a file */
  text(id) {
    return this.#storage.getItem(`${this.#prefix}game:${id}`);
  }

  /**
   * @param {SavedGame} saved
   * @param {string} text the record as a file
   */
  put(saved, text) {
    this.#putFirst(`game:${saved.id}`, text);
    this.note(laterName(saved, this.#index()[saved.id]));
  }

  /**
   * @param {string} id
   * @returns {string | null} a picture of the position, as a data URL
   */
  picture(id) {
    const address = this.#storage.getItem(`${this.#prefix}picture:${id}`);
    return isShort(address, PICTURE_LENGTH) ? address : null;
  }

  /**
   * Does nothing where there is no room: the lobby shows the game's cover instead.
   * @param {string} id
   * @param {string} address
   */
  setPicture(id, address) {
    this.#putIfRoom(`picture:${id}`, address);
  }

  /**
   * @param {string} id
   * @returns {string | null} the last frame, if this game was played last; see last-frame.js
   */
  lastFrame(id) {
    return this.#storage.getItem(`${this.#prefix}look:${id}`);
  }

  /**
   * Replaces the last frame of any other game. Does nothing where there is no room.
   * @param {string} id
   * @param {string} text
   */
  setLastFrame(id, text) {
    for (const name of this.names("look:")) this.forget(name);
    this.#putIfRoom(`look:${id}`, text);
  }

  /**
   * Writes the row of a game in the index; its record stays as it is.
   * @param {SavedGame} saved
   */
  note(saved) {
    this.write("index", { ...this.#index(), [saved.id]: saved });
  }

  /** @param {string} id */
  remove(id) {
    for (const kind of ["game", "picture", "look"]) this.forget(`${kind}:${id}`);
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
    if (!isObject(rows)) return {};
    return Object.fromEntries(
      Object.entries(rows).flatMap(([id, date]) => (typeof date === "number" ? [[id, date]] : [])),
    );
  }

  /** What could not be read, as it was found. */
  aside() {
    /** @type {Aside[]} */
    const found = [];
    for (const key of this.names("aside:")) {
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

  /** Puts what makes no sense under another key. @param {string} name */
  moveAside(name) {
    const text = this.#storage.getItem(this.#prefix + name) ?? "";
    try {
      this.setAside(name, text);
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      // Where there is no room for a second copy, it stays where it is.
      return;
    }
    this.forget(name);
  }

  /** @returns {Record<string, SavedGame>} */
  #index() {
    const rows = this.read("index");
    if (!isObject(rows)) return {};
    return Object.fromEntries(
      Object.entries(rows).flatMap(([id, row]) => (isSavedGame(row) && row.id === id ? [[id, row]] : [])),
    );
  }

  #ids() {
    return this.names("game:").map((name) => name.slice("game:".length));
  }

  /**
   * The row of a game that is missing in the index, made from its record.
   * @param {string} id
   * @returns {SavedGame | null}
   */
  #describe(id) {
    const record = this.read(`game:${id}`);
    if (record === undefined) return null;
    const { game, players, actions } = isObject(record) ? record : {};
    const length = Array.isArray(actions) ? actions.length : undefined;
    const saved = { id, name: "", round: 0, date: 0, edition: 0, over: false, game, players, length };
    if (isSavedGame(saved)) return saved;
    this.moveAside(`game:${id}`);
    return null;
  }

  /**
   * Removes pictures and the last frame where there is no room.
   * @param {string} name
   * @param {string} text
   */
  #putFirst(name, text) {
    try {
      this.#put(name, text);
    } catch (error) {
      const pictures = [...this.names("picture:"), ...this.names("look:")];
      if (pictures.length === 0) throw error;
      for (const picture of pictures) this.forget(picture);
      this.#put(name, text);
    }
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

/** How long a value may be, in characters. @param {string} name */
function lengthOf(name) {
  if (name.startsWith("result:")) return RESULT_LENGTH;
  return /^(settings|draft:)/.test(name) ? DRAFT_LENGTH : FILE_LENGTH;
}

/** A storage that lasts as long as the page, for a browser that forbids local storage. @returns {KeyValueStorage} */
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

/** Local storage, or memory where the browser forbids it. @returns {KeyValueStorage} */
export function browserStorage() {
  try {
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}
