// What is known of a saved game without opening it, and the check of such a row that was read from the storage.

import { ID_LENGTH, isShort } from "../lib/limits.js";

/** @typedef {import("../bridge/protocol.js").Player} Player */

/**
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {string} game
 * @property {string} name given by a person, or empty
 * @property {number} [named] how often it was renamed: of two copies the one renamed more often has the right name
 * @property {Player[]} players
 * @property {number} round
 * @property {number} date of the last change, in milliseconds
 * @property {number} edition grows with every change; of two copies the one with the higher edition is newer
 * @property {number} length how many actions
 * @property {boolean} over
 * @property {string} [writer] who wrote this edition: each opening of a game writes under an id of its own
 * @property {number} [since] where the journal could not be read when the game was opened: the last edition before that
 * @property {boolean} [shared] whether several people have ever played it on this device
 */

/** The last date that JavaScript can represent, in milliseconds. */
export const LATEST = 8.64e15;
/** More than a game seats, and longer than a name that was typed here. */
const MOST_PLAYERS = 16;
const LONGEST_NAME = 1000;

/**
 * The same row with the name that was given last.
 * @param {SavedGame} saved
 * @param {SavedGame | undefined} other another copy
 * @returns {SavedGame}
 */
export function laterName(saved, other) {
  if (!other || (other.named ?? 0) <= (saved.named ?? 0)) return saved;
  return { ...saved, name: other.name, named: other.named };
}

/**
 * Whether a value from the storage is such a row.
 * @param {unknown} row
 * @returns {row is SavedGame}
 */
export function isSavedGame(row) {
  const saved = /** @type {SavedGame} */ (row);
  return (
    typeof saved === "object" &&
    saved !== null &&
    [saved.id, saved.game].every((each) => isShort(each, ID_LENGTH, 1)) &&
    isShort(saved.name, LONGEST_NAME) &&
    [saved.round, saved.date, saved.edition, saved.length].every(Number.isSafeInteger) &&
    Math.min(saved.round, saved.edition, saved.length) >= 0 &&
    Math.abs(saved.date) <= LATEST &&
    [saved.named ?? 0, saved.since ?? 0].every(Number.isSafeInteger) &&
    isShort(saved.writer ?? "", ID_LENGTH) &&
    typeof saved.over === "boolean" &&
    Array.isArray(saved.players) &&
    saved.players.length <= MOST_PLAYERS &&
    saved.players.every(isNamed)
  );
}

/** @param {Partial<Player> | null | undefined} player has a name; its other fields are short texts or missing */
function isNamed(player) {
  const { colour = "", level = "" } = player ?? {};
  return isShort(player?.name, LONGEST_NAME) && [colour, level].every((each) => isShort(each, ID_LENGTH));
}
