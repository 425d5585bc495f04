// The page of an open game: what stands around the table.

import { sayRound, speaker, t } from "../lib/text.js";
import { yieldToBrowser } from "../lib/yield.js";
import { pointedAt } from "../play/hint.js";
import { button } from "./controls.js";
import { fill, focusFirst, h, keepFocus } from "./dom.js";
import { lazyImport } from "./lazy-import.js";
import { Log } from "./log.js";
import { announce, ask, note } from "./notices.js";
import { Replay } from "./replay.js";
import { titleOf } from "./saved-list.js";
import { loadScene } from "./scene-loader.js";
import { scoreSheet } from "./score-sheet.js";
import { badge } from "./seat-badge.js";
import { drawSeats } from "./seat-panels.js";
import { drawBar } from "./status-bar.js";
import { thumbnailOf } from "./thumbnail.js";
import { drawTools } from "./toolbar.js";

/** @typedef {import("../play/session.js").GameSession} GameSession */
/** @typedef {import("../table/types.js").TablePreferences} TablePreferences */
/** @typedef {import("./lobby.js").Progress} Progress */

/**
 * @typedef {object} GameScreenEvents
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
 */

export class GameScreen {
  /** @type {GameSession} */
  #session;
  /** @type {GameScreenEvents} */
  #on;
  /** @type {ReturnType<typeof import("../table/table.js").mountTable> | null} */
  #table = null;
  /** @type {import("./count-icons.js").Outlines} */
  #outlines = {};
  /** @type {Progress | null} of the engine's start; null when it is up */
  #progress = null;
  /** what has been spoken already */
  #told = 0;
  #parts;
  #log;
  #replay;

