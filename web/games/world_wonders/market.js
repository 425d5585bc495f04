// The tray: turn order, monument cards, what is on offer, objectives, the other cities or the Automaton.

import { nameOf } from "../../table/naming.js";
import { seatLook } from "../../table/seats.js";
import { automatonPicture, demandWords, objectivePicture, smallPicture, widePicture } from "./cards.js";
import { alone, thumbnail } from "./city.js";
import { centre, fitted } from "./desk.js";
import {
  deckPicture,
  markerPicture,
  orderPicture,
  orderPlace,
  pedestalPicture,
  roadsPicture,
  slotPicture,
  tagPicture,
} from "./goods.js";
import { COLUMN } from "./layout.js";
import { broken } from "./lettering.js";
import { platePicture } from "./plate.js";
import { countsOf, GAME, spacesOf } from "./reading.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("./layout.js").Layout} Layout */

const TRAY = { area: /** @type {const} */ ("tray"), shape: /** @type {const} */ ("rect") };

/** @param {Box} box */
const within = (box) => ({ ...TRAY, ...centre(box), width: box.width, height: box.height });

/**
 * @param {View} view
 * @param {Context} context
 * @param {Layout} layout
 * @returns {Item[]}
 */
export function marketItems(view, context, { boxes }) {
  /** @type {Item[]} */
  const items = [];
  for (const [id, box] of boxes) {
    if (id.startsWith("offer:")) items.push(...offerItems(view, context, id, box));
    else if (id.startsWith("monument:")) items.push(...cardItems(view, context, id, box));
    else if (id.startsWith("objective:")) items.push(...objectiveItems(view, context, id, box));
    else if (id.startsWith("other:")) items.push(...otherItems(view, context, Number(id.slice(6)), box));
    else if (id === "order") items.push(...orderItems(view, context, box));
    else if (id === "solo") items.push(...automatonItems(view, context, box));
  }
  return items;
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {string} slot
 * @param {Box} box
 * @returns {Item[]}
 */
function offerItems(view, context, slot, box) {
  const space = view.spaces.find((each) => each.id === slot);
  const key = slot.slice("offer:".length);
  const pile = view.pieces.find((piece) => piece.id === `pile:${key}`);
  const piece = view.pieces.find((each) => each.slot === slot);
  const size = { width: box.width, height: box.height };
  /** @type {Item[]} */
  const items = [
    {
      id: slot,
      ...within(box),
      picture: slotPicture(size, context.theme),
      z: 0,
      ...(piece || !space ? { silent: true } : { label: [nameOf(GAME, space)] }),
    },
  ];
  const below = context.plan.bands === COLUMN ? (pile?.count ?? 0) : 0;
  items.push({
    id: `tag:${key}`,
    ...within(box),
    picture: tagPicture(size, space?.marks?.[0] ?? "", below, context.theme),
    z: 1.5,
    silent: true,
  });
  if (piece) {
    items.push({
      id: piece.id,
      ...within(box),
      picture: fitted(
        goodsPicture(piece, context),
        box.width - 16,
        box.height - 8,
        piece.kind === "tile" ? 0.42 : 0.62,
      ),
      z: 1,
      raised: true,
      priced: true,
      label: [
        nameOf(GAME, piece),
        ...(space ? [{ key: "world-wonders-demand-price", args: { price: Number(space.marks?.[0] ?? 0) } }] : []),
      ],
    });
  }
  if (pile && context.plan.bands === COLUMN) {
    items.push({
      id: pile.id,
      ...TRAY,
      x: box.x + box.width - 14,
      y: box.y + box.height - 12,
      width: 26,
      height: 24,
      picture: { key: "pile", width: 1, height: 1, parts: [] },
      z: 2,
      opens: true,
      label: [nameOf(GAME, pile)],
    });
  }
  return items;
}

/**
 * @param {Piece} piece
 * @param {Context} context
 * @returns {Picture}
 */
function goodsPicture(piece, context) {
  if (piece.kind === "offered")
    return roadsPicture(piece.face === "long" ? "long" : "short", piece.count ?? 1, context.theme);
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
function cardItems(view, context, slot, box) {
  const piece = view.pieces.find((each) => each.slot === slot && each.kind === "card");
  if (!piece) {
    const space = view.spaces.find((each) => each.id === slot);
    const picture = slotPicture({ width: box.width, height: box.height }, context.theme);
    return [
      { id: slot, ...within(box), picture, z: 0, ...(space ? { label: [nameOf(GAME, space)] } : { silent: true }) },
    ];
  }
  const card = context.content.monuments[piece.face ?? ""];
  const seats = (piece.marks ?? []).filter((mark) => mark.startsWith("can:")).map((mark) => Number(mark.slice(4)));
  const looks = seats.map((seat) => seatLook(context.players, seat));
  const words = demandWords(card, context.text);
  const name = context.text({ key: `world-wonders-monument-${card.key}` });
  const isBought = piece.marks?.includes("bought") ?? false;
  const size = { width: box.width, height: box.height };
  const isWide = box.width > 200;
  // The price lies on the model, clear of the words.
  const badge = { x: 16 - box.width / 2, y: isWide ? 16 - box.height / 2 : 0 };
  const picture = isWide
    ? widePicture(card, name, words, looks, size, context.theme, isBought)
    : smallPicture(card, name, looks, size, context.theme, isBought);
  const said = words.map((line) => ({ key: "world-wonders-demand-said", args: { line } }));
  const able = seats.map((seat) => ({ key: "world-wonders-demand-able", args: { seat } }));
  return [
    {
      id: piece.id,
      ...within(box),
      picture,
      z: 1,
      raised: true,
      opens: true,
      badge,
      label: [nameOf(GAME, piece), ...said, ...able],
    },
  ];
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {string} slot
 * @param {Box} box
 * @returns {Item[]}
 */
function objectiveItems(view, context, slot, box) {
  const piece = view.pieces.find((each) => each.slot === slot);
  if (!piece) return [];
  const objective = context.content.objectives.find((/** @type {{ name: string }} */ each) => each.name === piece.face);
  const name = context.text({ key: `world-wonders-objective-${piece.face}` });
  const value = countsOf(view, context.shown)[`objective_${piece.face?.replaceAll("-", "_")}`] ?? 0;
  const size = { width: box.width, height: box.height };
  return [
    {
      id: piece.id,
      ...within(box),
      picture: objectivePicture(objective, name, value, size, context.theme),
      z: 1,
      label: [nameOf(GAME, piece), { key: `world-wonders-objective-about-${piece.face}` }],
    },
  ];
}

/**
 * The n-th city besides the one on the board.
 * @param {View} view
 * @param {Context} context
 * @param {number} index
 * @param {Box} box
 * @returns {Item[]}
 */
function otherItems(view, context, index, box) {
  const seat = context.players.map((_, at) => at).filter((at) => at !== context.shown)[index];
  const space = view.spaces.find((each) => each.id === `city:${seat}`);
  if (seat === undefined || !space) return [];
  const counts = countsOf(view, seat);
  const plate = 24;
  const { x, y } = centre({ ...box, height: box.height - plate - 2 });
  const picture = fitted(thumbnail(view, seat, context), box.width, box.height - plate - 2);
  const look = seatLook(context.players, seat);
  const width = Math.min(box.width, 104);
  return [
    {
      id: space.id,
      ...TRAY,
      x,
      y,
      width: picture.width * picture.scale,
      height: picture.height * picture.scale,
      picture,
      z: 0,
      shows: seat,
      opens: true,
      label: [
        nameOf(GAME, space),
        {
          key: "world-wonders-counted",
          args: {
            count: counts.points ?? 0,
            what: { key: "world-wonders-count-points", args: { count: counts.points ?? 0 } },
          },
        },
      ],
    },
    {
      id: `plate:${seat}`,
      ...TRAY,
      x,
      y: box.y + box.height - plate / 2,
      width,
      height: plate,
      picture: platePicture(
        look,
        counts.gold ?? 0,
        counts.points ?? 0,
        counts.loan ?? 0,
        counts.out ?? 0,
        width,
        plate,
        context.theme,
      ),
      z: 0,
      silent: true,
    },
  ];
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {Box} box
 * @returns {Item[]}
 */
function orderItems(view, context, box) {
  const places = spacesOf(view, "order");
  const { x, y } = centre(box);
  const size = { width: box.width, height: box.height };
  const round = `${view.round} / ${context.content.rounds}`;
  /** @type {Item[]} */
  const items = [
    {
      id: "order",
      ...within(box),
      picture: orderPicture(size, places.length > 1 ? places.length : 0, round, context.theme),
      z: -1,
      silent: true,
    },
  ];
  for (const piece of view.pieces) {
    const place = piece.slot.startsWith("order:") ? Number(piece.slot.slice(6)) : -1;
    if (place < 0 || places.length < 2) continue;
    const isMarker = piece.kind === "marker";
    const state = piece.marks?.includes("out") ? "out" : piece.marks?.includes("active") ? "active" : "waiting";
    const picture = isMarker
      ? markerPicture(seatLook(context.players, piece.owner ?? 0), state)
      : fitted(pedestalPicture(piece.face === "first" ? "first" : "second"), 24, 24);
    items.push({
      id: piece.id,
      ...TRAY,
      shape: isMarker ? "circle" : "rect",
      x: x + orderPlace(box.width, place) + (isMarker ? 0 : 17),
      y: y + (isMarker ? 0 : 8),
      width: isMarker ? 30 : 22,
      height: isMarker ? 30 : 22,
      picture,
      z: isMarker ? 1 : 2,
      label: [nameOf(GAME, piece)],
    });
  }
  const deck = view.pieces.find((piece) => piece.id === "deck");
  if (deck) {
    items.push({
      id: deck.id,
      ...TRAY,
      x: box.x + box.width - 20,
      y,
      width: 30,
      height: 36,
      picture: deckPicture(deck.count ?? 1, "great-pyramid"),
      z: 1,
      opens: true,
      label: [nameOf(GAME, deck)],
    });
  }
  return items;
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {Box} box
 * @returns {Item[]}
 */
function automatonItems(view, context, box) {
  const { content, text, theme, shown } = context;
  const drawn = view.pieces.find((piece) => piece.kind === "solo");
  const deck = view.pieces.find((piece) => piece.kind === "solo_deck");
  const piece = drawn ?? deck;
  if (!piece) return [];
  const taken = view.pieces
    .filter((each) => each.slot === "owned:automaton")
    .map((each) => content.monuments[each.face ?? ""]);
  const counts = countsOf(view, shown);
  const said = (/** @type {string} */ name) =>
    `${counts[name] ?? 0} ${text({ key: `world-wonders-count-${name}`, args: { count: counts[name] ?? 0 } })}`;
  const lines = drawn ? broken(text(nameOf(GAME, drawn)), box.width - 66, 12.6, 2) : [];
  return [
    {
      id: piece.id,
      ...within(box),
      picture: automatonPicture(lines, taken, [said("target")], { width: box.width, height: box.height }, theme),
      z: 0,
      label: [nameOf(GAME, piece), ...(drawn && deck ? [nameOf(GAME, deck)] : [])],
    },
  ];
}
