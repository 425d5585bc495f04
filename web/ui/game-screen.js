// The screen of an open game: the table and the panels around it, drawn whenever the store changes.

import { speaker, t } from "../lib/text.js";
import { vibrate } from "../lib/touch.js";
import { yieldToBrowser } from "../lib/yield.js";
import { players, shownFrame } from "../play/game-state.js";
import { pointedAt } from "../play/hint.js";
import { whyNot } from "../play/log-change.js";
import { Aloud } from "./aloud.js";
import { describe } from "./describe.js";
import { fill, focusFirst, h, keepFocus } from "./dom.js";
import { foldingHead } from "./foldable.js";
import { HintBar, playHint } from "./hint-bar.js";
import { lazyImport } from "./lazy-import.js";
import { Log } from "./log.js";
import { showLogSheet } from "./log-sheet.js";
import { announce, note } from "./notices.js";
import { showOverview } from "./overview-dialog.js";
import { Replay } from "./replay.js";
import { titleOf } from "./saved-list.js";
import { loadScene } from "./scene-loader.js";
import { listenScreenKeys } from "./screen-keys.js";
import { screenParts } from "./screen-parts.js";
import { SeatsList } from "./seats-list.js";
import { drawBar } from "./status-bar.js";
import { Teller } from "./teller.js";
import { thumbnailOf } from "./thumbnail.js";
import { drawHome, drawQuickTools, drawTools } from "./toolbar.js";
import { drawTurnLine, sayAsked } from "./turn-line.js";
import { drawNotes, showNotes } from "./watch-notes.js";

/** @typedef {import("../lib/text.js").Text} Text */
/** @typedef {import("../play/game-state.js").GameChange} GameChange */
/** @typedef {import("../play/intents.js").OpenGame} OpenGame */
/** @typedef {import("../table/types.js").TablePreferences} TablePreferences */
/** @typedef {import("./lobby.js").Progress} Progress */

/**
 * @typedef {object} GameScreenEvents What leads away from the screen, or opens something over it.
 * @property {() => void} home
 * @property {() => void} share
 * @property {() => void} settings
 * @property {() => void} rules
 * @property {() => void} report
 * @property {(seat: number) => void} seat
 * @property {() => void} playOn
 * @property {(moment: number) => void} playFrom as another game
 * @property {() => void} takeOver
 * @property {() => void} results
 * @property {() => import("../lib/preferences.js").Preferences} preferences as they are now
 * @property {import("./folds.js").Folds} folds which panels are folded
 */

