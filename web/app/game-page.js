// The page of one game: opens it, draws it, and owns it as long as it is played in this tab.

import { botPace, tablePreferences } from "../lib/preferences.js";
import { Refused } from "../lib/refused.js";
import { speaker, t } from "../lib/text.js";
import { players } from "../play/game-state.js";
import { openRecord, openSaved } from "../play/opening.js";
import { ResultWriter } from "../play/result-writer.js";
import { GameSession } from "../play/session.js";
import { tellingOfSlowIntents } from "../play/slow-intents.js";
import { storedText } from "../storage/entry-file.js";
import { readLastFrame } from "../storage/last-frame.js";
import { JournalDown } from "../storage/reliable-journal.js";
import { ResultStore } from "../storage/result-store.js";
import { Folds } from "../ui/folds.js";
import { GameScreen } from "../ui/game-screen.js";
import { note } from "../ui/notices.js";
import { noteProblem } from "../ui/report-dialog.js";
import { plainRecord } from "../ui/report-text.js";
import { showRules } from "../ui/rules-dialog.js";
import { askSeat } from "../ui/seat-menu.js";
import { shareGame } from "../ui/share-dialog.js";
import { Sounds } from "../ui/sounds.js";
import { tellFailure } from "./failures.js";
import { GameOwnership } from "./game-ownership.js";
import { HandOver } from "./hand-over.js";
import { LastFrameWriter } from "./last-frame-writer.js";
import { NextGame } from "./next-game.js";
import { OtherTabs } from "./other-tabs.js";
import { Results } from "./results.js";
import { linkAddress } from "./routes.js";
import { SaveNotes } from "./save-notes.js";

/** @typedef {import("../play/opening.js").Opened} Opened */
/** @typedef {import("../storage/last-frame.js").ViewedGame} ViewedGame */
/** @typedef {import("./app.js").App} App */
/** @typedef {import("./routes.js").OpenOptions} OpenOptions */
/** @typedef {import("./routes.js").Source} Source */

/**
 * @typedef {object} Navigation Where the page can lead.
 * @property {() => void} home
 * @property {(id: string) => void} open a saved game
 * @property {() => void} settings
 * @property {() => void} report a problem
 * @property {() => void} reopen this game, as its owner
 */

/**
 * @typedef {object} GameParts What belongs to a game that is shown.
 * @property {GameSession} session
 * @property {GameScreen} screen
 * @property {HandOver} handOver
 * @property {Results} results
 * @property {ResultWriter} resultWriter
 * @property {LastFrameWriter} lastFrame
 * @property {OtherTabs} otherTabs
 * @property {Sounds} sounds
 */

export class GamePage {
  /** @type {App} */
  #app;
  /** @type {HTMLElement} */
  #root;
  /** @type {Source} */
  #source;
  /** @type {Navigation} */
  #navigation;
  /** @type {GameParts | null} */
  #parts = null;
  #ownership;
  #saveNotes = new SaveNotes();
  #isLeft = false;

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {Source} source
   * @param {Navigation} navigation
   */
  constructor(app, root, source, navigation) {
    this.#app = app;
    this.#root = root;
    this.#source = source;
    this.#navigation = navigation;
    this.#ownership = new GameOwnership(app.scope, () => this.#onTakenOver());
  }

