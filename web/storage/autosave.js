// Saves an open game: each change goes to the journal before it is drawn, the whole record to local storage a moment later.
// Where the journal fails, the record goes to local storage at once; where both fail, the person is told. Both are retried
// until they have the game. A later failure never removes what was saved.

import { CLOCK } from "../lib/clock.js";
import { freshId } from "../lib/random.js";
import { Deleted, Missing, Newer, Overtaken } from "./journal.js";
import { StorageFull } from "./local-store.js";
import { ancestorsAfter, standOf } from "./saved-game.js";

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../lib/clock.js").Clock} Clock */
/** @typedef {import("./journal.js").Action} Action */
/** @typedef {import("./journal.js").Base} Base */
/** @typedef {import("./saved-games.js").SavedGames} SavedGames */
/** @typedef {import("./saved-game.js").SavedGame} SavedGame */

/**
 * @typedef {"journal" | "local" | "full" | "unsaved"} SaveState
 * Where the latest change is.
 * journal: on disk; local: in local storage, whose last seconds a crash of the browser may lose; full: nowhere, because there
 * is no room; unsaved: nowhere, for another reason.
 */

/**
 * @typedef {object} Stored A game as it was opened.
 * @property {SavedGame} saved
 * @property {Base} base which copy it is
 * @property {number} safe how many of its actions the journal has
 * @property {boolean} [isMissing] whether the journal was read and does not have this copy
 */

/**
 * @typedef {object} Hooks
 * @property {() => Promise<string>} record the game as a file
 * @property {(saveState: SaveState) => void} onSaveState it is not what it was after the change before
 * @property {() => void} onSeparated a newer copy was found and has become a game of its own
 * @property {(error: Overtaken | Deleted) => void} onLost found in a retry, which nobody awaits
 */

const SAVE_LOCALLY_AFTER = 800;
const RETRY_AFTER = 1000;
const RETRY_AT_MOST = 15_000;

export class Autosave {
  /** @type {SavedGames} */
  #savedGames;
  /** @type {Action[]} */
  #actions;
  /** @type {Hooks} */
  #hooks;
  /** @type {Clock} */
  #clock;
  /** @type {Base} */
  #base;
  /** the id under which every change of this opening is written */
  #writer = freshId();
  /** the id of the game that another copy becomes, if there is one */
  #apart = freshId();
  /** the first action that the journal may not have */
  #unsafe;
  /** the first action that has changed since the journal was last written to */
  #changedFrom = 0;
  /** @type {Pick<import("./journal.js").Change, "header" | "conceded"> | null} null until there is a change to save */
  #latest = null;
  /** @type {Promise<unknown>} saves run one after another */
  #queue = Promise.resolve();
  #cancelLocalSave = () => {};
  #cancelRetry = () => {};
  #retryAfter = RETRY_AFTER;
  #isStopped = false;
  /** whether another copy has become a game of its own */
  #isSeparated = false;

  /** @type {SavedGame} what is known of the game as it stands now */
  saved;
  /** @type {SaveState} */
  saveState;

  /**
   * @param {SavedGames} savedGames
   * @param {Stored} stored
   * @param {Action[]} actions
   * @param {Hooks} hooks
   * @param {Clock} [clock]
   */
  constructor(savedGames, { saved, base, safe }, actions, hooks, clock = CLOCK) {
    this.#savedGames = savedGames;
    this.saved = saved;
    this.saveState = base.isRead ? "journal" : "local";
    this.#base = base;
    this.#unsafe = safe;
    this.#actions = actions;
    this.#hooks = hooks;
    this.#clock = clock;
  }

