// Pictures of the monument cards: model, footprint, features and gains, in three sizes.

import { circle, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { featureParts, footprint, footprintParts, gifts } from "./demands.js";
import { MODELS } from "./monument-art.js";
import { GOLD, PANEL, POPULATION, RESOURCES } from "./palette.js";
import { CELL } from "./polyform.js";
import { broken, LETTER, shortened, written } from "./text-lines.js";
import { ring, symbol } from "./track-art.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("./demands.js").Card} Card */
/** @typedef {import("./palette.js").Theme} Theme */
/** @typedef {import("../../table/seat-colours.js").SeatLook} SeatLook */

/**
 * A card's model, small: its components side by side as in its footprint.
 * @param {Card} card
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @returns {Part[]}
 */
export function modelParts(card, x, y, width, height) {
  const whole = footprint(card);
  const rise = 46;
  const scale = Math.min(width / (whole.width * CELL + 16), height / (whole.height * CELL + rise), 0.62);
  let left = -whole.width / 2;
  return card.components.flatMap((component) => {
    const rows = component.split("/");
    const [w, d] = [rows[0]?.length ?? 1, rows.length];
    const cx = (left + w / 2) * CELL * scale;
    left += w + (card.arrange === "gap1" ? 1 : 0.35);
    const parts = MODELS[card.key]?.(w * CELL, d * CELL) ?? [];
    // Models have paths only, so scaling the paths scales all.
    return parts.map((part) => ({
      ...part,
      scale,
      x: x + cx,
      y: y + (rise / 2 - 4) * scale,
      ...(part.line ? { line: Math.max(0.5, part.line * scale) } : {}),
    }));
  });
}

/**
 * @param {number} width
 * @param {number} height
 * @param {Theme} theme
 * @param {boolean} isBought
 * @returns {Part[]}
 */
export function paper(width, height, theme, isBought) {
  const d = rounded(width, height, 8);
  return [
    { d, fill: "#000000", alpha: 0.18, y: 2.5 },
    { d, fill: PANEL[theme].paper, stroke: isBought ? GOLD : PANEL[theme].line, line: isBought ? 3.5 : 1.6 },
  ];
}

/**
 * The seats that could build it now.
 * @param {readonly SeatLook[]} looks
 * @param {number} x of the first
 * @param {number} y
 * @param {number} size
 * @returns {Part[]}
 */
function builders(looks, x, y, size) {
  return looks.flatMap((look, at) => {
    const place = { x: x + at * size * 1.1, y };
    return [
      { d: rounded(size, size, size / 2), fill: look.deep, stroke: "#FFF8E6", line: 1.5, ...place },
      { d: look.glyph, scale: size / 30, fill: look.ink, ...place },
    ];
  });
}

/**
 * The same, one below the other in a narrow column.
 * @param {readonly SeatLook[]} looks
 * @param {number} x
 * @param {number} y of the first
 * @param {number} room
 * @returns {Part[]}
 */
function buildersBelow(looks, x, y, room) {
  const pitch = Math.min(13, (room - 13) / Math.max(1, looks.length - 1));
  return looks.flatMap((look, at) => builders([look], x, y + at * pitch, 13));
}

/**
 * The small “i” that opens what is known of the card.
 * @param {number} x
 * @param {number} y
 * @param {Theme} theme
 * @returns {Part[]}
 */
function askParts(x, y, theme) {
  const { paper, muted } = PANEL[theme];
  return [
    { d: circle(0, 0, 8.5), fill: paper, stroke: muted, line: 1.5, x, y },
    { words: "i", size: 14, fill: muted, x, y: y + 0.5 },
  ];
}

/**
 * @param {{ width: number, height: number }} size of a card
 * @returns {{ x: number, y: number }} of that place, from the card's middle
 */
export function askPlace({ width, height }) {
  return height > 90 ? { x: -width / 2 + 107, y: height / 2 - 19 } : { x: width / 2 - 12, y: height / 2 - 12 };
}

/** @param {string} letter */
const giftLook = (letter) => (letter === "p" ? POPULATION : (RESOURCES[letter] ?? POPULATION));

/**
 * @param {Card} card
 * @param {string} name
 * @param {readonly [string, string]} words
 * @param {readonly SeatLook[]} looks of those who could build it
 * @param {{ width: number, height: number }} box
 * @param {Theme} theme
 * @param {boolean} isBought
 * @returns {Picture}
 */
function drawWide(card, name, words, looks, box, theme, isBought) {
  const { width, height } = box;
  const { ink, muted, well } = PANEL[theme];
  const [left, top] = [-width / 2, -height / 2];
  const window = { width: 112, height: height - 14 };
  const text = left + window.width + 17;
  const edge = width / 2;
  const demands = card.adjacent;
  const rewards = gifts(card);
  // A second gain reaches down beside the words, which then have less width.
  const room = edge - (rewards.length > 1 ? 38 : 14) - text;
  const wrapped = (/** @type {number} */ size) => words.flatMap((line) => broken(line, room, size, 2));
  const size = wrapped(13.4).length > 3 ? 12.4 : 13.4;
  const lines = wrapped(size);
  const nameRoom = edge - 46 - text;
  return {
    key: `card ${card.key} ${looks.map(({ sign }) => sign).join("")} ${width} ${height} ${theme} ${isBought} ${name} ${words.join()}`,
    width: width + 12,
    height: height + 12,
    parts: [
      ...paper(width, height, theme, isBought),
      {
        d: rounded(window.width, window.height, 6),
        fill: theme === "dark" ? "#5B6B57" : "#CBD6AE",
        x: left + 7 + window.width / 2,
        y: 0,
      },
      { d: rounded(window.width, window.height, 6), stroke: well, line: 2, x: left + 7 + window.width / 2, y: 0 },
      ...modelParts(card, left + 7 + window.width / 2, 0, window.width - 8, window.height - 10),
      {
        words: name,
        size: Math.min(17, nameRoom / (name.length * LETTER)),
        fill: ink,
        x: text,
        y: top + 16,
        align: "left",
      },
      ...footprintParts(card, text + 45, top + 45, { width: 90, height: 32, most: 16 }),
      ...demands.flatMap((feature, at) => featureParts(feature, text + 112 + at * 31, top + 45, 27)),
      ...written(lines, { x: text, y: top + (lines.length > 3 ? 66 : lines.length > 2 ? 71 : 76), size, fill: muted }),
      ...ring(edge - 23, top + 23, 16, card.rings),
      ...rewards.flatMap((letter, at) => symbol(giftLook(letter), edge - 23, top + 51 + at * 22, 20)),
      ...builders(looks, left + 18, height / 2 - 18, 19),
      ...askParts(askPlace(box).x, askPlace(box).y, theme),
    ],
  };
}

/**
 * The same on a small screen: picture, footprint, neighbours; the words open by a tap.
 * @param {Card} card
 * @param {string} name
 * @param {readonly SeatLook[]} looks
 * @param {{ width: number, height: number }} size
 * @param {Theme} theme
 * @param {boolean} isBought
 * @returns {Picture}
 */
function drawSmall(card, name, looks, size, theme, isBought) {
  const { width, height } = size;
  const { ink } = PANEL[theme];
  const [left, top] = [-width / 2, -height / 2];
  const rewards = gifts(card);
  // Model and footprint share what the column of builders leaves.
  const third = (width - 30) / 2;
  return {
    key: `small card ${card.key} ${looks.map(({ sign }) => sign).join("")} ${width} ${height} ${theme} ${isBought} ${name}`,
    width: width + 12,
    height: height + 12,
    parts: [
      ...paper(width, height, theme, isBought),
      { words: shortened(name, width - 30, 12), size: 12, fill: ink, x: left + 6, y: top + 11, align: "left" },
      ...ring(width / 2 - 13, top + 13, 11, card.rings),
      ...modelParts(card, left + 4 + third / 2, top + 36, third, 30),
      ...footprintParts(card, left + 8 + third * 1.5, top + 36, { width: third, height: 28, most: 13 }),
      ...card.adjacent.flatMap((feature, at) => featureParts(feature, left + 13 + at * 21, height / 2 - 13, 19)),
      ...rewards.flatMap((letter, at) => symbol(giftLook(letter), width / 2 - 30 - at * 15.5, height / 2 - 12, 16)),
      ...buildersBelow(looks, width / 2 - 11, top + 32, 34),
      ...askParts(askPlace(size).x, askPlace(size).y, theme),
    ],
  };
}

/**
 * The same as one line, for a low screen.
 * @param {Card} card
 * @param {string} name
 * @param {readonly SeatLook[]} looks
 * @param {{ width: number, height: number }} size
 * @param {Theme} theme
 * @param {boolean} isBought
 * @returns {Picture}
 */
function drawLine(card, name, looks, size, theme, isBought) {
  const { width, height } = size;
  const [left, top, right] = [-width / 2, -height / 2, width / 2];
  return {
    key: `line card ${card.key} ${looks.map(({ sign }) => sign).join("")} ${width} ${height} ${theme} ${isBought} ${name}`,
    width: width + 12,
    height: height + 12,
    parts: [
      ...paper(width, height, theme, isBought),
      ...modelParts(card, left + 28, 0, 48, height - 8),
      { words: name, size: 13, fill: PANEL[theme].ink, x: left + 56, y: top + 12, align: "left" },
      ...card.adjacent.flatMap((feature, at) => featureParts(feature, left + 66 + at * 21, height / 2 - 14, 19)),
      ...footprintParts(card, right - 78, height / 2 - 17, { width: 46, height: 24, most: 12 }),
      ...gifts(card).flatMap((letter, at) => symbol(giftLook(letter), right - 34, top + 12 + at * 17, 15)),
      ...ring(right - 13, top + 13, 11, card.rings),
      ...looks.flatMap((look, at) => builders([look], right - 52 - at * 12, top + 12, 13)),
      ...askParts(askPlace(size).x, askPlace(size).y, theme),
    ],
  };
}

export const widePicture = memoize(drawWide);
export const smallPicture = memoize(drawSmall);
export const linePicture = memoize(drawLine);
