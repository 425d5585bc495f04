// The page of one game: opens it, owns it while it is played, and reacts to what the people around it wish.

import { botPace, tablePreferences } from "../lib/preferences.js";
import { freshSeed } from "../lib/random.js";
import { Refused } from "../lib/refused.js";
import { speaker, t } from "../lib/text.js";
import { openActions, openNew, openRecord, openSaved, saveOpened } from "../play/opening.js";
import { GameSession } from "../play/session.js";
import { storedText } from "../storage/entry-file.js";
import { readLastFrame, writeLastFrame } from "../storage/last-frame.js";
import { JournalDown } from "../storage/reliable-journal.js";
import { ownGame } from "../storage/tabs.js";
import { fileName, saveFile } from "../ui/files.js";
import { GameScreen } from "../ui/game-screen.js";
import { handOver } from "../ui/hand-over.js";
import { ask, note } from "../ui/notices.js";
import { noteProblem } from "../ui/report-dialog.js";
import { plainRecord } from "../ui/report-text.js";
import { showResults } from "../ui/results.js";
import { showRules } from "../ui/rules-dialog.js";
import { titleOf } from "../ui/saved-list.js";
import { askSeat } from "../ui/seat-menu.js";
import { shareGame } from "../ui/share-dialog.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../play/opening.js").Opened} Opened */
/** @typedef {import("../storage/tabs.js").Ownership} Ownership */
/** @typedef {import("../storage/tabs.js").TabChange} TabChange */
/** @typedef {import("../play/session.js").ViewedGame} ViewedGame */

/** @typedef {{ saved: string } | { link: string }} Source */

/**
 * @typedef {object} Navigation where the page can lead
 * @property {() => void} home
 * @property {(id: string) => void} open
 * @property {() => void} settings
 * @property {() => void} report a problem
 * @property {() => void} reopen
 */

/** Milliseconds until a journal that did not answer is read again. */
const CATCH_UP_AFTER = 1500;
/** Milliseconds after a change; by then the game is in local storage. */
const LAST_FRAME_AFTER = 1000;

export class GamePage {
  /** @type {App} */
  #app;
  /** @type {Navigation} */
  #navigation;
  /** @type {Ownership | null} */
  #ownership = null;
  /** @type {GameSession | null} */
  #session = null;
  /** @type {GameScreen | null} */
  #screen = null;
  /** @type {any} the game's static tables */
  #content = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #lastFrameTimer;
  /** @type {Opened | null} a game from a link, until somebody plays on */
  #given = null;
  /** @type {number | null} the seat whose person is asked for */
  #handedTo = null;
  /** @type {(() => void) | null} */
  #endHandOver = null;
  /** @type {(() => void) | null} closes what was said about how the game is saved */
  #closeSavedNote = null;
  #isOwner = false;
  /** @type {Source | null} */
  #source = null;
  #isOver = false;
  #isLeft = false;

  /**
   * @param {App} app
   * @param {Navigation} navigation
   */
  constructor(app, navigation) {
    this.#app = app;
    this.#navigation = navigation;
  }

