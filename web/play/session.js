// An open game: does what its people want, one intent after another. The engine applies the rules, every change is saved
// before it is shown, and each frame is asked for as the viewer who may see it.

import { deferred } from "../lib/deferred.js";
import { Refused } from "../lib/refused.js";
import { Store } from "../lib/store.js";
import { BotDriver } from "./bot-driver.js";
import { withNames } from "./default-names.js";
import { EngineTable } from "./engine-table.js";
import { startingState } from "./game-state.js";
import { gameQueries } from "./queries.js";
import { SessionSaver } from "./session-saver.js";
import { StepShow } from "./step-show.js";
import { choosePhase, hasSeveralPeople } from "./viewer.js";

/** @typedef {import("../bridge/protocol.js").Action} Action */
/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Player} Player */
/** @typedef {import("../storage/last-frame.js").ViewedGame} ViewedGame */
/** @typedef {import("./game-state.js").GameStore} GameStore */
/** @typedef {import("./opening.js").Opened} Opened */
/** @typedef {import("./session-host.js").SessionHost} SessionHost */

export class GameSession {
  /** @type {SessionHost} */
  #host;
  #table;
  /** resolved when the first frame of the engine has been shown */
  #begun = deferred();
  /** @type {Promise<unknown>} changes happen one after another */
  #queue = this.#begun.promise;
  /** whether several people have played here; once true it stays so */
  #isShared;
  /** @type {number | null} the seat whose person has said to have the device */
  #holder = null;
  #isLeft = false;
  #saver;
  #bots;
  #steps;

  /** @type {GameStore} */
  store;
  /** @type {import("./intents.js").Queries} */
  queries;

