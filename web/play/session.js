// An open game: asks the engine for frames as the right viewer, keeps every change before it is drawn, drives the bots.

import { deferred } from "../lib/deferred.js";
import { Refused } from "../lib/refused.js";
import { Autosave } from "../storage/autosave.js";
import { Deleted, Overtaken } from "../storage/journal.js";
import { BotClient } from "./bot-client.js";
import { withNames } from "./default-names.js";
import { choosePhase, hasSeveralPeople, onlyPerson } from "./viewer.js";

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../bridge/protocol.js").Player} Player */
/** @typedef {import("../bridge/protocol.js").Problem} Problem */
/** @typedef {import("../bridge/protocol.js").Text} Text */
/** @typedef {import("../storage/journal.js").Action} Action */
/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */
/** @typedef {import("../storage/autosave.js").SaveState} SaveState */
/** @typedef {import("./viewer.js").GamePhase} GamePhase */
/** @typedef {import("./hint.js").Hint} Hint */

/** @typedef {{ ask: import("../bridge/protocol.js").Ask }} Engine */
/** @typedef {import("../bridge/protocol.js").TableOp} TableOp */
/** @typedef {import("./opening.js").Opened} Opened */
/** @typedef {import("../storage/last-frame.js").ViewedGame} ViewedGame */

/**
 * @typedef {object} SessionHost What a session needs from the page.
 * @property {Engine} engine
 * @property {SavedGames} savedGames
 * @property {() => Promise<import("./bot-client.js").Mind>} mind
 * @property {() => number} pace milliseconds between two actions of bots
 * @property {() => Promise<boolean>} hasSecrets
 * @property {(session: GameSession, animate: boolean) => void} onChange
 * @property {() => void} onCover the device leaves the viewer's hands: nothing of theirs may be seen any more
 * @property {(session: GameSession) => void} onHint only the hint has changed
 * @property {(problem: Problem) => void} onProblem
 * @property {(loss: "overtaken" | "deleted") => void} onLoss the game is not ours any more
 * @property {(saveState: SaveState | "second copy") => void} onSaveState how changes are saved now; "second copy": local storage has no
 *   room, the journal has the game
 * @property {() => void} onSeparated another copy of the game has become a game of its own
 */

export class GameSession {
  /** @type {SessionHost} */
  #host;
  /** @type {Autosave} */
  #autosave;
  /** when the engine has the game */
  #opened = deferred();
  /** when that has been shown */
  #begun = deferred();
  /** whether several people have played here; then it stays so */
  #isShared;
  /** @type {Promise<unknown>} changes happen one after another */
  #queue = this.#begun.promise;
  /** @type {BotClient} */
  #bots;
  /** shut while somebody looks back */
  #present = deferred();
  /** @type {number | null} */
  #holder = null;
  #left = false;

  /** @type {Frame} */
  frame;
  /** @type {LogLine[]} */
  log;
  /** @type {GamePhase} */
  phase = "starting";
  /** @type {number | null} */
  viewer;
  /** @type {string | null} the engine's name for the game, once it has it */
  table = null;
  /** @type {boolean} true for a game of another tab or from a link */
  watching;
  /** Whether the game was deleted in another tab: what is on the table here is all there is of it. */
  isDeleted = false;
  /** Whether the device is on its way to somebody else: nothing is shown until there is a picture for them. */
  isCovered = false;
  /** @type {Frame | null} an earlier moment that is being looked at */
  past = null;
  /** @type {Hint | null} what the person to act asked for */
  hint = null;

