// The kept games, wherever they are: the shelf in local storage and the journal in IndexedDB together. Either may fail:
// a game is kept if one of them has it, and no operation waits for the journal longer than its limit.

import { freshId } from "../lib/random.js";
import { isAfter } from "./journal.js";
import { isKept, laterName, StorageFull } from "./local-store.js";
import { JournalDown } from "./reliable-journal.js";

/** @typedef {import("./local-store.js").Kept} Kept */
/** @typedef {import("./local-store.js").Shelf} Shelf */
/** @typedef {import("./reliable-journal.js").ReliableJournal} Journal */
/** @typedef {import("./journal.js").Base} Base */
/** @typedef {import("./journal.js").Change} Change */
/** @typedef {import("./journal.js").Entry} Entry */
/** @typedef {import("./tabs.js").Grapevine} Grapevine */

/** @typedef {{ kept: Kept, entry: Entry, isHeld?: true } | { kept: Kept, text: string }} Copy A kept game as one has it. */
/**
 * @typedef {object} Found
 * @property {Copy[]} copies
 * @property {boolean} isRead whether the journal answered
 * @property {boolean} [isSeparated] whether another copy has become a game of its own
 */

export class Library {
  /** @type {Shelf} */
  shelf;
  /** @type {Journal} */
  #journal;
  /** @type {Grapevine} */
  #grapevine;
  /** whether the journal was read when the games were last listed; otherwise some may be missing */
  isWhole = true;
  /** @type {Map<string, { entry: Entry, base: Base }>} games whose last changes could be saved nowhere yet */
  #held = new Map();

  /**
   * @param {Shelf} shelf
   * @param {Journal} journal
   * @param {Grapevine} grapevine
   */
  constructor(shelf, journal, grapevine) {
    this.shelf = shelf;
    this.#journal = journal;
    this.#grapevine = grapevine;
  }

  /** The games that the shelf knows, newest first: there at once. */
  shelved() {
    return this.shelf.games().filter((kept) => !this.isGone(kept.id));
  }

  /** Whether something would be lost if the page were closed now. */
  get holdsUnsaved() {
    return this.#held.size > 0;
  }

  /**
   * Keeps in memory what could be saved nowhere.
   * @param {Entry} entry
   * @param {Base} base what it follows
   */
  hold(entry, base) {
    this.#held.set(entry.kept.id, { entry, base });
  }

  /** Tries again to save what is held in memory. */
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

