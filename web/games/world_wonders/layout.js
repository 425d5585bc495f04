// Where things lie: the city on the board, its tracks beside it, the market in the tray. Slot -> place, no pictures.

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
/** How much of the first line of a sheet with tracks the turn order gets. */
const ORDER = 104;
/** The column beside a small city: what the seat has, turn order, objectives. Below it is room for the notes. */
const COLUMN_WIDTH = 72;
const NOTES = 44;
const NOWHERE = { width: 0, height: 0 };
/** Pixels below the city for the buttons of the camera, and for the bar below that. */
const FOOT = 42;
const BAR = 50;
/** The tracks above the city: gold, four tracks, the hand. They may grow as high as there is room. */
export const DESK = { width: 560, height: 122, most: 196 };
/** Squares of so many pixels show a letter where larger ones show letter, icon and resources. */
const FINE = 31;
/** A column of the market may be drawn out so far to fill its room. */
const STRETCH = 1.3;

/** @typedef {{ bounds: Box, boxes: Map<string, Box> }} Layout boxes by slot */
/** @typedef {Plan & { isSmall: boolean, stretch: number }} Room how the room is divided, and how fine the city is drawn */

/** @param {import("../../table/types.js").Context} context */
export const roomOf = (context) => /** @type {Room} */ (context.plan);

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
  const rows = (/** @type {string[]} */ ids, /** @type {number} */ across, /** @type {number} */ height) => {
    if (ids.length === 0) return;
    const each = (width - gap * (across - 1)) / across;
    for (const [at, id] of ids.entries()) {
      const [column, row] = [at % across, Math.floor(at / across)];
      boxes.set(id, { x: column * (each + gap), y: y + row * (height + gap), width: each, height });
    }
    y += Math.ceil(ids.length / across) * (height + gap);
  };
  const goods = spacesOf(view, "offer");
  const stacks = goods.filter(({ attributes }) => attributes?.is_tile).map(({ id }) => id);
  const others = goods.filter(({ attributes }) => !attributes?.is_tile).map(({ id }) => id);
  const cards = spacesOf(view, "display").map((space) => space.id);
  const objectives = spacesOf(view, "objectives").map((space) => space.id);
  if (bands === HAND) {
    rows(["meters"], 1, 32);
    rows(["hand"], 1, 54);
  } else if (bands === SHEET || bands === TALL_SHEET) {
    if (bands === TALL_SHEET) {
      rows(["meters"], 1, 30);
      const line = /** @type {Box} */ (boxes.get("meters"));
      if (!isSolo(view)) {
        boxes.set("meters", { ...line, width: width - ORDER - gap });
        boxes.set("order", { ...line, x: width - ORDER, width: ORDER });
      }
      rows(objectives, 3, 30);
    }
    rows(cards, Math.max(2, cards.length), 76);
    const all = [...stacks, ...others, "deck"];
    rows(all, Math.ceil(all.length / 2), 45);
    if (isSolo(view)) rows(["solo"], 1, 34);
  } else if (bands === LOW_SHEET) {
    rows(cards, 1, 50);
    rows([...stacks, ...others, "deck"], 4, 45);
    if (isSolo(view)) rows(["solo"], 1, 48);
  } else if (bands === LOW_HAND) {
    rows(["meters"], 1, 150);
    rows(["hand"], 1, 84);
    rows(["asks"], 1, 64);
  } else {
    rows(["order"], 1, 40);
    rows(cards, 1, 112 * stretch);
    rows(stacks, Math.ceil(stacks.length / 2), 92 * stretch);
    rows(others, others.length, 70 * stretch);
    rows(objectives, 3, 54);
    if (isSolo(view)) rows(["solo"], 1, 104 * stretch);
    else
      rows(
        Array.from({ length: seats - 1 }, (_, at) => `other:${at}`),
        Math.max(3, seats - 1),
        132,
      );
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
 * @param {Size} room
 * @param {View} view
 * @returns {Room}
 */
export function plan(room, view) {
  const cities = spacesOf(view, "city");
  const seats = cities.length;
  const { bounds } = trayLayout(view, COLUMN, seats);
  const [across, along] = [(room.width * 0.4) / bounds.width, (room.height - 12) / bounds.height];
  const scale = Math.min(across, along, 1.5);
  const { width: cityWidth, height: cityHeight } = frameSize(
    Number(cities[0]?.attributes?.columns),
    Number(cities[0]?.attributes?.rows),
  );
  const isSmall = (/** @type {number} */ width, /** @type {number} */ height) =>
    Math.min(width / cityWidth, height / cityHeight) * CELL < FINE;
  if (room.width > room.height * 0.95 && scale > 0.7) {
    const extent = bounds.width * scale + 14;
    // The tracks get what the city, which is nearly square, leaves above it.
    const width = room.width - extent - 16;
    const spare = room.height - BAR - 12 - FOOT - (width * cityHeight) / cityWidth;
    const unit = width / DESK.width;
    const least = Math.min(DESK.height * unit, Math.max(70, room.height * 0.14));
    const desk = Math.max(least, Math.min(spare, DESK.most * unit));
    return {
      edge: "right",
      extent,
      bands: COLUMN,
      foot: FOOT,
      side: { width, height: desk },
      isSmall: isSmall(width, room.height - BAR - FOOT - desk),
      stretch: Math.min(STRETCH, Math.max(1, along / scale)),
    };
  }
  const isBusy = heldPieces(view).length > 0 && spacesOf(view, "cell").length > 0;
  const isLow = room.width > room.height * 1.2;
  const bands = isLow ? (isBusy ? LOW_HAND : LOW_SHEET) : isBusy ? HAND : SHEET;
  const sheet = trayLayout(view, bands, seats).bounds;
  const column = columnLayout(view).bounds;
  const beside = (/** @type {number} */ height, /** @type {number} */ most) => {
    const part = Math.min(most, (height - 16 - NOTES) / column.height);
    return { width: column.width * part, height: column.height * part };
  };
  if (isLow) {
    const low = Math.min((room.height - 12) / sheet.height, (room.width * 0.5) / sheet.width, 1.3);
    const extent = sheet.width * low + 14;
    const side = isBusy ? NOWHERE : beside(room.height - BAR, 1.15);
    const small = isSmall(room.width - extent - side.width, room.height - BAR);
    return { edge: "right", extent, bands, side, isSmall: small, stretch: 1, hasNotesBelow: !isBusy };
  }
  const below = (/** @type {Size} */ { width, height }) =>
    height * Math.min((room.width - 12) / width, (room.height * 0.5) / height, 1.45) + 12;
  const market = below(trayLayout(view, SHEET, seats).bounds);
  const tall = below(trayLayout(view, TALL_SHEET, seats).bounds);
  const rest = room.height - BAR - market;
  const side = beside(rest, 1.5);
  const spare = room.height - BAR - tall - NOTES;
  const isTall = Math.min(room.width, spare) > Math.min(room.width - side.width, rest);
  // Fine enough for the market's view of the city is fine enough for the hand's, which is larger.
  const small = isTall ? isSmall(room.width, spare) : isSmall(room.width - side.width, rest);
  const base = { edge: /** @type {const} */ ("bottom"), isSmall: small, stretch: 1, hasNotesBelow: true };
  if (isBusy) return { ...base, bands, extent: below(sheet), foot: FOOT, side: NOWHERE };
  if (isTall) return { ...base, bands: TALL_SHEET, extent: tall, foot: NOTES, side: NOWHERE };
  return { ...base, bands, extent: market, side };
}
