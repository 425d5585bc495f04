// Follows what other tabs do to the game that is open here.

import { t } from "../lib/text.js";
import { catchUp } from "../play/catch-up.js";
import { openSaved } from "../play/opening.js";
import { note } from "../ui/notices.js";

/** @typedef {import("../play/session.js").GameSession} GameSession */
/** @typedef {import("../storage/tabs.js").TabChange} TabChange */

/** Milliseconds until a journal that did not answer is read again. */
const CATCH_UP_AFTER = 1500;

export class OtherTabs {
  /** @type {Pick<import("./app.js").App, "engine" | "savedGames" | "tabChannel">} */
  #app;
  /** @type {GameSession} */
  #session;
  #isOwner;
  #isLeft = false;

  /**
   * @param {Pick<import("./app.js").App, "engine" | "savedGames" | "tabChannel">} app
   * @param {GameSession} session
   * @param {() => boolean} isOwner whether this tab plays the game
   */
  constructor(app, session, isOwner) {
    this.#app = app;
    this.#session = session;
    this.#isOwner = isOwner;
  }

  get #state() {
    return this.#session.store.state;
  }

  listen() {
    this.#app.tabChannel.onTold = (id, what) => this.#onTold(id, what);
  }

  leave() {
    this.#isLeft = true;
    this.#app.tabChannel.onTold = () => {};
  }

  /**
   * A change could not be saved, because another tab has changed or deleted the game.
   * @param {"overtaken" | "deleted"} loss
   */
  onLoss(loss) {
    if (loss === "deleted") {
      note(t("deleted-elsewhere"), { warn: true });
      return;
    }
    // Where the game is still ours, the other tab wrote before it heard so: its last action counts, and we go on.
    note(t(this.#isOwner() ? "changed-elsewhere" : "taken-over"), { warn: true });
    void this.#follow();
  }

  /**
   * The journal could not be read when the game was opened. If it has a newer copy, that one is shown as soon as it can be
   * read, unless the game has been played on meanwhile; if not, it gets the copy that is shown.
   * @param {number} edition that was opened
   */
  async catchUp(edition) {
    const found = await catchUp({
      edition,
      isIdle: () => !this.#isLeft && !this.#state.isWatching && this.#state.saved.edition === edition,
      copies: () => this.#app.savedGames.copies(this.#state.saved.id),
      wait: () => new Promise((done) => setTimeout(done, CATCH_UP_AFTER)),
    });
    if (found === "newer") await this.#follow();
    if (found === "behind") await this.#session.save();
  }

  /**
   * @param {string} id of a game that another tab has changed or deleted
   * @param {TabChange} what
   */
  async #onTold(id, what) {
    if (this.#state.saved.id !== id) return;
    if (this.#state.isWatching) await this.#follow();
    else if (what === "deleted" && (await this.#app.savedGames.isDeleted(id))) await this.#session.beDeleted();
  }

  /** Shows the game as it is stored now. */
  async #follow() {
    const { engine, savedGames } = this.#app;
    const opened = await openSaved(engine, savedGames, this.#state.saved.id);
    if (opened) await this.#session.follow(opened, { isWatching: !this.#isOwner() });
  }
}