  /** All kept games, newest first. */
  async games() {
    await this.saveHeld();
    const games = new Map(this.shelved().map((kept) => [kept.id, kept]));
    for (const { entry } of this.#held.values()) games.set(entry.kept.id, entry.kept);
    const rows = await this.#journal.games().catch(orDown(null));
    this.isWhole = rows !== null;
    for (const kept of rows ?? []) {
      if (!isKept(kept)) continue;
      if (this.isGone(kept.id)) {
        // It was deleted while the journal could not be told.
        void this.#journal.drop(kept.id).catch(orDown(undefined));
        continue;
      }
      const other = games.get(kept.id);
      const newer = kept.edition >= (other?.edition ?? 0) ? kept : /** @type {Kept} */ (other);
      games.set(kept.id, laterName(newer, newer === kept ? other : kept));
    }
    return [...games.values()].sort((one, other) => other.date - one.date);
  }

  /**
   * The copies of a game, the one to try first at the head: the newer edition, else the longer.
   * @param {string} id
   * @returns {Promise<Found>}
   */
  async copies(id) {
    if (this.isGone(id)) return { copies: [], isRead: true };
    /** @type {Copy[]} */
    const copies = [];
    const held = this.#held.get(id)?.entry;
    if (held) copies.push({ kept: held.kept, entry: held, isHeld: true });
    const text = this.shelf.text(id);
    const kept = this.shelf.games().find((game) => game.id === id);
    if (text !== null && kept) copies.push({ kept, text });
    const entry = await this.#journal.load(id).catch(orDown(undefined));
    const isSeparated = Boolean(entry && kept?.since !== undefined && (await this.#separateOlder(entry, kept)));
    if (entry && !isSeparated && entry.actions.length === entry.kept.length) copies.push({ kept: entry.kept, entry });
    copies.sort((one, other) => other.kept.edition - one.kept.edition || other.kept.length - one.kept.length);
    return { copies, isRead: entry !== undefined, isSeparated };
  }

  /**
   * The shelf's copy was played on while the journal could not be read: what the journal has beyond it is another game.
   * @param {Entry} entry
   * @param {Kept} kept
   */
  async #separateOlder(entry, { id, edition, writer = "", since }) {
    if (!isAfter(entry.kept, { edition, writer, since, isRead: false })) return false;
    // The same writer's journal is simply further on.
    if ((entry.kept.writer ?? "") === writer) return false;
    try {
      await this.separate(id);
      await this.#journal.drop(id);
      return true;
    } catch (error) {
      return orDown(false)(error);
    }
  }

  /** @param {string} id whether it was deleted, here or in another tab */
  isGone(id) {
    return this.shelf.isGone(id);
  }

  /**
   * Puts a game among the kept ones.
   * @param {Entry} entry
   * @param {string} text the record as a file
   * @returns {Promise<{ isShelved: boolean }>} whether there was room on the shelf too; throws if neither has it
   */
  async add({ kept, header, actions, conceded }, text) {
    const failure = failureOf(() => this.shelf.put(kept, text));
    try {
      await this.commit({ kept, header, from: 0, actions, conceded }, null);
    } catch (error) {
      if (failure || !(error instanceof JournalDown)) throw failure ?? error;
    }
    return { isShelved: failure === null };
  }

  /**
   * Into the journal alone.
   * @param {Change} change
   * @param {Base | null} base what the change follows; null for a game that is new here
   */
  async commit(change, base) {
    const kept = await this.#journal.write(change, base);
    this.#held.delete(kept.id);
    this.#grapevine.tell(kept.id, "changed");
    return kept;
  }

  /**
   * Onto the shelf alone.
   * @param {Kept} kept
   * @param {string} text
   */
  shelve(kept, text) {
    this.shelf.put(kept, text);
    this.#held.delete(kept.id);
  }

  /**
   * The journal's copy of a game becomes a game of its own, because another copy of it has been played on.
   * @param {string} id
   */
  async separate(id) {
    const entry = await this.#journal.load(id);
    if (!entry) return;
    const kept = { ...entry.kept, id: freshId() };
    await this.commit({ ...entry, kept, from: 0 }, null);
  }

  /**
   * A new name; the game may be open in another tab, which goes on writing.
   * @param {string} id
   * @param {string} name
   */
  async rename(id, name) {
    const kept = (await this.games()).find((game) => game.id === id);
    if (!kept) return;
    const given = { name, named: (kept.named ?? 0) + 1 };
    const row = this.shelf.games().find((game) => game.id === id);
    const failure = failureOf(() => row && this.shelf.note({ ...row, ...given }));
    try {
      await this.#journal.rename(id, given);
    } catch (error) {
      if (!(error instanceof JournalDown) || !row || failure) throw failure ?? error;
    }
    this.#grapevine.tell(id, "changed");
  }

  /**
   * Forgets a game, and returns how to have it back.
   * @param {string} id
   * @returns {Promise<() => Promise<void>>}
   */
  async drop(id) {
    const { copies } = await this.copies(id);
    const picture = this.shelf.picture(id);
    const failure = failureOf(() => {
      this.shelf.remove(id);
      this.shelf.markGone(id);
    });
    this.#held.delete(id);
    try {
      await this.#journal.drop(id);
    } catch (error) {
      // What is marked as gone is dropped when the journal answers again.
      if (failure || !(error instanceof JournalDown)) throw failure ?? error;
    }
    this.#grapevine.tell(id, "deleted");
    return () => this.#restore(id, copies, picture);
  }

  /**
   * @param {string} id
   * @param {Copy[]} copies
   * @param {string | null} picture
   */
  async #restore(id, copies, picture) {
    this.shelf.unmarkGone(id);
    /** @type {unknown} */
    let failure = null;
    let restored = 0;
    for (const copy of copies) {
      try {
        if ("text" in copy) this.shelf.put(copy.kept, copy.text);
        else await this.commit({ ...copy.entry, from: 0 }, null);
        restored += 1;
      } catch (error) {
        failure = error;
      }
    }
    if (restored === 0 && failure) throw failure;
    if (picture) this.shelf.setPicture(id, picture);
  }

  /**
   * What a copy holds that nothing here can open: out of the way, but not gone.
   * @param {Copy} copy
   */
  async setAside(copy) {
    const { id } = copy.kept;
    try {
      if ("isHeld" in copy) this.#held.delete(id);
      else if ("text" in copy) {
        this.shelf.setAside(`game:${id}`, copy.text);
        this.shelf.remove(id);
      } else {
        this.shelf.setAside(`journal:${id}`, JSON.stringify({ ...copy.entry.header, actions: copy.entry.actions }));
        await this.#journal.drop(id);
      }
    } catch (error) {
      if (!(error instanceof StorageFull || error instanceof JournalDown)) throw error;
    }
  }
}

/**
 * @template T
 * @param {T} instead what counts where the journal does not answer
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
