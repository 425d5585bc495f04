// Statistics of the results: a row for each game, number of seats and levels of bots.

import { CATALOGUE } from "./catalogue.js";
import { LEVELS } from "./levels.js";

/** @typedef {import("../storage/result-store.js").GameResult} GameResult */

/**
 * @typedef {object} Statistic
 * @property {string} game
 * @property {number} seats
 * @property {string[]} levels of the bots that were met
 * @property {Record<string, string>} options of solo play
 * @property {string} unit what the score counts; empty: points
 * @property {number} played
 * @property {number} won
 * @property {number | null} mean of the points; null where every game was given up
 * @property {number | null} best
 * @property {number} streak games won in a row, up to the latest
 * @property {number} longest of these streaks
 * @property {GameResult[]} last the latest games that were played to their end, the oldest first
 */

/** How many games the chart shows. */
export const LAST_GAMES = 10;

/**
 * In the order of the lobby; for each game by the number of seats, then the weakest bots first.
 * @param {readonly GameResult[]} results
 * @returns {Statistic[]}
 */
export function statisticsOf(results) {
  /** @type {Map<string, GameResult[]>} */
  const groups = new Map();
  for (const result of results) {
    const key = keyOf(result);
    const group = groups.get(key);
    if (group) group.push(result);
    else groups.set(key, [result]);
  }
  const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, group]) => statisticOf(group));
}

/** What a result is counted under; its order as a text is that of the rows. @param {GameResult} result */
function keyOf({ game, seats, levels, options }) {
  const place = CATALOGUE.findIndex(({ key }) => key === game);
  const rank = (/** @type {string} */ level) =>
    `${LEVELS.includes(level) ? LEVELS.indexOf(level) : LEVELS.length}${level}`;
  const chosen = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    place < 0 ? CATALOGUE.length : place,
    game,
    String(seats).padStart(2, "0"),
    levels.map(rank).join(),
    chosen,
  ]);
}

/**
 * @param {readonly GameResult[]} group at least one
 * @returns {Statistic}
 */
function statisticOf(group) {
  const ordered = [...group].sort((one, other) => one.date - other.date || (one.id < other.id ? -1 : 1));
  const latest = /** @type {GameResult} */ (ordered.at(-1));
  const whole = ordered.filter(({ conceded }) => !conceded);
  const points = whole.map((each) => each.points);
  const { game, seats, levels, options, unit } = latest;
  return {
    ...{ game, seats, levels, options, unit },
    played: ordered.length,
    won: ordered.filter(({ won }) => won).length,
    mean: points.length > 0 ? points.reduce((sum, each) => sum + each, 0) / points.length : null,
    best: points.length > 0 ? Math.max(...points) : null,
    ...streaksOf(ordered),
    last: whole.slice(-LAST_GAMES),
  };
}

/** @param {readonly GameResult[]} ordered */
function streaksOf(ordered) {
  let [streak, longest] = [0, 0];
  for (const { won } of ordered) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}
