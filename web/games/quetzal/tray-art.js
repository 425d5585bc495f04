// The pictures of the tray: frames, cells of the pool, values of a type, coins and points, what a cargo pays.

import { rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { ARTIFACTS } from "./cards.js";
import { drawing } from "./drawings.js";
import { numberOf } from "./lookup.js";
import { bird, coin, INK, meepleSign, sign, sun, words } from "./symbols.js";
import { HEAD } from "./traylayout.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {"light" | "dark"} Theme */

/** @param {Theme} theme */
const inks = (theme) =>
  theme === "dark"
    ? { ground: "#2B332F", line: "#4A5650", ink: "#F2EBDD", muted: "#B7AE9E" }
    : { ground: "#FBF3DF", line: "#CDBB94", ink: "#2A2420", muted: "#6B5F55" };

/** @param {string} name @param {{ width: number, height: number }} size @param {Theme} theme @returns {Picture} */
function drawFrame(name, { width, height }, theme) {
  const { ground, line } = inks(theme);
  const d = rounded(width, height, 9);
  return {
    key: `frame ${name} ${width} ${height} ${theme}`,
    width: width + 4,
    height: height + 4,
    parts: [{ d, fill: ground, stroke: line, line: 1.5 }],
  };
}

/** A cell of the pool, with the sign of what lies in it. @param {string} kind @param {{ width: number, height: number }} size @param {Theme} theme @param {string} count how many are picked @returns {Picture} */
function drawCell(kind, { width, height }, theme, count) {
  const { line, muted, ink } = inks(theme);
  const [x, y] = [-width / 2 + 14, -height / 2 + 14];
  /** @type {Part[]} */
  const parts = [
    { d: rounded(width, height, 7), fill: theme === "dark" ? "#364039" : "#F1E5C8", stroke: line, line: 1.2 },
  ];
  // What is picked shows what lies here: the number takes the room of the sign.
  if (count !== "") parts.push(words(count, 0, y, 20, ink));
  else if (kind === "black" || kind === "white") parts.push(...meepleSign(kind, x, y, 19));
  else if (kind === "side") parts.push(...meepleSign("either", x, y, 19).map((part) => ({ ...part, turn: -90 })));
  else if (kind === "standing") parts.push(...meepleSign("either", x, y, 19), ...coin(x + 15, y + 3, 7));
  else parts.push({ icon: "fedora", size: 22, x, y, fill: muted });
  return { key: `cell ${kind} ${width} ${height} ${theme} ${count}`, width: width + 4, height: height + 4, parts };
}

/** The head of a type's column: what one, two and three are worth. @param {string} type @param {string} values @param {number} width @param {boolean} isLarge @returns {Picture} */
function drawValues(type, values, width, isLarge) {
  const look = ARTIFACTS[type];
  const wide = width > 80;
  return {
    key: `values ${type} ${values} ${width} ${isLarge}`,
    width,
    height: HEAD,
    parts: [
      { d: rounded(width - 4, HEAD - 3, 5), fill: look?.frame ?? INK },
      ...(wide ? [drawing(look?.icon ?? "", 17, { fill: "#FFFFFF", x: -width / 2 + 14 })] : []),
      words(values, wide ? 9 : 0, 0, isLarge ? 18.5 : 14.5, "#FFFFFF"),
    ],
  };
}

/**
 * Coins, points and Discovery, as large as they matter: one below the other, or side by side.
 * @param {{ coins: number, points: number, discovery: number }} counts
 * @param {{ width: number, height: number }} size
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawGoods({ coins, points, discovery }, { width, height }, theme) {
  const { ink } = inks(theme);
  const isRow = width > height;
  const step = isRow ? width / 3 : 40;
  const radius = isRow ? Math.min(height / 2 - 1, step / 4 + 1) : 13;
  const goods = /** @type {const} */ ([
    [coin, coins],
    [sun, points],
    [bird, discovery],
  ]);
  return {
    key: `goods ${coins} ${points} ${discovery} ${width} ${height} ${theme}`,
    width,
    height,
    parts: goods.flatMap(([draw, value], at) => {
      const x = isRow ? -width / 2 + step * at + radius + 1 : -15;
      const y = isRow ? 0 : -height / 2 + 26 + at * step;
      const beside = isRow ? x + radius + 3 : 2;
      // Two digits end before the next sign.
      const size = isRow ? Math.min(radius * 1.7, (step - 2 * radius - 5) / (0.62 * String(value).length)) : 20;
      return [...draw(x, y, radius), { ...words(value, beside, y, size, ink), align: /** @type {const} */ ("left") }];
    }),
  };
}

export const framePicture = memoize(drawFrame);
export const cellPicture = memoize(drawCell);
export const valuesPicture = memoize(drawValues);
export const goodsPicture = memoize(drawGoods);

/** What the cargo pays. @param {import("../../bridge/protocol.js").Space} cargo @param {Theme} theme @param {number} height @returns {Picture} */
export function paymentPicture(cargo, theme, height) {
  const [points, coins, discovery] = ["points", "coins", "discovery"].map((name) => numberOf(cargo, name) ?? 0);
  const { ink } = inks(theme);
  const line = height / 3;
  /** @type {Part[]} */
  const parts = [];
  for (const [at, [bonus, value]] of Object.entries({ vp: points, coin: coins, discovery }).entries()) {
    const y = -height / 2 + line * (at + 0.5);
    if (value !== 0) parts.push(...sign(bonus, -13, y, 11), words(Number(value), 13, y, 18.5, ink));
  }
  return { key: `payment ${points} ${coins} ${discovery} ${theme} ${height}`, width: 60, height, parts };
}
