// Quetzal's scene: makes the items of the table from a view. The rules say what may be clicked.

import { nameOf } from "../../table/names.js";
import { inParts } from "../../table/parts.js";
import { automatonItems } from "./automaton.js";
import { beatPoint } from "./banners.js";
import * as cards from "./cards.js";
import { focusOf } from "./focus.js";
import * as island from "./island.js";
import { displayPoint, islandOf, middle, pack, partBox, placeBox, queue, standing, styleOf } from "./layout.js";
import {
  bannerOf,
  displayText,
  effectOf,
  GAME,
  heldText,
  isActing,
  lyingAt,
  offerOf,
  placeText,
  shortText,
  spotOf,
  tileOf,
} from "./lookup.js";
import * as meeples from "./meeples.js";
import { PARTS } from "./parts.js";
import * as places from "./places.js";
import { plate } from "./plates.js";
import { chipPicture, smallPlacePicture, smallSpacePicture, smallStepPicture } from "./small-places.js";
import { roundItems, seatItems, trackItems } from "./tracks.js";
import { trayItems } from "./tray.js";
import { arrangementOf, boundsOf, isSmall, plan, trayLayout } from "./traylayout.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("../../bridge/protocol.js").Space} Space */
/** @typedef {import("./layout.js").Arrangement} Arrangement */

export { contents } from "./contents.js";
export { asks, control, ghost, illustrate } from "./controls.js";
export { sign } from "./signs.js";
export { sounds } from "./sounds.js";
export { plan };

/** @typedef {{ view: View, context: Context, arrangement: Arrangement }} SceneInput */

const BOARD = /** @type {const} */ ("board");
const RECT = /** @type {const} */ ("rect");
const NOWHERE = { x: 0, y: 0, width: 1, height: 1 };

/**
 * @param {View} view
 * @param {Context} context
 * @returns {import("../../table/types.js").Scene}
 */
export function scene(view, context) {
  const input = { view, context, arrangement: arrangementOf(context.plan) };
  const items = [
    ...ground(input),
    ...placeItems(input),
    ...displayItems(input),
    ...standingItems(input),
    ...trackItems(input),
    ...roundItems(input),
    ...seatItems(input),
    ...pileItems(input),
    ...trayItems(view, context),
  ];
  return {
    items: inParts(items, PARTS, context.shown),
    bounds: { board: boundsOf(context.plan), tray: trayLayout(context.plan.bands).bounds, side: NOWHERE },
    held: null,
    grid: "square",
    // A large screen shows everything well.
    focus: isSmall(context.plan) ? focusOf(view, input.arrangement) : null,
  };
}

/** @param {SceneInput} input @returns {Item[]} */
function ground({ view, context, arrangement }) {
  const { bounds } = islandOf(arrangement);
  const items = [
    plate(BOARD, "sea", bounds, island.seaPicture(context.theme), -3),
    plate(BOARD, "island", bounds, island.islandPicture(arrangement, context.theme), -2),
  ];
  const isFree = arrangement === "wide" && !view.pieces.some((piece) => piece.kind === "automaton_pile");
  return isFree
    ? [...items, plate(BOARD, "bird", partBox(arrangement, "automaton"), island.birdPicture(context.theme), -1)]
    : items;
}

/** @param {SceneInput} input @returns {Item[]} */
function placeItems(input) {
  const { view, context, arrangement } = input;
  /** @type {Item[]} */
  const items = [];
  for (const name of ["temple", "village"]) {
    const spaces = view.spaces.filter((space) => space.kind === "place" && spotOf(space).location === name);
    const banner = bannerOf(spaces[0]);
    const bare = { ...banner, cost: null, choose: 0, draw: 0, colour: "open", isHeld: false, isCovered: false };
    const box = partBox(arrangement, name);
    const { isSmall } = styleOf(arrangement);
    const title = context.text({ key: `quetzal-title-${name}` });
    const size = { width: box.width, height: box.height };
    const picture = isSmall
      ? smallPlacePicture(name, size, bare, title, arrangement, true)
      : name === "temple"
        ? places.templePicture(size, bare, title, arrangement)
        : places.placePicture(name, size, bare, title, arrangement);
    const shown = displayText(view, name);
    const lies = shown ? { lies: { what: shown } } : {};
    items.push({ ...plate(BOARD, `ground:${name}`, box, picture, -1), last: spaces.some(isActing), ...lies });
  }
  for (const space of view.spaces) if (space.kind === "place") items.push(placeItem(input, space));
  return items;
}

