// Attika's table: view -> items. Pure; what may be clicked and why is the engine's business.

import { nameOf } from "../../table/naming.js";
import { seatLook } from "../../table/seats.js";
import * as art from "./art.js";
import { CELL, hexOf, hexPoint, PILE, PILES, plan, RADIUS, trayLayout } from "./layout.js";
import { BAND, meanderPicture } from "./ornament.js";
import * as piles from "./piles.js";
import { facesOf, GAME, heldBuilding, LANDSCAPES, turnedUp } from "./reading.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Contents} Contents */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../table/types.js").Text} Text */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("../../bridge/protocol.js").Space} Space */

export { contents, control, ghost, illustrate } from "./extras.js";
export { plan };

const HEX = { shape: /** @type {const} */ ("hex"), width: RADIUS * Math.sqrt(3), height: RADIUS * 2 };
const SEAL = 72;
const SLOT = CELL * 0.86;

/** @typedef {{ view: View, context: Context, pieces: Map<string, Piece[]>, side: Map<string, Point> }} Desk */

/**
 * @param {View} view
 * @param {Context} context
 * @returns {import("../../table/types.js").Scene}
 */
export function scene(view, context) {
  /** @type {Map<string, Piece[]>} */
  const pieces = new Map();
  for (const piece of view.pieces) pieces.set(piece.kind, [...(pieces.get(piece.kind) ?? []), piece]);
  const desk = { view, context, pieces, side: sidePlaces(context) };
  const board = boardItems(desk);
  const tray = trayLayout(context.plan.bands);
  // The frame stays where it is while places for a tile are shown over it.
  const land = extent(board.filter((item) => !item.id.startsWith("centre:")));
  const whole = extent(board);
  // On a small screen the land needs the room that the frame would take.
  const isFramed = context.plan.bands === 1;
  const frame = isFramed ? [meander(land, context.theme)] : [];
  return {
    items: [...frame, ...board, ...trayItems(desk, tray), ...sideItems(desk)],
    bounds: { board: isFramed ? union(grown(land, BAND), whole) : whole, tray: tray.bounds, side: sideBounds(context) },
    held: turnedUp(view)?.id ?? heldBuilding(view)?.id ?? null,
    grid: "hex",
  };
}

/** @param {Desk} desk @returns {Item[]} */
function boardItems(desk) {
  const { view, pieces } = desk;
  const standing = new Map((pieces.get("building") ?? []).map((piece) => [piece.slot, piece]));
  /** @type {Item[]} */
  const items = [];
  for (const tile of pieces.get("tile") ?? []) {
    if (!tile.slot.startsWith("board:")) continue;
    const at = { area: /** @type {const} */ ("board"), ...hexPoint(...hexOf(tile.slot)), silent: true, ...HEX };
    items.push({ id: `${tile.id} base`, ...at, picture: art.tileBasePicture(), z: -1 });
    items.push({
      id: tile.id,
      ...at,
      picture: art.tileEdgePicture(),
      z: 0.5,
      last: tile.marks?.includes("last") ?? false,
    });
  }
  for (const space of view.spaces) {
    const item = spaceItem(space, standing.get(space.id));
    if (item) items.push(item);
  }
  for (const building of pieces.get("building") ?? []) {
    if (building.slot.startsWith("board:")) items.push(buildingItem(desk, building));
  }
  return items;
}

/**
 * A hex speaks for the building on it, so that one place is one stop for whoever listens.
 * @param {Space} space
 * @param {Piece | undefined} building
 * @returns {Item | null}
 */
function spaceItem(space, building) {
  if (!["hex", "shrine", "centre"].includes(space.kind)) return null;
  const [q, r] = hexOf(space.id);
  const at = { at: `${q}, ${r}` };
  const name = nameOf(
    GAME,
    { ...space, face: space.kind === "hex" ? (space.face ?? "blank") : (space.face ?? "") },
    at,
  );
  return {
    id: space.id,
    area: "board",
    ...HEX,
    ...hexPoint(q, r),
    picture: hexLook(space, q, r),
    z: space.kind === "centre" ? 0.6 : 0,
    isPlace: space.kind === "hex",
    label: building ? [nameOf(GAME, building), name] : [name],
  };
}

/**
 * @param {Space} space
 * @param {number} q
 * @param {number} r
 */
function hexLook(space, q, r) {
  if (space.kind === "shrine") return art.shrinePicture();
  if (space.kind === "centre") return art.centrePicture();
  return art.hexPicture(space.face, (((q - r) % 3) + 3) % 3);
}

/**
 * @param {Desk} desk
 * @param {Piece} building
 * @returns {Item}
 */
