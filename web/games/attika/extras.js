// Beside the table itself: ghosts of what would be placed, pictures on buttons and in prices, contents of piles.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import { sealPicture } from "./art.js";
import { hexOf, hexPoint, RADIUS } from "./layout.js";
import { cardPicture, singleCardPicture, symbolPicture } from "./piles.js";
import { facesOf, GAME, heldBuilding, LANDSCAPES, turnedUp } from "./reading.js";
import { tilePicture } from "./tiles.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Contents} Contents */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Text} Text */

/**
 * @param {View} view
 * @param {Context} context
 * @param {string} at
 * @param {number} turn
 * @returns {Item[]}
 */
export function ghost(view, context, at, turn) {
  if (at.startsWith("centre:")) {
    const tile = turnedUp(view);
    if (!tile) return [];
    const picture = tilePicture(tile.id, facesOf(context, tile.face), turn, true);
    const size = { width: RADIUS * Math.sqrt(3) * 3, height: RADIUS * 5 };
    return [{ id: "ghost", area: "board", shape: "hex", ...hexPoint(...hexOf(at)), ...size, picture, alpha: 0.9 }];
  }
  const building = heldBuilding(view);
  if (!building || !at.startsWith("board:")) return [];
  const picture = sealPicture(building.face ?? "", seatLook(context.players, building.owner ?? 0), "raised");
  return [
    {
      id: "ghost",
      area: "board",
      shape: "circle",
      ...hexPoint(...hexOf(at)),
      width: 72,
      height: 72,
      picture,
      alpha: 0.72,
    },
  ];
}

/**
 * @param {string} id `pay:1,0,2,0` or `pay:water:2`; other controls are plain words
 * @returns {Picture[]}
 */
export function control(id) {
  const [verb, what = "", count] = id.split(":");
  if (verb !== "pay") return [];
  const cards = (/** @type {string} */ face, /** @type {number} */ many) =>
    Array.from({ length: many }, () => singleCardPicture(face));
  if (count !== undefined) return cards(what, Number(count));
  return what.split(",").flatMap((many, at) => cards(LANDSCAPES[at] ?? "", Number(many)));
}

/**
 * The symbols that a line of a preview speaks of; those the land pays are struck through.
 * @param {Text} text
 * @returns {{ picture: Picture, struck: boolean }[]}
 */
export function illustrate({ key, args = {} }) {
  if (key !== "attika-preview-cost" && key !== "attika-preview-land") return [];
  const struck = key === "attika-preview-land";
  return LANDSCAPES.flatMap((face) =>
    Array.from({ length: Number(args[face] ?? 0) }, () => ({ picture: symbolPicture(face), struck })),
  );
}

/**
 * @param {View} view
 * @param {string} id
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
  if (!id.startsWith("stack:")) return null;
  const seat = Number(id.split(":")[1]);
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
