// How a saved game stands, in words: whose turn it is, or how it ended.

import { cleanName } from "../lib/names.js";
import { sayList, t } from "../lib/text.js";
import { onlyPerson } from "../play/viewer.js";
import { resultIn, turnIn } from "../storage/saved-game.js";

/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */

/**
 * @param {SavedGame} saved
 * @returns {{ words: string, isMine: boolean }} `isMine`: the one person who plays it is to act, or has won; the words are
 *   empty where the row says nothing
 */
export function standIn(saved) {
  return saved.over ? endOf(saved) : turnOf(saved);
}

/** @param {SavedGame} saved */
function turnOf(saved) {
  const seat = turnIn(saved);
  if (seat === null) return { words: "", isMine: false };
  const isMine = seat === onlyPerson(saved.players);
  return { words: isMine ? t("turn-yours") : t("turn-of", { name: nameOf(saved, seat) }), isMine };
}

/** @param {SavedGame} saved */
function endOf(saved) {
  const result = resultIn(saved);
  const person = onlyPerson(saved.players);
  if (!result) return { words: t("saved-over"), isMine: false };
  if (person !== null) {
    const isMine = result.winners.includes(person);
    return { words: t(isMine ? "saved-won" : result.conceded ? "saved-conceded" : "saved-lost"), isMine };
  }
  const names = result.winners.map((seat) => nameOf(saved, seat));
  const told = { side: "told", winners: sayList(names), others: "", count: names.length };
  return { words: t("verdict-plain", told), isMine: false };
}

/** @param {SavedGame} saved @param {number} seat */
function nameOf({ players }, seat) {
  return cleanName(players[seat]?.name ?? "");
}