  /**
   * Saves a change; `saveState` says where. Throws `Overtaken` or `Deleted` if the game belongs to another tab now, or is gone.
   * @param {Header} header
   * @param {Frame} frame after the change; its moment is the number of actions
   * @param {Action[]} fresh the new ones among them, which are the last
   * @param {boolean} isShared whether several people have played it
   */
  write(header, frame, fresh, isShared) {
    const from = Math.min(frame.moment - fresh.length, this.#actions.length);
    this.#actions = [...this.#actions.slice(0, from), ...fresh];
    this.#unsafe = Math.min(this.#unsafe, from);
    this.#changedFrom = Math.min(this.#changedFrom, from);
    this.#latest = { header, conceded: concededSeat(frame) };
    this.saved = {
      ...this.saved,
      players: header.players,
      round: frame.view.round,
      date: Date.now(),
      edition: this.saved.edition + 1,
      length: this.#actions.length,
      ...standOf(frame),
      writer: this.#writer,
      ancestors: ancestorsAfter(this.#base),
      ...(isShared && { shared: true }),
    };
    return this.#enqueue(() => this.#save());
  }

  /** @param {number} moment @returns {Action[]} the actions until then */
  until(moment) {
    return this.#actions.slice(0, moment);
  }

  /** Writes the record to local storage now; throws `StorageFull`. */
  async saveLocally() {
    this.#cancelLocalSave();
    const { saved } = this;
    const text = await this.#hooks.record();
    if (!this.#isStopped && !this.#savedGames.isGone(saved.id)) this.#savedGames.saveLocally(saved, text);
  }

  /** The game is left: what could not be saved stays in memory with the saved games, which retry. */
  leave() {
    const isUnsaved = this.#latest && !this.#isStopped && (this.saveState === "full" || this.saveState === "unsaved");
    this.stop();
    if (!isUnsaved || !this.#latest) return;
    this.#savedGames.hold({ ...this.#latest, saved: this.saved, actions: this.#actions }, this.#base);
  }

  /** Cancels every save that was planned. */
  stop() {
    this.#isStopped = true;
    this.#cancelLocalSave();
    this.#cancelRetry();
  }

  /** @param {() => Promise<void>} work */
  #enqueue(work) {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  async #save() {
    this.#cancelRetry();
    const { id } = this.saved;
    if (this.#savedGames.isGone(id)) throw new Deleted(id);
    try {
      await this.#commit();
      this.#retryAfter = RETRY_AFTER;
      this.#saveLocallySoon();
      this.#setSaveState("journal");
    } catch (error) {
      if (error instanceof Overtaken || error instanceof Deleted) throw error;
      await this.#saveLocallyInstead();
      this.#retryLater();
    }
  }

  /** Into the journal: the whole game where it lacks actions, a newer copy saved as a game of its own where it has one. */
  async #commit() {
    try {
      await this.#commitFrom(this.#unsafe);
    } catch (error) {
      if (error instanceof Newer) {
        await this.#savedGames.separate(this.saved.id, this.#apart);
        if (!this.#isSeparated) this.#hooks.onSeparated();
        this.#isSeparated = true;
      } else if (!(error instanceof Missing)) throw error;
      await this.#commitFrom(0, error instanceof Newer);
    }
  }

  /**
   * @param {number} from
   * @param {boolean} [replaces] whether whatever the journal has is replaced
   */
  async #commitFrom(from, replaces = false) {
    if (!this.#latest) return;
    const actions = this.#actions;
    this.#unsafe = from;
    this.#changedFrom = actions.length;
    const change = { ...this.#latest, saved: this.saved, from, actions: actions.slice(from) };
    const { name, named } = await this.#savedGames.commit(change, replaces ? null : this.#base);
    this.saved = { ...this.saved, name, ...(named !== undefined && { named }) };
    this.#unsafe = this.#changedFrom;
    // From here on, what the journal has of another writer was written after this: another tab plays.
    this.#base = { ...this.#base, isRead: true, isRival: false };
  }

  async #saveLocallyInstead() {
    if (this.#isStopped) return;
    try {
      await this.saveLocally();
      this.#setSaveState("local");
    } catch (error) {
      this.#setSaveState(error instanceof StorageFull ? "full" : "unsaved");
    }
  }

  #retryLater() {
    if (this.#isStopped) return;
    const after = this.#retryAfter;
    this.#retryAfter = Math.min(after * 2, RETRY_AT_MOST);
    this.#cancelRetry = this.#clock.after(() => {
      this.#enqueue(() => this.#save()).catch((error) => this.#hooks.onLost(error));
    }, after);
  }

  #saveLocallySoon() {
    this.#cancelLocalSave();
    // The journal has it already: that local storage is full is told when the game is left.
    this.#cancelLocalSave = this.#clock.after(() => void this.saveLocally().catch(() => {}), SAVE_LOCALLY_AFTER);
  }

  /** @param {SaveState} saveState */
  #setSaveState(saveState) {
    const isNew = saveState !== this.saveState;
    this.saveState = saveState;
    if (isNew) this.#hooks.onSaveState(saveState);
  }
}

/**
 * The seat that conceded; conceding is not one of the record's actions.
 * @param {Frame} frame
 * @returns {number | null}
 */
export function concededSeat({ outcome, scores }) {
  if (outcome?.reason !== "conceded") return null;
  return scores.findIndex((_, seat) => !outcome.winners.includes(seat));
}
