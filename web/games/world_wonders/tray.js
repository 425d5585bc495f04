// The items of the tray: turn order, objectives, the other cities or the Automaton; market.js has what is on offer.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import { automatonPicture } from "./automaton-art.js";
import { thumbnail } from "./city.js";
import { COLUMN } from "./layout.js";
import { countsOf, GAME, owed, spacesOf } from "./lookup.js";
import { cardItems, offerItems } from "./market.js";
import {
  deckPicture,
  isNarrow,
  markerPicture,
  orderPicture,
  orderPlace,
  pedestalPicture,
  slotPicture,
} from "./market-art.js";
import { platePicture } from "./nameplate-art.js";
import { objectivePicture } from "./objective-art.js";
import { centre, demandItems, fitted, heldItems, meterItems, NOTHING, TRAY, within } from "./player-board.js";
import { broken } from "./text-lines.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("./layout.js").Layout} Layout */

/** The height of the plate below a small city. */
const NAMEPLATE = 24;

/**
 * @param {View} view
 * @param {Context} context
 * @param {Layout} layout
 * @param {import("../../table/types.js").Area} area
 * @returns {Item[]}
 */
export function trayItems(view, context, { boxes }, area) {
  /** @type {Item[]} */
  const items = [];
  for (const [id, box] of boxes) {
    if (id.startsWith("offer:")) items.push(...offerItems(view, context, id, box));
    else if (id.startsWith("monument:")) items.push(...cardItems(view, context, id, box));
    else if (id.startsWith("objective:")) items.push(...objectiveItems(view, context, id, box, area));
    else if (id.startsWith("other:")) items.push(...otherItems(view, context, Number(id.slice(6)), box));
    else if (id === "meters") items.push(...meterItems(view, context, area, box));
    else if (id === "hand") items.push(...heldItems(view, context, box));
    else if (id === "asks") items.push(...demandItems(view, context, box));
    else if (id === "objectives") items.push(...groupItems(view, context, box, area));
    else if (id === "order") items.push(...orderItems(view, context, box, area));
    else if (id === "deck") items.push(...deckItems(view, context, box));
    else if (id === "solo") items.push(...automatonItems(view, context, box));
  }
  return items;
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {string} slot
 * @param {Box} box
 * @param {import("../../table/types.js").Area} area
 * @returns {Item[]}
 */
function objectiveItems(view, context, slot, box, area) {
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
      area,
      picture: objectivePicture(objective, name, value, context.content.objective_points, size, context.theme),
      z: 1,
      label: [nameOf(GAME, piece)],
      about: [{ key: `world-wonders-objective-about-${piece.face}` }],
    },
  ];
}

/**
 * All objectives in a column that is too narrow to point at one: one item with all labels.
 * @param {View} view
 * @param {Context} context
 * @param {Box} box
 * @param {import("../../table/types.js").Area} area
 * @returns {Item[]}
 */
