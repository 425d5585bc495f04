// The piles beside the board: deck, discarded cards, tiles to come, amphoras, and what was just turned up.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import * as piles from "./art-piles.js";
import { tilePicture } from "./art-tiles.js";
import { PILE, PILES } from "./layout.js";
import { facesOf, GAME, heldBuilding, heldTile } from "./lookup.js";
import { sealAt, sized } from "./seals.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("./lookup.js").Table} Table */

/** @param {Context} context @returns {Map<string, Point>} */
function sidePlaces({ plan: { side } }) {
  const upright = side.height > side.width;
  return new Map(
    PILES.map((pile, at) => [
      pile,
      upright ? { x: PILE / 2, y: PILE * (at + 0.5) } : { x: PILE * (at + 0.5), y: PILE / 2 },
    ]),
  );
}

/** @param {Context} context @returns {Box} */
export function sideBounds({ plan: { side } }) {
  const length = PILE * PILES.length;
  return side.height > side.width
    ? { x: 0, y: 0, width: PILE, height: length }
    : { x: 0, y: 0, width: length, height: PILE };
}

/** @param {Table} table @returns {Item[]} */
export function sideItems(table) {
  const places = sidePlaces(table.context);
  return [...pileItems(table, places), ...heldItems(table, places)];
}

/**
 * @param {Table} table
 * @param {Map<string, Point>} places
 * @returns {Item[]} deck, discarded cards, tiles to come and amphoras
 */
function pileItems({ view, context: { theme } }, places) {
  /** @type {Item[]} */
  const items = [];
  const lay = (
    /** @type {string} */ pile,
    /** @type {Piece} */ piece,
    /** @type {import("../../table/types.js").Picture} */ picture,
  ) => {
    const point = places.get(pile) ?? { x: 0, y: 0 };
    const label = [nameOf(GAME, piece)];
    const opens = pile === "discard" || pile === "pool";
    const size = { width: 48, height: 52 };
    items.push({ id: piece.id, area: "side", shape: "rect", ...point, ...size, picture, z: 1, label, opens });
  };
  const find = (/** @type {string} */ id) => view.pieces.find((piece) => piece.id === id);
  const deck = find("deck");
  if (deck) lay("deck", deck, sized(piles.cardPicture(undefined, deck.count ?? 1, theme), 0.78));
  const discard = discardPile(view);
  lay("discard", discard, sized(piles.cardPicture(topDiscard(view), discard.count ?? 0, theme), 0.78));
  const pool = find("pool");
  if (pool) lay("pool", pool, sized(piles.poolPicture(pool.count ?? 1), 0.9));
  const supply = find("amphora");
  if (supply) lay("supply", supply, sized(piles.amphoraPicture(supply.count ?? 1, theme), 0.85));
  return items;
}

/**
 * @param {Table} table
 * @param {Map<string, Point>} places
 * @returns {Item[]} the building just drawn and the tile just turned up
 */
function heldItems({ view, context }, places) {
  /** @type {Item[]} */
  const items = [];
  const building = heldBuilding(view);
  if (building?.slot === "revealed") {
    const look = seatLook(context.players, building.owner ?? 0);
    const point = places.get("revealed") ?? { x: 0, y: 0 };
    items.push({ ...sealAt(building, "side", point, 44, look), label: [nameOf(GAME, building)] });
  }
  const tile = heldTile(view);
  if (tile?.slot === "turned_up") {
    items.push({
      id: tile.id,
      area: "side",
      shape: "circle",
      ...(places.get("turned") ?? { x: 0, y: 0 }),
      width: 50,
      height: 50,
      picture: sized(tilePicture(tile.id, facesOf(context, tile.face), 0, false), 0.17),
      z: 3,
      raised: true,
      from: "pool",
      label: [nameOf(GAME, tile)],
    });
  }
  return items;
}

/** @param {View} view */
function discards(view) {
  return view.pieces.filter((piece) => piece.kind === "card" && piece.slot === "discard");
}

/** @param {View} view @returns {Piece} */
function discardPile(view) {
  const count = discards(view).reduce((sum, card) => sum + (card.count ?? 1), 0);
  return { id: "discard", kind: "discard", slot: "discard", count };
}

/** @param {View} view */
function topDiscard(view) {
  return discards(view)[0]?.face;
}
