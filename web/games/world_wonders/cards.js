// Cards on the table: monuments with what they ask for, objectives, the Automaton's card.

import { circle, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { featureParts, footprint, footprintParts, gifts } from "./demands.js";
import { broken, LETTER, shortened, written } from "./lettering.js";
import { MODELS } from "./monuments.js";
import { GOLD, INK, PANEL, POPULATION, RESOURCES, TYPES } from "./palette.js";
import { CELL } from "./polyform.js";
import { ring, symbol } from "./rulers.js";

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
    // What is drawn to scale: paths; the models have nothing else.
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
function paper(width, height, theme, isBought) {
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
 * Where one asks for more.
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
  // A second reward reaches down to the words, which else may go to the edge.
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
 * The same on a small screen: picture, footprint, neighbours; the words are a tap away.
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

/** What an objective measures, as an icon. @type {Record<string, string>} */
const MEASURES = {
  enclosed_green: "grass",
  longest_road: "stone-path",
  monuments: "great-pyramid",
  next_to_nature: "forest",
  next_to_water: "waves",
  map_edge: "hill-fort",
  every_district: "village",
};

/**
 * @param {{ key: string, measure: string, of: string }} objective
 * @param {string} name
 * @param {number} value what the seat shown has of it
 * @param {readonly number[]} points of the first and the second
 * @param {{ width: number, height: number }} size
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawObjective(objective, name, value, points, { width, height }, theme) {
  const { ink } = PANEL[theme];
  const look = TYPES[objective.of] ?? RESOURCES[objective.of];
  const icon = MEASURES[objective.measure] ?? look?.icon ?? "trophy-cup";
  const radius = Math.min(15, height * 0.34);
  // In a narrow column the icon must do; the name is a tap away.
  const isLow = height < 40;
  const room = width - radius * 2 - 14;
  const isNarrow = width < 90;
  const within = isLow ? room - 14 : room;
  const size = isLow ? 12 : 13;
  const lines = isNarrow ? [] : broken(name, within, size, 2).map((line) => shortened(line, within, size));
  const start = -width / 2 + radius * 2 + 11;
  return {
    key: `objective ${objective.key} ${value} ${width} ${height} ${theme} ${name}`,
    width: width + 8,
    height: height + 8,
    parts: [
      ...paper(width, height, theme, false),
      { d: rounded(radius * 2, radius * 2, 7), fill: look?.deep ?? "#5B6B3C", x: -width / 2 + radius + 6 },
      { icon, size: radius * 1.5, fill: look?.ink ?? "#FFFFFF", x: -width / 2 + radius + 6 },
      ...written(lines, {
        x: start,
        y: isLow ? (lines.length > 1 ? -6 : 1) : lines.length > 1 ? -15 : -11,
        size,
        fill: ink,
      }),
      {
        words: String(value),
        size: isLow ? 15 : 17,
        fill: ink,
        x: isLow ? width / 2 - (isNarrow ? 22 : 12) : start + 6,
        y: isLow ? 1 : height / 2 - 11,
      },
      ...(isLow ? [] : points.flatMap((each, at) => ring(width / 2 - 36 + at * 23, height / 2 - 12, 9.5, each))),
    ],
  };
}

/**
 * @param {readonly string[]} lines what the Automaton does
 * @param {readonly Card[]} taken its monuments
 * @param {readonly string[]} numbers what it has, what is to be beaten
 * @param {{ width: number, height: number }} size
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawAutomaton(lines, taken, numbers, size, theme) {
  const { width, height } = size;
  const { ink, muted } = PANEL[theme];
  const isLow = height < 60;
  const written2 = isLow ? broken([...numbers, lines.join(" ")].join(" · "), width - 42, 12, 2) : lines.slice(0, 2);
  return {
    key: `automaton ${lines.join()} ${taken.map(({ key }) => key).join()} ${numbers.join()} ${width} ${height} ${theme}`,
    width: width + 8,
    height: height + 8,
    parts: [
      ...paper(width, height, theme, false),
      {
        icon: "robot-golem",
        size: isLow ? 20 : 38,
        fill: theme === "dark" ? "#D9CDB0" : INK,
        x: -width / 2 + (isLow ? 16 : 28),
        y: isLow ? 0 : -18,
      },
      ...written(isLow ? written2 : [numbers.join(" · ")], {
        x: -width / 2 + (isLow ? 32 : 56),
        y: isLow ? (written2.length > 1 ? -6 : 1) : -height / 2 + 16,
        size: isLow ? 12 : 14,
        fill: ink,
      }),
      ...(isLow ? [] : written(written2, { x: -width / 2 + 56, y: -height / 2 + 36, size: 12.6, fill: muted })),
      ...(isLow
        ? []
        : taken
            .slice(0, 8)
            .flatMap((card, at) =>
              modelParts(
                { ...card, components: card.components.slice(0, 1) },
                -width / 2 + 26 + at * 44,
                height / 2 - 22,
                42,
                40,
              ),
            )),
    ],
  };
}

export const widePicture = memoize(drawWide);
export const smallPicture = memoize(drawSmall);
export const linePicture = memoize(drawLine);
export const objectivePicture = memoize(drawObjective);
export const automatonPicture = memoize(drawAutomaton);
