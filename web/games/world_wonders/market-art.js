// Pictures of the market: slots, prices, small tiles, roads, pedestals, decks; and of the turn order track.

import { circle, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { at } from "./map-art.js";
import { INK, PANEL, shade, TYPES } from "./palette.js";
import { roadPicture, stamp } from "./piece-art.js";
import { CELL, extent, outline } from "./polyform.js";
import { coin } from "./track-art.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("../../table/seat-colours.js").SeatLook} SeatLook */
/** @typedef {import("./palette.js").Theme} Theme */

/** Where the roads of a set lie: two below each other, the third beside them. @type {readonly [number, number][]} */
const SET_PLACES = [
  [-CELL * 0.8, -CELL * 0.56],
  [-CELL * 0.8, CELL * 0.56],
  [CELL * 0.9, 0],
];

/**
 * The place of something on offer; there too when it is sold.
 * @param {Size} size
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawSlot({ width, height }, theme) {
  const { well, line } = PANEL[theme];
  const parts = [{ d: rounded(width, height, 7), fill: well, stroke: line, line: 1.4 }];
  return { key: `slot ${width} ${height} ${theme}`, width: width + 6, height: height + 6, parts };
}

/**
 * Its price, and how many tiles lie below, face down; over what is on offer.
 * @param {Size} size
 * @param {string} price
 * @param {number} left
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawTag({ width, height }, price, left, theme) {
  const { ink, well } = PANEL[theme];
  const radius = Math.min(12, Math.max(10, height * 0.13));
  const count = { words: `×${left}`, size: 13, fill: ink, stroke: well, line: 4, x: width / 2 - 5, y: height / 2 - 9 };
  return {
    key: `tag ${width} ${height} ${price} ${left} ${theme}`,
    width: width + 6,
    height: height + 6,
    parts: [
      ...coin(-width / 2 + radius + 2, -height / 2 + radius + 2, radius, price),
      ...(left > 0 ? [{ ...count, align: /** @type {const} */ ("right") }] : []),
    ],
  };
}

/**
 * A tile on a small screen: its form with the letter of its type, and below it what it gives.
 * @param {string} type
 * @param {readonly import("./polyform.js").Cell[]} cells
 * @param {string} resources letters
 * @param {Size} size
 * @returns {Picture}
 */
function drawToken(type, cells, resources, { width, height }) {
  const look = TYPES[type];
  const { x, y, width: across, height: along } = extent(cells);
  const room = { width: width - 27, height: height - 20 };
  const side = Math.min(12, room.width / across, room.height / along);
  const [cx, cy] = [width / 2 - 4 - room.width / 2, -height / 2 + 4 + room.height / 2];
  const place = { x: cx - (x + across / 2) * side, y: cy - (y + along / 2) * side };
  const d = outline(cells, { size: side, radius: 2 });
  const step = Math.min(14.5, (width - 4) / Math.max(1, resources.length));
  return {
    key: `token ${type} ${JSON.stringify(cells)} ${resources} ${width} ${height}`,
    width: width + 4,
    height: height + 4,
    parts: look
      ? [
          { d, fill: "#000000", alpha: 0.25, x: place.x + 1, y: place.y + 2 },
          { d, fill: look.roof, stroke: INK, line: 1.4, ...place },
          { words: look.letter, size: 16, fill: look.ink, stroke: look.roof, line: 3, x: cx, y: cy + 0.5 },
          ...[...resources].flatMap((letter, at) =>
            stamp(letter, (at - (resources.length - 1) / 2) * step, height / 2 - 8.5, 7),
          ),
        ]
      : [],
  };
}

/**
 * A long road, or a set of short ones.
 * @param {readonly number[]} lengths of its roads, in squares
 * @param {number} count
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawRoads(lengths, count, theme) {
  const row = (/** @type {number} */ length) =>
    roadPicture(
      Array.from({ length }, (_, x) => [x, 0]),
      Array.from({ length }, (_, x) => `${x > 0 ? "w" : ""}${x < length - 1 ? "e" : ""}`),
      Array.from({ length }, () => false),
      "lying",
      // Thicker lines, because the picture is scaled down.
    ).parts.map((part) => ({ ...part, ...(part.line ? { line: part.line * 2.2 } : {}) }));
  const place = (/** @type {readonly Part[]} */ parts, /** @type {number} */ x, /** @type {number} */ y) =>
    parts.map((part) => at(part, x, y));
  const parts =
    lengths.length === 1
      ? row(lengths[0] ?? 1)
      : lengths.flatMap((length, at) => place(row(length), ...(SET_PLACES[at] ?? [0, 0])));
  const more =
    count > 1 ? [{ words: `×${count}`, size: 50, fill: PANEL[theme].ink, x: CELL * 1.4, y: CELL * 1.05 }] : [];
  return {
    key: `roads ${lengths.join()} ${count} ${theme}`,
    width: CELL * 4 + 16,
    height: CELL * 2.9,
    parts: [...parts, ...more],
  };
}

