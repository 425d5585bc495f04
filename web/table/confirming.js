// When a choice waits to be confirmed: the rule of docs/interaction.md, and what is asked of the engine for it.

/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./tap-queue.js").InputKind} InputKind */
/** @typedef {import("./table-state.js").TableState} TableState */

/**
 * @typedef {object} ConfirmingHost
 * @property {(index: number) => unknown} play
 * @property {(index: number) => Promise<{ endsTurn: boolean }>} preview
 * @property {Pick<import("./explainer.js").Explainer, "explain">} explainer
 * @property {() => void} refresh draws marks, labels and buttons again
 */

export class Confirming {
  #state;
  #host;

  /**
   * @param {TableState} state
   * @param {ConfirmingHost} host
   */
  constructor(state, host) {
    this.#state = state;
    this.#host = host;
  }

  /**
   * Whether a choice that this tap completes waits: a place on the board by the preference, one of several ways of the
   * same kind always.
   * @param {string} id
   * @param {InputKind} by
   */
  isNeeded(id, by) {
    const control = this.#state.control(id);
    if (control) return control.group !== undefined;
    return this.#state.item(id)?.area === "board" && isWanted(this.#state.preferences.confirm, by);
  }

  /** Whether a person who acts like this ends the turn by a button of its own. @param {InputKind} by */
  isNeededToEnd(by) {
    return isWanted(this.#state.preferences.endTurn, by);
  }

  /**
   * Plays a choice; one that would end the turn waits instead.
   * @param {number} index
   * @param {string} id that was tapped
   */
  async playUnlessItEnds(index, id) {
    const { frame, selection } = this.#state;
    const { endsTurn } = await this.#host.preview(index);
    if (frame !== this.#state.frame) return;
    if (!endsTurn) return this.#host.play(index);
    selection.hold(id, index);
    selection.markEnd();
    this.#host.explainer.explain(id);
  }

  /**
   * Explains what waits; its button says so if it would end the turn.
   * @param {InputKind} by
   * @param {string | null} id
   */
  async show(by, id) {
    const { selection } = this.#state;
    const { pending } = selection;
    this.#host.explainer.explain(id);
    if (!pending || !this.isNeededToEnd(by)) return;
    const { endsTurn } = await this.#host.preview(pending.index);
    if (!endsTurn || pending !== selection.pending) return;
    selection.markEnd();
    this.#host.refresh();
  }
}

/**
 * @param {"touch" | "always" | "never"} preference
 * @param {InputKind} by
 */
function isWanted(preference, by) {
  return preference === "always" || (preference === "touch" && by === "touch");
}