/** @param {SceneInput} input @param {Space} space @returns {Item} */
function placeItem({ view, context, arrangement }, space) {
  const spot = spotOf(space);
  const { location } = spot;
  const box = placeBox(arrangement, spot);
  const size = { width: box.width, height: box.height };
  const banner = bannerOf(space);
  const all = lyingAt(view, space.id);
  const picture = styleOf(arrangement).isSmall
    ? smallPicture(context, space, size, arrangement)
    : largePicture(context, space, size, arrangement);
  const badge = beatPoint(arrangement, size, location);
  const there = all.filter((piece) => piece.kind !== "automaton_meeple");
  const name = nameOf(GAME, space, { count: there.length });
  return {
    ...plate(BOARD, space.id, box, picture, 0),
    silent: false,
    dims: !banner.isCovered,
    priced: banner.kind !== "bidding",
    // Of the Temple and the Village the whole ground is marked.
    last: isActing(space) && location !== "temple" && location !== "village",
    badge,
    label: [name],
    about: offerOf(view, space),
    ...(all.length > 0 ? { lies: { what: heldText(space, name) } } : {}),
  };
}

/** @param {Context} context @param {Space} space @param {Size} size @param {Arrangement} arrangement @returns {Picture} */
function largePicture(context, space, size, arrangement) {
  const { location, number } = spotOf(space);
  const banner = bannerOf(space);
  const title = context.text(placeText(space));
  if (location === "temple") return places.stepPicture(number - 1, banner, priceOf(context, space), arrangement);
  if (location === "village") return places.spacePicture(size, banner, arrangement);
  return places.placePicture(location, size, banner, title, arrangement);
}

/** @param {Context} context @param {Space} space @param {Size} size @param {Arrangement} arrangement @returns {Picture} */
function smallPicture(context, space, size, arrangement) {
  const { location, number } = spotOf(space);
  const banner = bannerOf(space);
  if (location === "temple") return smallStepPicture(number - 1, banner, priceOf(context, space), size);
  if (location === "village") return smallSpacePicture(size, banner);
  const title = context.text(shortText(space));
  return smallPlacePicture(location, size, banner, title, arrangement, false);
}

/** The price that is printed on a step of the Temple; an Upgrade may make it cheaper. @param {Context} context @param {Space} space */
const priceOf = ({ content }, space) => content.temple[spotOf(space).number - 1]?.cost ?? bannerOf(space).cost ?? 0;

/** Cards and tiles that lie open. @param {SceneInput} input @returns {Item[]} */
function displayItems({ view, context, arrangement }) {
  /** @type {Item[]} */
  const items = [];
  const { isSmall } = styleOf(arrangement);
  for (const space of view.spaces) {
    if (space.kind !== "display" && space.kind !== "tile_display") continue;
    const spot = spotOf(space);
    const point = displayPoint(arrangement, spot);
    const [shape, picture] =
      space.kind === "display" ? [cards.CARD, cards.emptyPicture()] : [cards.TILE, cards.tileSlotPicture()];
    items.push({ id: space.id, area: BOARD, shape: RECT, ...point, ...shape, picture, z: 0.4, silent: true });
    const [piece] = lyingAt(view, space.id);
    if (!piece) continue;
    const isCard = piece.kind === "card";
    items.push({
      id: piece.id,
      area: BOARD,
      shape: RECT,
      ...point,
      ...shape,
      picture: isCard
        ? cards.cardPicture(piece.face, 1, false, isSmall)
        : cards.tilePicture(piece.face ?? "", tileOf(context.content, piece.face ?? ""), 1, false, isSmall),
      z: 1.5,
      from: isCard ? "deck" : "pile",
      label: [nameOf(GAME, piece)],
      about: effectOf(context.content, piece),
      // The winner of a place takes its cards: a click on a card is a click on the place.
      ...(isCard && spot.location !== "temple" ? { target: spot.location } : {}),
    });
  }
  return items;
}

