// A saved game as it is stored, for when there is no engine to write a file of it.

import { parseWithin } from "../lib/limits.js";

/** @typedef {import("./saved-games.js").SavedGames} SavedGames */
/** @typedef {import("./journal.js").Entry} Entry */

/** Says that a file holds an entry of the journal: the actions without the proof that only the engine can add. */
const FORMAT = "ludoteca_entry";

/**
 * @param {Pick<SavedGames, "copies" | "localStore">} savedGames
 * @param {string} id
 * @returns {Promise<string | null>} local storage's file, unless the journal has something newer
 */
export async function storedText(savedGames, id) {
  const { copies } = await savedGames.copies(id);
  const [newest] = copies;
  if (!newest) return savedGames.localStore.text(id);
  const file = copies.find((copy) => "text" in copy && copy.saved.edition === newest.saved.edition) ?? newest;
  if ("text" in file) return file.text;
  const { header, actions, conceded } = file.entry;
  return JSON.stringify({ [FORMAT]: 1, header, actions, conceded }, null, 1);
}

/**
 * @param {string} text of a file, of a possible length
 * @returns {Omit<Entry, "saved"> | null} null if it is no entry: then it may be a record
 */
export function readStoredText(text) {
  if (!text.includes(`"${FORMAT}"`)) return null;
  const data = parse(text);
  if (data?.[FORMAT] !== 1 || typeof data.header !== "object" || !Array.isArray(data.actions)) return null;
  const { header, actions, conceded } = data;
  return { header, actions, conceded: Number.isSafeInteger(conceded) ? conceded : null };
}

/** @param {string} text @returns {any} undefined if it is no JSON, or more than is allowed */
function parse(text) {
  try {
    return parseWithin(text);
  } catch {
    return undefined;
  }
}
