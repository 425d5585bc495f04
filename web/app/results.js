// Shows the results when the game ends, and does what is chosen there.

import { showResults } from "../ui/results-dialog.js";

/** @typedef {import("../play/intents.js").OpenGame} OpenGame */

/**
 * @typedef {object} ResultsEvents
 * @property {() => void} replay
 * @property {() => void} home
 * @property {() => Promise<void>} share
 * @property {import("./next-game.js").NextGame} next
 */

/** Milliseconds in which the last action is seen, and heard, before the results lie over it. */
const LAST_LOOK = 900;

export class Results {
  /** @type {Pick<OpenGame, "store" | "queries">} */
  #game;
  #on;
  #unsubscribe;
  /** whether the game was over before: a game that is opened when it is over shows no results by itself */
  #wasOver = true;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Pick<OpenGame, "store" | "queries">} game
   * @param {ResultsEvents} on
   */
  constructor(game, on) {
    this.#game = game;
    this.#on = on;
    this.#unsubscribe = game.store.subscribe(({ phase, frame, step }, { kind }) => {
      if (kind !== "frame" || step) return;
      const hasEnded = phase === "over" && !this.#wasOver;
      this.#wasOver = frame.to_act === null;
      clearTimeout(this.#timer);
      if (hasEnded) this.#timer = setTimeout(this.#showNext, LAST_LOOK);
    });
  }

  /** Shows them as soon as no other dialog is open. */
  #showNext = () => {
    if (document.querySelector("dialog[open]")) this.#timer = setTimeout(this.#showNext, LAST_LOOK);
    else void this.show();
  };

  leave() {
    clearTimeout(this.#timer);
    this.#unsubscribe();
  }

  async show() {
    const answer = await showResults(this.#game.store.state, this.#game.queries);
    if (answer === "replay") this.#on.replay();
    if (answer === "home") this.#on.home();
    if (answer === "share") await this.#on.share();
    if (answer === "again" || answer === "same") await this.#on.next.playAgain({ isSameSeed: answer === "same" });
  }
}
