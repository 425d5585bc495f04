// What would lie at a place: the building or the tile that is being placed, half transparent.

import { seatLook } from "../../table/seat-colours.js";
import { sealPicture } from "./art.js";
import { tilePicture } from "./art-tiles.js";
import { RADIUS } from "./layout.js";
import { facesOf, heldBuilding, heldTile, pointOf } from "./lookup.js";
import { SEAL } from "./seals.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */

/**
 * @param {View} view
 * @param {Context} context
 * @param {string} at the id of a space
 * @param {number} turn
 * @param {readonly string[]} [picked]
 * @returns {Item[]}
 */
export function ghost(view, context, at, turn, picked = []) {
  const space = view.spaces.find(({ id }) => id === at);
  if (space?.kind === "centre") {
    const tile = heldTile(view);
    if (!tile) return [];
    const picture = tilePicture(tile.id, facesOf(context, tile.face), turn, true);
    const size = { width: RADIUS * Math.sqrt(3) * 3, height: RADIUS * 5 };
    return [{ id: "ghost", area: "board", shape: "hex", ...pointOf(space), ...size, picture, alpha: 0.9 }];
  }
  const building = heldBuilding(view) ?? view.pieces.find(({ id, kind }) => kind === "building" && picked.includes(id));
  if (!building || !space || (space.kind !== "hex" && space.kind !== "shrine")) return [];
  const picture = sealPicture(building.face ?? "", seatLook(context.players, building.owner ?? 0), "raised");
  const size = { width: SEAL, height: SEAL };
  return [{ id: "ghost", area: "board", shape: "circle", ...pointOf(space), ...size, picture, alpha: 0.72 }];
}
