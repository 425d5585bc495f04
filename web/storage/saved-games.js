// The saved games: local storage and the journal in IndexedDB together. Either may fail: a game is saved if one of them has
// it, and no operation waits for the journal longer than its time limit.

import { CLOCK } from "../lib/clock.js";
import { StorageFull } from "./local-store.js";
import { JournalDown } from "./reliable-journal.js";
import { areRivals, isSavedGame, laterName } from "./saved-game.js";

/** @typedef {import("./saved-game.js").SavedGame} SavedGame */
/** @typedef {import("./local-store.js").LocalStore} LocalStore */
/** @typedef {import("./reliable-journal.js").ReliableJournal} Journal */
/** @typedef {import("./journal.js").Base} Base */
/** @typedef {import("./journal.js").Change} Change */
/** @typedef {import("./journal.js").Entry} Entry */
/** @typedef {import("./tabs.js").TabChannel} TabChannel */

/** @typedef {{ saved: SavedGame, entry: Entry, isHeld?: true } | { saved: SavedGame, text: string }} Copy A saved game as the journal, memory or local storage has it. */
/**
 * @typedef {object} Found
 * @property {Copy[]} copies
 * @property {boolean} isRead whether the journal answered
 * @property {boolean} isRival whether the last copy, the journal's, has something that the first one has not, and the other way round
 */

/** Milliseconds between two looks at what another tab is said to have deleted. */
const DELETION_WAITS = [50, 150, 300, 500, 500];

export class SavedGames {
  /** @type {LocalStore} */
  localStore;
  /** @type {Journal} */
  #journal;
  /** @type {TabChannel} */
  #tabChannel;
  /** whether the journal was read when the games were last listed; otherwise games may be missing */
  isWhole = true;
  /** @type {Map<string, { entry: Entry, base: Base }>} games whose last changes could be saved nowhere yet */
  #held = new Map();

  /**
   * @param {LocalStore} localStore
   * @param {Journal} journal
   * @param {TabChannel} tabChannel
   */
  constructor(localStore, journal, tabChannel) {
    this.localStore = localStore;
    this.#journal = journal;
    this.#tabChannel = tabChannel;
  }

  /** The games in local storage, newest first, without waiting for the journal. */
  listLocal() {
    return this.localStore.games().filter((saved) => !this.isGone(saved.id));
  }

  /** Whether something would be lost if the page were closed now. */
  get holdsUnsaved() {
    return this.#held.size > 0;
  }

  /**
   * Holds in memory what could be saved nowhere.
   * @param {Entry} entry
   * @param {Base} base the copy that it follows
   */
  hold(entry, base) {
    this.#held.set(entry.saved.id, { entry, base });
  }

  /** Retries to save what is held in memory. */
  async saveHeld() {
    for (const [id, { entry, base }] of this.#held) {
      if (this.isGone(id)) this.#held.delete(id);
      else
        await this.commit({ ...entry, from: 0 }, base).then(
          () => this.#held.delete(id),
          () => {},
        );
    }
  }

