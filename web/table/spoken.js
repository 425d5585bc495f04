// What is said to those who listen after each input on the table: what was picked, what waits to be confirmed and what it
// brings, what a turn changes. What an action did is told by the log.

/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./table-state.js").TableState} TableState */

/**
 * @typedef {object} SpokenHost
 * @property {(text: Text) => void} [say]
 * @property {(index: number) => Promise<{ lines: Text[] }>} preview
 * @property {(text: Text) => string} here how it is said beside what it is about
 */

export class Spoken {
  #state;
  #host;

  /**
   * @param {TableState} state
   * @param {SpokenHost} host
   */
  constructor(state, host) {
    this.#state = state;
    this.#host = host;
  }

  /** @param {string} id of an item or a button that is a part of the answer now */
  picked(id) {
    const what = this.#nameOf(id);
    if (what) this.#say({ key: "table-picked", args: { what } });
  }

  /** One step was taken back. */
  back() {
    this.#say({ key: "table-step-back" });
  }

  /**
   * A choice waits to be confirmed.
   * @param {import("./tap-queue.js").InputKind} by keys and buttons act on what has the focus, which has been described by
   *   what the choice brings: then only the details are said, which a description leaves out
   */
  async waits(by) {
    const isDescribed = by === "key" || by === "button";
    const { selection } = this.#state;
    const { pending } = selection;
    if (!pending) return;
    const lines = await this.#linesOf(pending.index);
    if (selection.pending?.id !== pending.id || selection.pending.index !== pending.index) return;
    const { endsTurn } = selection.pending;
    for (const line of lines) if (!isDescribed || this.#host.here(line) === "") this.#say(line);
    this.#say({ key: endsTurn ? "table-enter-ends" : "table-enter-confirms" });
  }

  /** The piece was turned: in how many places it fits now, or what it covers where it lies or would lie. */
  async turned() {
    const { selection, focused, frame } = this.#state;
    if (selection.pending) return this.waits("touch");
    const count = [...selection.lit].filter((id) => this.#state.item(id)?.area === "board").length;
    if (count > 0) this.#say({ key: "table-turned", args: { count } });
    // Where a piece lies already, it is turned there.
    const index = focused !== null && selection.lit.has(focused) ? selection.lookAhead(focused) : selection.primary;
    if (index === null) return undefined;
    const lines = await this.#linesOf(index);
    if (frame !== this.#state.frame || focused !== this.#state.focused) return undefined;
    for (const what of lines) this.#say({ key: "table-here", args: { what } });
    return undefined;
  }

  /** What the preview of a choice says, else what the choice is called. @param {number} index */
  async #linesOf(index) {
    const label = this.#state.frame?.choices[index]?.label;
    const { lines } = await this.#host.preview(index);
    return lines.length > 0 || !label ? lines : [label];
  }

  /** @param {string} id @returns {Text | undefined} */
  #nameOf(id) {
    return this.#state.control(id)?.label ?? this.#state.item(id)?.label?.[0];
  }

  /** @param {Text} text */
  #say(text) {
    this.#host.say?.(text);
  }
}
