// Games that are made from the open one: with the same players again, from a link or a deleted game, from an earlier moment.

import { freshSeed } from "../lib/random.js";
import { openActions, openNew, openRecord } from "../play/opening.js";
import { beginGame } from "./begin-game.js";

/** @typedef {import("../play/intents.js").OpenGame} OpenGame */
/** @typedef {import("../play/opening.js").Opened} Opened */

export class NextGame {
  /** @type {Pick<import("./app.js").App, "engine" | "savedGames">} */
  #app;
  /** @type {Pick<OpenGame, "store" | "queries">} */
  #game;
  #open;

  /**
   * @param {Pick<import("./app.js").App, "engine" | "savedGames">} app
   * @param {Pick<OpenGame, "store" | "queries">} game
   * @param {(id: string) => void} open goes to a saved game
   */
  constructor(app, game, open) {
    this.#app = app;
    this.#game = game;
    this.#open = open;
  }

  /** @param {{ isSameSeed: boolean }} how */
  async playAgain({ isSameSeed }) {
    const { header } = this.#game.store.state;
    await this.#begin(await openNew(this.#app.engine, { ...header, seed: isSameSeed ? header.seed : freshSeed() }));
  }

  /** The game as it stands, for one that is saved nowhere. */
  async playOn() {
    await this.#begin(await openRecord(this.#app.engine, { record: await this.#game.queries.record() }));
  }

  /** @param {number} moment */
  async playFrom(moment) {
    const game = this.#game.queries.until(moment);
    if (game) await this.#begin(await openActions(this.#app.engine, game));
  }

  /** @param {Opened} opened */
  #begin(opened) {
    const { shared: isShared } = this.#game.store.state.saved;
    return beginGame(this.#app, opened, { open: this.#open, isShared });
  }
}
