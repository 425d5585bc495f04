// The journal in IndexedDB: each change of a running game is on disk here before it is on the screen. (Local storage
// returns before its data is on disk; IndexedDB with strict durability does not.)

import { openDB } from "./vendor.js";

/** @typedef {import("./store.js").Kept} Kept */
/** @typedef {import("./bridge/protocol.js").Header} Header */
/** @typedef {unknown} Action An action as the engine encodes it; opaque here. */
/** @typedef {{ kept: Kept, header: Header, actions: Action[], conceded: number | null }} Entry */

/**
 * @typedef {object} Change
 * @property {Kept} kept with the edition that it makes
 * @property {Header} header
 * @property {number} from actions before this one stay as they are
 * @property {Action[]} actions the actions from there on
 * @property {number | null} conceded the seat that gave up
 */

/** Somebody else, in another tab, has written since. */
export class Overtaken extends Error {}

/** Somebody has deleted the game in another tab. */
export class Deleted extends Error {}

export class Journal {
  /** @type {import("idb").IDBPDatabase} */
  #base;

  /** @param {import("idb").IDBPDatabase} base */
  constructor(base) {
    this.#base = base;
  }

  /** @returns {Promise<Kept[]>} */
  async games() {
    const rows = await this.#base.getAll("games");
    return rows.map((row) => row.kept);
  }

  /**
   * @param {string} id
   * @returns {Promise<Entry | null>}
   */
  async load(id) {
    const task = this.#base.transaction(["games", "actions"]);
    const [row, rows] = await Promise.all([
      task.objectStore("games").get(id),
      task.objectStore("actions").getAll(all(id)),
    ]);
    if (!row) return null;
    return { kept: row.kept, header: row.header, actions: rows.map((each) => each.action), conceded: row.conceded };
  }

  /**
   * @param {Change} change
   * @param {number | null} edition the one this change follows; null if the journal is told of the game anew
   */
  async write(change, edition) {
    const { kept, header, from, actions, conceded } = change;
    const task = this.#base.transaction(["games", "actions"], "readwrite", { durability: "strict" });
    const games = task.objectStore("games");
    const row = await games.get(kept.id);
    if (edition !== null && row?.kept.edition !== edition) {
      task.abort();
      await task.done.catch(() => {});
      throw row ? new Overtaken(kept.id) : new Deleted(kept.id);
    }
    const store = task.objectStore("actions");
    store.delete(all(kept.id, from));
    actions.forEach((action, at) => void store.put({ game: kept.id, at: from + at, action }));
    games.put({ id: kept.id, kept, header, conceded });
    await task.done;
  }

  /** @param {string} id */
  async drop(id) {
    const task = this.#base.transaction(["games", "actions"], "readwrite", { durability: "strict" });
    task.objectStore("actions").delete(all(id));
    task.objectStore("games").delete(id);
    await task.done;
  }
}

/**
 * @param {string} id
 * @param {number} [from]
 */
function all(id, from = 0) {
  return IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
}

/**
 * @param {string} scope
 * @returns {Promise<Journal | null>} null where the browser has none to give
 */
export async function openJournal(scope) {
  try {
    const base = await openDB(`${scope}#ludoteca`, 1, {
      upgrade(fresh) {
        fresh.createObjectStore("games", { keyPath: "id" });
        fresh.createObjectStore("actions", { keyPath: ["game", "at"] });
      },
    });
    return new Journal(base);
  } catch {
    return null;
  }
}