  /** @param {OpenOptions} options */
  async open(options) {
    const source = this.#source;
    try {
      const role = "saved" in source ? await this.#ownership.take(source.saved, options) : "watch";
      if (this.#isLeft) return;
      if (role === "back") return this.#navigation.home();
      const opening = this.#opened();
      // A failure is told below, once the last frame is drawn.
      opening.catch(() => {});
      if ("saved" in source && role === "own") await this.#showLastFrame(source.saved);
      const opened = await opening;
      if (this.#isLeft) return this.#close(opened);
      if (!opened) {
        note(t("no-such-game"), { warn: true });
        return this.#navigation.home();
      }
      await this.#play(opened, role === "watch");
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
    this.#saveNotes.close();
    // The thumbnail is taken from the screen, which goes next.
    this.#parts?.lastFrame.write();
    this.#leaveParts();
    await this.#parts?.session.leave();
    this.#ownership.release();
  }

  #leaveParts() {
    if (!this.#parts) return;
    const { handOver, results, resultWriter, lastFrame, otherTabs, screen, sounds } = this.#parts;
    sounds.leave();
    handOver.leave();
    results.leave();
    resultWriter.leave();
    otherTabs.leave();
    lastFrame.leave();
    screen.destroy();
  }

  /** There is an engine again, after a time without one. */
  goOn() {
    void this.#parts?.session.goOn();
  }

  /** The preferences have changed. */
  refresh() {
    this.#parts?.screen.setPreferences(tablePreferences(this.#app.preferences));
    this.#parts?.screen.refresh();
  }

  /** Whether something would be lost if the page were closed now. */
  get isUnsaved() {
    return this.#parts?.session.isUnsaved ?? false;
  }

  /** How a report gets the game's record, the best way first; the last ones work without the engine. */
  recordSources() {
    const queries = this.#parts?.session.queries;
    const source = this.#source;
    return [
      () => queries?.record(),
      () => {
        const game = queries?.until(Number.POSITIVE_INFINITY);
        return game ? plainRecord(game) : null;
      },
      async () => ("link" in source ? source.link : storedText(this.#app.savedGames, source.saved)),
    ];
  }

  #opened() {
    const { engine, savedGames } = this.#app;
    const source = this.#source;
    return "link" in source ? openRecord(engine, source) : openSaved(engine, savedGames, source.saved);
  }

  /**
   * Nobody waits for this game any more.
   * @param {Opened | null} opened
   */
  async #close(opened) {
    if (opened) await this.#app.engine.ask({ op: "close", table: opened.table });
  }

  /**
   * Shows the game as it was seen last, while the engine starts.
   * @param {string} id
   */
  async #showLastFrame(id) {
    const last = readLastFrame(this.#app.localStore, id);
    if (!last) return;
    await this.#app.begun;
    try {
      await this.#assemble({ ...last, isWatching: false }, last.content);
      this.#parts?.screen.refresh();
    } catch (error) {
      console.warn("the last frame of the game cannot be drawn:", error);
      this.#leaveParts();
      this.#parts = null;
    }
  }

  /**
   * @param {Opened} opened
   * @param {boolean} isWatching
   */
  async #play(opened, isWatching) {
    const { engine, mind } = this.#app;
    const { game } = opened.header;
    if (!this.#parts) {
      const reply = await engine.ask({ op: "content", game });
      if (!this.#isLeft && reply.ok) await this.#assemble({ ...opened, isWatching }, reply.content);
    }
    if (this.#isLeft || !this.#parts) return;
    const { session, otherTabs } = this.#parts;
    document.addEventListener("visibilitychange", this.#onHidden);
    otherTabs.listen();
    if (!opened.stored.base.isRead) void otherTabs.catchUp(opened.saved.edition);
    await session.begin(opened);
    // In the next animation frame, because focus needs its layout; unless the person was quicker.
    requestAnimationFrame(() => document.activeElement === document.body && document.getElementById("main")?.focus());
    // The mind starts while the person has a first look at the table, not while it is still being drawn.
    if (!isWatching && opened.header.players.some((player) => player.kind === "bot")) whenIdle(mind);
  }

  /**
   * Makes the session and the screen, with nothing drawn yet.
   * @param {ViewedGame & { isWatching: boolean }} seen
   * @param {any} content the game's static tables
   */
  async #assemble(seen, content) {
    const app = this.#app;
    if (this.#isLeft) return;
    const session = this.#makeSession(seen);
    const { open, report } = this.#navigation;
    const next = new NextGame(app, session, { open, fail: (error) => tellFailure(error, report) });
    const game = tellingOfSlowIntents(session, noteSlow);
    const screen = new GameScreen(this.#root, game, this.#screenEvents(game, next));
    const share = () => this.#share(session);
    this.#parts = {
      session,
      screen,
      lastFrame: new LastFrameWriter(app.localStore, session, content, () => screen.thumbnail()),
      handOver: new HandOver(game, this.#navigation.home),
      results: new Results(session, {
        home: this.#navigation.home,
        replay: () => screen.replay(),
        share,
        next,
      }),
      resultWriter: new ResultWriter(session, new ResultStore(app.localStore), {
        meta: (key) => app.meta(key),
        onFull: () => void note(t("statistics-full"), { warn: true, stays: true }),
      }),
      otherTabs: new OtherTabs(app, session, () => this.#ownership.isOwner),
      sounds: new Sounds(session.store, () => app.preferences.sound),
    };
    app.onProgress = (progress) => screen.setProgress(progress);
    screen.setProgress(app.progress);
    await screen.mount(content, tablePreferences(app.preferences));
  }

  /** @param {ViewedGame & { isWatching: boolean }} seen */
  #makeSession(seen) {
    const app = this.#app;
    /** @type {GameSession} */
    const session = new GameSession(
      {
        engine: app.engine,
        savedGames: app.savedGames,
        mind: app.mind,
        pace: () => botPace(app.preferences),
        read: async () => this.#parts?.screen.read(),
        hasSecrets: async () => (await app.meta(seen.header.game))?.has_secrets ?? true,
        onProblem: (problem) => this.#onProblem(problem, session),
        onLoss: (loss) => this.#parts?.otherTabs.onLoss(loss),
        onSaveState: (saveState) => this.#saveNotes.tell(saveState, session),
        onSeparated: () => this.#saveNotes.tellSeparated(),
      },
      seen,
    );
    return session;
  }

  /**
   * @param {import("../play/intents.js").OpenGame} game
   * @param {NextGame} next
   * @returns {import("../ui/game-screen.js").GameScreenEvents}
   */
  #screenEvents(game, next) {
    const { home, settings, report, reopen } = this.#navigation;
    return {
      home,
      settings,
      report,
      share: () => void this.#share(game),
      rules: () => void showRules(game.store.state.header.game),
      seat: (seat) => void askSeat(game, seat),
      takeOver: reopen,
      playOn: () => {
        if ("link" in this.#source || game.store.state.isDeleted) void next.playOn();
      },
      playFrom: (moment) => void next.playFrom(moment),
      results: () => void this.#parts?.results.show(),
      preferences: () => this.#app.preferences,
      folds: new Folds(this.#app.localStore),
    };
  }

  /** @param {import("../play/intents.js").OpenGame} game */
  #share({ store, queries }) {
    return shareGame(queries, store.state, linkAddress);
  }

  /**
   * @param {import("../bridge/protocol.js").Problem} problem
   * @param {GameSession} session
   */
  #onProblem({ kind, text }, session) {
    const words = speaker(players(session.store.state))(text);
    if (kind === "internal") noteProblem(words, this.#navigation.report);
    else note(words, { warn: true });
  }

  #onTakenOver() {
    if (this.#isLeft) return;
    note(t("taken-over"), { warn: true });
    void this.#parts?.session.standAside();
  }

  #onHidden = () => {
    if (document.visibilityState !== "hidden") return;
    this.#parts?.lastFrame.write();
    void this.#parts?.session.saveLocally();
  };
}

/** Says that something takes long, unless something else is being said. @returns {() => void} ends it */
function noteSlow() {
  return document.querySelector(".note") ? () => {} : note(t("table-slow"), { stays: true });
}

/** @param {() => unknown} work not every browser tells when it is idle */
function whenIdle(work) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => void work(), { timeout: 2000 });
  else setTimeout(work, 500);
}
