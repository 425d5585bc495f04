// A plain scene for a game that brings none: hexes and squares by their coordinates, everything else in rows with its
// name on it. Not beautiful; every click path can be clicked.

import { hexCorners, outline, rounded } from "./geometry.js";
import { nameOf } from "./names.js";
import { seatLook } from "./seat-colours.js";

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Size} Size */
/** @typedef {import("../bridge/protocol.js").Piece} Piece */
/** @typedef {import("../bridge/protocol.js").Space} Space */

const RADIUS = 50;
const CARD = { width: 92, height: 48 };
const INK = "#2A2420";

/** @param {string} id @returns {[number, number] | null} */
function coordinates(id) {
  const found = /:(-?\d+),(-?\d+)$/.exec(id);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/**
 * @param {string} words
 * @param {string} fill
 * @param {boolean} isHex
 * @returns {Picture}
 */
function plate(words, fill, isHex) {
  const d = isHex ? outline(hexCorners(0, 0, RADIUS - 2)) : rounded(CARD.width - 4, CARD.height - 4, 6);
  const size = isHex ? { width: RADIUS * 2, height: RADIUS * 2 } : CARD;
  const short = words.length > 14 ? `${words.slice(0, 13)}…` : words;
  return {
    key: `plate ${short} ${fill} ${isHex}`,
    ...size,
    parts: [
      { d, fill, stroke: INK, line: 1.5 },
      { words: short, size: 12, fill: INK },
    ],
  };
}

/** @param {Size} room @returns {import("./types.js").Plan} */
export function plan(room) {
  return { edge: "bottom", extent: Math.min(180, room.height * 0.3), bands: 1, side: { width: 1, height: 2 } };
}

/**
 * @param {View} view
 * @param {Context} context
 * @returns {import("./types.js").Scene}
 */
export function scene(view, context) {
  const game = context.game;
  /** @type {Item[]} */
  const items = [];
  let loose = 0;
  const lay = (/** @type {Space | Piece} */ thing, /** @type {number} */ z) => {
    const label = nameOf(game, thing);
    const at = coordinates("slot" in thing ? thing.slot : thing.id);
    const fill = thing.owner === undefined ? "#EFE0C2" : seatLook(context.players, thing.owner).fill;
    const words = thing.face ?? thing.kind;
    if (at) {
      const [q, r] = at;
      const point = { x: RADIUS * Math.sqrt(3) * (q + r / 2), y: RADIUS * 1.5 * r };
      const shape = { shape: /** @type {const} */ ("hex"), width: RADIUS * Math.sqrt(3), height: RADIUS * 2 };
      items.push({
        id: thing.id,
        area: "board",
        ...point,
        ...shape,
        picture: plate(words, fill, true),
        z,
        label: [label],
      });
    } else {
      const point = {
        x: (loose % 8) * CARD.width + CARD.width / 2,
        y: Math.floor(loose / 8) * CARD.height + CARD.height / 2,
      };
      loose += 1;
      items.push({
        id: thing.id,
        area: "tray",
        ...point,
        shape: "rect",
        ...CARD,
        picture: plate(words, fill, false),
        z,
        label: [label],
      });
    }
  };
  for (const space of view.spaces) lay(space, 0);
  for (const piece of view.pieces) lay(piece, 1);
  const tray = { x: 0, y: 0, width: CARD.width * 8, height: CARD.height * Math.max(1, Math.ceil(loose / 8)) };
  return {
    items,
    bounds: { board: extent(items), tray, side: { x: 0, y: 0, width: 1, height: 1 } },
    held: null,
    grid: "hex",
  };
}

/** @param {readonly Item[]} items @returns {import("./types.js").Box} */
function extent(items) {
  const here = items.filter((item) => item.area === "board");
  if (here.length === 0) return { x: 0, y: 0, width: 100, height: 100 };
  const [x, y] = [Math.min(...here.map((item) => item.x)) - RADIUS, Math.min(...here.map((item) => item.y)) - RADIUS];
  const [right, bottom] = [
    Math.max(...here.map((item) => item.x)) + RADIUS,
    Math.max(...here.map((item) => item.y)) + RADIUS,
  ];
  return { x, y, width: right - x, height: bottom - y };
}

export const ghost = () => [];
export const control = () => [];
export const contents = () => null;
export const illustrate = () => [];
