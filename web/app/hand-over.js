// Asks for the next person where the device goes from hand to hand.

import { players } from "../play/game-state.js";
import { askHandOver } from "../ui/hand-over-dialog.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("../play/intents.js").OpenGame} OpenGame */

export class HandOver {
  #dispatch;
  #home;
  #unsubscribe;
  /** @type {number | null} the seat whose person is asked for */
  #seat = null;
  /** @type {(() => void) | null} closes the dialog */
  #close = null;

  /**
   * @param {Pick<OpenGame, "store" | "dispatch">} game
   * @param {() => void} home leaves the game
   */
  constructor({ store, dispatch }, home) {
    this.#dispatch = dispatch;
    this.#home = home;
    this.#unsubscribe = store.subscribe((state, { kind }) => {
      if (kind !== "frame" || state.step) return;
      if (state.phase === "handing-over") void this.#ask(state);
      else this.#stop();
    });
  }

  leave() {
    this.#unsubscribe();
    this.#stop();
  }

  /** @param {GameState} state */
  async #ask(state) {
    const seat = state.frame.to_act;
    const player = seat === null ? undefined : players(state)[seat];
    if (seat === null || !player || this.#seat === seat) return;
    this.#stop();
    this.#seat = seat;
    const answer = await askHandOver(player, seat, { onOpen: (close) => (this.#close = close) });
    // Somebody else is asked for now, or nobody.
    if (this.#seat !== seat) return;
    this.#seat = null;
    this.#close = null;
    if (answer === "ready") await this.#dispatch({ kind: "sit-down", seat });
    else this.#home();
  }

  #stop() {
    this.#seat = null;
    this.#close?.();
    this.#close = null;
  }
}