function buildingItem({ context }, building) {
  return {
    id: building.id,
    area: "board",
    shape: "circle",
    ...hexPoint(...hexOf(building.slot)),
    width: SEAL,
    height: SEAL,
    picture: art.sealPicture(building.face ?? "", seatLook(context.players, building.owner ?? 0), "standing"),
    z: 2,
    ...(building.marks?.includes("ghost") ? { alpha: 0.72 } : {}),
    target: building.slot,
    last: building.marks?.includes("last") ?? false,
  };
}

/**
 * @param {Desk} desk
 * @param {ReturnType<typeof trayLayout>} tray
 * @returns {Item[]}
 */
function trayItems(desk, tray) {
  const { view, context } = desk;
  const seat = context.shown;
  const look = seatLook(context.players, seat);
  /** @type {Item[]} */
  const items = [...tray.groups].map(([group, box]) => groupItem(desk, group, box));
  for (const space of view.spaces) {
    if (space.kind !== "slot" || space.owner !== seat) continue;
    const point = tray.slots.get(space.id.slice(`slot:${seat}:`.length));
    if (!point) continue;
    const state = /** @type {"hidden" | "waiting" | "built"} */ (space.marks?.[0] ?? "hidden");
    const shape = { shape: /** @type {const} */ ("circle"), width: SLOT, height: SLOT };
    const picture = sized(art.slotPicture(space.face ?? "", look, state, context.theme), SLOT / SEAL);
    const waiting = (desk.pieces.get("building") ?? []).find((piece) => piece.slot === space.id);
    // A seal that waits speaks for its slot.
    const voice = waiting ? { silent: true } : { label: [nameOf(GAME, space)] };
    items.push({ id: space.id, area: "tray", ...point, ...shape, picture, z: 0, ...voice });
    if (waiting) items.push({ ...sealAt(waiting, "tray", point, SLOT, look), label: [nameOf(GAME, waiting)] });
  }
  const frame = tray.groups.get("things");
  return frame ? [...items, ...thingItems(desk, seat, frame)] : items;
}

/**
 * @param {Piece} building
 * @param {import("../../table/types.js").Area} area
 * @param {Point} point
 * @param {number} size
 * @param {import("../../table/seats.js").SeatLook} look
 * @returns {Item}
 */
function sealAt(building, area, point, size, look) {
  const picture = sized(art.sealPicture(building.face ?? "", look, "raised"), size / SEAL);
  return { id: building.id, area, shape: "circle", ...point, width: size, height: size, picture, z: 2, raised: true };
}

/**
 * The picture at the size it has in another area: the same drawing, another measure.
 * @param {import("../../table/types.js").Picture} picture
 * @param {number} scale
 */
function sized(picture, scale) {
  return { ...picture, scale };
}

/**
 * @param {Desk} desk
 * @param {string} group
 * @param {Box} box
 * @returns {Item}
 */
function groupItem({ view, context }, group, box) {
  const space = view.spaces.find((each) => each.id === `group:${context.shown}:${group}`);
  const mark = space?.marks?.[0];
  const state = mark === "complete" || mark === "broken" ? mark : "open";
  return {
    id: space?.id ?? `frame:${group}`,
    area: "tray",
    shape: "rect",
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: box.width,
    height: box.height,
    picture: art.groupPicture(group, box, state, context.theme),
    z: -1,
    ...(space ? { label: [nameOf(GAME, space)] } : { silent: true }),
  };
}

/**
 * Hand, stacks and amphoras.
 * @param {Desk} desk
 * @param {number} seat
 * @param {Box} frame
 * @returns {Item[]}
 */
function thingItems({ view, context, pieces }, seat, frame) {
  const { theme } = context;
  const hand = view.pieces.filter((piece) => piece.kind === "card" && piece.slot === `hand:${seat}`);
  const stacks = (pieces.get("stack") ?? []).filter(
    (piece) => piece.owner === seat || piece.id.startsWith(`stack:${seat}:`),
  );
  const jar = view.pieces.find((piece) => piece.id === `amphora:${seat}`);
  const known = hand.filter((card) => card.face);
  const cards =
    hand.length > known.length
      ? hand
      : LANDSCAPES.map((face) => known.find((card) => card.face === face) ?? emptyCard(seat, face));
  /** @type {Item[]} */
  const items = [];
  const row = (/** @type {number} */ y, /** @type {number} */ at, /** @type {number} */ of) => ({
    area: /** @type {const} */ ("tray"),
    shape: /** @type {const} */ ("rect"),
    x: frame.x + 4 + ((frame.width - 8) * (at + 0.5)) / of,
    y: frame.y + y * CELL,
    z: 1,
  });
  for (const [at, card] of cards.entries()) {
    const count = card.count ?? 1;
    const picture = piles.cardPicture(card.face, count, theme);
    const place = row(0.85, at, cards.length);
    items.push({
      ...place,
      id: card.id,
      width: 42,
      height: 58,
      picture,
      label: [nameOf(GAME, { ...card, count })],
      from: "deck",
    });
  }
  const glyph = seatLook(context.players, seat).glyph;
  for (const [at, stack] of stacks.entries()) {
    const picture = piles.stackPicture(stack.face, stack.count ?? 1, glyph, theme);
    items.push({
      ...row(2.3, at, stacks.length + 1),
      id: stack.id,
      width: 40,
      height: 44,
      picture,
      label: [nameOf(GAME, stack)],
      opens: true,
    });
  }
  if (jar) {
    const picture = piles.amphoraPicture(jar.count ?? 1, theme);
    items.push({
      ...row(2.3, stacks.length, stacks.length + 1),
      id: jar.id,
      width: 40,
      height: 46,
      picture,
      label: [nameOf(GAME, jar)],
    });
  }
  return items;
}

