// Where things lie: how the window is divided, and the box of each slot. No pictures.

import { heldPieces, isSolo, spacesOf } from "./lookup.js";
import { frameSize } from "./map-art.js";
import { CELL } from "./polyform.js";

/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("../../table/types.js").Plan} Plan */
/** @typedef {import("../../table/types.js").View} View */

/**
 * How the tray is laid: a column beside the city; a sheet below it, or a narrow one beside it on a low screen; a sheet with
 * the tracks on it, where there is height to spare; on a small screen, while something is placed, only the hand. The plan's
 * `bands` tell them apart.
 */
export const COLUMN = 1;
export const SHEET = 2;
export const HAND = 3;
export const LOW_SHEET = 4;
export const LOW_HAND = 5;
export const TALL_SHEET = 6;

const WIDTH = { [COLUMN]: 380, [SHEET]: 360, [HAND]: 360, [LOW_SHEET]: 232, [LOW_HAND]: 132, [TALL_SHEET]: 360 };
const GAPS = { [COLUMN]: 6, [SHEET]: 5, [HAND]: 5, [LOW_SHEET]: 5, [LOW_HAND]: 5, [TALL_SHEET]: 5 };
/** The width of the turn order in the first line of a tall sheet. */
const ORDER = 104;
/** The column beside a small city: what the seat has, turn order, objectives. */
const COLUMN_WIDTH = 72;
const NOWHERE = { width: 0, height: 0 };
/** Pixels below the city for the buttons of the camera, and for the bar below that. */
const FOOT = 42;
const BAR = 50;
/** The player's board above the city: gold, four tracks, the hand. It may grow as high as there is room. */
export const BOARD = { width: 560, height: 122, most: 196 };
/** Squares of fewer pixels show a letter only; larger ones show letter, icon and resources. */
const FINE = 31;
/** The most by which a column of the market is stretched to fill its height. */
const STRETCH = 1.3;

/** @typedef {{ bounds: Box, boxes: Map<string, Box> }} Layout boxes by slot */
/** @typedef {Plan & { isSmall: boolean, stretch: number }} Room how the room is divided, and how fine the city is drawn */

/** @param {import("../../table/types.js").Context} context */
export const roomOf = (context) => /** @type {Room} */ (context.plan);

/** @typedef {[ids: string[], across: number, height: number]} Row boxes of one height, so many beside each other */

/**
 * @param {View} view
 * @param {number} bands
 * @param {number} seats
 * @param {number} stretch of what lies in a column
 * @returns {Row[]} from the top
 */
function trayRows(view, bands, seats, stretch) {
  const goods = spacesOf(view, "offer");
  const stacks = goods.filter(({ attributes }) => attributes?.is_tile).map(({ id }) => id);
  const others = goods.filter(({ attributes }) => !attributes?.is_tile).map(({ id }) => id);
  const all = [...stacks, ...others, "deck"];
  const cards = spacesOf(view, "display").map(({ id }) => id);
  const objectives = spacesOf(view, "objectives").map(({ id }) => id);
  /** @type {(height: number) => Row[]} */
  const solo = (height) => (isSolo(view) ? [[["solo"], 1, height]] : []);
  const cities = Array.from({ length: seats - 1 }, (_, at) => `other:${at}`);
  /** @type {Row[]} */
  const sheet = [[cards, Math.max(2, cards.length), 76], [all, Math.ceil(all.length / 2), 45], ...solo(34)];
  /** @type {Record<number, Row[]>} */
  const rows = {
    [HAND]: [
      [["meters"], 1, 32],
      [["hand"], 1, 54],
    ],
    [SHEET]: sheet,
    [TALL_SHEET]: [[["meters"], 1, 30], [objectives, 3, 30], ...sheet],
    [LOW_SHEET]: [[cards, 1, 50], [all, 4, 45], ...solo(48)],
    [LOW_HAND]: [
      [["meters"], 1, 150],
      [["hand"], 1, 84],
      [["asks"], 1, 64],
    ],
    [COLUMN]: [
      [["order"], 1, 40],
      [cards, 1, 112 * stretch],
      [stacks, Math.ceil(stacks.length / 2), 92 * stretch],
      [others, others.length, 70 * stretch],
      [objectives, 3, 54],
      ...(isSolo(view) ? solo(104 * stretch) : [/** @type {Row} */ ([cities, Math.max(3, seats - 1), 132])]),
    ],
  };
  return (rows[bands] ?? []).filter(([ids]) => ids.length > 0);
}

/**
 * @param {View} view
 * @param {number} bands
 * @param {number} seats
 * @param {number} [stretch] of what lies in a column
 * @returns {Layout}
 */
export function trayLayout(view, bands, seats, stretch = 1) {
  /** @type {Map<string, Box>} */
  const boxes = new Map();
  const width = WIDTH[/** @type {1} */ (bands)] ?? 360;
  const gap = GAPS[/** @type {1} */ (bands)] ?? 6;
  let y = 0;
  for (const [ids, across, height] of trayRows(view, bands, seats, stretch)) {
    const each = (width - gap * (across - 1)) / across;
    for (const [at, id] of ids.entries()) {
      const [column, row] = [at % across, Math.floor(at / across)];
      boxes.set(id, { x: column * (each + gap), y: y + row * (height + gap), width: each, height });
    }
    if (bands === TALL_SHEET && ids.includes("meters") && !isSolo(view)) {
      boxes.set("meters", { x: 0, y, width: width - ORDER - gap, height });
      boxes.set("order", { x: width - ORDER, y, width: ORDER, height });
    }
    y += Math.ceil(ids.length / across) * (height + gap);
  }
  return { bounds: { x: 0, y: 0, width, height: y - gap }, boxes };
}

