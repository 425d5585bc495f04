// The sentence that says how a game was decided.

import { hasWords, sayList, speaker } from "../lib/text.js";
import { players } from "../play/game-state.js";

/** @typedef {import("../bridge/protocol.js").Outcome} Outcome */
/** @typedef {import("../lib/text.js").Text} Text */
/** @typedef {import("../play/game-state.js").GameState} GameState */

/** @param {Pick<GameState, "frame" | "header" | "viewer">} state of a game that is over */
export function verdictLine(state) {
  const { frame, viewer } = state;
  if (!frame.outcome) return "";
  const names = players(state).map(({ name }) => name);
  const text = verdictText(frame.outcome, viewer, (seats) => sayList(seats.map((seat) => names[seat] ?? "")));
  return negatives(speaker(players(state))(isKnown(text) ? text : { ...text, key: "verdict-plain" }));
}

/**
 * The engine's sentence, with the names of those who won, and of those who won beside the viewer.
 * @param {Outcome} outcome
 * @param {number | null} viewer
 * @param {(seats: readonly number[]) => string} list their names
 * @returns {Text}
 */
export function verdictText({ verdict, winners }, viewer, list) {
  const others = winners.filter((seat) => seat !== viewer);
  const named = { winners: list(winners), others: list(others), count: winners.length };
  return { key: verdict.key, args: { ...verdict.args, ...named } };
}

/** An installed game may lack words for what decides it. @param {Text} text */
function isKnown({ key, args = {} }) {
  return hasWords(key) && Object.values(args).every((value) => typeof value !== "object" || hasWords(value.key));
}

/** With the minus sign before numbers. @param {string} words */
function negatives(words) {
  return words.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");
}
