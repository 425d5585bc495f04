// Seals, the round pieces that stand for buildings: as items beside the board, at any size.

import { sealPicture } from "./art.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */

/** How wide a seal is on the board. */
export const SEAL = 72;

/**
 * @param {Piece} building
 * @param {import("../../table/types.js").Area} area
 * @param {Point} point
 * @param {number} size
 * @param {import("../../table/seat-colours.js").SeatLook} look
 * @returns {Item}
 */
export function sealAt(building, area, point, size, look) {
  const picture = sized(sealPicture(building.face ?? "", look, "raised"), size / SEAL);
  return { id: building.id, area, shape: "circle", ...point, width: size, height: size, picture, z: 2, raised: true };
}

/**
 * The picture at the size it has in another area: the same drawing, another measure.
 * @param {import("../../table/types.js").Picture} picture
 * @param {number} scale
 */
export function sized(picture, scale) {
  return { ...picture, scale };
}