/** Meeples on the places. @param {SceneInput} input @returns {Item[]} */
function standingItems({ view, context, arrangement }) {
  /** @type {Item[]} */
  const items = [];
  for (const space of view.spaces) {
    if (space.kind !== "place") continue;
    const there = [...lyingAt(view, space.id)].sort((a, b) => (a.owner ?? -1) - (b.owner ?? -1));
    const lay = styleOf(arrangement).isSmall ? queue : pack;
    const { size, points } = lay(standing(arrangement, spotOf(space)), there.length, 44, 0.8);
    for (const [at, piece] of there.entries())
      items.push({ ...meeples.meepleItem(piece, context, points[at] ?? { x: 0, y: 0 }, size), target: space.id });
  }
  return items;
}

/** Deck, discards, Upgrade pile, the notebook, the automaton. @param {SceneInput} input @returns {Item[]} */
function pileItems(input) {
  const { view, context, arrangement } = input;
  const find = (/** @type {string} */ id) => view.pieces.find((piece) => piece.id === id);
  const count = lyingAt(view, "discard").reduce((sum, card) => sum + (card.count ?? 1), 0);
  const heap = { id: "discard", kind: "discard", slot: "discard", count };
  const book = { id: "notebook", kind: "notebook", slot: "notebook" };
  const piles = [find("deck"), heap, book, find("pile")];
  const lay = styleOf(arrangement).isSmall ? chipOf : pileOf;
  const items = piles.flatMap((piece, nth) => {
    if (!piece) return [];
    const label = [nameOf(GAME, piece)];
    return [{ id: piece.id, area: BOARD, shape: RECT, ...lay(input, piece, nth), z: 1, opens: true, label }];
  });
  return [...items, ...automatonItems(view, context, partBox(arrangement, "automaton"))];
}

/** @typedef {{ x: number, y: number, width: number, height: number, picture: Picture }} Lying */

/** A pile as a chip beside the track. @param {SceneInput} input @param {Piece} piece @param {number} nth @returns {Lying} */
function chipOf({ arrangement }, piece, nth) {
  const stores = partBox(arrangement, "stores");
  const size = { width: stores.width / 3 - 4, height: stores.height };
  const count = piece.id === "notebook" ? null : (piece.count ?? 1);
  return {
    x: stores.x + (nth + 0.5) * (stores.width / 3),
    y: stores.y + stores.height / 2,
    ...size,
    picture: chipPicture(piece.id, count, size),
  };
}

/** A pile as it lies on a table. @param {SceneInput} input @param {Piece} piece @param {number} nth @returns {Lying} */
function pileOf({ view, arrangement }, piece, nth) {
  const stores = partBox(arrangement, "stores");
  const count = piece.count ?? 0;
  if (piece.id === "pile")
    return { ...middle(partBox(arrangement, "pile")), ...cards.TILE, picture: cards.pilePicture(count) };
  const at = { x: stores.x + 30 + nth * 57, y: stores.y + stores.height / 2 };
  if (piece.id === "notebook") return { ...at, x: at.x - 2, width: 44, height: 54, picture: island.notebookPicture() };
  const face = piece.id === "deck" ? undefined : lyingAt(view, "discard")[0]?.face;
  const picture = count > 0 ? cards.cardPicture(face, count, true) : cards.emptyPicture();
  return { ...at, ...cards.CARD, picture };
}
