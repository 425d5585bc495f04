// A hint, which is shown in two steps, and what it points at on the table.

import { isTurn } from "./choice-tree.js";

/** @typedef {import("../bridge/protocol.js").Choice} Choice */
/** @typedef {import("../bridge/protocol.js").Text} Text */

/** @typedef {{ step: 0 | 1 | 2, index: number, reasons: Text[] }} Hint 0: being thought about; 1: which piece; 2: all of it */

/**
 * @param {Hint | null} hint
 * @param {readonly Choice[]} choices
 * @returns {string[]} nothing, the first thing to click, or all of them
 */
export function pointedAt(hint, choices) {
  const path = (hint && hint.step > 0 && choices[hint.index]?.path) || [];
  return path.filter((id) => !isTurn(id)).slice(0, hint?.step === 1 ? 1 : undefined);
}