  /**
   * @param {HTMLElement} root
   * @param {GameSession} session
   * @param {GameScreenEvents} on
   */
  constructor(root, session, on) {
    this.#session = session;
    this.#on = on;
    this.#parts = {
      screen: h("div", { class: "game-screen" }),
      turn: h("div", { class: "turn" }),
      tools: h("div", { class: "tools", role: "toolbar", "aria-label": t("tools") }),
      bar: h("div", { class: "bar", role: "status" }),
      seats: h("section", { class: "seats", "aria-label": t("seats") }),
      table: h("main", { id: "main", class: "table", tabindex: "-1", "aria-label": t("table") }),
      scores: h("section", { class: "scores", "aria-label": t("scores"), tabindex: "0" }),
      log: h("section", { class: "log-panel", "aria-label": t("log"), tabindex: "0" }),
    };
    this.#log = new Log(this.#parts.log, (moment) => void session.lookBack(moment));
    this.#replay = new Replay(session, on.playFrom);
    this.#assemble(root);
  }

  /** @param {HTMLElement} root */
  #assemble(root) {
    const { screen, turn, tools, bar, seats, table, scores, log } = this.#parts;
    screen.append(
      h(
        "header",
        { class: "topline" },
        button({ label: t("home"), icon: "home", bare: true, look: "quiet", run: this.#on.home }),
        turn,
        tools,
      ),
      bar,
      seats,
      table,
      h("aside", { class: "side", "aria-label": t("log-and-scores") }, scores, log),
    );
    fill(root, screen);
    document.addEventListener("keydown", this.#onKey);
  }

  /**
   * @param {any} content
   * @param {TablePreferences} preferences
   */
  async mount(content, preferences) {
    const session = this.#session;
    const { game } = session.header;
    const [{ mountTable }, { icons }, scene] = await Promise.all([
      lazyImport(import("../table/table.js")),
      lazyImport(import("../lib/vendor-table.js")),
      loadScene(game),
    ]);
    this.#outlines = icons;
    const options = {
      game,
      content,
      chosen: session.header.options,
      preferences,
      text: (/** @type {import("../lib/text.js").Text} */ text) => speaker(session.players)(text),
      taken: () => this.#parts.bar.offsetHeight,
      on: {
        play: (/** @type {number} */ index) => session.play(index),
        preview: (/** @type {number} */ index) => session.preview(index),
        refusals: (/** @type {string[]} */ picked) => session.refusals(picked),
        back: () => session.hint && session.closeHint(),
        asked: (/** @type {import("../lib/text.js").Text | null} */ text) => this.#ask(text),
        tell: (/** @type {import("../lib/text.js").Text} */ text) => void note(speaker(session.players)(text)),
      },
    };
    this.#table = mountTable(this.#parts.table, options, scene);
  }

  /** @type {import("./toolbar.js").ToolActs} */
  #acts = {
    rewrite: (way) => this.#rewrite(way),
    help: () => this.#help(),
    openLog: () => void this.#openSheet(),
    replay: () => this.replay(),
  };

  /** @param {boolean} animate */
  update(animate) {
    const session = this.#session;
    const frame = session.past ?? session.frame;
    const mine = session.viewer ?? frame.to_act ?? 0;
    const wasHere = this.#parts.screen.contains(document.activeElement);
    this.#parts.screen.dataset.phase = session.phase;
    document.title = t("page-title", { title: titleOf(session.saved) });
    this.#drawTurn();
    const { bar } = this.#parts;
    const wasInBar = bar.contains(document.activeElement);
    keepFocus(bar, () => this.#drawBar());
    // What stands around the table decides how much room it has; in the course of a game it has had that room before.
    if (!animate) this.#drawAround();
    const isStarting = session.phase === "starting";
    this.#table?.show(frame, { players: session.players, animate, mine, isStarting });
    // What was asked in the bar is answered: the table is what matters now.
    if (wasInBar && bar.hidden) this.#table?.focusBoard();
    if (wasHere) this.#saveFocus();
    this.#log.show(session);
    this.#tell(animate && !session.past);
    void this.#updateRest(animate);
  }

  /** Who sat on something that is gone does not start again at the page's beginning. */
  #saveFocus() {
    if (document.activeElement !== document.body) return;
    // Whose turn is done is asked in the bar.
    if (this.#session.phase === "turn-done") focusFirst(this.#parts.bar);
    else this.#table?.focusBoard();
  }

  #drawAround() {
    const { tools, seats } = this.#parts;
    keepFocus(tools, () => drawTools(tools, this.#session, this.#on, this.#acts));
    keepFocus(seats, () => drawSeats(seats, this.#session, this.#on.seat, this.#outlines));
  }

  /**
   * The rest, in a task of its own: what is on the table comes first.
   * @param {boolean} animate
   */
  async #updateRest(animate) {
    const session = this.#session;
    await yieldToBrowser();
    if (!this.#parts.screen.isConnected) return;
    const wasHere = this.#parts.screen.contains(document.activeElement);
    if (animate) this.#drawAround();
    if (wasHere) this.#saveFocus();
    fill(this.#parts.scores, scoreSheet(session, session.past ?? session.frame));
  }

  /** Nothing but the hint has changed. */
  showHint() {
    const { frame, hint } = this.#session;
    const { bar, tools } = this.#parts;
    const wasInBar = bar.contains(document.activeElement);
    this.#table?.point(pointedAt(hint, frame.choices));
    keepFocus(tools, () => drawTools(tools, this.#session, this.#on, this.#acts));
    keepFocus(bar, () => this.#drawBar());
    if (wasInBar && bar.hidden) this.#table?.focusBoard();
  }

  /** @param {import("../lib/text.js").Text | null} text what is asked in the course of a choice */
  #ask(text) {
    const { past, frame, phase, players } = this.#session;
    const heading = this.#parts.turn.querySelector(".asked");
    if (phase !== "acting" || past || !heading) return;
    const words = speaker(players)(text ?? frame.view.prompt);
    if (heading.textContent === words) return;
    heading.textContent = words;
    if (text !== null) announce(words);
  }

  #drawBar() {
    drawBar(this.#parts.bar, this.#session, this.#on, this.#replay, (id) => this.#table?.nameOf(id) ?? "");
  }

  /** Hides what the viewer saw, until the next picture. */
  cover() {
    this.#parts.screen.dataset.phase = "covered";
  }

  /** @param {Progress | null} progress of the engine's start */
  setProgress(progress) {
    this.#progress = progress;
    if (this.#session.phase === "starting" && this.#parts.turn.hasChildNodes()) this.#drawTurn();
  }

  /** @param {TablePreferences} preferences */
  setPreferences(preferences) {
    this.#table?.setPreferences(preferences);
  }

  /** From the beginning. */
  replay() {
    void this.#session.lookBack(0).then(() => this.#replay.focus());
  }

  /** The position as a small picture. */
  thumbnail() {
    return thumbnailOf(this.#parts.table);
  }

  destroy() {
    document.removeEventListener("keydown", this.#onKey);
    this.#replay.hide();
    this.#table?.destroy();
  }

  #drawTurn() {
    const session = this.#session;
    const frame = session.past ?? session.frame;
    const [seat, whose, asked] = this.#turnWords(frame);
    const player = seat === null ? undefined : session.players[seat];
    const latest = session.log.findLast((line) => line.moment <= frame.moment);
    fill(
      this.#parts.turn,
      player && seat !== null && badge(player.colour, seat),
      h(
        "div",
        { class: "turn-words" },
        h(
          "p",
          { class: "whose" },
          h("span", {}, whose),
          h("span", {}, sayRound(session.header.game, frame.view.round)),
          latest && h("span", { class: "latest", "aria-hidden": "true" }, speaker(session.players)(latest.text)),
        ),
        h("h1", { class: "asked" }, asked),
      ),
      session.phase === "starting" &&
        this.#progress?.retry &&
        button({ label: t("try-again"), look: "primary", run: this.#progress.retry }),
    );
  }

  /**
   * Who is meant, whose turn it is, and what is asked.
   * @param {import("../bridge/protocol.js").Frame} frame
   * @returns {[number | null, string, string]}
   */
  #turnWords(frame) {
    const { phase, past, players, viewer, saved, isOnly } = this.#session;
    const name = frame.to_act === null ? "" : (players[frame.to_act]?.name ?? "");
    if (phase === "starting") return [frame.to_act, titleOf(saved), t(`engine-${this.#progress?.step ?? "ready"}`)];
    if (frame.to_act === null) return [null, titleOf(saved), t("turn-over")];
    if (past) return [frame.to_act, t("turn-of", { name }), speaker(players)(frame.view.prompt)];
    if (phase === "turn-done") return [viewer, t("turn-done"), t("turn-next", { name })];
    if (phase === "bots") return [frame.to_act, t("turn-of", { name }), t("turn-thinking", { name })];
    const whose = phase === "acting" && isOnly ? t("turn-yours") : t("turn-of", { name });
    return [frame.to_act, whose, speaker(players)(frame.view.prompt)];
  }

  /**
   * Back or forth, after what was tapped before.
   * @param {"undo" | "redo"} way
   */
  #rewrite(way) {
    const session = this.#session;
    const run = () => ((way === "undo" ? session.mayUndo : session.mayRedo) ? session[way]() : undefined);
    if (this.#table) this.#table.inTurn(run);
    else void run();
  }

  #help() {
    if (this.#session.phase === "bots") this.#session.actNow();
    else void this.#session.askHint();
  }

  /** On a narrow screen the log comes as a sheet. */
  async #openSheet() {
    const session = this.#session;
    const log = h("div", { class: "log-panel" });
    const answer = await ask({
      title: t("log"),
      kind: "sheet",
      body: [scoreSheet(session, session.frame), log],
      answers: session.frame.moment > 0 ? [{ label: t("replay"), value: "replay", look: "plain" }] : [],
      onOpen: (close) =>
        new Log(log, (moment) => {
          close();
          void session.lookBack(moment);
        }).show(session),
    });
    if (answer === "replay") this.replay();
  }

  /** @param {boolean} animate */
  #tell(animate) {
    const { log, phase, players, frame } = this.#session;
    const say = speaker(players);
    if (animate) for (const line of log.slice(this.#told)) announce(say(line.text));
    this.#told = log.length;
    if (phase === "acting") announce(say(frame.view.prompt));
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (document.querySelector("dialog[open]") || event.altKey) return;
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey)) {
      const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
      if (key === "h" && !isTyping) this.#help();
      return;
    }
    const isRedo = key === "y" || (key === "z" && event.shiftKey);
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    this.#rewrite(isRedo ? "redo" : "undo");
  };
}
