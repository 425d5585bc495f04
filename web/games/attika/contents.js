// What one may know of a pile: the discarded cards, the tiles still to come, the buildings left in the stacks.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import { sealPicture } from "./art.js";
import { cardPicture } from "./art-piles.js";
import { tilePicture } from "./art-tiles.js";
import { facesOf, GAME } from "./lookup.js";

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Contents} Contents */

/**
 * @param {View} view
 * @param {string} id of the pile
 * @param {Context} context
 * @returns {Contents | null}
 */
export function contents(view, id, context) {
  const title = (/** @type {string} */ what) => [{ key: `attika-inspect-${what}` }];
  if (id === "discard") {
    const cards = view.pieces.filter((piece) => piece.kind === "card" && piece.slot === "discard");
    const entry = (/** @type {typeof cards[number]} */ card) => cardPicture(card.face, card.count ?? 1, context.theme);
    return {
      title: title("discard"),
      entries: cards.map((card) => ({ picture: entry(card), label: nameOf(GAME, card), count: 1 })),
    };
  }
  if (id === "pool") {
    const tiles = view.pieces.filter((piece) => piece.kind === "pooled");
    const picture = (/** @type {string | undefined} */ face) =>
      tilePicture(`${face}`, facesOf(context, face), 0, false);
    return {
      title: title("pool"),
      entries: tiles.map((tile) => ({ picture: picture(tile.face), label: nameOf(GAME, tile), count: 1 })),
    };
  }
  const stack = view.pieces.find((piece) => piece.kind === "stack" && piece.id === id);
  if (!stack) return null;
  const seat = stack.owner ?? 0;
  const left = view.pieces.filter((piece) => piece.kind === "left" && piece.owner === seat);
  const look = seatLook(context.players, seat);
  return {
    title: [{ key: "attika-inspect-stacks", args: { seat } }],
    entries: left.map((piece) => ({
      picture: sealPicture(piece.face ?? "", look, "standing"),
      label: { key: `attika-building-${piece.face}` },
      count: piece.count ?? 1,
    })),
  };
}
