// The list of the seats on the game screen, which can be folded.

import { t } from "../lib/text.js";
import { h, keepFocus } from "./dom.js";
import { foldingHead } from "./foldable.js";
import { drawSeats } from "./seat-panels.js";

export class SeatsList {
  #list = h("ol", { class: "seats-list" });
  element = h("section", { class: "seats", "aria-label": t("seats") }, this.#list);
  #onSeat;

  /**
   * @param {import("./folds.js").Folds} folds
   * @param {(seat: number) => void} onSeat
   */
  constructor(folds, onSeat) {
    this.#onSeat = onSeat;
    this.element.append(foldingHead(this.element, "seats", t("seats"), folds));
  }

  /**
   * @param {import("../play/game-state.js").GameState} state
   * @param {import("./count-icons.js").Outlines} outlines
   */
  draw(state, outlines) {
    keepFocus(this.#list, () => drawSeats(this.#list, state, { outlines, onSeat: this.#onSeat }));
  }
}
