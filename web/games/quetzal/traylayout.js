// Where things lie in the tray, and how board and tray share the screen: the tray in one row below the board, in two rows
// on an upright phone, in a column beside the board on a low screen.

import { CARD, TILE } from "./cards.js";
import { islandOf } from "./layout.js";
import { BONUSES, KINDS, TYPES } from "./lookup.js";
import { smallName } from "./small-island.js";

/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Plan} Plan */

/**
 * @typedef {object} TrayLayout in units
 * @property {Box} bounds
 * @property {Box} pool
 * @property {Box[]} cells of the pool, by kind
 * @property {Box} hand
 * @property {boolean} grid whether each face has a place of its own in the hand
 * @property {Point[]} tiles the two active ones
 * @property {Point} spent
 * @property {Box} goods coins, points, Discovery
 * @property {boolean} [isFolded] there is no hand
 * @property {boolean} isLarge signs and numbers are those of a small screen
 */

const GAP = 10;
/** The height of the head of a column of cards, which says what they are worth. */
export const HEAD = 24;

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
const box = (x, y, width, height) => ({ x, y, width, height });

/** @param {Box} pool @returns {Box[]} */
function cells(pool) {
  const width = pool.width / KINDS.length;
  return KINDS.map((_, at) => box(pool.x + at * width + 4, pool.y + 4, width - 8, pool.height - 8));
}

/** @returns {TrayLayout} */
function oneBand() {
  const height = HEAD + 2 * 74 + 6;
  const pool = box(0, 0, 350, height);
  const hand = box(pool.width + GAP, 0, 498, height);
  const tiles = hand.x + hand.width + GAP;
  const across = TILE.width + 16;
  return {
    bounds: box(0, 0, tiles + across + GAP + 62, height),
    pool,
    cells: cells(pool),
    hand,
    grid: true,
    tiles: [0, 1].map((at) => ({ x: tiles + across / 2, y: 34 + at * 64 })),
    spent: { x: tiles + across / 2, y: 150 },
    goods: box(tiles + across + GAP, 0, 62, height),
    isLarge: false,
  };
}

/** @returns {TrayLayout} */
function twoBands() {
  const pool = box(0, 0, 292, 84);
  const hand = box(0, 94, 520, 98);
  return {
    bounds: box(0, 0, 520, 192),
    pool,
    cells: cells(pool),
    hand,
    grid: false,
    tiles: [0, 1].map((at) => ({ x: pool.width + 8 + (at + 0.5) * (TILE.width + 6), y: 28 })),
    spent: { x: pool.width + 194, y: 73 },
    goods: box(pool.width + 8, 60, 152, 26),
    isLarge: true,
  };
}

/** @returns {TrayLayout} */
function threeBands() {
  const pool = box(0, 0, 330, 92);
  const hand = box(0, 196, 330, 190);
  return {
    bounds: box(0, 0, 330, 386),
    pool,
    cells: cells(pool),
    hand,
    grid: false,
    tiles: [0, 1].map((at) => ({ x: 56 + at * 112, y: 128 })),
    spent: { x: 280, y: 128 },
    goods: box(4, 162, 220, 28),
    isLarge: true,
  };
}

/** The number of bands also tells how the island lies: see `arrangementOf`. */
const LAYOUTS = /** @type {Record<number, TrayLayout>} */ ({
  1: oneBand(),
  2: twoBands(),
  3: threeBands(),
  4: { ...twoBands(), bounds: box(0, 0, 520, 86), isFolded: true },
  5: { ...oneBand(), isLarge: true },
});

/** @param {number} bands @returns {TrayLayout} */
export const trayLayout = (bands) => /** @type {TrayLayout} */ (LAYOUTS[bands] ?? LAYOUTS[1]);

/** The column of a type in a hand with places: two cards wide, the mummies' one. @param {Box} hand @param {string} type @returns {Box} */
export function column(hand, type) {
  const nth = TYPES.indexOf(type);
  const width = 108;
  return box(hand.x + nth * width + 2, hand.y, type === "mummy" ? 62 : width - 4, hand.height);
}

/**
 * The place of a face in a hand with places.
 * @param {Box} hand
 * @param {string} type
 * @param {string} bonus
 * @returns {Point}
 */
export function facePoint(hand, type, bonus) {
  const within = column(hand, type);
  const nth = BONUSES.indexOf(bonus);
  // Mummies come without a bonus or with a Discovery point: one below the other.
  const [right, down] = type === "mummy" ? [0, bonus === "none" ? 0 : 1] : [nth % 2, Math.floor(nth / 2)];
  const left = type === "mummy" ? within.x + within.width / 2 : within.x + 26 + right * 52;
  return { x: left, y: hand.y + HEAD + 38 + down * 74 };
}

/**
 * Cards side by side, closer together where there are many, in as many rows as the box is high.
 * @param {Box} room
 * @param {number} count
 * @param {number} top left free for the head of the columns
 * @returns {Point[]}
 */
