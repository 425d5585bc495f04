// The pictures of cards, stacks, amphoras and piles.

import { circle, hexCorners, outline, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { CREAM, hexPicture, landFigure, SLIP } from "./art.js";
import { RADIUS } from "./layout.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */

/** How many edges of a heap are worth drawing. @param {number} count */
const edges = (count) => Math.min(3, Math.max(0, count - 1));

/**
 * @param {number} count
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 * @returns {Part[]}
 */
function figureTag(count, x, y, size = 11) {
  return [
    { d: circle(0, 0, size), fill: SLIP, x, y },
    { d: circle(0, 0, size - 1.4), fill: CREAM, x, y },
    { words: String(count), size: size * (count > 9 ? 1.15 : 1.4), fill: SLIP, x, y: y + size * 0.06 },
  ];
}

const CARD_W = 40;
const CARD_H = 56;
const CARD = rounded(CARD_W, CARD_H, 5);
const INNER = rounded(CARD_W - 6, CARD_H - 6, 3);
const MEANDER = "M-12 -14H12V14H-12ZM-7 9V-9H7V4H-2V-3";

/**
 * Landscape cards, face up or down; without cards, the outline where they would lie.
 * @param {string | undefined} face
 * @param {number} count
 * @param {"light" | "dark"} theme
 * @returns {Picture}
 */
function drawCard(face, count, theme) {
  const ground = hexPicture(face, 0).parts;
  const ink = theme === "dark" ? "#B7AE9E" : "#7D6A58";
  /** @type {Part[]} */
  const parts = [];
  if (count === 0) {
    parts.push({ d: CARD, stroke: ink, line: 1.6, dash: [4, 4], alpha: 0.8 });
    parts.push(...landFigure(face, 28, { fill: ink, alpha: 0.55 }));
  } else {
    parts.push({ d: CARD, fill: "#000000", alpha: 0.25, y: 3 });
    for (let edge = edges(count); edge > 0; edge -= 1) {
      parts.push({ d: CARD, fill: CREAM, stroke: SLIP, line: 1, x: edge * 1.8, y: -edge * 1.8 });
    }
    parts.push({ d: CARD, fill: CREAM, stroke: SLIP, line: 1.4 });
    parts.push({ d: INNER, fill: face ? (ground[1]?.fill ?? CREAM) : ["#4A372D", SLIP] });
    parts.push(...landFigure(face, 30, { fill: SLIP, y: -2 }));
    if (!face) parts.push({ d: MEANDER, stroke: "#C8693A", line: 2.4, y: 0 });
    parts.push(...figureTag(count, CARD_W / 2 - 5, CARD_H / 2 - 5));
  }
  return { key: `card ${face ?? "back"} ${count} ${theme}`, width: 58, height: 72, parts };
}

/**
 * One card alone, as it is counted out for a payment.
 * @param {string} face
 * @returns {Picture}
 */
function drawSingleCard(face) {
  const parts = [
    { d: CARD, fill: CREAM, stroke: SLIP, line: 1.6 },
    { d: INNER, fill: hexPicture(face, 0).parts[1]?.fill ?? CREAM },
    ...landFigure(face, 31, { fill: SLIP }),
  ];
  return { key: `single ${face}`, width: CARD_W + 4, height: CARD_H + 4, parts };
}

/**
 * One of a seat's face-down stacks: black backs for main buildings, pale ones for the others.
 * @param {string | undefined} face
 * @param {number} count
 * @param {string} glyph the seat's
 * @param {"light" | "dark"} theme
 * @returns {Picture}
 */
function drawStack(face, count, glyph, theme) {
  const main = face === "main";
  const ink = theme === "dark" ? "#B7AE9E" : "#7D6A58";
  /** @type {Part[]} */
  const parts = [];
  if (count === 0) parts.push({ d: circle(0, 0, 17), stroke: ink, line: 1.6, dash: [4, 4], alpha: 0.8 });
  else {
    parts.push({ d: circle(0, 4, 18), fill: "#000000", alpha: 0.22 });
    for (let edge = 0; edge <= Math.min(5, count - 1); edge += 1) {
      parts.push({
        d: circle(0, 2 - edge * 1.7, 18),
        fill: main ? "#3A2D26" : "#E9DCC2",
        stroke: edge % 2 ? "#6B5A4C" : SLIP,
        line: 1.2,
      });
    }
    const top = 2 - Math.min(5, count - 1) * 1.7;
    parts.push({ d: circle(0, top, 13.5), stroke: main ? "#C8693A" : "#A5876A", line: 1.6 });
    parts.push({ d: glyph, fill: main ? CREAM : SLIP, y: top });
    parts.push(...figureTag(count, 13, 12, 9.5));
  }
  return { key: `stack ${face} ${count} ${glyph.length} ${theme}`, width: 50, height: 54, parts };
}

/**
 * @param {number} count
 * @param {"light" | "dark"} theme
 * @returns {Picture}
 */
function drawAmphora(count, theme) {
  const dark = theme === "dark";
  /** @type {Part[]} */
  const parts =
    count === 0
      ? [{ icon: "amphora", size: 42, fill: dark ? "#B7AE9E" : "#7D6A58", alpha: 0.45 }]
      : [
          { icon: "amphora", size: 43, fill: "#000000", alpha: 0.2, y: 2.5 },
          { icon: "amphora", size: 43, fill: dark ? "#DA7C4B" : "#B85426", stroke: dark ? SLIP : "#FFF6E0", line: 2.5 },
        ];
  return { key: `amphora ${count} ${theme}`, width: 56, height: 58, parts: [...parts, ...figureTag(count, 15, 14)] };
}

const BACK = outline(hexCorners(0, 0, 21));

/**
 * The face-down landscape tiles.
 * @param {number} count
 * @returns {Picture}
 */
function drawPool(count) {
  /** @type {Part[]} */
  const parts = [{ d: BACK, fill: "#000000", alpha: 0.22, y: 4 }];
  for (let edge = 0; edge <= edges(count); edge += 1) {
    parts.push({ d: BACK, fill: ["#8F4A28", "#6E3419"], stroke: SLIP, line: 1.4, y: 2 - edge * 2.2 });
  }
  const top = 2 - edges(count) * 2.2;
  for (const { x, y } of [{ x: 0, y: 0 }, ...hexCorners(0, 0, 11).map(([x, y]) => ({ x, y }))]) {
    parts.push({ d: outline(hexCorners(x, y, 5)), stroke: CREAM, line: 1.1, alpha: 0.85, y: top });
  }
  parts.push(...figureTag(count, 14, 13));
  return { key: `pool ${count}`, width: 56, height: 58, parts };
}

/** A single landscape symbol, for prices and payments. @param {string} face @returns {Picture} */
function drawSymbol(face) {
  const ground = hexPicture(face, 0).parts;
  return {
    key: `symbol ${face}`,
    width: RADIUS * 1.8,
    height: RADIUS * 2.04,
    parts: ground,
  };
}

export const cardPicture = memoize(drawCard);
export const stackPicture = memoize(drawStack);
export const amphoraPicture = memoize(drawAmphora);
export const poolPicture = memoize(drawPool);
export const symbolPicture = memoize(drawSymbol);
export const singleCardPicture = memoize(drawSingleCard);
