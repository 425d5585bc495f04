// The shelf of kept games: one value per game in local storage (the record's file form), an index of what the lobby
// shows of them, a small picture of each, how the last one looked, and what could not be read, set aside. All names begin
// with the path of the page, because two copies of the page on one host share an origin.

import { DRAFT_LENGTH, FILE_LENGTH, ID_LENGTH, isShort, parseWithin } from "../lib/limits.js";

/** @typedef {import("../bridge/protocol.js").Player} Player */

/**
 * @typedef {object} Kept What is known of a kept game without opening it.
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
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Drawer */

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

/** The path of the page, before every name that is kept under its origin. */
export function pageScope() {
  return new URL(".", document.baseURI).pathname;
}

export class Shelf {
  /** @type {Drawer} */
  #drawer;
  #prefix;

  /**
   * @param {Drawer} drawer
   * @param {string} scope
   */
  constructor(drawer, scope) {
    this.#drawer = drawer;
    this.#prefix = `${scope}#`;
  }

  /**
   * @param {string} name
   * @returns {unknown} undefined if nothing readable is there; what cannot be read is set aside
   */
  read(name) {
    const text = this.#drawer.getItem(this.#prefix + name);
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

  /** The kept games, newest first. */
  games() {
    const index = this.#index();
    for (const id of this.#ids()) {
      if (index[id]) continue;
      const kept = this.#describe(id);
      if (kept) index[id] = kept;
    }
    return Object.values(index).sort((one, other) => other.date - one.date);
  }

  /** @param {string} id */
  text(id) {
    return this.#drawer.getItem(`${this.#prefix}game:${id}`);
  }

  /**
   * @param {Kept} kept
   * @param {string} text the record as a file
   */
  put(kept, text) {
    try {
      this.#put(`game:${kept.id}`, text);
    } catch (error) {
      // A game is worth more than pictures of others.
      const pictures = [...this.#names("picture:"), ...this.#names("look:")];
      if (pictures.length === 0) throw error;
      for (const name of pictures) this.#drawer.removeItem(this.#prefix + name);
      this.#put(`game:${kept.id}`, text);
    }
    this.note(laterName(kept, this.#index()[kept.id]));
  }

  /**
   * @param {string} id
   * @returns {string | null} the address of a picture of the position
   */
  picture(id) {
    const address = this.#drawer.getItem(`${this.#prefix}picture:${id}`);
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
  look(id) {
    return this.#drawer.getItem(`${this.#prefix}look:${id}`);
  }

  /**
   * Instead of the look of any other game; where there is no room, there is none.
   * @param {string} id
   * @param {string} text
   */
  setLook(id, text) {
    for (const name of this.#names("look:")) this.#drawer.removeItem(this.#prefix + name);
    this.#putIfRoom(`look:${id}`, text);
  }

  /**
   * What the index says of a game; its value stays as it is.
   * @param {Kept} kept
   */
  note(kept) {
    this.write("index", { ...this.#index(), [kept.id]: kept });
  }

  /** @param {string} id */
  remove(id) {
    this.#drawer.removeItem(`${this.#prefix}game:${id}`);
    this.#drawer.removeItem(`${this.#prefix}picture:${id}`);
    this.#drawer.removeItem(`${this.#prefix}look:${id}`);
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
      const text = this.#drawer.getItem(this.#prefix + key) ?? "";
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
    const text = this.#drawer.getItem(this.#prefix + name) ?? "";
    try {
      this.setAside(name, text);
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      // Where there is no room for a second copy, it stays where it is.
      return;
    }
    this.#drawer.removeItem(this.#prefix + name);
  }

  /** @returns {Record<string, Kept>} */
  #index() {
    const rows = this.read("index");
    if (typeof rows !== "object" || rows === null) return {};
    return Object.fromEntries(Object.entries(rows).filter(([id, row]) => isKept(row) && row.id === id));
  }

  #ids() {
    return this.#names("game:").map((name) => name.slice("game:".length));
  }

  /**
   * A game whose row in the index is missing, from its record.
   * @param {string} id
   * @returns {Kept | null}
   */
  #describe(id) {
    const record = /** @type {any} */ (this.read(`game:${id}`));
    if (record === undefined) return null;
    const kept = {
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
    if (isKept(kept)) return kept;
    this.#moveAside(`game:${id}`);
    return null;
  }

  /** @param {string} start */
  #names(start) {
    const names = [];
    for (let at = 0; at < this.#drawer.length; at += 1) {
      const key = this.#drawer.key(at);
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
      this.#drawer.setItem(this.#prefix + name, text);
    } catch (error) {
      throw new StorageFull(name, { cause: error });
    }
  }
}

/**
 * What is known of a game, under the name that it was given last.
 * @param {Kept} kept
 * @param {Kept | undefined} other another copy
 * @returns {Kept}
 */
export function laterName(kept, other) {
  if (!other || (other.named ?? 0) <= (kept.named ?? 0)) return kept;
  return { ...kept, name: other.name, named: other.named };
}

/**
 * @param {unknown} row
 * @returns {row is Kept}
 */
export function isKept(row) {
  const kept = /** @type {Kept} */ (row);
  return (
    typeof kept === "object" &&
    kept !== null &&
    [kept.id, kept.game].every((each) => isShort(each, ID_LENGTH, 1)) &&
    isShort(kept.name, LONGEST_NAME) &&
    [kept.round, kept.date, kept.edition, kept.length].every(Number.isSafeInteger) &&
    Math.min(kept.round, kept.edition, kept.length) >= 0 &&
    Math.abs(kept.date) <= LATEST &&
    [kept.named ?? 0, kept.since ?? 0].every(Number.isSafeInteger) &&
    isShort(kept.writer ?? "", ID_LENGTH) &&
    typeof kept.over === "boolean" &&
    Array.isArray(kept.players) &&
    kept.players.length <= MOST_PLAYERS &&
    kept.players.every(isNamed)
  );
}

/** @param {Partial<Player> | null | undefined} player with a name; of the rest what there is makes sense */
function isNamed(player) {
  const { colour = "", level = "" } = player ?? {};
  return isShort(player?.name, LONGEST_NAME) && [colour, level].every((each) => isShort(each, ID_LENGTH));
}

/** A drawer for a browser that keeps nothing. @returns {Drawer} */
export function memoryDrawer() {
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
export function browserDrawer() {
  try {
    return window.localStorage;
  } catch {
    return memoryDrawer();
  }
}
