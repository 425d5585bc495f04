// An open game: asks the engine for frames as the right viewer, keeps every change before it is drawn, drives the bots.

import { Deleted, Overtaken } from "./journal.js";
import { Keeping, lossOf } from "./keeping.js";
import { Refused } from "./refused.js";
import { Thinking } from "./thinking.js";
import { chooseStage } from "./turn.js";

/** @typedef {import("./bridge/protocol.js").Frame} Frame */
/** @typedef {import("./bridge/protocol.js").Header} Header */
/** @typedef {import("./bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("./bridge/protocol.js").Player} Player */
/** @typedef {import("./bridge/protocol.js").Problem} Problem */
/** @typedef {import("./bridge/protocol.js").Request} Request */
/** @typedef {import("./bridge/protocol.js").Text} Text */
/** @typedef {import("./journal.js").Action} Action */
/** @typedef {import("./library.js").Library} Library */
/** @typedef {import("./store.js").Kept} Kept */
/** @typedef {import("./keeping.js").Loss} Loss */
/** @typedef {import("./turn.js").Stage} Stage */
/** @typedef {import("./hint.js").Hint} Hint */

/** @typedef {{ ask(request: Request): Promise<import("./bridge/protocol.js").Reply> }} Engine */

/**
 * @typedef {object} Desk What a sitting needs from the page.
 * @property {Engine} engine
 * @property {Library} library
 * @property {() => Promise<import("./thinking.js").Mind>} mind
 * @property {() => number} pace milliseconds between two actions of bots
 * @property {boolean} hasSecrets
 * @property {(sitting: Sitting, animate: boolean) => void} onChange
 * @property {(sitting: Sitting) => void} onHint only the hint has changed
 * @property {(problem: Problem) => void} onProblem
 * @property {(loss: Loss) => void} onLoss
 */

export class Sitting {
  /** @type {Desk} */
  #desk;
  /** @type {Keeping} */
  #keeping;
  /** @type {Promise<unknown>} changes happen one after another */
  #queue = Promise.resolve();
  /** @type {Thinking} */
  #thinking;
  /** @type {number | null} */
  #holder = null;
  #left = false;

  /** @type {Frame} */
  frame;
  /** @type {LogLine[]} */
  log = [];
  /** @type {Stage} */
  stage = "watching";
  /** @type {number | null} */
  viewer = null;
  /** @type {boolean} true for a game of another tab or from a link */
  watching;
  /** Whether the game was deleted in another tab: what is on the table here is all there is of it. */
  isDeleted = false;
  /** @type {Frame | null} an earlier moment that is being looked at */
  past = null;
  /** @type {Hint | null} what the person to act asked for */
  hint = null;

