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
  #to;

  /**
   * @param {Pick<import("./app.js").App, "engine" | "savedGames">} app
   * @param {Pick<OpenGame, "store" | "queries">} game
   * @param {{ open: (id: string) => void, fail: (error: unknown) => void }} to `open`: goes to a saved game; `fail`: tells
   *   why there is no game
   */
  constructor(app, game, to) {
    this.#app = app;
    this.#game = game;
    this.#to = to;
  }

  /** @param {{ isSameSeed: boolean }} how */
  playAgain({ isSameSeed }) {
    const { header } = this.#game.store.state;
    const seed = isSameSeed ? header.seed : freshSeed();
    return this.#begin(() => openNew(this.#app.engine, { ...header, seed }));
  }

  /** The game as it stands, for one that is saved nowhere. */
  playOn() {
    return this.#begin(async () => openRecord(this.#app.engine, { record: await this.#game.queries.record() }));
  }

  /** @param {number} moment */
  async playFrom(moment) {
    const game = this.#game.queries.until(moment);
    if (game) await this.#begin(() => openActions(this.#app.engine, game));
  }

  /** @param {() => Promise<Opened>} opening */
  async #begin(opening) {
    const { shared: isShared } = this.#game.store.state.saved;
    try {
      await beginGame(this.#app, await opening(), { open: this.#to.open, isShared });
    } catch (error) {
      this.#to.fail(error);
    }
  }
}
