// Draws the signs on banners, cards and tiles, each around a point: coin, sun (victory point), bird (Discovery point),
// card, meeple.

import { circle, rounded } from "../../table/geometry.js";
import { drawing, HALF_MEEPLE, MEEPLE, SUN } from "./drawings.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */

export const INK = "#231A16";
export const PAPER = "#F1E6CC";
export const GOLD = "#C9972B";
export const TEAL = "#0E8C88";
export const RED = "#B3312C";
export const STONE = "#D9CFB8";
export const DARK = "#2B2521";
export const LIGHT = "#FBF6EA";

/**
 * @param {string} d
 * @param {number} x
 * @param {number} y
 * @param {Partial<Part>} more
 * @returns {Part}
 */
const at = (d, x, y, more) => ({ d, x, y, ...more });

/**
 * @param {string | number} words
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} [fill]
 * @returns {Part}
 */
export const words = (words, x, y, size, fill = INK) => ({ words: String(words), x, y: y + size * 0.05, size, fill });

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string | number} [number]
 * @returns {Part[]}
 */
export function coin(x, y, radius, number) {
  return [
    at(circle(0, 0, radius), x, y, { fill: "#6E4E10" }),
    at(circle(0, 0, radius - 1), x, y, { fill: "#E9BE4E" }),
    at(circle(0, 0, radius * 0.76), x, y, { stroke: "#A9791B", line: 1 }),
    ...(number === undefined
      ? [at("M-3 0H3M0 -3V3", x, y, { stroke: "#6E4E10", line: 2, scale: radius / 9 })]
      : [words(number, x, y, radius * 1.42)]),
  ];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string | number} [number]
 * @returns {Part[]}
 */
export function sun(x, y, radius, number) {
  return [
    at(SUN, x, y, { fill: RED, stroke: "#5E1512", line: 1.2, scale: radius / 9 }),
    ...(number === undefined
      ? [at(circle(0, 0, radius * 0.42), x, y, { fill: "#F7D9A0" })]
      : [words(number, x, y, radius * 1.42, "#FFFFFF")]),
  ];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string | number} [number] beside the bird when there is more than one
 * @returns {Part[]}
 */
export function bird(x, y, radius, number) {
  return [
    at(circle(0, 0, radius), x, y, { fill: "#053F3D" }),
    at(circle(0, 0, radius - 1), x, y, { fill: TEAL }),
    drawing("quetzal", radius * 1.62, { fill: "#FFFFFF", x, y }),
    ...(number === undefined ? [] : [words(number, x + radius * 1.7, y, radius * 1.4)]),
  ];
}

/**
 * The sign of a bonus.
 * @param {string} bonus
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string | number} [number]
 * @returns {Part[]}
 */
export function sign(bonus, x, y, radius, number) {
  if (bonus === "coin") return coin(x, y, radius, number);
  if (bonus === "vp") return sun(x, y, radius, number);
  if (bonus === "discovery") return bird(x, y, radius, number);
  return [];
}

/**
 * A little card: open (to be chosen) or its back (to be drawn).
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {"open" | "back"} side
 * @returns {Part[]}
 */
export function littleCard(x, y, height, side) {
  const [width, isOpen] = [height * 0.72, side === "open"];
  return [
    at(rounded(width, height, 2.5), x, y, { fill: isOpen ? "#FFF9EA" : "#0B5F5C", stroke: INK, line: 1.4 }),
    isOpen
      ? drawing("painted-pottery", height * 0.62, { fill: "#8A4A26", x, y })
      : words("?", x, y, height * 0.76, "#F7E6B5"),
  ];
}

/**
 * Who may come: black, white, one colour of the two, any mix.
 * @param {string} takes
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @returns {Part[]}
 */
export function meepleSign(takes, x, y, size) {
  const scale = size / 40;
  const body = (/** @type {string} */ fill, dx = 0) => [
    at(MEEPLE, x + dx, y, { fill, stroke: fill === DARK ? LIGHT : INK, line: 1.5, scale }),
  ];
  if (takes === "black" || takes === "white") return body(takes === "black" ? DARK : LIGHT);
  if (takes === "any") return [...body(LIGHT, size * 0.2), ...body(DARK, -size * 0.2)];
  return [
    at(MEEPLE, x, y, { fill: LIGHT, stroke: INK, line: 1.5, scale }),
    at(HALF_MEEPLE, x, y, { fill: DARK, scale }),
  ];
}

/** The signs alone, beside a line of text. @param {string} bonus @param {number} [number] @returns {Picture} */
export function signPicture(bonus, number) {
  return { key: `sign ${bonus} ${number}`, width: 24, height: 24, parts: sign(bonus, 0, 0, 11, number) };
}

/** How much lies in a heap. @param {number} count @param {number} x @param {number} y @param {number} [size] @returns {Part[]} */
export function tally(count, x, y, size = 10) {
  return [
    at(circle(0, 0, size), x, y, { fill: INK }),
    at(circle(0, 0, size - 1.3), x, y, { fill: PAPER }),
    words(count, x, y, size * (count > 9 && size < 15 ? 1.3 : 1.42)),
  ];
}