  /**
   * @param {HTMLElement} root
   * @param {Source} source
   * @param {{ steal?: boolean }} [options]
   */
  async open(root, source, options = {}) {
    this.#source = source;
    try {
      const isMine = "saved" in source ? await this.#own(source.saved, options) : false;
      if (this.#isLeft) return;
      if (isMine === null) return this.#navigation.home();
      const opening = this.#opened(source);
      // What goes wrong is told below, once the last look is drawn.
      opening.catch(() => {});
      if ("saved" in source && isMine) await this.#showLastFrame(root, source.saved);
      const opened = await opening;
      if (this.#isLeft) return this.#abandon(opened);
      if (!opened) {
        note(t("no-such-game"), { warn: true });
        return this.#navigation.home();
      }
      if ("link" in source) this.#given = opened;
      if (opened.isSeparated) note(t("saved-separately"), { warn: true, stays: true });
      await this.#show(root, opened, !isMine);
    } catch (error) {
      if (error instanceof JournalDown) note(t("storage-unread"), { warn: true, stays: true });
      else if (error instanceof Refused) note(t(error.problem.text), { warn: true, stays: true });
      else throw error;
      this.#navigation.home();
    }
  }

  async leave() {
    this.#isLeft = true;
    document.removeEventListener("visibilitychange", this.#onHidden);
    clearTimeout(this.#lastFrameTimer);
    this.#app.tabChannel.onTold = () => {};
    this.#endHandOver?.();
    this.#closeSavedNote?.();
    this.#saveThumbnail();
    void this.#writeLastFrame();
    this.#screen?.destroy();
    await this.#session?.leave();
    this.#ownership?.release();
  }

  /** There is an engine again, after a time without one. */
  goOn() {
    void this.#session?.goOn();
  }

  /** The preferences have changed. */
  refresh() {
    this.#screen?.setPreferences(tablePreferences(this.#app.preferences));
    this.#screen?.update(false);
  }

  /** How a report comes to the game's record, the best way first; the last ones work without the engine. */
  recordSources() {
    const [session, source] = [this.#session, this.#source];
    return [
      () => session?.record(),
      () => (session?.table ? plainRecord(session.until(Number.POSITIVE_INFINITY)) : null),
      async () => source && ("link" in source ? source.link : storedText(this.#app.savedGames, source.saved)),
    ];
  }

  /** @param {import("../bridge/protocol.js").Problem} problem */
  #onProblem({ kind, text }) {
    const words = speaker(this.#session?.players ?? [])(text);
    if (kind === "internal") noteProblem(words, this.#navigation.report);
    else note(words, { warn: true });
  }

  /**
   * @param {string} id
   * @param {{ steal?: boolean }} options
   * @returns {Promise<boolean | null>} whether it is ours; null if the person went back
   */
  async #own(id, { steal = false }) {
    const { scope } = this.#app;
    this.#ownership = await ownGame(scope, id, { steal });
    if (!this.#ownership) {
      const answer = await ask({
        title: t("elsewhere-title"),
        body: t("elsewhere-about"),
        answers: [
          { label: t("watch"), value: "watch", look: "plain" },
          { label: t("take-over"), value: "take", look: "primary" },
        ],
      });
      if (answer === "") return null;
      if (answer === "watch") return false;
      this.#ownership = await ownGame(scope, id, { steal: true });
    }
    this.#isOwner = true;
    void this.#ownership?.lost.then(() => {
      this.#isOwner = false;
      if (this.#isLeft) return;
      note(t("taken-over"), { warn: true });
      void this.#session?.standAside();
    });
    return true;
  }

  /** @param {Source} source */
  async #opened(source) {
    const { engine, savedGames } = this.#app;
    if ("link" in source) return openRecord(engine, { link: source.link });
    return openSaved(engine, savedGames, source.saved);
  }

  /**
   * Nobody waits for this game any more.
   * @param {Opened | null} opened
   */
  async #abandon(opened) {
    if (opened) await this.#app.engine.ask({ op: "close", table: opened.table });
  }

  /**
   * While the engine wakes.
   * @param {HTMLElement} root
   * @param {string} id
   */
  async #showLastFrame(root, id) {
    const look = readLastFrame(this.#app.localStore, id);
    if (!look) return;
    await this.#app.begun;
    try {
      await this.#lay(root, look, look.content, false);
      this.#screen?.update(false);
    } catch (error) {
      console.warn("how the game looked cannot be drawn:", error);
      this.#screen?.destroy();
      this.#screen = null;
      this.#session = null;
    }
  }

  /**
   * @param {HTMLElement} root
   * @param {Opened} opened
   * @param {boolean} watching
   */
  async #show(root, opened, watching) {
    const { header, frame } = opened;
    if (!this.#session) {
      const reply = await this.#app.engine.ask({ op: "content", game: header.game });
      if (!this.#isLeft && reply.ok) await this.#lay(root, opened, reply.content, watching);
    }
    const session = this.#session;
    if (this.#isLeft || !session) return;
    this.#isOver = frame.to_act === null;
    document.addEventListener("visibilitychange", this.#onHidden);
    this.#app.tabChannel.onTold = (id, what) => this.#onTold(id, what);
    if (!opened.stored.base.isRead) void this.#catchUp(session, opened.saved.edition);
    await session.begin(opened);
    // With the next frame, whose layout it needs; unless somebody was quicker.
    requestAnimationFrame(() => document.activeElement === document.body && document.getElementById("main")?.focus());
    // The mind wakes while the person has a first look at the table, not while it is still being drawn.
    if (!watching && header.players.some((player) => player.kind === "bot")) atLeisure(this.#app.mind);
  }

  /**
   * Lays the table for a game, with nothing on it yet.
   * @param {HTMLElement} root
   * @param {ViewedGame} seen
   * @param {any} content
   * @param {boolean} watching
   */
  async #lay(root, seen, content, watching) {
    const app = this.#app;
    const { game } = seen.header;
    const session = new GameSession(
      {
        engine: app.engine,
        savedGames: app.savedGames,
        mind: app.mind,
        pace: () => botPace(app.preferences),
        hasSecrets: async () => (await app.meta(game))?.has_secrets ?? true,
        onChange: (_, animate) => this.#onChange(animate),
        onCover: () => this.#screen?.cover(),
        onHint: () => this.#screen?.showHint(),
        onProblem: (problem) => this.#onProblem(problem),
        onLoss: (loss) => this.#onLoss(loss),
        onSaveState: (saveState) => this.#onSaveState(saveState),
        onSeparated: () => note(t("saved-separately"), { warn: true, stays: true }),
      },
      { ...seen, watching },
    );
    if (this.#isLeft) return;
    this.#content = content;
    this.#session = session;
    const screen = new GameScreen(root, session, this.#events(session));
    this.#screen = screen;
    app.onProgress = (progress) => screen.setProgress(progress);
    screen.setProgress(app.progress);
    await screen.mount(content, tablePreferences(app.preferences));
  }

  /**
   * @param {GameSession} session
   * @returns {import("../ui/game-screen.js").GameScreenEvents}
   */
  #events(session) {
    return {
      home: this.#navigation.home,
      settings: this.#navigation.settings,
      report: this.#navigation.report,
      share: () => void shareGame(session, titleOf(session.saved)),
      rules: () => void showRules(session.header.game),
      seat: (seat) => void askSeat(session, seat),
      takeOver: this.#navigation.reopen,
      playOn: () => void this.#playOn(),
      playFrom: (moment) => void this.#playFrom(session, moment),
      results: () => void this.#results(),
    };
  }

  /** @param {boolean} animate */
  #onChange(animate) {
    const session = this.#session;
    if (!session || this.#isLeft) return;
    this.#screen?.update(animate);
    clearTimeout(this.#lastFrameTimer);
    this.#lastFrameTimer = setTimeout(() => void this.#writeLastFrame(), LAST_FRAME_AFTER);
    if (session.phase === "handing-over") void this.#handOver(session);
    else this.#stopHandOver();
    const hasEnded = session.phase === "over" && !this.#isOver;
    this.#isOver = session.frame.to_act === null;
    if (hasEnded) void this.#results();
  }

  /** @param {GameSession} session */
  async #handOver(session) {
    const seat = session.frame.to_act;
    const player = seat === null ? undefined : session.players[seat];
    if (seat === null || !player || this.#handedTo === seat) return;
    this.#stopHandOver();
    this.#handedTo = seat;
    const answer = await handOver(player, seat, { onOpen: (close) => (this.#endHandOver = close) });
    // Somebody else is asked for now, or nobody.
    if (this.#handedTo !== seat || this.#isLeft) return;
    this.#handedTo = null;
    this.#endHandOver = null;
    if (answer === "ready") await session.sitDown(seat);
    else this.#navigation.home();
  }

  #stopHandOver() {
    this.#handedTo = null;
    this.#endHandOver?.();
    this.#endHandOver = null;
  }

  async #results() {
    const session = this.#session;
    if (!session) return;
    const answer = await showResults(session);
    if (answer === "replay") this.#screen?.replay();
    if (answer === "share") await shareGame(session, titleOf(session.saved));
    if (answer === "again" || answer === "same") await this.#again(session, answer === "same");
  }

  /**
   * @param {GameSession} session
   * @param {boolean} isSame with the same luck
   */
  async #again(session, isSame) {
    const { engine } = this.#app;
    const { header } = session;
    const opened = await openNew(engine, { ...header, seed: isSame ? header.seed : freshSeed() });
    await this.#openSaved(opened, session.saved.shared);
  }

  async #playOn() {
    const session = this.#session;
    if (!session || (!this.#given && !session.isDeleted)) return;
    const given = await openRecord(this.#app.engine, { record: await session.record() });
    await this.#openSaved(given, session.saved.shared);
  }

  /**
   * @param {GameSession} session
   * @param {number} moment
   */
  async #playFrom(session, moment) {
    await this.#openSaved(await openActions(this.#app.engine, session.until(moment)), session.saved.shared);
  }

  /**
   * Keeps a game that was made from this one, and goes to it.
   * @param {Opened} opened
   * @param {boolean} [shared] whether several people have played the one it was made from
   */
  async #openSaved(opened, shared = false) {
    const { engine, savedGames } = this.#app;
    const saved = shared ? { ...opened.saved, shared } : opened.saved;
    const { id, isSavedLocally } = await saveOpened(engine, savedGames, { ...opened, saved });
    if (!isSavedLocally) note(t("loss-second-copy"), { warn: true, stays: true });
    this.#navigation.open(id);
  }

  /** Whether something would be lost if the page were closed now. */
  get isUnsaved() {
    return this.#session?.isUnsaved ?? false;
  }

  /** @param {"overtaken" | "deleted"} loss */
  #onLoss(loss) {
    const session = this.#session;
    if (!session) return;
    if (loss === "deleted") {
      note(t("deleted-elsewhere"), { warn: true });
      return;
    }
    // Where the game is still ours, the other tab wrote before it heard so: its last action counts, and we go on.
    note(t(this.#isOwner ? "changed-elsewhere" : "taken-over"), { warn: true });
    void this.#follow(session);
  }

  /** @param {import("../storage/autosave.js").SaveState | "second copy"} saveState */
  #onSaveState(saveState) {
    const session = this.#session;
    const wasTold = this.#closeSavedNote !== null;
    this.#closeSavedNote?.();
    this.#closeSavedNote = null;
    if (!session) return;
    if (saveState === "journal") {
      if (wasTold) note(t("saved-again"));
    } else if (saveState === "second copy") {
      note(t("loss-second-copy"), { warn: true, stays: true });
    } else {
      const save = async () => saveFile(fileName(titleOf(session.saved)), await session.record());
      const file = saveState === "local" ? {} : { label: t("share-file"), run: () => void save() };
      this.#closeSavedNote = note(t(`loss-${saveState}`), { warn: true, stays: true, ...file });
    }
  }

  /**
   * @param {string} id another tab has changed or deleted this game
   * @param {TabChange} what
   */
  async #onTold(id, what) {
    const session = this.#session;
    if (session?.saved.id !== id) return;
    if (session.watching) await this.#follow(session);
    else if (what === "deleted" && (await this.#isDeleted(id))) await session.beDeleted();
  }

  /**
   * The journal could not be read when the game was opened: if it has a newer copy, that one goes onto the table as soon as
   * it can be read, unless the game has been played on meanwhile.
   * @param {GameSession} session
   * @param {number} edition that was opened
   */
  async #catchUp(session, edition) {
    const isIdle = () => !this.#isLeft && !session.watching && session.saved.edition === edition;
    while (isIdle()) {
      await new Promise((done) => setTimeout(done, CATCH_UP_AFTER));
      const { copies, isRead } = await this.#app.savedGames.copies(session.saved.id);
      if (!isRead) continue;
      if (isIdle() && (copies[0]?.saved.edition ?? 0) > edition) await this.#follow(session);
      return;
    }
  }

  /** Anybody of this origin may say so: what is stored decides. @param {string} id */
  async #isDeleted(id) {
    const { savedGames } = this.#app;
    return savedGames.isGone(id) || (await savedGames.copies(id)).copies.length === 0;
  }

  /**
   * Shows the game as it is stored now.
   * @param {GameSession} session
   */
  async #follow(session) {
    const opened = await openSaved(this.#app.engine, this.#app.savedGames, session.saved.id);
    if (opened) await session.follow(opened, { watching: !this.#isOwner });
  }

  /** For the lobby's list; a game that is only watched is not ours to keep. */
  #saveThumbnail() {
    const picture = this.#session && !this.#session.watching ? this.#screen?.thumbnail() : null;
    if (picture) this.#app.localStore.setPicture(this.#session?.saved.id ?? "", picture);
  }

  /** For the next time it is opened. */
  async #writeLastFrame() {
    const seen = await this.#session?.seenNext();
    if (seen) writeLastFrame(this.#app.localStore, { ...seen, content: this.#content });
  }

  #onHidden = () => {
    if (document.visibilityState !== "hidden") return;
    this.#saveThumbnail();
    void this.#writeLastFrame();
    void this.#session?.saveLocally();
  };
}

/** @param {() => unknown} work not every browser tells when it has nothing to do */
function atLeisure(work) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => void work(), { timeout: 2000 });
  else setTimeout(work, 500);
}