  /**
   * @param {Desk} desk
   * @param {{ table: string, kept: Kept, header: Header, frame: Frame, actions: Action[], watching: boolean }} opened
   */
  constructor(desk, { table, kept, header, frame, actions, watching }) {
    this.#desk = desk;
    this.table = table;
    this.header = header;
    this.frame = frame;
    this.watching = watching;
    this.#keeping = new Keeping(desk.library, kept, actions, () => this.record());
    this.#thinking = new Thinking({
      ask: (request) => this.#ask(request),
      mind: desk.mind,
      pace: desk.pace,
      accept: accepted,
    });
  }

  get kept() {
    return this.#keeping.kept;
  }

  get players() {
    return this.header.players;
  }

  /** Whether one person plays here, against bots. */
  get isOnly() {
    return this.players.filter((player) => player.kind === "person").length === 1;
  }

  /** Whether undo and redo are this viewer's to use now. */
  get mayUndo() {
    return !this.watching && this.viewer !== null && this.frame.undoable.undo;
  }

  get mayRedo() {
    return !this.watching && this.viewer !== null && this.frame.undoable.redo;
  }

  get mayHint() {
    return this.stage === "acting" && this.past === null;
  }

  /** Shows the table for the first time. */
  start() {
    return this.#change(() => this.#look());
  }

  /** @param {number} index of a choice in the frame that is shown */
  play(index) {
    if (this.stage !== "acting") return Promise.resolve();
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
      const found = await this.#thinking.hint({ game: this.header.game, seat, revision });
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
    this.#desk.onHint(this);
  }

  /** The bot that thinks acts at once. */
  actNow() {
    this.#thinking.hurry();
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
    return this.#change(() => this.#look());
  }

  /** The person who is to act has the device now. */
  sitDown() {
    this.#holder = this.frame.to_act;
    return this.#change(() => this.#look());
  }

  /** @param {Player[]} players renamed, or with a seat given to a bot or taken back */
  setPlayers(players) {
    this.#interrupt();
    return this.#change(async () => {
      const reply = await this.#ask({ op: "players", players });
      this.header = reply.header;
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
    const reply = await this.#desk.engine.ask({
      op: "preview",
      table: this.table,
      revision: this.frame.revision,
      index,
    });
    return reply.ok ? reply.lines : [];
  }

  /**
   * @param {string[]} picked
   * @returns {Promise<Record<string, Text>>}
   */
  async refusals(picked) {
    const reply = await this.#desk.engine.ask({
      op: "refusals",
      table: this.table,
      revision: this.frame.revision,
      picked,
    });
    return reply.ok ? reply.reasons : {};
  }

  /** @returns {Promise<string>} the record as a file */
  async record() {
    return (await this.#ask({ op: "record" })).text;
  }

  /** @returns {Promise<string>} what follows `#g=` */
  async link() {
    return (await this.#ask({ op: "link" })).text;
  }

  /** Another tab plays this game now: look on. */
  standAside() {
    this.#interrupt();
    this.watching = true;
    return this.#change(() => this.#look());
  }

  /**
   * The game as another tab has left it.
   * @param {{ table: string, frame: Frame, header: Header, kept: Kept, actions: Action[] }} opened
   */
  follow({ table, frame, header, kept, actions }) {
    return this.#change(async () => {
      await this.#ask({ op: "close" });
      this.table = table;
      this.header = header;
      this.#keeping = new Keeping(this.#desk.library, kept, actions, () => this.record());
      this.frame = frame;
      await this.#look();
    });
  }

  /** @param {number | null} moment an earlier one, or null for now */
  lookBack(moment) {
    return this.#change(async () => {
      const isPast = moment !== null && moment < this.frame.moment;
      this.past = isPast
        ? (await this.#ask({ op: "frame", viewer: this.viewer, since: moment, at: moment })).frame
        : null;
      this.#desk.onChange(this, false);
    });
  }

  async leave() {
    this.#interrupt();
    this.#left = true;
    await this.#queue;
    if (!this.watching) await this.shelve();
    await this.#desk.engine.ask({ op: "close", table: this.table });
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
   * @param {any} reply
   */
  async #accept(reply) {
    await this.#keep(reply.frame, reply.actions);
    this.log = [...this.log, ...reply.frame.log];
    await this.#look(reply.frame);
  }

  /** @param {"undo" | "redo"} op */
  #rewrite(op) {
    this.#interrupt();
    return this.#change(async () => {
      const { frame, actions } = await this.#ask({ op, viewer: this.viewer, revision: this.frame.revision });
      await this.#keep(frame, actions);
      if (this.#holder !== null) this.#holder = frame.to_act;
      this.frame = frame;
      await this.#look();
    });
  }

  /**
   * Every change is on disk before it is drawn.
   * @param {Frame} frame
   * @param {Action[]} [actions] what was done to come to it
   */
  async #keep(frame, actions = []) {
    try {
      await this.#keeping.write(this.header, frame, actions);
    } catch (error) {
      this.#lose(error);
    }
  }

  /** Puts the record on the shelf now, rather than in a moment. */
  async shelve() {
    if (this.watching) return;
    try {
      await this.#keeping.shelve();
    } catch (error) {
      this.#lose(error);
    }
  }

  /** @param {unknown} error */
  #lose(error) {
    this.isDeleted ||= error instanceof Deleted;
    if (error instanceof Overtaken || this.isDeleted) this.watching = true;
    this.#desk.onLoss(lossOf(error));
  }

  /**
   * Shows the table to whoever may look at it now.
   * @param {Frame} [fresh] a frame for the present viewer, if there is one already
   */
  async #look(fresh) {
    const { stage, viewer } = chooseStage({
      players: this.players,
      hasSecrets: this.#desk.hasSecrets,
      toAct: (fresh ?? this.frame).to_act,
      holder: this.#holder,
      watching: this.watching,
    });
    if (fresh && viewer === this.viewer) {
      this.frame = fresh;
    } else {
      this.frame = (await this.#ask({ op: "frame", viewer, since: 0 })).frame;
      this.log = this.frame.log;
    }
    this.stage = stage;
    this.viewer = viewer;
    this.past = null;
    this.hint = null;
    if (this.#left) return;
    this.#desk.onChange(this, fresh !== undefined);
    if (stage === "bots") void this.#think();
  }

  async #think() {
    const { revision, to_act: seat } = this.frame;
    if (seat === null) return;
    const level = this.players[seat]?.level ?? "";
    try {
      const index = await this.#thinking.act({ game: this.header.game, seat, level, revision });
      if (index !== null) await this.#play(index, revision);
    } catch (error) {
      this.#complain(error);
    }
  }

  #interrupt() {
    this.#thinking.stop();
    this.hint = null;
  }

  /** @param {() => Promise<void>} work */
  #change(work) {
    const done = this.#queue.then(work).catch((error) => this.#complain(error));
    this.#queue = done;
    return done;
  }

  /** @param {unknown} error */
  #complain(error) {
    if (this.#left) return;
    if (!(error instanceof Refused)) throw error;
    // An answer to a frame that is gone needs no words: the picture that replaced it is already there.
    if (!["stale", "stopped"].includes(error.problem.kind)) this.#desk.onProblem(error.problem);
  }

  /** @param {Request} request */
  async #ask(request) {
    return accepted(await this.#desk.engine.ask({ table: this.table, ...request }));
  }
}

/** @param {import("./bridge/protocol.js").Reply} reply @returns {any} */
function accepted(reply) {
  if (!reply.ok) throw new Refused(reply.error);
  return reply;
}