  /**
   * @param {SessionHost} host
   * @param {ViewedGame & { watching: boolean }} seen what there is to see until it begins
   */
  constructor(host, { saved, header, viewer, frame, watching }) {
    this.#host = host;
    this.header = header;
    this.viewer = viewer;
    this.frame = frame;
    this.log = frame.log;
    this.watching = watching;
    this.#isShared = saved.shared ?? false;
    this.#autosave = this.#saveTo({ saved, base: { edition: saved.edition, writer: "", isRead: true }, safe: 0 }, []);
    this.#bots = new BotClient({
      ask: (request) => this.#ask(request),
      mind: host.mind,
      pace: host.pace,
      accept: accepted,
    });
  }

  get saved() {
    return this.#autosave.saved;
  }

  get players() {
    return this.header.players;
  }

  /** Whether the latest change is nowhere but here. */
  get isUnsaved() {
    return this.#autosave.saveState === "full" || this.#autosave.saveState === "unsaved";
  }

  /** Whether one person plays here, against bots. */
  get isOnly() {
    return onlyPerson(this.players) !== null;
  }

  /** Whether undo and redo are this viewer's to use now. */
  get mayUndo() {
    return this.#mayRewrite && this.frame.undoable.undo;
  }

  get mayRedo() {
    return this.#mayRewrite && this.frame.undoable.redo;
  }

  get #mayRewrite() {
    return this.phase !== "starting" && !this.watching && this.viewer !== null;
  }

  get mayHint() {
    return this.phase === "acting" && this.past === null;
  }

  /**
   * The engine has the game: from here on it is played.
   * @param {Opened} opened
   */
  begin(opened) {
    this.#take(opened);
    this.#opened.resolve();
    this.#begun.resolve(this.#look(opened.frame, false).catch((error) => this.#complain(error)));
    return this.#begun.promise;
  }

  /**
   * The game as it will be seen when it is opened again; null while the eyes of somebody else are on it.
   * @returns {Promise<ViewedGame | null>}
   */
  async seenNext() {
    const { saved, header, viewer, frame, log } = this;
    if (this.phase === "starting" || this.watching) return null;
    const next = await this.#phaseOf(frame, null);
    return next.viewer === viewer ? { saved, header, viewer, frame: { ...frame, log, choices: [] } } : null;
  }

  /** @param {number} index of a choice in the frame that is shown */
  play(index) {
    if (this.phase !== "acting") return Promise.resolve();
    this.#interrupt();
    return this.#play(index, this.frame.revision);
  }

  /** Which piece is meant, when asked for the first time; all of it when asked again. */
  async askHint() {
    const { revision, to_act: seat } = this.frame;
    if (!this.mayHint || seat === null || this.hint?.step === 0 || this.hint?.step === 2) return;
    if (this.hint) return this.#showHint({ ...this.hint, step: 2 });
    this.#showHint({ step: 0, index: 0, reasons: [] });
    try {
      const found = await this.#bots.hint({ game: this.header.game, seat, revision });
      if (found) this.#showHint({ ...found, step: 1 });
    } catch (error) {
      this.#showHint(null);
      this.#complain(error);
    }
  }

  /** Nobody needs the hint any more. */
  closeHint() {
    this.#interrupt();
    this.#showHint(null);
  }

  /** @param {Hint | null} hint */
  #showHint(hint) {
    this.hint = hint;
    this.#host.onHint(this);
  }

  /** The bot that thinks acts at once. */
  actNow() {
    this.#bots.hurry();
  }

  undo() {
    return this.#rewrite("undo");
  }

  redo() {
    return this.#rewrite("redo");
  }

  /** The device leaves the viewer's hands. */
  endTurn() {
    this.#holder = null;
    // The engine may take its time, or be gone: what the viewer saw must not wait for it.
    this.isCovered = true;
    this.#host.onCover();
    return this.#change(() => this.#look());
  }

  /**
   * This person has the device now.
   * @param {number} seat as they said: the table may have gone on since they were asked
   */
  sitDown(seat) {
    this.#holder = seat;
    return this.#change(() => this.#look());
  }

  /** @param {Player[]} players renamed, or with a seat given to a bot or taken back */
  setPlayers(players) {
    this.#interrupt();
    return this.#change(async () => {
      const reply = await this.#ask({ op: "players", players });
      // Whoever has looked at the table until now holds the device, whatever seats are theirs afterwards.
      this.#holder ??= this.viewer;
      this.header = withNames(reply.header);
      // Somebody without a seat holds nothing: a seat that is taken back may be taken by another person.
      if (this.#holder !== null && this.players[this.#holder]?.kind !== "person") this.#holder = null;
      this.#isShared ||= hasSeveralPeople(this.players);
      await this.#keep(this.frame);
      await this.#look();
    });
  }

  /** @param {number} seat */
  concede(seat) {
    this.#interrupt();
    return this.#change(async () => {
      await this.#accept(await this.#ask({ op: "concede", viewer: this.viewer, seat }));
    });
  }

  /**
   * @param {number} index
   * @returns {Promise<Text[]>}
   */
  async preview(index) {
    const reply = await this.#send({ op: "preview", revision: this.frame.revision, index });
    return reply.ok ? reply.lines : [];
  }

  /**
   * @param {string[]} picked
   * @returns {Promise<Record<string, Text>>}
   */
  async refusals(picked) {
    const reply = await this.#send({ op: "refusals", revision: this.frame.revision, picked });
    return reply.ok ? reply.reasons : {};
  }

  /** @returns {Promise<import("../bridge/protocol.js").Milestone[]>} how the game went, round by round */
  async course() {
    const reply = await this.#send({ op: "course" });
    return reply.ok ? reply.course : [];
  }

  /**
   * The game as it was after so many actions, to be played on as another.
   * @param {number} moment
   */
  until(moment) {
    return { header: this.header, actions: this.#autosave.until(moment) };
  }

  /** @returns {Promise<string>} the record as a file */
  async record() {
    return (await this.#ask({ op: "record" })).text;
  }

  /** @returns {Promise<string>} what follows `#g=` */
  async link() {
    return (await this.#ask({ op: "link" })).text;
  }

  /** There is an engine again, after a time without one: a bot that could not act acts, the next person is asked for. */
  goOn() {
    if (this.phase !== "bots" && !this.isCovered) return Promise.resolve();
    this.#interrupt();
    return this.#change(() => this.#look());
  }

  /** Another tab has deleted this game. */
  beDeleted() {
    if (this.watching) return Promise.resolve();
    this.#interrupt();
    this.#lose(new Deleted(this.saved.id));
    return this.#change(() => this.#look());
  }

  /** Another tab plays this game now: look on. */
  standAside() {
    this.#interrupt();
    this.watching = true;
    return this.#change(() => this.#look());
  }

  /**
   * The game as another tab has left it.
   * @param {Opened} opened
   * @param {{ watching: boolean }} how whether it is only looked at here
   */
  follow(opened, { watching }) {
    return this.#change(async () => {
      await this.#ask({ op: "close" });
      this.watching = watching;
      this.#take(opened);
      await this.#look(opened.frame, false);
    });
  }

  /** @param {Opened} opened */
  #take({ table, header, viewer, frame, saved, stored, actions }) {
    this.table = table;
    this.header = header;
    this.viewer = viewer;
    this.log = frame.log;
    this.isDeleted = false;
    this.#isShared ||= (saved.shared ?? false) || hasSeveralPeople(header.players);
    this.#autosave.stop();
    this.#autosave = this.#saveTo({ saved, ...stored }, actions);
    if (this.#autosave.saveState !== "journal") this.#host.onSaveState(this.#autosave.saveState);
  }

  /**
   * @param {import("../storage/autosave.js").Stored} stored
   * @param {Action[]} actions
   */
  #saveTo(stored, actions) {
    const { savedGames, onSaveState, onSeparated } = this.#host;
    return new Autosave(savedGames, stored, actions, {
      record: () => this.record(),
      onSaveState,
      onSeparated,
      onLost: (error) => void this.#change(async () => this.#lose(error)).then(() => this.#change(() => this.#look())),
    });
  }

  /** @param {number | null} moment an earlier one, or null for now */
  lookBack(moment) {
    return this.#change(async () => {
      const isPast = moment !== null && moment < this.frame.moment;
      const isNext = moment !== null && moment - 1 === this.past?.moment;
      this.past = isPast
        ? (await this.#ask({ op: "frame", viewer: this.viewer, since: moment, at: moment })).frame
        : null;
      this.#keepPresent(!isPast);
      this.#host.onChange(this, isNext);
    });
  }

  /** @param {boolean} isPresent whether bots go on: they wait while somebody looks back */
  #keepPresent(isPresent) {
    if (isPresent) this.#present.resolve();
    else if (this.#present.isResolved) this.#present = deferred();
  }

  async leave() {
    this.#interrupt();
    this.#left = true;
    if (this.table === null) return;
    await this.#queue;
    if (!this.watching) await this.saveLocally();
    this.#autosave.leave();
    await this.#send({ op: "close" });
  }

  /**
   * @param {number} index
   * @param {number} revision
   */
  #play(index, revision) {
    return this.#change(async () => {
      await this.#accept(
        await this.#ask({ op: "play", viewer: this.viewer, revision, index, since: this.frame.moment }),
      );
    });
  }

  /**
   * Keeps what an answer brings, then shows it.
   * @param {{ frame: Frame, actions?: Action[] }} reply
   */
  async #accept({ frame, actions }) {
    await this.#keep(frame, actions);
    this.log = [...this.log, ...frame.log];
    await this.#look(frame);
  }

  /** @param {"undo" | "redo"} op */
  #rewrite(op) {
    this.#interrupt();
    return this.#change(async () => {
      const reply = await this.#ask({ op, viewer: this.viewer, revision: this.frame.revision });
      await this.#keep(reply.frame, "actions" in reply ? reply.actions : []);
      this.frame = reply.frame;
      await this.#look();
    });
  }

  /**
   * Every change is saved before it is drawn.
   * @param {Frame} frame
   * @param {Action[]} [actions] what was done to come to it
   */
  async #keep(frame, actions = []) {
    try {
      await this.#autosave.write(this.header, frame, actions, this.#isShared);
    } catch (error) {
      this.#lose(error);
    }
  }

  /** Puts the record in local storage now, rather than in a moment. */
  async saveLocally() {
    if (this.watching || this.table === null) return;
    try {
      await this.#autosave.saveLocally();
    } catch (error) {
      // Without an engine nobody can write the record, and every action of it was saved when it was done; what is nowhere
      // has been told of already.
      const isFull = !(error instanceof Refused) && this.#autosave.saveState === "journal";
      if (isFull) this.#host.onSaveState("second copy");
    }
  }

  /** @param {unknown} error that the game is not ours any more */
  #lose(error) {
    if (!(error instanceof Overtaken || error instanceof Deleted)) throw error;
    this.isDeleted ||= error instanceof Deleted;
    this.watching = true;
    this.#autosave.stop();
    this.#host.onLoss(this.isDeleted ? "deleted" : "overtaken");
  }

  /**
   * Shows the table to whoever may look at it now.
   * @param {Frame} [fresh] a frame for the present viewer, if there is one already
   * @param {boolean} [animate]
   */
  async #look(fresh, animate = fresh !== undefined) {
    const { phase, viewer } = await this.#phaseOf(fresh ?? this.frame, this.#holder);
    if (fresh && viewer === this.viewer) {
      this.frame = fresh;
    } else {
      this.frame = (await this.#ask({ op: "frame", viewer, since: 0 })).frame;
      this.log = this.frame.log;
    }
    this.phase = phase;
    this.viewer = viewer;
    this.past = null;
    this.hint = null;
    this.#keepPresent(true);
    if (this.#left) return;
    this.isCovered = false;
    this.#host.onChange(this, animate);
    if (phase === "bots") void this.#think();
  }

  /**
   * @param {Frame} frame
   * @param {number | null} holder
   */
  async #phaseOf(frame, holder) {
    const { players, watching } = this;
    const hasSecrets = await this.#host.hasSecrets();
    return choosePhase({ players, hasSecrets, isShared: this.#isShared, toAct: frame.to_act, holder, watching });
  }

  async #think() {
    const { revision, to_act: seat } = this.frame;
    if (seat === null) return;
    const level = this.players[seat]?.level ?? "";
    try {
      const index = await this.#bots.act({ game: this.header.game, seat, level, revision });
      await this.#present.promise;
      if (index !== null) await this.#play(index, revision);
    } catch (error) {
      this.#complain(error);
    }
  }

  #interrupt() {
    this.#bots.stop();
    this.hint = null;
  }

  /** @param {() => Promise<void>} work */
  #change(work) {
    const done = this.#queue.then(work).catch((error) => this.#complain(error));
    // What fails is told; what comes after it is done all the same.
    this.#queue = done.catch(() => {});
    return done;
  }

  /** @param {unknown} error */
  #complain(error) {
    if (this.#left) return;
    if (!(error instanceof Refused)) throw error;
    // An answer to a frame that is gone needs no words: the picture that replaced it is already there.
    if (!["stale", "stopped"].includes(error.problem.kind)) this.#host.onProblem(error.problem);
  }

  /**
   * @template {TableOp} O
   * @param {import("../bridge/protocol.js").TableRequestFor<O>} request
   */
  async #ask(request) {
    return accepted(await this.#send(request));
  }

  /**
   * @template {TableOp} O
   * @param {import("../bridge/protocol.js").TableRequestFor<O>} request about this table
   */
  async #send(request) {
    await this.#opened.promise;
    const whole = { table: this.table ?? "", ...request };
    return this.#host.engine.ask(
      /** @type {import("../bridge/protocol.js").RequestFor<O>} */ (/** @type {unknown} */ (whole)),
    );
  }
}

/**
 * @template {object} T
 * @param {({ ok: true } & T) | import("../bridge/protocol.js").Failure} reply
 * @returns {{ ok: true } & T} throws what it refuses with
 */
function accepted(reply) {
  if (!reply.ok) throw new Refused(reply.error);
  return reply;
}
