// The list of the seats on the game screen, which can be folded. Where it is one row of small labels, these also choose whose
// board is shown: a tap shows the board of this seat, a second one opens its menu.

import { t } from "../lib/text.js";
import { h, keepFocus } from "./dom.js";
import { foldingHead } from "./foldable.js";
import { drawSeats } from "./seat-panels.js";

/** Windows with small labels; web/styles/seats.css and action-bar.css have the same query. */
export const SMALL = "(max-height: 559px), (max-width: 559px), (max-width: 999px) and (max-aspect-ratio: 119 / 100)";

/**
 * @typedef {object} SeatsHost
 * @property {(seat: number) => void} open the menu of a seat
 * @property {(seat: number) => void} show the board of a seat
 */

export class SeatsList {
  #list = h("ol", { class: "seats-list" });
  element = h("section", { class: "seats", "aria-label": t("seats") }, this.#list);
  #host;
  /** @type {number | null} the seat whose board is shown */
  #shown = null;

  /**
   * @param {import("./folds.js").Folds} folds
   * @param {SeatsHost} host
   */
  constructor(folds, host) {
    this.#host = host;
    this.element.append(foldingHead(this.element, "seats", t("seats"), folds));
  }

  /**
   * @param {import("../play/game-state.js").GameState} state
   * @param {import("./count-icons.js").Outlines} outlines
   */
  draw(state, outlines) {
    keepFocus(this.#list, () => drawSeats(this.#list, state, { outlines, onSeat: (seat) => this.#press(seat) }));
    this.#mark();
  }

  /** Marks the seat whose board is shown. @param {number} seat */
  mark(seat) {
    this.#shown = seat;
    this.#mark();
  }

  #mark() {
    const isSmall = matchMedia(SMALL).matches;
    for (const [seat, head] of this.#list.querySelectorAll(".seat-head").entries()) {
      if (isSmall) head.setAttribute("aria-pressed", String(seat === this.#shown));
      else head.removeAttribute("aria-pressed");
    }
  }

  /** @param {number} seat */
  #press(seat) {
    const { open, show } = this.#host;
    if (matchMedia(SMALL).matches && seat !== this.#shown) show(seat);
    else open(seat);
  }
}
