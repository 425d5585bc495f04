// What the game screen says to those who listen when the game changes: what happened, what was taken back or played again,
// what is asked now.

import { speaker, t } from "../lib/text.js";
import { players, shownLog } from "../play/game-state.js";
import { logChange, saidOf, saidQuestion, saidWithoutLog } from "../play/log-change.js";
import { announce } from "./notices.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */

export class Aloud {
  /** @type {readonly import("../bridge/protocol.js").LogLine[]} what has been said, or is known from before */
  #known = [];
  /** @type {Pick<GameState, "viewer" | "phase" | "frame"> | null} */
  #before = null;
  /** @type {import("../play/log-change.js").Asked | null} the last question */
  #asked = null;
  /** the step of the engine's start that was said last */
  #step = "";

  /**
   * @param {GameState} state
   * @param {boolean} animate whether something has just been played
   */
  show(state, animate) {
    const { phase, frame, step, viewer } = state;
    const say = speaker(players(state), viewer);
    const log = shownLog(state);
    const told = saidOf(state, this.#before, animate, logChange(this.#known, log));
    const isOwn = animate && this.#before?.phase === "acting" && this.#before.viewer === viewer && !step;
    const untold = isOwn && told.length === 0 ? saidWithoutLog(this.#before?.frame ?? null, frame) : [];
    for (const text of [...told, ...untold]) announce(say(text));
    if (phase === "acting" && !step) {
      announce(say(saidQuestion(state, this.#before, animate, this.#asked)));
      this.#asked = { viewer, prompt: frame.view.prompt };
    }
    this.#known = log;
    this.#before = { viewer, phase, frame };
  }

  /** The engine starts. @param {string} step */
  progress(step) {
    if (step === this.#step) return;
    this.#step = step;
    announce(t(`engine-${step}`));
  }
}
