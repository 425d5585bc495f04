// The journal in IndexedDB: each change of an open game is on disk here before it is on the screen. (Local storage returns
// before its data is on disk; IndexedDB with strict durability does not.)

import { openDB } from "../lib/vendor.js";
import { isDescendant, laterName } from "./saved-game.js";

/** @typedef {import("./saved-game.js").SavedGame} SavedGame */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../bridge/protocol.js").Action} Action */
/** @typedef {{ saved: SavedGame, header: Header, actions: Action[], conceded: number | null }} Entry */

/**
 * @typedef {object} Change
 * @property {SavedGame} saved with the edition that it makes and the id of its writer
 * @property {Header} header
 * @property {number} from actions before this one stay as they are
 * @property {Action[]} actions the actions from there on
 * @property {number | null} conceded the seat that gave up
 */

/**
 * @typedef {object} Base The copy of a game that was opened: the first change of a writer follows it.
 * @property {number} edition
 * @property {string} writer
 * @property {boolean} isRead whether the journal was read then; otherwise it may have a newer copy than the one opened
 * @property {boolean} [isRival] whether the journal was read and its copy has something that the one opened has not, and the
 *   other way round
 * @property {import("./saved-game.js").Ancestor[]} [ancestors]
 */

/**
 * @param {SavedGame} saved the copy that is opened
 * @param {{ isRead: boolean, isRival?: boolean }} journal
 * @returns {Base}
 */
export function baseOf({ edition, writer = "", ancestors }, { isRead, isRival }) {
  return { edition, writer, isRead, ...(isRival && { isRival }), ...(ancestors && { ancestors }) };
}

/** Another tab has written since. */
export class Overtaken extends Error {}

/** The game was deleted in another tab. */
export class Deleted extends Error {}

/** The journal has a newer copy than the one that was opened while the journal could not be read, or a rival of it. */
export class Newer extends Error {}

/** The journal does not have the actions before the change: the whole game must be written. */
export class Missing extends Error {}

/**
 * Throws unless a change may replace what the journal has: it has the same writer, or it is the first after the copy that
 * was opened. The edition alone would not tell one's own writes from those of another tab, because a write whose answer was
 * lost may or may not be there.
 * @param {SavedGame | undefined} found
 * @param {Change} change
 * @param {Base | null} base null if the change replaces whatever is there
 */
export function checkWrite(found, { saved, from }, base) {
  if (!base || (found && (found.writer ?? "") === saved.writer)) return;
  if (found && !isDescendant(base, found))
    throw base.isRead && !base.isRival ? new Overtaken(saved.id) : new Newer(saved.id);
  const follows = found?.edition === base.edition && (found.writer ?? "") === base.writer;
  if (!follows && from > 0) throw new Missing(saved.id);
}

/**
 * The rows on disk. The field of the saved game is called `kept` there, because tabs of older builds use the same database.
 * @typedef {object} Tables
 * @property {{ key: string, value: { id: string, kept: SavedGame, header: Header, conceded: number | null } }} games
 * @property {{ key: [string, number], value: { game: string, at: number, action: Action } }} actions
 */

/** @typedef {import("idb").IDBPDatabase<Tables & import("idb").DBSchema>} Database */

/** The transactions on one open connection. */
export class Journal {
  /** @type {Database} */
  #database;

  /** @param {Database} database */
  constructor(database) {
    this.#database = database;
  }

  /** @returns {Promise<SavedGame[]>} */
  async games() {
    const rows = await this.#database.getAll("games");
    return rows.map((row) => row.kept);
  }

  /**
   * @param {string} id
   * @returns {Promise<Entry | null>}
   */
  async load(id) {
    const task = this.#database.transaction(["games", "actions"]);
    const [row, rows] = await Promise.all([
      task.objectStore("games").get(id),
      task.objectStore("actions").getAll(keysOf(id)),
    ]);
    if (!row) return null;
    return { saved: row.kept, header: row.header, actions: rows.map((each) => each.action), conceded: row.conceded };
  }

  /**
   * @param {Change} change
   * @param {Base | null} base see checkWrite
   * @returns {Promise<SavedGame>} as it was written: with the name that the game was given meanwhile
   */
  async write(change, base) {
    const { header, from, actions, conceded } = change;
    const { id } = change.saved;
    const task = this.#database.transaction(["games", "actions"], "readwrite", { durability: "strict" });
    const games = task.objectStore("games");
    const store = task.objectStore("actions");
    try {
      const row = await games.get(id);
      checkWrite(row?.kept, change, base);
      const saved = laterName(change.saved, row?.kept);
      ignoreFailure(store.delete(keysOf(id, from)));
      for (const [at, action] of actions.entries()) ignoreFailure(store.put({ game: id, at: from + at, action }));
      ignoreFailure(games.put({ id, kept: saved, header, conceded }));
      await task.done;
      return saved;
    } catch (error) {
      await abort(task);
      throw error;
    }
  }

  /**
   * @param {string} id
   * @param {Pick<SavedGame, "name" | "named">} name
   */
  async rename(id, name) {
    const task = this.#database.transaction("games", "readwrite", { durability: "strict" });
    const row = await task.store.get(id);
    if (row) await task.store.put({ ...row, kept: { ...row.kept, ...name } });
    await task.done;
  }

  /** @param {string} id */
  async drop(id) {
    const task = this.#database.transaction(["games", "actions"], "readwrite", { durability: "strict" });
    ignoreFailure(task.objectStore("actions").delete(keysOf(id)));
    ignoreFailure(task.objectStore("games").delete(id));
    await task.done;
  }

  close() {
    this.#database.close();
  }
}

/** @param {Promise<unknown>} request whose failure also fails its transaction, which is awaited */
function ignoreFailure(request) {
  request.catch(() => {});
}

/**
 * Ends a transaction so that nothing of it is written.
 * @param {{ abort(): void, done: Promise<void> }} task
 */
async function abort(task) {
  try {
    task.abort();
  } catch {
    // It has ended already.
  }
  await task.done.catch(() => {});
}

/**
 * The keys of a game's actions.
 * @param {string} id
 * @param {number} [from]
 */
function keysOf(id, from = 0) {
  return IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
}

/**
 * @param {string} scope
 * @param {() => void} onClosed the browser has closed the connection
 * @returns {Promise<Journal>}
 */
export async function openJournal(scope, onClosed) {
  const database = await openDB(`${scope}#ludoteca`, 1, {
    upgrade(fresh) {
      fresh.createObjectStore("games", { keyPath: "id" });
      fresh.createObjectStore("actions", { keyPath: ["game", "at"] });
    },
    terminated: onClosed,
  });
  return new Journal(/** @type {Database} */ (/** @type {unknown} */ (database)));
}
