// What a person is told about how their game is saved.

import { t } from "../lib/text.js";
import { fileName, saveFile } from "../ui/files.js";
import { note } from "../ui/notices.js";
import { titleOf } from "../ui/saved-list.js";

/** @typedef {import("../play/intents.js").OpenGame} OpenGame */
/** @typedef {import("../storage/autosave.js").SaveState} SaveState */

export class SaveNotes {
  /** @type {(() => void) | null} closes the note that stays while changes are not saved as they should be */
  #close = null;

  /**
   * @param {SaveState | "second copy"} saveState how the latest change is saved
   * @param {Pick<OpenGame, "store" | "queries">} game
   */
  tell(saveState, { store, queries }) {
    const wasTold = this.#close !== null;
    this.close();
    if (saveState === "journal") {
      if (wasTold) note(t("saved-again"));
    } else if (saveState === "second copy") {
      note(t("loss-second-copy"), { warn: true, stays: true });
    } else {
      const save = async () => saveFile(fileName(titleOf(store.state.saved)), await queries.record());
      const file = saveState === "local" ? {} : { label: t("share-file"), run: () => void save() };
      this.#close = note(t(`loss-${saveState}`), { warn: true, stays: true, ...file });
    }
  }

  /** Another copy of the game has become a game of its own. */
  tellSeparated() {
    note(t("saved-separately"), { warn: true, stays: true });
  }

  close() {
    this.#close?.();
    this.#close = null;
  }
}