/**
 * What lies beside a small city.
 * @param {View} view
 * @returns {Layout}
 */
export function columnLayout(view) {
  /** @type {Map<string, Box>} */
  const boxes = new Map();
  let y = 0;
  const row = (/** @type {string} */ id, /** @type {number} */ height) => {
    boxes.set(id, { x: 0, y, width: COLUMN_WIDTH, height });
    y += height + 4;
  };
  row("meters", 164);
  if (!isSolo(view)) row("order", 26);
  const objectives = spacesOf(view, "objectives").length;
  if (objectives > 0) row("objectives", objectives * 29 - 4);
  return { bounds: { x: 0, y: 0, width: COLUMN_WIDTH, height: y - 4 }, boxes };
}

/**
 * Whether squares get so small that a city in this room shows letters only.
 * @param {View} view
 * @param {number} width
 * @param {number} height
 */
function isSmall(view, width, height) {
  const { columns, rows } = spacesOf(view, "city")[0]?.attributes ?? {};
  const city = frameSize(Number(columns), Number(rows));
  return Math.min(width / city.width, height / city.height) * CELL < FINE;
}

/**
 * The column beside a small city, as large as the height allows.
 * @param {View} view
 * @param {number} height
 * @param {number} most times its own size
 * @returns {Size}
 */
function columnSize(view, height, most) {
  const column = columnLayout(view).bounds;
  const part = Math.min(most, (height - 16) / column.height);
  return { width: column.width * part, height: column.height * part };
}

/**
 * @param {Size} room
 * @param {View} view
 * @returns {Room}
 */
export function plan(room, view) {
  const { bounds } = trayLayout(view, COLUMN, spacesOf(view, "city").length);
  const [across, along] = [(room.width * 0.4) / bounds.width, (room.height - 12) / bounds.height];
  const scale = Math.min(across, along, 1.5);
  if (room.width > room.height * 0.95 && scale > 0.7) {
    return planWide(room, view, bounds.width * scale + 14, Math.min(STRETCH, Math.max(1, along / scale)));
  }
  const isBusy = heldPieces(view).length > 0 && spacesOf(view, "cell").length > 0;
  return room.width > room.height * 1.2 ? planLow(room, view, isBusy) : planNarrow(room, view, isBusy);
}

/**
 * The market in a column at the right, the player's board above the city.
 * @param {Size} room
 * @param {View} view
 * @param {number} extent of the column
 * @param {number} stretch of what lies in it
 * @returns {Room}
 */
function planWide(room, view, extent, stretch) {
  const { columns, rows } = spacesOf(view, "city")[0]?.attributes ?? {};
  const city = frameSize(Number(columns), Number(rows));
  // The city is nearly square; the player's board gets the height that is left above it.
  const width = room.width - extent - 16;
  const spare = room.height - BAR - 12 - FOOT - (width * city.height) / city.width;
  const unit = width / BOARD.width;
  const least = Math.min(BOARD.height * unit, Math.max(70, room.height * 0.14));
  const board = Math.max(least, Math.min(spare, BOARD.most * unit));
  return {
    edge: "right",
    extent,
    bands: COLUMN,
    foot: FOOT,
    side: { width, height: board },
    isSmall: isSmall(view, width, room.height - BAR - FOOT - board),
    stretch,
  };
}

/**
 * A low screen: the market, or the hand, in a narrow column at the right.
 * @param {Size} room
 * @param {View} view
 * @param {boolean} isBusy something is being placed
 * @returns {Room}
 */
function planLow(room, view, isBusy) {
  const bands = isBusy ? LOW_HAND : LOW_SHEET;
  const sheet = trayLayout(view, bands, spacesOf(view, "city").length).bounds;
  const low = Math.min((room.height - BAR - 12) / sheet.height, (room.width * 0.5) / sheet.width, 1.3);
  const extent = sheet.width * low + 14;
  const side = isBusy ? NOWHERE : columnSize(view, room.height - BAR, 1.15);
  const small = isSmall(view, room.width - extent - side.width, room.height - BAR);
  // Below both the bar keeps its place while the market gives way to the hand.
  return { edge: "right", extent, bands, side, bar: "both", isSmall: small, stretch: 1 };
}

/**
 * A high screen: the market, or the hand, in a sheet below the city.
 * @param {Size} room
 * @param {View} view
 * @param {boolean} isBusy something is being placed
 * @returns {Room}
 */
function planNarrow(room, view, isBusy) {
  const seats = spacesOf(view, "city").length;
  const below = (/** @type {number} */ bands) => {
    const { width, height } = trayLayout(view, bands, seats).bounds;
    return height * Math.min((room.width - 12) / width, (room.height * 0.5) / height, 1.45) + 12;
  };
  const [market, tall] = [below(SHEET), below(TALL_SHEET)];
  const rest = room.height - BAR - market;
  const side = columnSize(view, rest, 1.5);
  const spare = room.height - BAR - tall;
  const isTall = Math.min(room.width, spare) > Math.min(room.width - side.width, rest);
  // While something is placed the city has more room, so what can be read beside the market can be read then.
  const small = isTall ? isSmall(view, room.width, spare) : isSmall(view, room.width - side.width, rest);
  const base = { edge: /** @type {const} */ ("bottom"), isSmall: small, stretch: 1 };
  if (isBusy) return { ...base, bands: HAND, extent: below(HAND), foot: FOOT, side: NOWHERE };
  if (isTall) return { ...base, bands: TALL_SHEET, extent: tall, side: NOWHERE };
  return { ...base, bands: SHEET, extent: market, side };
}
