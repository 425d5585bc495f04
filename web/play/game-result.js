// The result of a game as the statistics count it.

import { standOf } from "../storage/saved-game.js";
import { LEVELS } from "./levels.js";
import { onlyPerson } from "./viewer.js";

/** @typedef {import("../bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../storage/result-store.js").GameResult} GameResult */
/** @typedef {Pick<import("./game-state.js").GameState, "saved" | "header" | "frame">} EndedGame */

/**
 * Counted is a game that one person has played here to its end, or given up. Between people it would not be clear whose
 * result it is.
 * @param {EndedGame} game
 * @param {GameMeta | null} meta
 * @returns {GameResult | null} null if it does not count
 */
export function resultOf({ saved, header, frame }, meta) {
  const seat = onlyPerson(header.players);
  const { result } = standOf(frame);
  if (seat === null || !result || saved.shared || saved.uncounted || isOldImport(saved)) return null;
  const lines = frame.scores[seat] ?? [];
  return {
    id: saved.id,
    game: header.game,
    seats: header.players.length,
    levels: levelsMet(header.players),
    options: ownOptions(header, meta),
    unit: lines.length === 1 ? (lines[0]?.key ?? "") : "",
    points: result.points[seat] ?? 0,
    won: result.winners.includes(seat),
    conceded: result.conceded,
    date: saved.date,
  };
}

/**
 * Whether the game was finished when it came here, in the row of an older build: it was never written again.
 * @param {EndedGame["saved"]} saved
 */
function isOldImport({ edition, over }) {
  return over && edition <= 1;
}

/** @param {EndedGame["header"]["players"]} players @returns {string[]} the weakest first, each once */
function levelsMet(players) {
  const met = new Set(players.flatMap(({ kind, level }) => (kind === "bot" ? level : [])));
  return [...met].filter(Boolean).sort((one, other) => LEVELS.indexOf(one) - LEVELS.indexOf(other));
}

/**
 * The options of a game for one, which take the place of the levels of bots.
 * @param {EndedGame["header"]} header
 * @param {GameMeta | null} meta
 */
function ownOptions({ players, options }, meta) {
  const own = (meta?.options ?? []).filter(
    ({ seats }) => players.length === 1 && seats?.length === 1 && seats[0] === 1,
  );
  return Object.fromEntries(own.map(({ key, values }) => [key, String(options[key] ?? values[0])]));
}
