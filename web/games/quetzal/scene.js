// Quetzal's table: view -> items. Pure; what may be clicked and why is the engine's business.

import { nameOf } from "../../table/naming.js";
import { seatLook } from "../../table/seats.js";
import { automatonItems } from "./automaton.js";
import { beatPoint } from "./banners.js";
import * as cards from "./cards.js";
import * as island from "./island.js";
import {
  displayPoint,
  ISLAND,
  middle,
  pack,
  partBox,
  placeBox,
  queue,
  roundPoint,
  STYLES,
  seatBox,
  standing,
  stoneBox,
} from "./layout.js";
import * as meeples from "./meeples.js";
import * as places from "./places.js";
import { actingPlace, bannerOf, effectOf, GAME, lyingAt, offerOf, placeText, tileOf } from "./reading.js";
import { trayItems } from "./tray.js";
import { boundsOf, isNamed, lieOf, plan, trayLayout } from "./traylayout.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("../../bridge/protocol.js").Space} Space */
/** @typedef {import("./layout.js").Lie} Lie */

export { asks, contents, control, ghost, illustrate } from "./extras.js";
export { plan };

/** @typedef {{ view: View, context: Context, lie: Lie }} Desk */

const BOARD = /** @type {const} */ ("board");
const RECT = /** @type {const} */ ("rect");
const NOWHERE = { x: 0, y: 0, width: 1, height: 1 };

/**
 * @param {View} view
 * @param {Context} context
 * @returns {import("../../table/types.js").Scene}
 */
export function scene(view, context) {
  const desk = { view, context, lie: lieOf(context.plan) };
  return {
    items: [
      ...ground(desk),
      ...placeItems(desk),
      ...displayItems(desk),
      ...standingItems(desk),
      ...trackItems(desk),
      ...roundItems(desk),
      ...seatItems(desk),
      ...pileItems(desk),
      ...trayItems(view, context),
    ],
    bounds: { board: boundsOf(context.plan), tray: trayLayout(context.plan.bands).bounds, side: NOWHERE },
    held: null,
    grid: "square",
  };
}

/**
 * @param {string} id
 * @param {Box} box
 * @param {Picture} picture
 * @param {number} z
 * @returns {Item}
 */
function plate(id, box, picture, z) {
  return {
    id,
    area: BOARD,
    shape: RECT,
    ...middle(box),
    width: box.width,
    height: box.height,
    picture,
    z,
    silent: true,
  };
}

/** @param {Desk} desk @returns {Item[]} */
function ground({ view, context, lie }) {
  const { bounds } = ISLAND[lie];
  const items = [
    plate("sea", bounds, island.seaPicture(context.theme), -3),
    plate("island", bounds, island.islandPicture(lie, context.theme), -2),
  ];
  const isFree = lie === "wide" && !view.pieces.some((piece) => piece.kind === "automaton_pile");
  return isFree ? [...items, plate("bird", partBox(lie, "automaton"), island.birdPicture(context.theme), -1)] : items;
}

/** @param {Desk} desk @returns {Item[]} */
function placeItems(desk) {
  const { view, context, lie } = desk;
  /** @type {Item[]} */
  const items = [];
  for (const name of ["temple", "village"]) {
    const banner = bannerOf(view.spaces.find((space) => space.id === `${name}:1`));
    const bare = { ...banner, cost: null, choose: 0, draw: 0, colour: "open", isHeld: false, covered: false };
    const box = partBox(lie, name);
    // With large signs its spaces fill the Village.
    const title = STYLES[lie].isLarge ? "" : context.text({ key: `quetzal-title-${name}` });
    const size = { width: box.width, height: box.height };
    const picture =
      name === "temple"
        ? places.templePicture(size, bare, title, lie)
        : places.placePicture(name, size, bare, title, lie);
    items.push({ ...plate(`ground:${name}`, box, picture, -1), last: actingPlace(view) === name });
  }
  for (const space of view.spaces) if (space.kind === "place") items.push(placeItem(desk, space));
  return items;
}

/** @param {Desk} desk @param {Space} space @returns {Item} */
function placeItem({ view, context, lie }, space) {
  const box = placeBox(lie, space.id);
  const size = { width: box.width, height: box.height };
  const banner = bannerOf(space);
  const [name = "", number = "1"] = space.id.split(":");
  const all = lyingAt(view, space.id);
  // With large signs the name lies where meeples would.
  const isFree = !STYLES[lie].isLarge || all.length === 0;
  const title = isFree && isNamed(context.plan) ? context.text(placeText(space)) : "";
  const picture =
    name === "temple"
      ? places.stepPicture(Number(number) - 1, banner, lie)
      : name === "village"
        ? places.spacePicture(size, banner, lie)
        : places.placePicture(name, size, banner, title, lie);
  const badge = beatPoint(lie, size, name === "ship");
  const there = all.filter((piece) => piece.kind !== "automaton_meeple");
  return {
    ...plate(space.id, box, picture, 0),
    silent: false,
    priced: banner.kind !== "bidding",
    last: actingPlace(view) === space.id,
    badge,
    label: [nameOf(GAME, space, { count: there.length })],
    about: offerOf(view, space),
  };
}