function groupItems(view, context, box, area) {
  const slots = spacesOf(view, "objectives");
  const height = (box.height + 4) / slots.length;
  const each = slots.flatMap(({ id }, at) =>
    objectiveItems(view, context, id, { ...box, y: box.y + at * height, height: height - 4 }, area),
  );
  return [
    ...each.map(({ label: _, ...item }) => ({ ...item, silent: true })),
    {
      id: "objectives",
      ...within(box),
      area,
      picture: NOTHING,
      z: 2,
      opens: true,
      label: each.flatMap(({ label = [] }) => label.slice(0, 1)),
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
  const count = countsOf(view, seat).points ?? 0;
  const { x, y } = centre({ ...box, height: box.height - NAMEPLATE - 2 });
  const { ground, laid } = thumbnail(view, seat, context);
  const picture = fitted(ground, box.width, box.height - NAMEPLATE - 2);
  const size = { x, y, width: picture.width * picture.scale, height: picture.height * picture.scale };
  const points = { key: "world-wonders-count-points", args: { count } };
  return [
    {
      id: space.id,
      ...TRAY,
      ...size,
      picture,
      z: 0,
      shows: seat,
      opens: true,
      label: [nameOf(GAME, space), { key: "world-wonders-counted", args: { count, what: points } }],
    },
    { id: `laid:${seat}`, ...TRAY, ...size, picture: { ...laid, scale: picture.scale }, z: 1, silent: true },
    nameplateItem(view, context, seat, box),
  ];
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {number} seat
 * @param {Box} box of the small city above it
 * @returns {Item}
 */
function nameplateItem(view, context, seat, box) {
  const counts = countsOf(view, seat);
  const { gold = 0, points = 0, out = 0 } = counts;
  const look = seatLook(context.players, seat);
  const width = Math.min(box.width, 104);
  return {
    id: `plate:${seat}`,
    ...TRAY,
    x: centre(box).x,
    y: box.y + box.height - NAMEPLATE / 2,
    width,
    height: NAMEPLATE,
    picture: platePicture(look, gold, points, owed(counts, context), out, width, NAMEPLATE, context.theme),
    z: 1,
    silent: true,
  };
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {Box} box
 * @param {import("../../table/types.js").Area} area
 * @returns {Item[]}
 */
function orderItems(view, context, box, area) {
  const places = spacesOf(view, "order");
  const { x, y } = centre(box);
  const size = { width: box.width, height: box.height };
  const round = `${view.round} / ${context.content.rounds}`;
  const hasRoom = !isNarrow(box.width);
  const markers = places.flatMap((place) => view.pieces.filter((piece) => piece.slot === place.id));
  /** @type {Item[]} */
  const items = [
    {
      id: "order",
      ...within(box),
      area,
      picture: orderPicture(size, places.length > 1 ? places.length : 0, round, context.theme),
      z: -1,
      // Markers that are too small to point at have one label together.
      ...(hasRoom ? { silent: true } : { label: markers.map((piece) => nameOf(GAME, piece)) }),
    },
  ];
  for (const piece of places.length > 1 ? markers : []) {
    const isMarker = piece.kind === "marker";
    const state = /** @type {"out" | "active" | undefined} */ (piece.attributes?.state) ?? "waiting";
    const picture = isMarker
      ? markerPicture(seatLook(context.players, piece.owner ?? 0), state)
      : fitted(pedestalPicture(piece.face === "first" ? "first" : "second"), 24, 24);
    const reach = orderPlace(
      box.width,
      places.findIndex(({ id }) => id === piece.slot),
      places.length,
    );
    const part = hasRoom ? 1 : 0.6;
    items.push({
      id: piece.id,
      area,
      shape: isMarker ? "circle" : "rect",
      x: x + reach + (isMarker ? 0 : 17 * part),
      y: y + (isMarker ? 0 : 8),
      width: (isMarker ? 30 : 22) * part,
      height: (isMarker ? 30 : 22) * part,
      picture: { ...picture, scale: (picture.scale ?? 1) * part },
      z: isMarker ? 1 : 2,
      ...(hasRoom ? { label: [nameOf(GAME, piece)] } : { silent: true }),
    });
  }
  if (hasRoom) items.push(...deckItems(view, context, { ...box, x: box.x + box.width - 40, width: 40 }));
  return items;
}

/**
 * The monuments to come.
 * @param {View} view
 * @param {Context} context
 * @param {Box} box
 * @returns {Item[]}
 */
function deckItems(view, context, box) {
  const deck = view.pieces.find((piece) => piece.id === "deck");
  const isSlot = context.plan.bands !== COLUMN;
  const picture = slotPicture({ width: box.width, height: box.height }, context.theme);
  /** @type {Item[]} */
  const slot = isSlot ? [{ id: "slot:deck", ...within(box), picture, z: 0, silent: true }] : [];
  if (!deck) return slot;
  return [
    ...slot,
    {
      id: deck.id,
      ...within(box),
      ...(isSlot ? {} : { width: 30, height: 36 }),
      picture: deckPicture(deck.count ?? 1, "great-pyramid"),
      z: 1,
      opens: true,
      label: [nameOf(GAME, deck)],
    },
  ];
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
