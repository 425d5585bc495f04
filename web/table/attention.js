// What follows the pointer and the keyboard's focus: the tip, the ghost, the ring, the cursor.

/** @typedef {import("./table-state.js").TableState} TableState */

/**
 * @typedef {object} AttentionHost What changes with the attention.
 * @property {HTMLElement} table
 * @property {Pick<import("./cameras.js").Cameras, "reveal">} cameras
 * @property {Pick<import("./explainer.js").Explainer, "explain">} explainer
 * @property {() => void} refresh draws the ring and the ghost again
 */

export class Attention {
  #state;
  #host;

  /**
   * @param {TableState} state
   * @param {AttentionHost} host
   */
  constructor(state, host) {
    this.#state = state;
    this.#host = host;
  }

  /** @param {string | null} id under the pointer */
  hover(id) {
    const { selection } = this.#state;
    if (id === this.#state.hovered) return;
    this.#state.hover(id);
    this.#host.table.classList.toggle("is-lit", id !== null && selection.lit.has(id));
    this.#host.explainer.explain(id ?? selection.pending?.id ?? null);
    this.#host.refresh();
  }

  /**
   * @param {string | null} id
   * @param {boolean} isVisible whether the browser shows the focus: after a key, not after a click
   */
  focus(id, isVisible) {
    const focused = isVisible ? id : null;
    this.#state.focus(focused);
    const item = focused === null ? undefined : this.#state.item(focused);
    if (item?.area === "board") this.#host.cameras.reveal(item);
    this.#host.explainer.explain(focused ?? this.#state.hovered ?? this.#state.selection.pending?.id ?? null);
    this.#host.refresh();
  }
}