/** Cards and tiles that lie open. @param {Desk} desk @returns {Item[]} */
function displayItems({ view, context, lie }) {
  /** @type {Item[]} */
  const items = [];
  const { isLarge } = STYLES[lie];
  for (const space of view.spaces) {
    if (space.kind !== "display" && space.kind !== "tile_display") continue;
    const point = displayPoint(lie, space.id);
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
        ? cards.cardPicture(piece.face, 1, false, isLarge)
        : cards.tilePicture(piece.face ?? "", tileOf(context.content, piece.face ?? ""), 1, false, isLarge),
      z: 1.5,
      from: isCard ? "deck" : "pile",
      label: [nameOf(GAME, piece)],
      about: effectOf(piece),
      // Whoever wins a place takes its cards: to click one is to mean the place.
      ...(isCard && space.face !== "temple" ? { target: space.face ?? "" } : {}),
    });
  }
  return items;
}

/** Meeples on the places. @param {Desk} desk @returns {Item[]} */
function standingItems({ view, context, lie }) {
  /** @type {Item[]} */
  const items = [];
  for (const space of view.spaces) {
    if (space.kind !== "place") continue;
    const there = [...lyingAt(view, space.id)].sort((a, b) => (a.owner ?? -1) - (b.owner ?? -1));
    const lay = STYLES[lie].isLarge && space.id !== "black_market" ? queue : pack;
    const { size, points } = lay(standing(lie, space.id), there.length, 44, 0.8);
    for (const [at, piece] of there.entries())
      items.push({ ...meeples.meepleItem(piece, context, points[at] ?? { x: 0, y: 0 }, size), target: space.id });
  }
  return items;
}

/** @param {Desk} desk @returns {Item[]} */
function trackItems({ view, context, lie }) {
  /** @type {Item[]} */
  const items = [];
  for (const space of view.spaces) {
    if (space.kind !== "track") continue;
    const number = Number(space.id.slice("track:".length));
    const box = stoneBox(lie, number);
    const disks = lyingAt(view, space.id);
    const picture = island.stonePicture(number, space.face ?? "", { width: box.width, height: box.height });
    const label = [nameOf(GAME, space, { number }), ...disks.map((disk) => nameOf(GAME, disk))];
    items.push({ ...plate(space.id, box, picture, 0), silent: false, label });
    const room = diskRoom(lie, box, space.face ?? "");
    const { size, points } = pack(room, disks.length, lie === "wide" ? 27 : 32);
    for (const [at, disk] of disks.entries()) {
      items.push({
        id: disk.id,
        area: BOARD,
        shape: "circle",
        .../** @type {Point} */ (points[at]),
        width: size,
        height: size,
        picture: { ...meeples.diskPicture(seatLook(context.players, disk.owner ?? 0)), scale: size / 28 },
        z: 2,
        target: space.id,
      });
    }
  }
  return items;
}

/** Where the disks lie on a stone: beside or below what it pays. @param {Lie} lie @param {Box} box @param {string} face @returns {Box} */
function diskRoom(lie, box, face) {
  if (lie === "wide") return { x: box.x + 27, y: box.y + 1, width: 42, height: box.height - 2 };
  const top = face === "start" || face === "nothing" ? 2 : 36;
  return { x: box.x + 1, y: box.y + top, width: box.width - 2, height: box.height - top - 1 };
}

/** @param {Desk} desk @returns {Item[]} */
function roundItems({ view, lie }) {
  const strip = partBox(lie, "round");
  const { isLarge } = STYLES[lie];
  const items = [plate("sky", strip, island.skyPicture({ width: strip.width, height: strip.height }), -1)];
  for (const space of view.spaces) {
    if (space.kind !== "round") continue;
    const number = Number(space.face);
    const point = roundPoint(lie, number);
    items.push({
      id: space.id,
      area: BOARD,
      shape: "circle",
      ...point,
      width: 28,
      height: 28,
      picture: island.roundPicture(number, number < view.round, isLarge),
      z: 0,
      label: [nameOf(GAME, space)],
    });
  }
  const { x, y } = roundPoint(lie, view.round);
  items.push({
    id: "plane",
    area: BOARD,
    shape: RECT,
    x,
    y: y - (isLarge ? 24 : 20),
    width: 38,
    height: 30,
    picture: island.planePicture(),
    z: 2,
    target: `round:${view.round}`,
  });
  return items;
}

