// Which tab plays a saved game: this one, or another one that has it open.

import { t } from "../lib/text.js";
import { ownGame } from "../storage/tabs.js";
import { ask } from "../ui/notices.js";

/** @typedef {import("../storage/tabs.js").Ownership} Ownership */

export class GameOwnership {
  #scope;
  #onLost;
  /** @type {Ownership | null} */
  #ownership = null;
  isOwner = false;

  /**
   * @param {string} scope
   * @param {() => void} onLost another tab has taken the game over
   */
  constructor(scope, onLost) {
    this.#scope = scope;
    this.#onLost = onLost;
  }

  /**
   * Takes the game for this tab; where another tab has it, the person decides.
   * @param {string} id
   * @param {import("./routes.js").OpenOptions} options
   * @returns {Promise<"own" | "watch" | "back">} back: the person does not want to open it
   */
  async take(id, { steal = false }) {
    this.#ownership = await ownGame(this.#scope, id, { steal });
    if (!this.#ownership) {
      const answer = await askWhatToDo();
      if (answer === "") return "back";
      if (answer === "watch") return "watch";
      this.#ownership = await ownGame(this.#scope, id, { steal: true });
    }
    this.isOwner = true;
    void this.#ownership?.lost.then(() => {
      this.isOwner = false;
      this.#onLost();
    });
    return "own";
  }

  release() {
    this.#ownership?.release();
  }
}

function askWhatToDo() {
  return ask({
    title: t("elsewhere-title"),
    body: t("elsewhere-about"),
    answers: [
      { label: t("watch"), value: "watch", look: "plain" },
      { label: t("take-over"), value: "take", look: "primary" },
    ],
  });
}
