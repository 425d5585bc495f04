// A player's board with its seven groups, the hand, the stacks and the amphoras.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import { groupPicture, slotPicture } from "./art.js";
import * as piles from "./art-piles.js";
import { CELL } from "./layout.js";
import { arrowsOf, GAME, landscapesOf } from "./lookup.js";
import { SEAL, sealAt, sized } from "./seals.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("./lookup.js").Table} Table */

/** @typedef {"hidden" | "waiting" | "built"} SlotState */

const SLOT = CELL * 0.86;

/**
 * @param {Table} table
 * @param {import("./layout.js").TrayLayout} tray
 * @returns {Item[]}
 */
export function trayItems(table, tray) {
  const { view, context } = table;
  const seat = context.shown;
  const look = seatLook(context.players, seat);
  /** @type {Item[]} */
  const items = [...tray.groups].map(([group, box]) => groupItem(table, group, box));
  for (const space of view.spaces) {
    if (space.kind !== "slot" || space.owner !== seat) continue;
    const point = tray.slots.get(`${space.face}:${space.attributes?.number}`);
    if (!point) continue;
    const state = space.attributes?.state === "pending" ? "hidden" : (space.attributes?.state ?? "hidden");
    const shape = { shape: /** @type {const} */ ("circle"), width: SLOT, height: SLOT };
    const picture = sized(
      slotPicture(space.face ?? "", look, /** @type {SlotState} */ (state), context.theme),
      SLOT / SEAL,
    );
    const waiting = (table.pieces.get("building") ?? []).find((piece) => piece.slot === space.id);
    // A waiting building has the label, its slot has none.
    const naming = waiting ? { silent: true } : { label: [nameOf(GAME, space)] };
    items.push({ id: space.id, area: "tray", ...point, ...shape, picture, z: 0, ...naming });
    if (waiting) items.push({ ...sealAt(waiting, "tray", point, SLOT, look), label: [nameOf(GAME, waiting)] });
  }
  const frame = tray.groups.get("things");
  return frame ? [...items, ...thingItems(table, seat, frame)] : items;
}

/**
 * @param {Table} table
 * @param {string} group
 * @param {Box} box
 * @returns {Item}
 */
function groupItem({ view, context }, group, box) {
  const space = view.spaces.find(
    (each) => each.kind === "group" && each.owner === context.shown && each.face === group,
  );
  const state = /** @type {"open" | "complete" | "broken"} */ (space?.attributes?.state ?? "open");
  return {
    id: space?.id ?? `frame:${group}`,
    area: "tray",
    shape: "rect",
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: box.width,
    height: box.height,
    picture: groupPicture(group, box, arrowsOf(context, group), state, context.theme),
    z: -1,
    ...(space ? { label: [nameOf(GAME, space)] } : { silent: true }),
  };
}

/**
 * A place in one of the two rows of the frame of hand, stacks and amphoras.
 * @param {Box} frame
 * @param {number} y of the row, in cells
 * @param {number} at
 * @param {number} of so many in the row
 */
function placeInRow(frame, y, at, of) {
  const area = /** @type {const} */ ("tray");
  const shape = /** @type {const} */ ("rect");
  return { area, shape, x: frame.x + 4 + ((frame.width - 8) * (at + 0.5)) / of, y: frame.y + y * CELL, z: 1 };
}

/**
 * Hand, stacks and amphoras.
 * @param {Table} table
 * @param {number} seat
 * @param {Box} frame
 * @returns {Item[]}
 */
function thingItems(table, seat, frame) {
  return [...handItems(table, seat, frame), ...stackItems(table, seat, frame)];
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {Box} frame
 * @returns {Item[]} the own cards by landscape, or another's as one pile
 */
function handItems({ context, pieces }, seat, frame) {
  const hand = (pieces.get("card") ?? []).filter((piece) => piece.owner === seat);
  const known = hand.filter((card) => card.face);
  const cards =
    hand.length > known.length
      ? hand
      : landscapesOf(context).map((face) => known.find((card) => card.face === face) ?? emptyCard(seat, face));
  return cards.map((card, at) => {
    const count = card.count ?? 1;
    const picture = piles.cardPicture(card.face, count, context.theme);
    const label = [nameOf(GAME, { ...card, count })];
    return {
      ...placeInRow(frame, 0.85, at, cards.length),
      id: card.id,
      width: 42,
      height: 58,
      picture,
      label,
      from: "deck",
    };
  });
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {Box} frame
 * @returns {Item[]} the stacks, and the amphoras at the end of the row
 */
function stackItems({ context, pieces }, seat, frame) {
  const { theme } = context;
  const stacks = (pieces.get("stack") ?? []).filter((piece) => piece.owner === seat);
  const amphoras = (pieces.get("amphora") ?? []).filter((piece) => piece.owner === seat);
  const { glyph } = seatLook(context.players, seat);
  const of = stacks.length + 1;
  return [
    ...stacks.map((stack, at) => ({
      ...placeInRow(frame, 2.3, at, of),
      id: stack.id,
      width: 36,
      height: 44,
      picture: piles.stackPicture(stack.face, stack.count ?? 1, glyph, theme),
      label: [nameOf(GAME, stack, { number: at })],
      opens: true,
    })),
    ...amphoras.map((amphora) => ({
      ...placeInRow(frame, 2.3, stacks.length, of),
      id: amphora.id,
      width: 40,
      height: 46,
      picture: piles.amphoraPicture(amphora.count ?? 1, theme),
      label: [nameOf(GAME, amphora)],
    })),
  ];
}

/**
 * @param {number} seat
 * @param {string} face
 * @returns {Piece}
 */
function emptyCard(seat, face) {
  return { id: `hand:${seat}:${face}`, kind: "card", slot: `hand:${seat}`, face, owner: seat, count: 0 };
}