export class GameScreen {
  /** @type {OpenGame} */
  #game;
  /** @type {GameScreenEvents} */
  #on;
  /** @type {ReturnType<typeof import("../table/table.js").mountTable> | null} */
  #table = null;
  /** @type {import("./count-icons.js").Outlines} */
  #outlines = {};
  /** @type {import("./line-signs.js").Sign} */
  #sign = () => null;
  /** @type {Progress | null} of the engine's start; null when it is up */
  #progress = null;
  #aloud = new Aloud();
  #parts;
  #seats;
  #log;
  #replay;
  #hintBar = new HintBar({
    play: () => this.#table?.inTurn(() => playHint(this.#game)),
    close: () => void this.#game.dispatch({ kind: "close-hint" }),
    room: (size) => this.#table?.roomForHint(size),
    nameOf: (id) => this.#table?.nameOf(id) ?? "",
  });
  #unsubscribe;
  #stopKeys = () => {};
  #teller;

  /**
   * @param {HTMLElement} root
   * @param {OpenGame} game
   * @param {GameScreenEvents} on
   */
  constructor(root, game, on) {
    this.#game = game;
    this.#on = on;
    this.#parts = screenParts();
    this.#seats = new SeatsList(on.folds, { open: on.seat, show: (seat) => this.#table?.showSeat(seat) });
    this.#log = new Log(this.#parts.log, this.#logParts);
    this.#replay = new Replay(game, on.playFrom);
    this.#assemble(root);
    this.#unsubscribe = game.store.subscribe((_, change) => this.#read(change));
    const { preferences } = on;
    this.#teller = new Teller(game, { root: this.#parts.table, table: () => this.#table, preferences });
  }

  get #state() {
    return this.#game.store.state;
  }

  /** @param {HTMLElement} root */
  #assemble(root) {
    const { screen, turn, menu, tools, quick, bar, notes, table, log } = this.#parts;
    const side = h("aside", { class: "side", "aria-label": t("log-and-notes") }, log, notes);
    side.prepend(foldingHead(side, "log", t("log"), this.#on.folds));
    screen.append(h("header", { class: "topline" }, turn, menu, tools), bar, quick, this.#seats.element, table, side);
    const opening = h("p", { class: "opening", role: "status" }, t("opening"));
    table.append(opening, this.#hintBar.element);
    drawHome({ tools, menu }, this.#on.home);
    fill(root, screen);
    this.#stopKeys = listenScreenKeys({
      hint: () => this.#help(),
      playHint: () => this.#hintBar.play(),
      rewrite: (kind) => this.#rewrite(kind),
      tell: (name) => {
        // Until the next person has the device, nobody is told what the last one has.
        if (this.#state.isCovered) return;
        const heard = this.#table?.heard() ?? { count: 0, pickable: [], buttons: [], hand: [], board: [] };
        const asked = this.#parts.turn.querySelector(".asked")?.textContent ?? "";
        announce(describe(name, this.#state, { ...heard, asked }), { again: true });
      },
    });
  }

  /**
   * @param {any} content the game's static tables
   * @param {TablePreferences} preferences
   */
  async mount(content, preferences) {
    const { game, options: chosen } = this.#state.header;
    const [{ mountTable }, { icons }, scene] = await Promise.all([
      lazyImport(import("../table/table.js")),
      lazyImport(import("../lib/vendor-table.js")),
      loadScene(game),
    ]);
    this.#outlines = icons;
    this.#sign = scene.sign ?? this.#sign;
    const options = { game, content, chosen, preferences, text: this.#say, on: this.#tableEvents() };
    this.#parts.table.querySelector(".opening")?.remove();
    this.#table = mountTable(this.#parts.table, options, scene);
  }

  #tableEvents() {
    const { dispatch, queries } = this.#game;
    return {
      play: (/** @type {number} */ index) => dispatch({ kind: "play", index }),
      undo: (/** @type {number} */ steps) => dispatch({ kind: "undo", steps }),
      preview: queries.preview,
      refusals: queries.refusals,
      back: () => {
        const hasHint = this.#state.hint !== null;
        if (hasHint) void dispatch({ kind: "close-hint" });
        return hasHint;
      },
      asked: (/** @type {Text | null} */ text) => sayAsked(this.#parts.turn, this.#state, text),
      tell: (/** @type {Text} */ text) => void note(this.#say(text), { once: text.key }),
      // Each input is answered, also if the answer is the same.
      say: (/** @type {Text} */ text) => announce(this.#say(text), { again: true }),
      refused: () => vibrate("refused"),
      shows: (/** @type {number} */ seat) => this.#seats.mark(seat),
      moved: () => this.#hintBar.place(),
    };
  }

  #say = (/** @type {Text} */ text) => speaker(players(this.#state), this.#state.viewer)(text);

  /** @type {import("./toolbar.js").ToolActions} */
  #actions = {
    rewrite: (kind) => this.#rewrite(kind),
    help: () => this.#help(),
    openLog: async () => {
      if ((await showLogSheet(this.#state, this.#logParts)) === "replay") this.replay();
    },
    overview: () => void showOverview(this.#state, this.#outlines),
    notes: () => void showNotes(this.#state),
    replay: () => this.replay(),
  };

  /** @param {Partial<GameChange>} change */
  #read({ kind, animate = false }) {
    if (kind === "frame") this.#draw(animate);
    if (kind === "hint") this.#drawHint();
    if (kind === "cover") this.#setPhase();
  }

  /** Draws everything again, with nothing moving. */
  refresh() {
    this.#draw(false);
  }

  /** @param {boolean} animate */
  #draw(animate) {
    const state = this.#state;
    const frame = shownFrame(state);
    const { bar, screen, turn } = this.#parts;
    const wasHere = screen.contains(document.activeElement);
    this.#setPhase();
    document.title = t("page-title", { title: titleOf(state.saved) });
    drawTurnLine(turn, state, this.#progress);
    const wasInBar = bar.contains(document.activeElement);
    keepFocus(bar, () => this.#drawBar());
    this.#hintBar.show(state);
    // The panels decide how much room the table has; in the course of a game they take as much as before.
    if (!animate) this.#drawPanels();
    const mine = state.viewer ?? frame.to_act ?? 0;
    const isStarting = state.phase === "starting";
    this.#table?.show(frame, { players: players(state), animate, mine, isStarting });
    // The question in the bar is answered: the focus goes on to the table.
    if (wasInBar && bar.hidden) this.#table?.focusBoard();
    if (wasHere) this.#restoreFocus();
    this.#log.show(state);
    if (!state.past) this.#aloud.show(state, animate);
    void this.#drawRest(animate);
  }

  #setPhase() {
    const { isCovered, phase } = this.#state;
    this.#parts.screen.dataset.phase = isCovered ? "covered" : phase;
  }

  /** Where the focused element is gone, the focus does not go back to the beginning of the page. */
  #restoreFocus() {
    if (document.activeElement !== document.body) return;
    // Whether the turn is over is asked in the bar.
    if (this.#state.phase === "turn-done") focusFirst(this.#parts.bar);
    else this.#table?.focusBoard();
  }

  #drawPanels() {
    this.#drawTools();
    this.#seats.draw(this.#state, this.#outlines);
    drawNotes(this.#parts.notes, this.#state);
  }

  #drawTools() {
    const { tools, menu, quick } = this.#parts;
    keepFocus(tools, () => drawTools({ tools, menu }, this.#state, this.#on, this.#actions));
    keepFocus(quick, () => drawQuickTools(quick, this.#state, this.#actions));
  }

  /**
   * The rest, in a task of its own: the table is drawn first.
   * @param {boolean} animate
   */
  async #drawRest(animate) {
    await yieldToBrowser();
    const { screen } = this.#parts;
    if (!screen.isConnected) return;
    const wasHere = screen.contains(document.activeElement);
    if (animate) this.#drawPanels();
    if (wasHere) this.#restoreFocus();
  }

  #drawHint() {
    const { frame, hint } = this.#state;
    const hadFocus = this.#hintBar.element.contains(document.activeElement);
    this.#table?.showHint(pointedAt(hint, frame.choices));
    this.#drawTools();
    this.#hintBar.show(this.#state);
    if (hadFocus && hint === null) this.#table?.focusBoard();
  }

  #drawBar() {
    const { dispatch } = this.#game;
    drawBar(this.#parts.bar, this.#state, { on: this.#on, dispatch, replay: this.#replay });
  }

  /** @param {Progress | null} progress of the engine's start */
  setProgress(progress) {
    this.#progress = progress;
    const { turn } = this.#parts;
    if (this.#state.phase === "starting" && progress) this.#aloud.progress(progress.step);
    if (this.#state.phase === "starting" && turn.hasChildNodes()) drawTurnLine(turn, this.#state, progress);
  }

  /** @param {TablePreferences} preferences */
  setPreferences(preferences) {
    this.#table?.setPreferences(preferences);
  }

  /** From the beginning. */
  replay() {
    void this.#game.dispatch({ kind: "look-back", moment: 0 }).then(() => this.#replay.focus());
  }

  /** The position as a small picture. */
  thumbnail() {
    return thumbnailOf(this.#parts.table);
  }

  /** Ends when everything that was told has been read. */
  read() {
    return this.#teller.read();
  }

  destroy() {
    this.#unsubscribe();
    this.#teller.leave();
    this.#stopKeys();
    this.#replay.hide();
    this.#table?.destroy();
  }

  /**
   * Undo or redo, after the taps that are still waiting.
   * @param {"undo" | "redo"} kind
   */
  #rewrite(kind) {
    const run = () => {
      const refusal = whyNot(this.#state, kind);
      if (refusal === null) return this.#game.dispatch({ kind });
      announce(this.#say(refusal), { again: true });
      return undefined;
    };
    if (this.#table) this.#table.inTurn(run);
    else void run();
  }

  #help() {
    void this.#game.dispatch({ kind: this.#state.phase === "bots" ? "act-now" : "hint" });
  }

  /** @type {import("./log.js").LogParts} */
  #logParts = {
    onLine: ({ moment, at = [] }) => {
      const shown = this.#game.dispatch({ kind: "look-back", moment });
      void shown.then(() => this.#table?.glow(at, { isWanted: true }));
    },
    sign: () => this.#sign,
    outlines: () => this.#outlines,
  };
}