/**
 * @param {number} seat
 * @param {string} face
 * @returns {Piece}
 */
function emptyCard(seat, face) {
  return { id: `hand:${seat}:${face}`, kind: "card", slot: `hand:${seat}`, face, owner: seat, count: 0 };
}

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
function sideBounds({ plan: { side } }) {
  const length = PILE * PILES.length;
  return side.height > side.width
    ? { x: 0, y: 0, width: PILE, height: length }
    : { x: 0, y: 0, width: length, height: PILE };
}

/** @param {Desk} desk @returns {Item[]} */
function sideItems(desk) {
  const { view, context, side } = desk;
  const { theme } = context;
  /** @type {Item[]} */
  const items = [];
  const lay = (
    /** @type {string} */ pile,
    /** @type {Piece} */ piece,
    /** @type {import("../../table/types.js").Picture} */ picture,
  ) => {
    const point = side.get(pile) ?? { x: 0, y: 0 };
    items.push({
      id: piece.id,
      area: "side",
      shape: "rect",
      ...point,
      width: 48,
      height: 52,
      picture,
      z: 1,
      label: [nameOf(GAME, piece)],
      opens: pile === "discard" || pile === "pool",
    });
  };
  const find = (/** @type {string} */ id) => view.pieces.find((piece) => piece.id === id);
  const deck = find("deck");
  if (deck) lay("deck", deck, sized(piles.cardPicture(undefined, deck.count ?? 1, theme), 0.78));
  lay(
    "discard",
    discardPile(view),
    sized(piles.cardPicture(topDiscard(view), discardPile(view).count ?? 0, theme), 0.78),
  );
  const pool = find("pool");
  if (pool) lay("pool", pool, sized(piles.poolPicture(pool.count ?? 1), 0.9));
  const supply = find("amphora");
  if (supply) lay("supply", supply, sized(piles.amphoraPicture(supply.count ?? 1, theme), 0.85));
  const held = heldBuilding(view);
  const [revealed, turned] = [side.get("revealed") ?? { x: 0, y: 0 }, side.get("turned") ?? { x: 0, y: 0 }];
  if (held?.slot === "revealed") {
    const look = seatLook(context.players, held.owner ?? 0);
    items.push({ ...sealAt(held, "side", revealed, 44, look), label: [nameOf(GAME, held)] });
  }
  const tile = turnedUp(view);
  if (tile?.slot === "turned_up") {
    const picture = sized(art.tilePicture(tile.id, facesOf(context, tile.face), 0, false), 0.2);
    items.push({
      id: tile.id,
      area: "side",
      shape: "hex",
      ...turned,
      width: 52,
      height: 56,
      picture,
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

/**
 * @param {Box} land
 * @param {"light" | "dark"} theme
 * @returns {Item}
 */
function meander(land, theme) {
  const size = { width: Math.round(land.width), height: Math.round(land.height) };
  const place = { x: land.x + land.width / 2, y: land.y + land.height / 2 };
  const picture = meanderPicture(size.width, size.height, theme);
  return { id: "meander", area: "board", shape: "rect", ...place, ...size, picture, z: -2, silent: true };
}

/**
 * @param {Box} box
 * @param {number} by
 * @returns {Box}
 */
function grown(box, by) {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/**
 * @param {Box} a
 * @param {Box} b
 * @returns {Box}
 */
function union(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** What the board's camera must show: the land, and room for a tile where one may be laid. @param {readonly Item[]} items @returns {Box} */
function extent(items) {
  const hexes = items.filter((item) => item.shape === "hex" && item.label);
  if (hexes.length === 0) return { x: -100, y: -100, width: 200, height: 200 };
  const reach = (/** @type {Item} */ hex) => (hex.id.startsWith("centre:") ? 2.6 : 1) * RADIUS;
  const x = Math.min(...hexes.map((hex) => hex.x - reach(hex)));
  const y = Math.min(...hexes.map((hex) => hex.y - reach(hex)));
  const right = Math.max(...hexes.map((hex) => hex.x + reach(hex)));
  const bottom = Math.max(...hexes.map((hex) => hex.y + reach(hex)));
  return { x: x - 14, y: y - 14, width: right - x + 28, height: bottom - y + 30 };
}
