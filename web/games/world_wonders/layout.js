// Where things lie: the city on the board, its tracks beside it, the market in the tray. Slot -> place, no pictures.

import { heldPieces, isSolo, offers, spacesOf } from "./reading.js";
import { mapFrame } from "./terrain.js";

/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("../../table/types.js").Plan} Plan */
/** @typedef {import("../../table/types.js").View} View */

/**
 * How the tray is laid: a column beside the city; a sheet below it; on a small screen, while something is placed, only
 * the hand. The plan's `bands` tell them apart.
 */
export const COLUMN = 1;
export const SHEET = 2;
export const HAND = 3;

const WIDTH = { [COLUMN]: 380, [SHEET]: 360, [HAND]: 360 };
const GAP = 6;
/** Pixels below the city for the buttons of the camera. */
const FOOT = 42;
/** The tracks beside the city: gold, four tracks, the hand. */
export const DESK = { width: 560, height: 122 };

/** @typedef {{ bounds: Box, boxes: Map<string, Box> }} Layout boxes by slot */

/**
 * @param {View} view
 * @param {number} bands
 * @param {number} seats
 * @returns {Layout}
 */
export function trayLayout(view, bands, seats) {
  /** @type {Map<string, Box>} */
  const boxes = new Map();
  const width = WIDTH[/** @type {1} */ (bands)] ?? 360;
  let y = 0;
  const rows = (/** @type {string[]} */ ids, /** @type {number} */ across, /** @type {number} */ height) => {
    if (ids.length === 0) return;
    const each = (width - GAP * (across - 1)) / across;
    for (const [at, id] of ids.entries()) {
      const [column, row] = [at % across, Math.floor(at / across)];
      boxes.set(id, { x: column * (each + GAP), y: y + row * (height + GAP), width: each, height });
    }
    y += Math.ceil(ids.length / across) * (height + GAP);
  };
  const goods = offers(view);
  const stacks = goods.filter((item) => /^S\d$/.test(item)).map((item) => `offer:${item}`);
  const others = goods.filter((item) => !/^S\d$/.test(item)).map((item) => `offer:${item}`);
  const cards = spacesOf(view, "display").map((space) => space.id);
  const objectives = spacesOf(view, "objectives").map((space) => space.id);
  if (bands === HAND) {
    rows(["meters"], 1, 36);
    rows(["hand"], 1, 56);
  } else if (bands === SHEET) {
    rows(["meters"], 1, 36);
    rows(cards, Math.max(2, cards.length), 88);
    const all = [...stacks, ...others];
    rows(all, Math.ceil(all.length / 2), 52);
    rows(isSolo(view) ? ["solo"] : objectives, isSolo(view) ? 1 : 3, 28);
  } else {
    rows(["order"], 1, 40);
    rows(cards, 1, 112);
    rows(stacks, Math.ceil(stacks.length / 2), 92);
    rows(others, others.length, 70);
    rows(objectives, 3, 54);
    if (isSolo(view)) rows(["solo"], 1, 104);
    else
      rows(
        Array.from({ length: seats - 1 }, (_, at) => `other:${at}`),
        Math.max(3, seats - 1),
        132,
      );
  }
  return { bounds: { x: 0, y: 0, width, height: y - GAP }, boxes };
}

/**
 * @param {Size} room
 * @param {View} view
 * @returns {Plan}
 */
export function plan(room, view) {
  const seats = spacesOf(view, "city").length;
  const { bounds } = trayLayout(view, COLUMN, seats);
  const scale = Math.min((room.height - 12) / bounds.height, (room.width * 0.37) / bounds.width, 1.5);
  if (room.width > room.height * 0.95 && scale > 0.7) {
    const extent = bounds.width * scale + 14;
    // The tracks get what the city, which is nearly square, leaves above it.
    const width = room.width - extent - 16;
    const { width: across, height: along } = mapFrame(Array.from({ length: 11 }, () => ".".repeat(12)));
    const spare = room.height - 56 - FOOT - (width * along) / across;
    const desk = Math.max(70, Math.min(spare, (width * DESK.height) / DESK.width));
    return { edge: "right", extent, bands: COLUMN, foot: FOOT, side: { width, height: desk } };
  }
  const isBusy = heldPieces(view).length > 0 && spacesOf(view, "cell").length > 0;
  const bands = isBusy ? HAND : SHEET;
  const sheet = trayLayout(view, bands, seats).bounds;
  const none = { width: 0, height: 0 };
  if (room.width > room.height * 1.2) {
    const low = Math.min((room.height - 12) / sheet.height, (room.width * 0.5) / sheet.width, 1.1);
    return { edge: "right", extent: sheet.width * low + 14, bands, side: none };
  }
  const upright = Math.min((room.width - 12) / sheet.width, (room.height * 0.56) / sheet.height, 1.45);
  return { edge: "bottom", extent: sheet.height * upright + 12, bands, foot: isBusy ? FOOT : 0, side: none };
}