/** A row for each seat: whose meeples are still to come, at a glance. @param {Desk} desk @returns {Item[]} */
function seatItems({ view, context, lie }) {
  /** @type {Item[]} */
  const items = [];
  const { isLarge } = STYLES[lie];
  // On a small screen whose things lie in the tray needs no row.
  const rows = view.panels.filter(({ seat }) => !isLarge || seat !== context.shown);
  const [marker] = view.pieces.filter((piece) => piece.id === "marker");
  for (const [row, { seat, counts }] of rows.entries()) {
    const box = seatBox(lie, row, rows.length);
    const look = seatLook(context.players, seat);
    const size = { width: box.width, height: box.height };
    const pools = view.spaces.filter((space) => space.kind === "pool" && space.owner === seat);
    const there = pools.flatMap((space) => lyingAt(view, space.id));
    const heaps = pools.flatMap((space) => {
      const count = lyingAt(view, space.id).length;
      return count > 0 ? [{ key: "quetzal-heap", args: { face: { key: `quetzal-pool-${space.face}` }, count } }] : [];
    });
    const marks = marker && marker.owner === seat ? [nameOf(GAME, marker)] : [];
    items.push({
      ...plate(`seat:${seat}`, box, island.seatPicture(look, size, counts.coins ?? 0, isLarge), 0),
      silent: false,
      shows: seat,
      label: [{ key: "quetzal-row", args: { owner: seat, coins: counts.coins ?? 0 } }, ...marks, ...heaps],
    });
    if (marks.length > 0)
      items.push({
        id: "marker",
        area: BOARD,
        shape: "circle",
        x: box.x + (isLarge ? 48 : 40),
        y: box.y + box.height / 2,
        width: 26,
        height: 26,
        picture: meeples.markerPicture(Math.min(isLarge ? 34 : 28, box.height)),
        z: 2.5,
        target: `seat:${seat}`,
      });
    const [left, right] = isLarge ? [marks.length > 0 ? 64 : 36, 36] : [55, 28];
    const room = { x: box.x + left, y: box.y, width: box.width - left - right, height: box.height };
    const { size: least, points } = (isLarge ? queue : pack)(room, there.length, isLarge ? 38 : 34, 0.84);
    for (const [at, piece] of there.entries()) {
      const item = {
        ...meeples.meepleItem(piece, context, points[at] ?? { x: 0, y: 0 }, least),
        target: `seat:${seat}`,
      };
      // Whose things lie in the tray has the meeples there; here is their echo.
      items.push(seat === context.shown ? { ...item, id: `echo:${piece.id}` } : { ...item, tumbles: true });
    }
  }
  return items;
}

/** Deck, discards, Upgrade pile, the notebook, the automaton. @param {Desk} desk @returns {Item[]} */
function pileItems({ view, context, lie }) {
  const stores = partBox(lie, "stores");
  const find = (/** @type {string} */ id) => view.pieces.find((piece) => piece.id === id);
  const discards = lyingAt(view, "discard");
  const count = discards.reduce((sum, card) => sum + (card.count ?? 1), 0);
  /** @type {Item[]} */
  const items = [];
  const lay = (
    /** @type {Piece} */ piece,
    /** @type {Point} */ point,
    /** @type {Picture} */ picture,
    size = cards.CARD,
  ) =>
    items.push({
      id: piece.id,
      area: BOARD,
      shape: RECT,
      ...point,
      ...size,
      picture,
      z: 1,
      opens: true,
      label: [nameOf(GAME, piece)],
    });
  const { isLarge } = STYLES[lie];
  const step = isLarge ? Math.min(74, (stores.width - 24) / 2.9) : 57;
  const [left, top] = [stores.x + (isLarge ? 32 : 30), stores.y + stores.height / 2];
  const deck = find("deck");
  if (deck) lay(deck, { x: left, y: top }, cards.cardPicture(undefined, deck.count ?? 1, true, isLarge));
  const heap = { id: "discard", kind: "discard", slot: "discard", count };
  lay(
    heap,
    { x: left + step, y: top },
    count > 0 ? cards.cardPicture(discards[0]?.face, count, true, isLarge) : cards.emptyPicture(),
  );
  const book = { id: "notebook", kind: "notebook", slot: "notebook" };
  lay(book, { x: left + 2 * step - 2, y: top }, island.notebookPicture(), { width: 44, height: 54 });
  const pile = find("pile");
  if (pile) lay(pile, middle(partBox(lie, "pile")), cards.pilePicture(pile.count ?? 0, isLarge), cards.TILE);
  return [...items, ...automatonItems(view, context, partBox(lie, "automaton"))];
}