  /**
   * @param {SessionHost} host
   * @param {ViewedGame & { isWatching: boolean }} seen what is shown until the session begins
   */
  constructor(host, seen) {
    this.#host = host;
    this.#table = new EngineTable(host.engine);
    this.#isShared = seen.saved.shared ?? false;
    this.store = new Store(startingState(seen));
    this.#saver = new SessionSaver(host, seen.saved, {
      record: () => this.queries.record(),
      onSavedGame: (saved) => this.store.set({ saved }),
      onLost: (isDeleted) => this.#lose(isDeleted),
      onLostLater: (lose) => void this.#enqueue(async () => lose()).then(() => this.#enqueue(() => this.#show())),
    });
    this.#bots = new BotDriver({
      state: () => this.store.state,
      table: this.#table,
      mind: host.mind,
      pace: host.pace,
      read: host.read,
      play: (index, revision) => this.#enqueue(() => this.#play(index, revision)),
      showHint: (hint) => this.store.set({ hint }, { kind: "hint" }),
      fail: (error) => this.#fail(error),
    });
    this.#steps = new StepShow({ store: this.store, demand: this.#table.demand, pace: host.pace });
    const actionsUntil = (/** @type {number} */ moment) => (this.#table.isOpen ? this.#saver.until(moment) : null);
    this.queries = gameQueries(this.store, this.#table, actionsUntil);
  }

  /** Whether the latest change is stored nowhere. */
  get isUnsaved() {
    return this.#saver.isUnsaved;
  }

  /**
   * The engine has the game: from here on it is played.
   * @param {Opened} opened
   */
  begin(opened) {
    this.#take(opened);
    this.#begun.resolve(this.#show({ ...opened, log: opened.frame.log }).catch((error) => this.#fail(error)));
    if (opened.stored.isMissing && !this.store.state.isWatching) void this.save();
    return this.#begun.promise;
  }

  /** Only local storage has this copy, and a crash of the browser may lose its last seconds: the journal gets it too. */
  save = () => this.#enqueue(() => this.#save(this.store.state.frame));

  /** @type {import("./intents.js").Dispatch} */
  dispatch = async (intent) => {
    this.#steps.skip();
    switch (intent.kind) {
      case "play":
        return this.#playChosen(intent.index);
      case "undo":
        return this.#interrupting(() => this.#rewrite({ op: "undo", steps: intent.steps ?? 1 }));
      case "redo":
        return this.#interrupting(() => this.#rewrite({ op: "redo" }));
      case "hint":
        return this.#bots.hint();
      case "close-hint":
        return this.#closeHint();
      case "act-now":
        return this.#enqueue(this.#bots.hurry());
      case "skip":
        return undefined;
      case "end-turn":
        return this.#endTurn();
      case "sit-down":
        return this.#sitDown(intent.seat);
      case "players":
        return this.#interrupting(() => this.#setPlayers(intent.players));
      case "concede":
        return this.#interrupting(() => this.#concede(intent.seat));
      case "look-back":
        return this.#enqueue(() => this.#lookBack(intent.moment));
    }
  };

  /**
   * The game as it will be shown when it is opened the next time, before the engine has it.
   * @returns {Promise<ViewedGame | null>} null while what is shown is not for the eyes of whoever opens it then
   */
  async seenOnReopening() {
    const { saved, header, viewer, frame, log, phase, isWatching } = this.store.state;
    if (phase === "starting" || isWatching) return null;
    const next = await this.#phaseOf(frame, null);
    return next.viewer === viewer ? { saved, header, viewer, frame: { ...frame, log: [...log], choices: [] } } : null;
  }

  /** There is an engine again, after a time without one: a bot that could not act acts, the next person is asked for. */
  goOn() {
    const { phase, isCovered } = this.store.state;
    if (phase !== "bots" && !isCovered) return Promise.resolve();
    return this.#interrupting(() => this.#show());
  }

  /** Another tab has deleted this game. */
  beDeleted() {
    if (this.store.state.isWatching) return Promise.resolve();
    this.#interrupt();
    this.#lose(true);
    return this.#enqueue(() => this.#show());
  }

  /** Another tab plays this game now: it is only watched here. */
  standAside() {
    this.store.set({ isWatching: true });
    this.#saver.standAside();
    return this.#interrupting(() => this.#show());
  }

  /**
   * Shows the game as another tab has left it.
   * @param {Opened} opened
   * @param {{ isWatching: boolean }} how
   */
  follow(opened, { isWatching }) {
    return this.#enqueue(async () => {
      await this.#table.demand({ op: "close" });
      this.store.set({ isWatching });
      this.#take(opened);
      await this.#show({ frame: opened.frame, log: opened.frame.log });
    });
  }

  /** Writes the record to local storage now, rather than in a moment. */
  async saveLocally() {
    if (!this.store.state.isWatching && this.#table.isOpen) await this.#saver.saveLocally();
  }

  async leave() {
    this.#interrupt();
    this.#isLeft = true;
    if (!this.#table.isOpen) return;
    await this.#queue;
    await this.saveLocally();
    this.#saver.leave();
    await this.#table.send({ op: "close" });
  }

  /** The frame comes with its viewer: what is saved for the next opening depends on both. @param {Opened} opened */
  #take({ table, header, viewer, frame, saved, stored, actions }) {
    this.#table.open(table);
    this.#isShared ||= (saved.shared ?? false) || hasSeveralPeople(header.players);
    this.store.set({ saved, header, viewer, frame, log: frame.log, isDeleted: false });
    this.#saver.take({ saved, ...stored }, actions);
  }

  /** @param {number} index */
  async #playChosen(index) {
    const { phase, frame } = this.store.state;
    if (phase !== "acting") return;
    const { revision } = frame; // which was shown when the choice was made
    this.#bots.played(index, revision);
    await this.#interrupting(this.#table.bound(() => this.#play(index, revision)));
  }

  /** @param {number} index @param {number} revision */
  async #play(index, revision) {
    const { viewer, frame } = this.store.state;
    this.#steps.begin();
    await this.#accept(await this.#table.demand({ op: "play", viewer, revision, index, since: frame.moment }));
  }

  /** @param {{ op: "undo", steps: number } | { op: "redo" }} how */
  async #rewrite(how) {
    const { viewer, frame: before } = this.store.state;
    const reply = await this.#table.demand({ ...how, viewer, revision: before.revision });
    await this.#save(reply.frame, "actions" in reply ? reply.actions : []);
    this.store.set({ frame: reply.frame });
    await this.#show();
  }

  #closeHint() {
    this.#interrupt();
    this.store.set({ hint: null }, { kind: "hint" });
  }

  #endTurn() {
    this.#holder = null;
    // The engine may take its time, or be gone: what the viewer saw must not wait for it.
    this.store.set({ isCovered: true }, { kind: "cover" });
    return this.#enqueue(() => this.#show());
  }

  /** @param {number} seat as its person said: the game may have gone on since they were asked */
  #sitDown(seat) {
    this.#holder = seat;
    return this.#enqueue(() => this.#show());
  }

  /** @param {Player[]} wanted */
  async #setPlayers(wanted) {
    const reply = await this.#table.demand({ op: "players", players: wanted });
    const header = withNames(reply.header);
    const { viewer, frame } = this.store.state;
    // Whoever has seen the game until now holds the device, whatever seats are theirs afterwards.
    this.#holder ??= viewer;
    // A person without a seat holds nothing: another person may take that seat back.
    if (this.#holder !== null && header.players[this.#holder]?.kind !== "person") this.#holder = null;
    this.#isShared ||= hasSeveralPeople(header.players);
    this.store.set({ header });
    await this.#save(frame);
    await this.#show();
  }

  /** @param {number} seat */
  async #concede(seat) {
    await this.#accept(await this.#table.demand({ op: "concede", viewer: this.store.state.viewer, seat }));
  }

  /** @param {number | null} moment */
  async #lookBack(moment) {
    const { frame, past, viewer } = this.store.state;
    const isPast = moment !== null && moment < frame.moment;
    const isNext = moment !== null && moment - 1 === past?.moment;
    const asked = isPast && (await this.#table.demand({ op: "frame", viewer, since: moment, at: moment }));
    this.#bots.setPresent(!isPast);
    this.store.set({ past: asked ? asked.frame : null }, { kind: "frame", animate: isNext });
  }

  /**
   * Saves what an answer brings, then shows it.
   * @param {{ frame: Frame, actions?: Action[] }} reply
   */
  async #accept({ frame, actions = [] }) {
    await this.#save(frame, actions);
    await this.#show({ frame, log: [...this.store.state.log, ...frame.log], steps: actions.length });
  }

  /** @param {Frame} frame @param {Action[]} [actions] that led to it */
  #save(frame, actions) {
    return this.#saver.write(this.store.state.header, frame, actions, this.#isShared);
  }

  /** @param {boolean} isDeleted in another tab; else another tab has changed the game */
  #lose(isDeleted) {
    this.store.set({ isWatching: true, isDeleted: this.store.state.isDeleted || isDeleted });
    this.#saver.stop();
    this.#host.onLoss(this.store.state.isDeleted ? "deleted" : "overtaken");
  }

  /**
   * Shows the game to whoever may see it now.
   * @param {{ frame: Frame, log: readonly import("../bridge/protocol.js").LogLine[], steps?: number }} [fresh] a new frame
   *   for the present viewer, with the whole log, and how many actions have led to it just now; without it, or for another
   *   viewer, the engine is asked for one
   */
  async #show(fresh) {
    const { viewer: before } = this.store.state;
    const { phase, viewer } = await this.#phaseOf(fresh?.frame ?? this.store.state.frame, this.#holder);
    let { frame, log } = fresh ?? {};
    if (!frame || !log || viewer !== before) {
      ({ frame } = await this.#table.demand({ op: "frame", viewer, since: 0 }));
      log = frame.log;
    }
    const { steps } = fresh ?? {};
    // What leads to another person's view is shown to nobody: between the two the device may change hands.
    const step = viewer === before ? await this.#steps.first(steps ?? 0, frame.moment, viewer) : null;
    this.#bots.setPresent(true);
    if (this.#isLeft) return;
    const shown = { frame, log, phase, viewer, step, past: null, hint: null, isCovered: false };
    this.store.set(shown, { kind: "frame", animate: steps !== undefined });
    if (step) await this.#steps.run(step, frame.moment);
    if (phase === "bots") void this.#bots.act();
  }

  /** @param {Frame} frame @param {number | null} holder */
  async #phaseOf({ to_act: toAct }, holder) {
    const hasSecrets = await this.#host.hasSecrets();
    const { header, isWatching } = this.store.state;
    return choosePhase({ players: header.players, hasSecrets, isShared: this.#isShared, toAct, holder, isWatching });
  }

  /** What bots think about is not wanted any more, nor is a hint. */
  #interrupt() {
    this.#bots.stop();
    this.#steps.skip();
    this.store.set({ hint: null });
  }

  /** @param {() => Promise<void>} work */
  #interrupting(work) {
    this.#interrupt();
    return this.#enqueue(work);
  }

  /** @param {() => Promise<void>} work */
  #enqueue(work) {
    const done = this.#queue.then(work).catch((error) => this.#fail(error));
    // What comes after a failure is done all the same.
    this.#queue = done.catch(() => {});
    return done;
  }

  /** @param {unknown} error */
  #fail(error) {
    if (this.#isLeft) return;
    if (!(error instanceof Refused)) throw error;
    // An answer to a frame that is gone needs no words: the frame that replaced it is already shown.
    if (!["stale", "stopped"].includes(error.problem.kind)) this.#host.onProblem(error.problem);
  }
}