  /** All saved games, newest first. */
  async games() {
    await this.saveHeld();
    const games = new Map(this.listLocal().map((saved) => [saved.id, saved]));
    for (const { entry } of this.#held.values()) games.set(entry.saved.id, entry.saved);
    const rows = await this.#journal.games().catch(orDown(null));
    this.isWhole = rows !== null;
    for (const saved of rows ?? []) {
      if (!isSavedGame(saved)) continue;
      if (this.isGone(saved.id)) {
        // It was deleted while the journal did not answer.
        void this.#journal.drop(saved.id).catch(orDown(undefined));
        continue;
      }
      const other = games.get(saved.id);
      const newer = saved.edition >= (other?.edition ?? 0) ? saved : /** @type {SavedGame} */ (other);
      games.set(saved.id, laterName(newer, newer === saved ? other : saved));
    }
    return [...games.values()].sort((one, other) => other.date - one.date);
  }

  /**
   * The copies of a game, the newest first; of two with the same edition, the longer. The journal's is the last one where
   * the other one was played while the journal could not be read, and neither was played on from the other. Nothing is
   * written here: tabs that only watch read too.
   * @param {string} id
   * @returns {Promise<Found>}
   */
  async copies(id) {
    if (this.isGone(id)) return { copies: [], isRead: true, isRival: false };
    /** @type {Copy[]} */
    const copies = [];
    const held = this.#held.get(id)?.entry;
    if (held) copies.push({ saved: held.saved, entry: held, isHeld: true });
    const text = this.localStore.text(id);
    const saved = this.localStore.games().find((game) => game.id === id);
    if (text !== null && saved) copies.push({ saved, text });
    const entry = await this.#journal.load(id).catch(orDown(undefined));
    const byAge = (/** @type {Copy} */ one, /** @type {Copy} */ other) =>
      other.saved.edition - one.saved.edition || other.saved.length - one.saved.length;
    const [first] = copies.sort(byAge);
    const isRival = Boolean(entry && first && areRivals(first.saved, entry.saved));
    if (entry && entry.actions.length === entry.saved.length) copies.push({ saved: entry.saved, entry });
    return { copies: isRival ? copies : copies.sort(byAge), isRead: entry !== undefined, isRival };
  }

  /** Whether a game was deleted, here or in another tab. @param {string} id */
  isGone(id) {
    return this.localStore.isGone(id);
  }

  /**
   * Whether another tab has deleted a game, as a message says. Any page of this origin may say so, so what is stored decides;
   * and a message may arrive before local storage shows what another process has written, so it is read several times.
   * @param {string} id
   * @param {import("../lib/clock.js").Clock} [clock]
   */
  async isDeleted(id, clock = CLOCK) {
    for (const wait of [0, ...DELETION_WAITS]) {
      if (wait > 0) await new Promise((done) => clock.after(() => done(undefined), wait));
      if (this.isGone(id) || (await this.copies(id)).copies.length === 0) return true;
    }
    return false;
  }

  /**
   * Saves a new game.
   * @param {Entry} entry
   * @param {string} text the record as a file
   * @returns {Promise<{ isSavedLocally: boolean }>} whether local storage has it too; throws if neither has it
   */
  async add({ saved, header, actions, conceded }, text) {
    const failure = failureOf(() => this.localStore.put(saved, text));
    try {
      await this.commit({ saved, header, from: 0, actions, conceded }, null);
    } catch (error) {
      if (failure || !(error instanceof JournalDown)) throw failure ?? error;
    }
    return { isSavedLocally: failure === null };
  }

  /**
   * Writes a change to the journal only.
   * @param {Change} change
   * @param {Base | null} base what the change follows; null for a game that is new here
   */
  async commit(change, base) {
    const saved = await this.#journal.write(change, base);
    this.#held.delete(saved.id);
    this.#tabChannel.tell(saved.id, "changed");
    return saved;
  }

  /**
   * Writes a record to local storage only.
   * @param {SavedGame} saved
   * @param {string} text
   */
  saveLocally(saved, text) {
    this.localStore.put(saved, text);
    this.#held.delete(saved.id);
  }

  /**
   * The journal's copy of a game becomes a game of its own, because another copy of it has been played on.
   * @param {string} id
   * @param {string} apart the id of that game: the same in every retry, so that there is one such game
   */
  async separate(id, apart) {
    const entry = await this.#journal.load(id);
    if (!entry) return;
    // A game that has ended counts once in the statistics, by its own id.
    const saved = { ...entry.saved, id: apart, ...(entry.saved.over && { uncounted: true }) };
    await this.commit({ ...entry, saved, from: 0 }, null);
  }

  /**
   * Renames a game, which may be open in another tab that goes on writing.
   * @param {string} id
   * @param {string} name
   */
  async rename(id, name) {
    const saved = (await this.games()).find((game) => game.id === id);
    if (!saved) return;
    const given = { name, named: (saved.named ?? 0) + 1 };
    const row = this.localStore.games().find((game) => game.id === id);
    const failure = failureOf(() => row && this.localStore.note({ ...row, ...given }));
    try {
      await this.#journal.rename(id, given);
    } catch (error) {
      if (!(error instanceof JournalDown) || !row || failure) throw failure ?? error;
    }
    this.#tabChannel.tell(id, "changed");
  }

  /**
   * Deletes a game, and returns the function that restores it.
   * @param {string} id
   * @returns {Promise<() => Promise<void>>}
   */
  async drop(id) {
    const { copies } = await this.copies(id);
    const picture = this.localStore.picture(id);
    const failure = failureOf(() => {
      this.localStore.remove(id);
      this.localStore.markGone(id);
    });
    this.#held.delete(id);
    try {
      await this.#journal.drop(id);
    } catch (error) {
      // What is marked as gone is deleted from the journal when it answers again.
      if (failure || !(error instanceof JournalDown)) throw failure ?? error;
    }
    this.#tabChannel.tell(id, "deleted");
    return () => this.#restore(id, copies, picture);
  }

  /**
   * @param {string} id
   * @param {Copy[]} copies
   * @param {string | null} picture
   */
  async #restore(id, copies, picture) {
    this.localStore.unmarkGone(id);
    /** @type {unknown} */
    let failure = null;
    let restored = 0;
    for (const copy of copies) {
      try {
        if ("text" in copy) this.localStore.put(copy.saved, copy.text);
        else await this.commit({ ...copy.entry, from: 0 }, null);
        restored += 1;
      } catch (error) {
        failure = error;
      }
    }
    if (restored === 0 && failure) throw failure;
    if (picture) this.localStore.setPicture(id, picture);
  }

  /**
   * Moves a copy that cannot be opened to where the lobby lists what could not be read.
   * @param {Copy} copy
   */
  async setAside(copy) {
    const { id } = copy.saved;
    try {
      if ("isHeld" in copy) this.#held.delete(id);
      else if ("text" in copy) {
        this.localStore.setAside(`game:${id}`, copy.text);
        this.localStore.remove(id);
      } else {
        this.localStore.setAside(
          `journal:${id}`,
          JSON.stringify({ ...copy.entry.header, actions: copy.entry.actions }),
        );
        await this.#journal.drop(id);
      }
    } catch (error) {
      if (!(error instanceof StorageFull || error instanceof JournalDown)) throw error;
    }
  }
}

/**
 * @template T
 * @param {T} instead the value where the journal does not answer
 * @returns {(error: unknown) => T}
 */
function orDown(instead) {
  return (error) => {
    if (!(error instanceof JournalDown)) throw error;
    return instead;
  };
}

/**
 * @param {() => unknown} work that may find the storage full
 * @returns {StorageFull | null}
 */
function failureOf(work) {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    return error;
  }
}
