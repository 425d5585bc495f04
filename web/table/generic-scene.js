// The scene of a game that has none of its own: hexes by their coordinates, all else in rows with its name on it.

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
/** Cards in a row of the tray. */
const ROW = 8;
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

/** @param {Size} size @returns {import("./types.js").Plan} */
export function plan(size) {
  return { edge: "bottom", extent: Math.min(180, size.height * 0.3), bands: 1, side: { width: 1, height: 2 } };
}

/**
 * The item of a space or a piece, without its place.
 * @param {Space | Piece} thing
 * @param {Context} context
 * @param {boolean} isHex
 */
function look(thing, context, isHex) {
  const fill = thing.owner === undefined ? "#EFE0C2" : seatLook(context.players, thing.owner).fill;
  return {
    id: thing.id,
    picture: plate(thing.face ?? thing.kind, fill, isHex),
    z: "slot" in thing ? 1 : 0,
    label: [nameOf(context.game, thing)],
  };
}

/**
 * On the board, by its coordinates.
 * @param {Space | Piece} thing
 * @param {Context} context
 * @param {[number, number]} at
 * @returns {Item}
 */
function boardItem(thing, context, [q, r]) {
  return {
    ...look(thing, context, true),
    area: "board",
    x: RADIUS * Math.sqrt(3) * (q + r / 2),
    y: RADIUS * 1.5 * r,
    shape: "hex",
    width: RADIUS * Math.sqrt(3),
    height: RADIUS * 2,
  };
}

/**
 * In the tray, in rows.
 * @param {Space | Piece} thing
 * @param {Context} context
 * @param {number} at how many lie there before it
 * @returns {Item}
 */
function trayItem(thing, context, at) {
  return {
    ...look(thing, context, false),
    area: "tray",
    x: (at % ROW) * CARD.width + CARD.width / 2,
    y: Math.floor(at / ROW) * CARD.height + CARD.height / 2,
    shape: "rect",
    ...CARD,
  };
}

/**
 * @param {View} view
 * @param {Context} context
 * @returns {import("./types.js").Scene}
 */
export function scene(view, context) {
  let inTray = 0;
  const items = [...view.spaces, ...view.pieces].map((/** @type {Space | Piece} */ thing) => {
    const at = coordinates("slot" in thing ? thing.slot : thing.id);
    if (at) return boardItem(thing, context, at);
    inTray += 1;
    return trayItem(thing, context, inTray - 1);
  });
  const tray = { x: 0, y: 0, width: CARD.width * ROW, height: CARD.height * Math.max(1, Math.ceil(inTray / ROW)) };
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
