// What a monument card demands, as pictures and as words: its footprint with the ground, and the features beside it.

import { rounded } from "../../table/geometry.js";
import { at, natureParts } from "./map-art.js";
import { INK, RESOURCES, TYPES } from "./palette.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Text} Text */
/** @typedef {{ key: string, components: string[], arrange: string, adjacent: string[], rings: number, resources: string, population: number, history: string }} Card */

const GROUND = { L: "#A9B877", W: "#4E93A8" };

/**
 * The squares of a card's components side by side, in squares; a spacer where one lies between.
 * @param {Card} card
 * @returns {{ width: number, height: number, squares: { x: number, y: number, code: string }[] }}
 */
export function footprint({ components, arrange }) {
  /** @type {{ x: number, y: number, code: string }[]} */
  const squares = [];
  let [x, height] = [0, 1];
  for (const [index, component] of components.entries()) {
    const rows = component.split("/");
    for (const [y, row] of rows.entries()) {
      for (const [column, code] of [...row].entries()) {
        if (code !== ".") squares.push({ x: x + column, y, code });
      }
    }
    x += rows[0]?.length ?? 1;
    height = Math.max(height, rows.length);
    if (index === components.length - 1) break;
    if (arrange === "gap1") squares.push({ x, y: 0, code: "?" });
    x += arrange === "gap1" ? 1 : 0.35;
  }
  return { width: x, height, squares };
}

/**
 * @param {Card} card
 * @param {number} x of its middle
 * @param {number} y
 * @param {{ width: number, height: number, most: number }} room
 * @returns {Part[]}
 */
export function footprintParts(card, x, y, room) {
  const { width, height, squares } = footprint(card);
  const size = Math.min(room.most, room.width / width, room.height / height);
  return squares.flatMap((square) => {
    const [left, top] = [x + (square.x - width / 2) * size, y + (square.y - height / 2) * size];
    return squareParts(square.code, left, top, size);
  });
}

/**
 * @param {string} code
 * @param {number} x of its upper left corner
 * @param {number} y
 * @param {number} size
 * @returns {Part[]}
 */
function squareParts(code, x, y, size) {
  const whole = `M0 0H${size}V${size}H0Z`;
  if (code === "?") return [{ d: whole, stroke: "#8C7B5E", line: 1.2, dash: [2.5, 2.5], x, y }];
  const waves = {
    d: `M${size * 0.2} ${size * 0.62}q${size * 0.15} ${-size * 0.22} ${size * 0.3} 0t${size * 0.3} 0`,
    stroke: "#E4F3F5",
    line: 1.4,
    x,
    y,
  };
  const parts = [{ d: whole, fill: code === "W" ? GROUND.W : GROUND.L, stroke: INK, line: 1.3, x, y }];
  if (code === "W") return [...parts, waves];
  if (code === "E") parts.push({ d: `M${size} 0V${size}H0Z`, fill: GROUND.W, stroke: INK, line: 1, x, y });
  return parts;
}

/**
 * What must lie beside it: the letter and icon of a building, or a piece of the ground.
 * @param {string} feature
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @returns {Part[]}
 */
export function featureParts(feature, x, y, size) {
  const d = rounded(size, size, size * 0.2);
  const type = TYPES[feature];
  if (type) {
    return [
      { d, fill: type.deep, stroke: INK, line: 1.3, x, y },
      { icon: type.icon, size: size * 0.6, fill: type.ink, x: x + size * 0.14, y: y + size * 0.12 },
      { words: type.letter, size: size * 0.48, fill: type.ink, x: x - size * 0.24, y: y - size * 0.2 },
    ];
  }
  if (feature === "nature") {
    const scale = size / 60;
    return natureParts(0, 0, false).map((part) => ({ ...at(part, x, y), scale, line: (part.line ?? 0) * 0.6 }));
  }
  if (feature === "water") {
    const [a, b] = [size * 0.14, size * 0.2];
    const wave = `q${a} ${-b} ${2 * a} 0t${2 * a} 0`;
    const waves = `M${-2 * a} ${-size * 0.1}${wave}M${-2 * a} ${size * 0.22}${wave}`;
    return [
      { d, fill: "#4E93A8", stroke: INK, line: 1.3, x, y },
      { d: waves, stroke: "#E4F3F5", line: 2, x, y },
    ];
  }
  const h = size / 2 - 1;
  const stones =
    feature === "road"
      ? `M${-h} ${-size * 0.16}H${h}M${-h} ${size * 0.18}H${h}M${-size * 0.1} ${-h}V${-size * 0.16}M${size * 0.16} ${-size * 0.16}V${size * 0.18}M${-size * 0.2} ${size * 0.18}V${h}`
      : `M${-h} 0H${h}M${-size * 0.25} 0V${-h}M${size * 0.2} 0V${-h}M0 0V${h}`;
  return [
    { d, fill: feature === "road" ? "#E7DDC8" : "#C9B994", stroke: INK, line: 1.3, x, y },
    { d: stones, stroke: "#8B7A58", line: 1.5, x, y },
    ...(feature === "sidewalk" ? [{ d: `M${-h} ${h - 1}H${h}`, stroke: INK, line: 3, x, y }] : []),
  ];
}

/** @param {string} feature @returns {Text} */
const featureText = (feature) => {
  return { key: feature in TYPES ? `world-wonders-type-${feature}` : `world-wonders-feature-${feature}` };
};

/**
 * What it must touch, each kind once with its number.
 * @param {Card} card
 * @returns {Text[]}
 */
function touches({ adjacent }) {
  return [...new Set(adjacent)].map((feature) => ({
    key: "world-wonders-demand-feature",
    args: { feature: featureText(feature), count: adjacent.filter((each) => each === feature).length },
  }));
}

/** @param {Card} card of several parts @returns {Text} how they lie */
const arranged = ({ arrange, components }) => ({
  key: `world-wonders-demand-${arrange}`,
  args: { count: components.length },
});

/**
 * On what ground it stands, how its parts lie, what it touches: two lines of words.
 * @param {Card} card
 * @param {(text: Text) => string} text
 * @returns {[string, string]}
 */
export function demandWords(card, text) {
  const codes = card.components.join("");
  const count = (/** @type {string} */ code) => [...codes].filter((each) => each === code).length;
  const grounds = /** @type {const} */ ([
    ["land", "L"],
    ["water", "W"],
    ["either", "E"],
  ]).filter(([, code]) => count(code) > 0);
  const ground = listed(
    grounds.map(([name, code]) => ({ key: `world-wonders-demand-${name}`, args: { count: count(code) } })),
  );
  const parts = card.components.length;
  return [
    text(parts > 1 ? { key: "world-wonders-demand-parts", args: { how: arranged(card), ground } } : ground),
    text({ key: "world-wonders-demand-beside", args: { features: listed(touches(card)) } }),
  ];
}

/** @param {Text[]} things no card has more than three @returns {Text} */
const listed = ([first, second, third]) => ({
  key: "world-wonders-demand-list",
  args: { first: first ?? "", second: second ?? "", third: third ?? "" },
});

/**
 * @param {Card} card
 * @returns {string[]} the letters of what it gives; `p` for population
 */
export function gifts(card) {
  return [...card.resources, ..."p".repeat(card.population)].filter((letter) => letter === "p" || letter in RESOURCES);
}
