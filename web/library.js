// The kept games, wherever they are: the shelf in local storage and the journal in IndexedDB together.

import { isKept, StorageFull } from "./store.js";

/** @typedef {import("./store.js").Kept} Kept */
/** @typedef {import("./store.js").Shelf} Shelf */
/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {import("./journal.js").Change} Change */
/** @typedef {import("./journal.js").Entry} Entry */
/** @typedef {import("./ownership.js").Grapevine} Grapevine */

/** @typedef {{ kept: Kept, entry: Entry } | { kept: Kept, text: string }} Copy A kept game as one of the two has it. */

export class Library {
  /** @type {Shelf} */
  shelf;
  /** @type {Journal | null} */
  #journal;
  /** @type {Grapevine} */
  #grapevine;

  /**
   * @param {Shelf} shelf
   * @param {Journal | null} journal
   * @param {Grapevine} grapevine
   */
  constructor(shelf, journal, grapevine) {
    this.shelf = shelf;
    this.#journal = journal;
    this.#grapevine = grapevine;
  }

  /** Whether a change is on disk once `commit` returns; otherwise only the shelf has it. */
  get hasJournal() {
    return this.#journal !== null;
  }

  /** All kept games, newest first. */
  async games() {
    const games = new Map(this.shelf.games().map((kept) => [kept.id, kept]));
    for (const kept of (await this.#journal?.games()) ?? []) {
      if (isKept(kept) && kept.edition >= (games.get(kept.id)?.edition ?? 0)) games.set(kept.id, kept);
    }
    return [...games.values()].sort((one, other) => other.date - one.date);
  }

  /**
   * The copies of a game, the one to try first at the head: the newer edition, else the longer.
   * @param {string} id
   * @returns {Promise<Copy[]>}
   */
  async copies(id) {
    /** @type {Copy[]} */
    const copies = [];
    const entry = await this.#journal?.load(id);
    if (entry && entry.actions.length === entry.kept.length) copies.push({ kept: entry.kept, entry });
    const text = this.shelf.text(id);
    const kept = this.shelf.games().find((game) => game.id === id);
    if (text !== null && kept) copies.push({ kept, text });
    return copies.sort((one, other) => other.kept.edition - one.kept.edition || other.kept.length - one.kept.length);
  }

  /**
   * @param {Change} change
   * @param {number | null} edition what the change follows; null for a game that the journal does not know
   */
  async commit(change, edition) {
    await this.#journal?.write(change, edition);
    this.#grapevine.tell(change.kept.id);
  }

  /**
   * @param {Kept} kept
   * @param {string} text
   */
  shelve(kept, text) {
    this.shelf.put(kept, text);
  }

  /**
   * A new name, for a game that is not open.
   * @param {string} id
   * @param {string} name
   */
  async rename(id, name) {
    const entry = await this.#journal?.load(id);
    if (entry) {
      const kept = { ...entry.kept, name, edition: entry.kept.edition + 1 };
      await this.commit({ ...entry, kept, from: entry.actions.length, actions: [] }, entry.kept.edition);
    }
    const kept = this.shelf.games().find((game) => game.id === id);
    // The index alone changes: the value keeps the edition it has, and the journal the newer one.
    if (kept) this.shelf.note({ ...kept, name });
  }

  /**
   * Forgets a game, and returns how to have it back.
   * @param {string} id
   * @returns {Promise<() => Promise<void>>}
   */
  async drop(id) {
    const copies = await this.copies(id);
    const picture = this.shelf.picture(id);
    await this.#journal?.drop(id);
    this.shelf.drop(id);
    this.#grapevine.tell(id);
    return async () => {
      for (const copy of copies) {
        if ("text" in copy) this.shelf.put(copy.kept, copy.text);
        else await this.commit({ ...copy.entry, from: 0 }, null);
      }
      if (picture) this.shelf.setPicture(id, picture);
    };
  }

  /**
   * What a copy holds that nothing here can open: out of the way, but not gone.
   * @param {Copy} copy
   */
  async setAside(copy) {
    const { id } = copy.kept;
    try {
      if ("text" in copy) {
        this.shelf.setAside(`game:${id}`, copy.text);
        this.shelf.drop(id);
      } else {
        this.shelf.setAside(`journal:${id}`, JSON.stringify({ ...copy.entry.header, actions: copy.entry.actions }));
        await this.#journal?.drop(id);
      }
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
    }
  }
}
