// A hint: the choice that it means, why, and what it points at on the table.

import { isTurn } from "./choice-tree.js";

/** @typedef {import("../bridge/protocol.js").Choice} Choice */
/** @typedef {import("../bridge/protocol.js").Text} Text */

/**
 * @typedef {object} FoundHint
 * @property {number} revision of the frame whose choice it means
 * @property {number} index of the choice
 * @property {Text[]} reasons
 * @property {number[]} plan the indexes at the next decisions of the same move
 * @property {string[][]} paths of the same
 */

/**
 * @typedef {object} Hint
 * @property {FoundHint | null} found null while it is searched for
 * @property {number} times how often it was asked for: each time it is said aloud
 */

/** @typedef {{ ids: string[], turn: number | null }} Steps the things to click at one decision, and how a piece is turned */
/** @typedef {{ now: Steps, next: Steps }} PointedAt at the present decision, and at the next one of the same move */

/** @type {PointedAt} */
export const NOTHING_POINTED = { now: { ids: [], turn: null }, next: { ids: [], turn: null } };

/**
 * What a hint is about.
 * @param {Hint | null} hint
 * @param {readonly Choice[]} choices
 * @returns {PointedAt}
 */
export function pointedAt(hint, choices) {
  const path = hint?.found && choices[hint.found.index]?.path;
  if (!hint?.found || !path) return NOTHING_POINTED;
  return { now: stepsOf(path), next: stepsOf(hint.found.paths[0] ?? []) };
}

/** @param {readonly string[]} path @returns {Steps} */
function stepsOf(path) {
  const turn = path.find(isTurn);
  return { ids: path.filter((id) => !isTurn(id)), turn: turn === undefined ? null : Number(turn.slice(4)) };
}

/**
 * The rest of a plan, if its first action was played and nothing else.
 * @param {FoundHint | null} before the latest hint that was found
 * @param {{ revision: number, index: number } | null} played the latest action of a person
 * @param {number} revision of the decision that a hint is asked for now
 */
export function planAt(before, played, revision) {
  if (!before || !played || played.revision !== before.revision || revision !== before.revision + 1) return [];
  return played.index === before.index ? before.plan : [];
}
