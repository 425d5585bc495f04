// How the changes of a session are saved, and what follows when another tab has changed or deleted the game.

import { Refused } from "../lib/refused.js";
import { Autosave } from "../storage/autosave.js";
import { Deleted, Overtaken } from "../storage/journal.js";

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../storage/autosave.js").Stored} Stored */
/** @typedef {import("../storage/journal.js").Action} Action */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */
/** @typedef {Pick<import("./session.js").SessionHost, "savedGames" | "onSaveState" | "onSeparated">} SaverHost */

/**
 * @typedef {object} SaverHooks
 * @property {() => Promise<string>} record the game as a file
 * @property {(saved: SavedGame) => void} onSavedGame what the storage lists of the game has changed
 * @property {(isDeleted: boolean) => void} onLost another tab has changed or deleted the game
 * @property {(lose: () => void) => void} onLostLater the same, found by a retry; `lose` is to be called in turn
 */

export class SessionSaver {
  /** @type {SaverHost} */
  #host;
  /** @type {SaverHooks} */
  #hooks;
  /** @type {Autosave} */
  #autosave;

  /**
   * @param {SaverHost} host
   * @param {SavedGame} saved
   * @param {SaverHooks} hooks
   */
  constructor(host, saved, hooks) {
    this.#host = host;
    this.#hooks = hooks;
    this.#autosave = this.#saveTo({ saved, base: { edition: saved.edition, writer: "", isRead: true }, safe: 0 }, []);
  }

  /** Whether the latest change is stored nowhere. */
  get isUnsaved() {
    return this.#autosave.saveState === "full" || this.#autosave.saveState === "unsaved";
  }

  /**
   * From here on, changes of this copy are saved.
   * @param {Stored} stored
   * @param {Action[]} actions that led to it
   */
  take(stored, actions) {
    const before = this.#autosave.saveState;
    this.#autosave.stop();
    this.#autosave = this.#saveTo(stored, actions);
    if (this.#autosave.saveState !== before) this.#host.onSaveState(this.#autosave.saveState);
  }

  /**
   * @param {Stored} stored
   * @param {Action[]} actions
   */
  #saveTo(stored, actions) {
    const { savedGames, onSaveState, onSeparated } = this.#host;
    return new Autosave(savedGames, stored, actions, {
      record: this.#hooks.record,
      onSaveState,
      onSeparated,
      onLost: (error) => this.#hooks.onLostLater(() => this.#lose(error)),
    });
  }

  /**
   * Saves a change; it is shown only afterwards.
   * @param {Header} header
   * @param {Frame} frame
   * @param {Action[]} [actions] what was done to come to it
   * @param {boolean} [isShared]
   */
  async write(header, frame, actions = [], isShared = false) {
    const autosave = this.#autosave;
    const written = autosave.write(header, frame, actions, isShared);
    this.#hooks.onSavedGame(autosave.saved);
    try {
      await written;
      this.#hooks.onSavedGame(autosave.saved);
    } catch (error) {
      this.#lose(error);
    }
  }

  /** @param {number} moment @returns {Action[]} what was done until then */
  until(moment) {
    return this.#autosave.until(moment);
  }

  /** Writes the record to local storage now. */
  async saveLocally() {
    try {
      await this.#autosave.saveLocally();
    } catch (error) {
      // Without an engine nobody can write the record, and every action of it was saved when it was done; a change that is
      // stored nowhere has been told of already.
      const isFull = !(error instanceof Refused) && this.#autosave.saveState === "journal";
      if (isFull) this.#host.onSaveState("second copy");
    }
  }

  /** Another tab writes to local storage now. What is stored nowhere is still tried: the journal refuses what is too late. */
  standAside() {
    if (!this.isUnsaved) this.#autosave.stop();
  }

  /** Nothing more is saved by itself. */
  stop() {
    this.#autosave.stop();
  }

  /** The game is left: what could not be saved is held by the saved games, which goes on trying. */
  leave() {
    this.#autosave.leave();
  }

  /** @param {unknown} error */
  #lose(error) {
    if (!(error instanceof Overtaken || error instanceof Deleted)) throw error;
    this.#hooks.onLost(error instanceof Deleted);
  }
}
