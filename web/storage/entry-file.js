// Writes a saved game as a file without the engine, and reads such a file.

import { isObject, tryParse } from "../lib/limits.js";

/** @typedef {import("./saved-games.js").SavedGames} SavedGames */
/** @typedef {import("./journal.js").Entry} Entry */

/** The key by which such a file is known: it holds an entry of the journal, without the trail that only the engine can add. */
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
  const data = tryParse(text);
  if (!isObject(data) || data[FORMAT] !== 1 || !isObject(data.header) || !Array.isArray(data.actions)) return null;
  const { header, actions, conceded } = data;
  // Whether it is a header is for the engine to say.
  const asHeader = /** @type {import("../bridge/protocol.js").Header} */ (/** @type {unknown} */ (header));
  return {
    header: asHeader,
    actions,
    conceded: typeof conceded === "number" && Number.isSafeInteger(conceded) ? conceded : null,
  };
}