/**
 * A pedestal: a step with its place on it, like that of winners.
 * @param {"first" | "second"} which
 * @returns {Picture}
 */
function drawPedestal(which) {
  const stone = which === "first" ? "#E3C15A" : "#C9C4BA";
  return {
    key: `pedestal ${which}`,
    width: 56,
    height: 56,
    parts: [
      { d: "M-22 14H24V22H-22Z", fill: "#000000", alpha: 0.25 },
      { d: "M-24 10H24V19H-24Z", fill: shade(stone, -0.25), stroke: INK, line: 1.5 },
      { d: "M-19 -8H19V10H-19Z", fill: stone, stroke: INK, line: 1.5 },
      { d: "M-22 -14H22V-8H-22Z", fill: shade(stone, 0.3), stroke: INK, line: 1.5 },
      { words: which === "first" ? "1" : "2", size: 20, fill: INK, x: 0, y: 2 },
    ],
  };
}

/**
 * A player's marker on the turn order track.
 * @param {SeatLook} look
 * @param {"active" | "out" | "waiting"} state
 * @returns {Picture}
 */
function drawMarker(look, state) {
  return {
    key: `marker ${look.sign} ${state}`,
    width: 36,
    height: 36,
    parts: [
      { d: circle(0, 2, 13), fill: "#000000", alpha: 0.25 },
      { d: circle(0, 0, 13.5), fill: INK },
      { d: circle(0, 0, 12.3), fill: "#FFF8E6" },
      { d: circle(0, 0, 10.6), fill: [look.fill, look.deep] },
      { d: look.glyph, scale: 0.66, fill: look.ink },
      ...(state === "active" ? [{ d: circle(0, 0, 16), stroke: "#D9A520", line: 3 }] : []),
      ...(state === "out"
        ? [
            { d: "M-12 12L12 -12", stroke: "#FFF8E6", line: 5 },
            { d: "M-12 12L12 -12", stroke: "#9A3412", line: 3 },
          ]
        : []),
    ],
  };
}

/**
 * The places of the track, from the first on, and the round.
 * @param {Size} size
 * @param {number} seats
 * @param {string} round
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawOrder({ width, height }, seats, round, theme) {
  const { paper, line, ink, muted } = PANEL[theme];
  if (isNarrow(width)) {
    return {
      key: `order ${width} ${height} ${theme}`,
      width: width + 6,
      height: height + 6,
      parts: [{ d: rounded(width, height, 4), fill: paper, stroke: line, line: 1.2 }],
    };
  }
  const places = Array.from({ length: seats }, (_, place) => {
    const x = orderPlace(width, place, seats);
    return [
      { d: circle(0, 0, 17), fill: PANEL[theme].well, stroke: line, line: 1.3, x, y: 0 },
      { words: String(place + 1), size: 13, fill: muted, x, y: 0.5 },
      ...(place > 0 ? [{ d: `M${x - 27} -4L${x - 22} 0L${x - 27} 4`, stroke: muted, line: 2 }] : []),
    ];
  }).flat();
  return {
    key: `order ${width} ${height} ${seats} ${round} ${theme}`,
    width: width + 6,
    height: height + 6,
    parts: [
      { d: rounded(width, height, 8), fill: paper, stroke: line, line: 1.3 },
      { icon: "hourglass", size: 22, fill: muted, x: -width / 2 + 18, y: 0 },
      { words: round, size: 16, fill: ink, x: -width / 2 + 34, y: 1, align: "left" },
      ...places,
    ],
  };
}

/**
 * @param {number} width of the track
 * @param {number} place
 * @param {number} seats
 */
export function orderPlace(width, place, seats) {
  if (!isNarrow(width)) return -width / 2 + 120 + place * 52;
  return (place - (seats - 1) / 2) * Math.min(20, (width - 18) / Math.max(1, seats - 1));
}

/** Whether there is room for the markers only. @param {number} width of the track */
export const isNarrow = (width) => width < 200;

/** Something face down: the monument deck, the Automaton's. @param {number} count @param {string} icon @returns {Picture} */
function drawDeck(count, icon) {
  return {
    key: `deck ${count} ${icon}`,
    width: 34,
    height: 42,
    parts: [
      { d: rounded(24, 32, 4), fill: "#15263F", x: 2, y: 3 },
      { d: rounded(24, 32, 4), fill: "#27508C", stroke: "#F6EDD6", line: 1.6 },
      { icon, size: 16, fill: "#F0C64A", y: -6 },
      { words: String(count), size: 14, fill: "#FFFFFF", y: 9 },
    ],
  };
}

export const tokenPicture = memoize(drawToken);
export const slotPicture = memoize(drawSlot);
export const tagPicture = memoize(drawTag);
export const roadsPicture = memoize(drawRoads);
export const pedestalPicture = memoize(drawPedestal);
export const markerPicture = memoize(drawMarker);
export const orderPicture = memoize(drawOrder);
export const deckPicture = memoize(drawDeck);
