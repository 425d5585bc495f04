// What is known of a saved game without opening it, and the check of such a row that was read from the storage.

import { ID_LENGTH, isObject, isShort } from "../lib/limits.js";

/** @typedef {import("../bridge/protocol.js").Player} Player */

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Outcome} Outcome */

/** @typedef {{ winners: number[], points: number[], conceded: boolean }} SavedResult The winning seats, the points by seat. */

/** @typedef {{ writer: string, edition: number }} Ancestor The last change by one writer that another writer has opened. */

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
 * @property {number | null} [to_act] the seat that is to act
 * @property {SavedResult | null} [result] of a game that is over
 * @property {boolean} [uncounted] whether it was over when it came here: it does not count in the statistics
 * @property {string} [writer] who wrote this edition: each opening of a game writes under an id of its own
 * @property {Ancestor[]} [ancestors] the copies that this one was played on from, the latest first
 * @property {boolean} [shared] whether several people have ever played it on this device
 */

/** The last date that JavaScript can represent, in milliseconds. */
export const LATEST = 8.64e15;
/** More than a game seats, and longer than a name that was typed here. */
const MOST_PLAYERS = 16;
const LONGEST_NAME = 1000;
/** Of a copy that was opened and played on more often, the oldest are forgotten. */
const MOST_ANCESTORS = 16;

/**
 * The ancestors of a copy that a new writer makes of this one.
 * @param {Pick<SavedGame, "writer" | "edition" | "ancestors">} opened
 * @returns {Ancestor[]}
 */
export function ancestorsAfter({ writer = "", edition, ancestors = [] }) {
  return [{ writer, edition }, ...ancestors].slice(0, MOST_ANCESTORS);
}

/**
 * Whether a copy has everything that another one has: it is the same, or was played on from it. Where editions alone are
 * known, because the other one is older than all ancestors that are remembered, they decide.
 * @param {Pick<SavedGame, "writer" | "edition" | "ancestors">} copy
 * @param {Pick<SavedGame, "writer" | "edition">} other
 */
export function isDescendant(copy, { writer = "", edition }) {
  const line = [{ writer: copy.writer ?? "", edition: copy.edition }, ...(copy.ancestors ?? [])];
  const known = line.find((each) => each.writer === writer);
  if (known) return edition <= known.edition;
  return edition < Math.min(...line.map((each) => each.edition));
}

/**
 * Whether each of two copies has something that the other one has not.
 * @param {SavedGame} one
 * @param {SavedGame} other
 */
export function areRivals(one, other) {
  return !isDescendant(one, other) && !isDescendant(other, one);
}

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
 * How a game stands, as its row has it.
 * @param {Pick<Frame, "to_act" | "scores"> & { outcome: Pick<Outcome, "reason" | "winners"> | null }} frame
 */
export function standOf({ to_act, outcome, scores }) {
  const points = scores.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
  const result = outcome && { winners: outcome.winners, points, conceded: outcome.reason === "conceded" };
  return { over: to_act === null, to_act, result };
}

/**
 * The seat that is to act; null if the game is over, or its row does not say so.
 * @param {Pick<SavedGame, "over" | "players" | "to_act">} saved
 */
export function turnIn({ over, players, to_act: seat }) {
  return !over && typeof seat === "number" && isSeat(seat, players) ? seat : null;
}

/**
 * The result of a game; null if it is not over, or its row has none that makes sense.
 * @param {Pick<SavedGame, "over" | "players" | "result">} saved
 * @returns {SavedResult | null}
 */
export function resultIn({ over, players, result }) {
  if (!over || !isObject(result)) return null;
  const { winners, points, conceded } = result;
  if (!Array.isArray(points) || points.length !== players.length || !points.every(Number.isSafeInteger)) return null;
  if (!Array.isArray(winners) || winners.length > players.length) return null;
  return winners.every((seat) => isSeat(seat, players)) ? { winners, points, conceded: conceded === true } : null;
}

/** @param {number} seat @param {readonly Player[]} players */
function isSeat(seat, players) {
  return Number.isSafeInteger(seat) && seat >= 0 && seat < players.length;
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
    Number.isSafeInteger(saved.named ?? 0) &&
    isShort(saved.writer ?? "", ID_LENGTH) &&
    areAncestors(saved.ancestors ?? []) &&
    typeof saved.over === "boolean" &&
    Array.isArray(saved.players) &&
    saved.players.length <= MOST_PLAYERS &&
    saved.players.every(isNamed)
  );
}

/** @param {unknown} ancestors */
function areAncestors(ancestors) {
  if (!Array.isArray(ancestors) || ancestors.length > MOST_ANCESTORS) return false;
  return ancestors.every((each) => isShort(each?.writer, ID_LENGTH) && Number.isSafeInteger(each.edition));
}

/** @param {Partial<Player> | null | undefined} player has a name; its other fields are short texts or missing */
function isNamed(player) {
  const { colour = "", level = "" } = player ?? {};
  return isShort(player?.name, LONGEST_NAME) && [colour, level].every((each) => isShort(each, ID_LENGTH));
}
