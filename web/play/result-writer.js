// Stores the result of an open game when it ends, or when it is opened and has ended before.

import { StorageFull } from "../storage/local-store.js";
import { resultOf } from "./game-result.js";

/** @typedef {import("./game-state.js").GameState} GameState */

/**
 * @typedef {object} ResultWriterHost
 * @property {(game: string) => Promise<import("../bridge/protocol.js").GameMeta | null>} meta
 * @property {() => void} onFull there is no room for the result; the game itself is not concerned
 */

export class ResultWriter {
  #store;
  #host;
  #unsubscribe;
  #wasOver = false;
  /** resolves when the latest result is stored */
  written = Promise.resolve();

  /**
   * @param {Pick<import("./intents.js").OpenGame, "store">} game
   * @param {import("../storage/result-store.js").ResultStore} store
   * @param {ResultWriterHost} host
   */
  constructor(game, store, host) {
    this.#store = store;
    this.#host = host;
    this.#unsubscribe = game.store.subscribe((state, { kind }) => {
      if (kind !== "frame" || state.phase === "starting") return;
      const hasEnded = state.phase === "over" && !this.#wasOver;
      this.#wasOver = state.phase === "over";
      if (hasEnded) this.written = this.#write(state);
    });
  }

  leave() {
    this.#unsubscribe();
  }

  /** @param {GameState} state */
  async #write(state) {
    const result = resultOf(state, await this.#host.meta(state.header.game));
    if (!result) return;
    try {
      this.#store.add(result);
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      this.#host.onFull();
    }
  }
}
