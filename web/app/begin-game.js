// Saves a game that was just opened, and goes to the address of the saved game.

import { t } from "../lib/text.js";
import { saveOpened } from "../play/opening.js";
import { note } from "../ui/notices.js";

/** @typedef {import("../play/opening.js").Opened} Opened */

/**
 * @param {Pick<import("./app.js").App, "engine" | "savedGames">} app
 * @param {Opened} opened
 * @param {{ open: (id: string) => void, isShared?: boolean }} how `open`: goes to a saved game; `isShared`: several people
 *   have played the game that it was made from
 */
export async function beginGame({ engine, savedGames }, opened, { open, isShared = false }) {
  const saved = isShared ? { ...opened.saved, shared: true } : opened.saved;
  const { id, isSavedLocally } = await saveOpened(engine, savedGames, { ...opened, saved });
  if (!isSavedLocally) note(t("loss-second-copy"), { warn: true, stays: true });
  open(id);
}