export function row(room, count, top) {
  const rows = Math.max(1, Math.floor((room.height - top) / (CARD.height + 4)));
  const natural = Math.floor((room.width - 8) / (CARD.width + 8));
  const across = Math.max(natural, Math.ceil(count / rows));
  const pitch = Math.min(CARD.width + 8, (room.width - CARD.width - 8) / Math.max(1, across - 1));
  return Array.from({ length: count }, (_, at) => ({
    x: room.x + 4 + CARD.width / 2 + (at % across) * pitch,
    y: room.y + top + CARD.height / 2 + 2 + Math.floor(at / across) * (CARD.height + 4),
  }));
}

/** @param {Plan} plan @returns {import("./layout.js").Arrangement} */
export const arrangementOf = ({ variant }) => /** @type {import("./layout.js").Arrangement} */ (variant ?? "wide");

/** The part of the board that is seen when all of it is shown. @param {Plan} plan @returns {Box} */
export function boundsOf(plan) {
  const { bounds, parts } = islandOf(arrangementOf(plan));
  if (plan.bands !== 5) return bounds;
  // On a desktop the margin is too narrow for the outermost units.
  const boxes = Object.values(parts);
  const [right, foot] = [Math.max(...boxes.map((b) => b.x + b.width)), Math.max(...boxes.map((b) => b.y + b.height))];
  return box(0, 0, right, foot);
}

/** Whether this is a phone's screen. @param {Plan} plan */
export const isSmall = ({ bands }) => bands !== 1 && bands !== 5;

/** The height of the bar between board and tray. */
const BAR = 52;
const SMALL_BAR = 46;
/** The height of the bar where it lies below a tray beside the board: web/styles/action-bar.css. */
const LOW_BAR = 96;
/** What may be picked on a small island is at least so many pixels wide and high. */
const TARGET = 40;
/** The width of the camera's buttons. */
const BUTTONS = 44;
/** Below this scale the names on a wide board could not be read. */
const LEGIBLE = 0.86;
/** The board is never shown larger when all of it is shown: web/table/cameras.js. */
const LARGEST = 1.6;

/** The scale at which the whole board fits. @param {import("./layout.js").Arrangement} arrangement @param {number} width @param {number} height */
export function fitOf(arrangement, width, height) {
  const { bounds } = islandOf(arrangement);
  return Math.min((width - 20) / bounds.width, (height - 20) / bounds.height);
}

/**
 * The scale of a tray that leaves the board all the height it can use; no smaller than what is legible.
 * @param {Size} room
 * @param {Size} tray
 */
function besideBoard(room, tray) {
  const { bounds } = islandOf("wide");
  const board = bounds.height * Math.min(LARGEST, (room.width - 64) / bounds.width);
  return Math.max(LEGIBLE, (room.height - BAR - board - 34) / tray.height);
}

/**
 * @param {Size} room
 * @param {import("../../table/types.js").View} [view]
 * @returns {Plan}
 */
export function plan(room, view) {
  const none = { width: 0, height: 0 };
  const low = room.height < 480 && room.width > room.height * 1.2;
  const seats = view?.panels.length ?? 3;
  const variant = (/** @type {number} */ width, /** @type {number} */ height) =>
    smallName({ width, height }, seats - 1, seats === 2);
  if (low) {
    const { bounds } = trayLayout(3);
    const scale = Math.min((room.height - LOW_BAR - 12) / bounds.height, (room.width * 0.39 - 16) / bounds.width);
    const extent = bounds.width * scale + 16;
    const island = variant(room.width - extent, room.height);
    return { edge: "right", extent, bands: 3, side: none, variant: island, target: TARGET, bar: "tray" };
  }
  const one = trayLayout(1).bounds;
  const scale = Math.min((room.width - 16) / one.width, 1.3, (room.height * 0.25) / one.height, besideBoard(room, one));
  if (scale >= 0.62) {
    const extent = one.height * scale + 14;
    const height = room.height - extent - BAR;
    if (fitOf("wide", room.width, height) >= LEGIBLE) return { edge: "bottom", extent, bands: 1, side: none };
    return { edge: "bottom", extent, bands: 5, side: none, variant: variant(room.width - BUTTONS, height) };
  }
  const folded = isEmptyHanded(view) ? 4 : 2;
  const two = trayLayout(folded).bounds;
  const upright = Math.min((room.width - 12) / two.width, (room.height * 0.34) / two.height);
  const extent = two.height * upright + 8;
  const size = variant(room.width, room.height - extent - SMALL_BAR);
  return { edge: "bottom", extent, bands: folded, side: none, variant: size, target: TARGET };
}

/** Whether the viewer has no card, loaded or not: then the tray needs no room for a hand. @param {import("../../table/types.js").View | undefined} view */
function isEmptyHanded(view) {
  if (view === undefined || view.viewer === null) return false;
  const slots = [`hand:${view.viewer}`, "cargo"];
  return !view.pieces.some(({ slot, id }) => slots.includes(slot) || id.startsWith("known:"));
}
