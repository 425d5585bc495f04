// The pictures beside the lines of a preview, and on the buttons of controls.

import { POPULATION, RESOURCES } from "./palette.js";
import { coin, ring, symbol } from "./track-art.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Text} Text */

/**
 * @param {string} key
 * @param {Part[]} parts
 * @returns {Picture}
 */
const small = (key, parts) => ({ key, width: 28, height: 28, parts });

const COIN = small("coin", coin(0, 0, 12));
const RING = small("ring", ring(0, 0, 12, 0).slice(0, 2));
const SYMBOLS = Object.fromEntries([
  ...Object.values(RESOURCES).map((look) => [look.name, small(look.name, symbol(look, 0, 0, 25))]),
  ["population", small("population", symbol(POPULATION, 0, 0, 25))],
]);

/**
 * Loan, repayment and going out are said in words.
 * @returns {Picture[]}
 */
export function control() {
  return [];
}

/**
 * The pictures beside a line of a preview, by its argument `picture`; each symbol once, because the words count them.
 * @param {Text} text
 * @returns {{ picture: Picture, struck: boolean }[]}
 */
export function illustrate({ args = {} }) {
  const shown = (/** @type {Picture} */ picture) => [{ picture, struck: false }];
  if (args.picture === "coin") return shown(COIN);
  if (args.picture === "ring") return shown(RING);
  if (args.picture !== "symbols") return [];
  return Object.entries(SYMBOLS).flatMap(([name, picture]) => (Number(args[name] ?? 0) > 0 ? shown(picture) : []));
}
