// Shows what an action has led to one moment after the other, so that forced actions are seen as they happen.

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("./game-state.js").GameStore} GameStore */

/**
 * @typedef {object} StepShowHost
 * @property {GameStore} store
 * @property {(request: import("../bridge/protocol.js").TableRequestFor<"frame">) => Promise<{ frame: Frame }>} demand from
 *   the engine, about this game
 * @property {() => number} pace milliseconds for which a moment is shown; 0: only the last one is
 */

export class StepShow {
  /** @type {StepShowHost} */
  #host;
  /** whether somebody has done something since the latest action: then they want to go on, not to look */
  #isSkipped = false;
  /** ends the pause after a moment */
  #endPause = () => {};

  /** @param {StepShowHost} host */
  constructor(host) {
    this.#host = host;
  }

  /** An action goes to the engine now: what is done from here on ends its show. */
  begin() {
    this.#isSkipped = false;
  }

  /** Shows the latest moment at once. */
  skip() {
    this.#isSkipped = true;
    const { store } = this.#host;
    if (store.state.step) store.set({ step: null }, { kind: "frame", animate: true });
    this.#endPause();
  }

  /**
   * The first of the moments on the way, which is to be shown before the latest one.
   * @param {number} steps how many actions have led to the latest moment
   * @param {number} to the latest
   * @param {number | null} viewer who has seen the moment before and has not put the device away
   * @returns {Promise<Frame | null>} null: there is none, or nobody wants to see it
   */
  async first(steps, to, viewer) {
    return steps > 1 ? this.#at(to - steps + 1, viewer) : null;
  }

  /**
   * Goes on after the first moment.
   * @param {Frame} first
   * @param {number} to
   */
  async run(first, to) {
    const { store } = this.#host;
    for (let moment = first.moment + 1; store.state.step !== null; moment += 1) {
      await this.#pause();
      const step = moment < to ? await this.#at(moment, first.view.viewer) : null;
      if (store.state.step !== null) store.set({ step }, { kind: "frame", animate: true });
    }
  }

  /**
   * @param {number} at
   * @param {number | null} viewer
   */
  async #at(at, viewer) {
    if (this.#isSkipped || this.#host.pace() === 0) return null;
    const { frame } = await this.#host.demand({ op: "frame", viewer, since: at, at });
    return this.#isSkipped ? null : frame;
  }

  #pause() {
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        if (this.#isSkipped) return resolve();
        const timer = setTimeout(resolve, this.#host.pace());
        this.#endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      })
    );
  }
}
