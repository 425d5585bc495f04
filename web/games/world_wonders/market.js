// The items of the market: what is on offer in its slots, and the monument cards.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import { askPlace, linePicture, smallPicture, widePicture } from "./card-art.js";
import { alone } from "./city.js";
import { demandWords } from "./demands.js";
import { COLUMN } from "./layout.js";
import { aboutId, formOf, GAME, resourcesOf, squares } from "./lookup.js";
import { at } from "./map-art.js";
import { pedestalPicture, roadsPicture, slotPicture, tagPicture, tokenPicture } from "./market-art.js";
import { centre, fitted, NOTHING, TRAY, within } from "./player-board.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */

/**
 * @param {View} view
 * @param {Context} context
 * @param {string} slot
 * @param {Box} box
 * @returns {Item[]}
 */
export function offerItems(view, context, slot, box) {
  const space = view.spaces.find((each) => each.id === slot);
  const key = space?.face ?? "";
  const pile = view.pieces.find((piece) => piece.id === `pile:${key}`);
  const piece = view.pieces.find((each) => each.slot === slot);
  const size = { width: box.width, height: box.height };
  const price = Number(space?.attributes?.price ?? 0);
  const isWide = context.plan.bands === COLUMN;
  return [
    {
      id: slot,
      ...within(box),
      picture: slotPicture(size, context.theme),
      z: 0,
      ...(piece || !space ? { silent: true } : { label: [nameOf(GAME, space)] }),
    },
    {
      id: `tag:${key}`,
      ...within(box),
      picture: tagPicture(size, String(price), isWide ? (pile?.count ?? 0) : 0, context.theme),
      z: 1.5,
      silent: true,
    },
    ...(piece ? [offeredItem(piece, context, box, price)] : []),
    ...(pile && isWide ? [pileItem(pile, box)] : []),
  ];
}

/**
 * @param {Piece} piece
 * @param {Context} context
 * @param {Box} box
 * @param {number} price
 * @returns {Item}
 */
function offeredItem(piece, context, box, price) {
  return {
    id: piece.id,
    ...within(box),
    picture: offeredPicture(piece, context, { width: box.width, height: box.height }),
    z: 1,
    raised: true,
    priced: true,
    label: [nameOf(GAME, piece), { key: "world-wonders-demand-price", args: { price } }],
  };
}

/**
 * The corner of a slot that opens what lies face down in its stack.
 * @param {Piece} pile
 * @param {Box} box
 * @returns {Item}
 */
function pileItem(pile, box) {
  const corner = { x: box.x + box.width - 14, y: box.y + box.height - 12, width: 26, height: 24 };
  return { id: pile.id, ...TRAY, ...corner, picture: NOTHING, z: 2, opens: true, label: [nameOf(GAME, pile)] };
}

/**
 * Something on offer in its slot, clear of the price in the corner.
 * @param {Piece} piece
 * @param {Context} context
 * @param {import("../../table/types.js").Size} size of the slot
 * @returns {Picture}
 */
function offeredPicture(piece, context, size) {
  const { width, height } = size;
  const isLarge = context.plan.bands === COLUMN;
  if (piece.kind === "tile" && !isLarge) {
    const cells = squares(formOf(piece), 0, context.content);
    return tokenPicture(piece.face ?? "", cells, resourcesOf(piece), size);
  }
  const most = piece.kind === "tile" ? 0.5 : 0.66;
  const picture = fitted(goodsPicture(piece, context), width - (isLarge ? 34 : 24), height - 8, most);
  const aside = (isLarge ? 10 : 8) / picture.scale;
  return {
    ...picture,
    key: `${picture.key} aside ${aside}`,
    width: picture.width + 2 * aside,
    parts: picture.parts.map((part) => at(part, aside, 0)),
  };
}

/**
 * @param {Piece} piece long roads, or short sets
 * @param {Context} context
 * @returns {number[]} of how many squares the roads in it are
 */
function roadLengths(piece, { content }) {
  return content.roads[piece.face ?? ""].map((/** @type {string} */ form) => squares(form, 0, content).length);
}

/**
 * @param {Piece} piece
 * @param {Context} context
 * @returns {Picture}
 */
function goodsPicture(piece, context) {
  if (piece.kind === "offered") return roadsPicture(roadLengths(piece, context), piece.count ?? 1, context.theme);
  if (piece.kind === "pedestal") return pedestalPicture(piece.face === "first" ? "first" : "second");
  return alone(piece, context);
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {string} slot
 * @param {Box} box
 * @returns {Item[]}
 */
export function cardItems(view, context, slot, box) {
  const piece = view.pieces.find((each) => each.slot === slot && each.kind === "card");
  if (!piece) {
    const space = view.spaces.find((each) => each.id === slot);
    const picture = slotPicture({ width: box.width, height: box.height }, context.theme);
    return [
      { id: slot, ...within(box), picture, z: 0, ...(space ? { label: [nameOf(GAME, space)] } : { silent: true }) },
    ];
  }
  const card = context.content.monuments[piece.face ?? ""];
  const seats = /** @type {number[]} */ (piece.attributes?.builders ?? []);
  const words = demandWords(card, context.text);
  const ask = askPlace({ width: box.width, height: box.height });
  const { x, y } = centre(box);
  const said = words.map((line) => ({ key: "world-wonders-demand-said", args: { line } }));
  const able = seats.map((seat) => ({ key: "world-wonders-demand-able", args: { seat } }));
  return [
    {
      id: piece.id,
      ...within(box),
      picture: cardPicture(piece, context, box, words),
      z: 1,
      raised: true,
      opens: true,
      // The price is all gold left, which a small screen shows above the card already.
      ...(context.plan.bands === COLUMN
        ? { badge: { x: 18 - box.width / 2, y: 18 - box.height / 2 } }
        : { priced: true }),
      label: [nameOf(GAME, piece)],
      about: [...said, ...able],
    },
    {
      id: aboutId(piece),
      ...TRAY,
      x: x + ask.x,
      y: y + ask.y,
      width: 26,
      height: 26,
      picture: NOTHING,
      z: 2,
      opens: true,
      label: [{ key: "world-wonders-look", args: { monument: { key: `world-wonders-monument-${card.key}` } } }],
    },
  ];
}

/**
 * @param {Piece} piece a monument card
 * @param {Context} context
 * @param {Box} box
 * @param {[string, string]} words what it asks for
 * @returns {Picture} large, small or as one line, by the room there is
 */
function cardPicture(piece, { content, players, plan, text, theme }, box, words) {
  const card = content.monuments[piece.face ?? ""];
  const seats = /** @type {number[]} */ (piece.attributes?.builders ?? []);
  const looks = seats.map((seat) => seatLook(players, seat));
  const isWide = plan.bands === COLUMN;
  const name = text({ key: `world-wonders-${isWide ? "monument" : "short"}-${card.key}` });
  const isBought = Boolean(piece.attributes?.is_bought);
  const size = { width: box.width, height: box.height };
  if (isWide) return widePicture(card, name, words, looks, size, theme, isBought);
  return (box.height < 60 ? linePicture : smallPicture)(card, name, looks, size, theme, isBought);
}
