// The replay bar: a slider over the whole game, steps by action and by round, automatic play, and a new game from the
// moment that is shown.

import { speaker, t } from "../lib/text.js";
import { players } from "../play/game-state.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { announce, confirm } from "./notices.js";

/** @typedef {import("../play/intents.js").OpenGame} OpenGame */

/** Milliseconds from one action to the next. */
const PACE = 900;

export class Replay {
  /** @type {OpenGame} */
  #game;
  /** @type {Promise<readonly number[]>} the first moment, those at which a round ended, and the last */
  #ends = Promise.resolve([]);
  /** @type {number | null} where to go once the frame before is shown */
  #wanted = null;
  #isGoing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #playing;
  #isShown = false;
  /** @type {number | null} the moment of which screen readers were told */
  #told = null;
  #words = h("p", {});
  #slider;
  #steps;
  #runner;
  element;

  /** @type {(moment: number) => void} */
  #playFrom;

  /**
   * @param {OpenGame} game
   * @param {(moment: number) => void} playFrom as another game
   */
  constructor(game, playFrom) {
    this.#game = game;
    this.#playFrom = playFrom;
    const slider = h("input", {
      type: "range",
      min: "0",
      "aria-label": t("replay-moment"),
      oninput: () => this.#go(Number(slider.value)),
    });
    this.#slider = slider;
    const step = (
      /** @type {string} */ label,
      /** @type {import("./icons.js").IconName} */ name,
      /** @type {() => number | Promise<number>} */ to,
    ) => button({ label, icon: name, bare: true, run: async () => this.#go(await to()) });
    this.#steps = {
      roundBack: step(t("past-round-back"), "first", () => this.#roundBefore()),
      back: step(t("past-back"), "back", () => this.#moment - 1),
      forth: step(t("past-forth"), "next", () => this.#moment + 1),
      roundForth: step(t("past-round-forth"), "last", () => this.#roundAfter()),
    };
    this.#runner = button({ label: t("replay-run"), icon: "play", bare: true, run: () => this.#toggle() });
    this.element = h(
      "div",
      { class: "replay", role: "region", "aria-label": t("replay") },
      this.#words,
      slider,
      h(
        "div",
        { class: "row" },
        this.#steps.roundBack,
        this.#steps.back,
        this.#runner,
        this.#steps.forth,
        this.#steps.roundForth,
        button({ label: t("replay-play-on"), icon: "swap", run: () => void this.#askToPlayOn() }),
        button({ label: t("past-now"), icon: "close", look: "primary", run: () => void this.#lookBack(null) }),
      ),
    );
  }

  get #state() {
    return this.#game.store.state;
  }

  get #moment() {
    return this.#wanted ?? this.#state.past?.moment ?? 0;
  }

  get #last() {
    return this.#state.frame.moment;
  }

  /** @param {number | null} moment */
  #lookBack(moment) {
    return this.#game.dispatch({ kind: "look-back", moment });
  }

  /** Shows the bar, or the moment that is shown has changed. */
  show() {
    const { past } = this.#state;
    if (!past) return;
    if (!this.#isShown) this.#ends = this.#learn();
    this.#isShown = true;
    this.#words.textContent = t("past-moment", { moment: past.moment, all: this.#last });
    this.#slider.max = String(this.#last);
    this.#slider.value = String(this.#moment);
    this.#slider.setAttribute("aria-valuetext", this.#words.textContent);
    const { roundBack, back } = this.#steps;
    for (const each of [roundBack, back]) each.setAttribute("aria-disabled", String(past.moment === 0));
    if (this.#told !== past.moment) {
      for (const words of whatHappened(this.#state, this.#words.textContent)) announce(words, { again: true });
    }
    this.#told = past.moment;
  }

  /** The latest moment is shown again. */
  hide() {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#wanted = null;
    this.#told = null;
    this.#stop();
  }

  focus() {
    this.#slider.focus({ preventScroll: true });
  }

  async #askToPlayOn() {
    const moment = this.#moment;
    this.#stop();
    const about = t("replay-play-on-about", { moment, all: this.#last });
    if (await confirm(t("replay-play-on-title"), about, { label: t("replay-play-on"), look: "primary" })) {
      this.#playFrom(moment);
    }
  }

  async #learn() {
    const course = await this.#game.queries.course();
    return course.map(({ moment }) => moment);
  }

  async #roundBefore() {
    return (await this.#ends).findLast((end) => end < this.#moment) ?? 0;
  }

  async #roundAfter() {
    return (await this.#ends).find((end) => end > this.#moment) ?? this.#last;
  }

  /** One frame at a time; of those that are wanted meanwhile, only the last. @param {number} moment */
  async #go(moment) {
    this.#wanted = Math.max(0, moment);
    if (this.#isGoing) return;
    this.#isGoing = true;
    while (this.#wanted !== null) {
      const to = /** @type {number} */ (this.#wanted);
      await this.#lookBack(to);
      if (this.#wanted === to) this.#wanted = null;
    }
    this.#isGoing = false;
  }

  #toggle() {
    if (this.#playing === undefined) this.#run();
    else this.#stop();
  }

  #run() {
    this.#showRunner("pause");
    this.#playing = setTimeout(async () => {
      await this.#go(this.#moment + 1);
      if (this.#playing !== undefined && this.#state.past) this.#run();
    }, PACE);
  }

  #stop() {
    clearTimeout(this.#playing);
    this.#playing = undefined;
    this.#showRunner("play");
  }

  /** @param {"play" | "pause"} what */
  #showRunner(what) {
    const label = t(what === "play" ? "replay-run" : "replay-pause");
    this.#runner.replaceChildren(icon(what), h("span", { class: "unseen" }, label));
    this.#runner.title = label;
  }
}

/**
 * What the action before the moment that is shown did, as lines of the log; else which moment it is.
 * @param {Pick<import("../play/game-state.js").GameState, "past" | "log" | "header">} state
 * @param {string} moment in words
 */
export function whatHappened(state, moment) {
  const lines = state.log.filter((line) => line.moment === state.past?.moment && line.moment > 0);
  const say = speaker(players(state));
  return lines.length > 0 ? lines.map((line) => say(line.text)) : [moment];
}
