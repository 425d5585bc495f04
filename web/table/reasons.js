// Why things may not be picked: asks the engine after each change of the selection, and shows the reason of a thing.

/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./table-state.js").TableState} TableState */

/**
 * @typedef {object} ReasonsHost
 * @property {(picked: string[]) => Promise<Record<string, Text>>} refusals
 * @property {() => void} [refused] a tap on something that may not be picked, for a reason
 * @property {(text: Text) => void} [say] a message for those who listen
 * @property {Pick<import("./explainer.js").Explainer, "explain" | "inspect">} explainer
 * @property {() => void} refresh draws marks and labels again
 */

export class Reasons {
  #state;
  #host;
  /** when the reasons for the present selection are known */
  #known = Promise.resolve();

  /**
   * @param {TableState} state
   * @param {ReasonsHost} host
   */
  constructor(state, host) {
    this.#state = state;
    this.#host = host;
  }

  /** The selection has changed. */
  ask() {
    this.#known = this.#read();
  }

  /**
   * Waits for the reason and shows it; without one, shows what is in the item, or what it is.
   * @param {string} id
   */
  async show(id) {
    const { explainer } = this.#host;
    const { frame } = this.#state;
    await this.#known;
    if (frame !== this.#state.frame) return;
    const reason = this.#state.reasons[id];
    if (reason) this.#host.refused?.();
    if (reason) this.#host.say?.(reason);
    if (!reason && explainer.inspect(id)) return;
    if (!reason) this.#host.say?.({ key: "table-not-now" });
    explainer.explain(id);
  }

  async #read() {
    const { frame } = this.#state;
    if (frame === null || frame.choices.length === 0) return;
    const { picked } = this.#state.selection;
    const reasons = await this.#host.refusals([...picked]).catch(() => ({}));
    if (frame !== this.#state.frame || picked !== this.#state.selection.picked) return;
    this.#state.setReasons(reasons);
    this.#host.refresh();
  }
}
