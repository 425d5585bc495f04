// Attika's table: view -> items. Pure; what may be clicked and why is the engine's business.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import { hexPicture, sealPicture, shrinePicture } from "./art.js";
import { hexOf, hexPoint, plan, RADIUS, trayLayout } from "./layout.js";
import { BAND, meanderPicture } from "./ornament.js";
import { GAME, heldBuilding, turnedUp } from "./reading.js";
import { SEAL } from "./seals.js";
import { sideBounds, sideItems } from "./side.js";
import { centrePicture, tileBasePicture, tileEdgePicture } from "./tiles.js";
import { trayItems } from "./tray.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("../../bridge/protocol.js").Space} Space */

export { contents, control, ghost, illustrate } from "./extras.js";
export { plan };

const HEX = { shape: /** @type {const} */ ("hex"), width: RADIUS * Math.sqrt(3), height: RADIUS * 2 };

/** @typedef {{ view: View, context: Context, pieces: Map<string, Piece[]> }} Desk */

/**
 * @param {View} view
 * @param {Context} context
 * @returns {import("../../table/types.js").Scene}
 */
export function scene(view, context) {
  /** @type {Map<string, Piece[]>} */
  const pieces = new Map();
  for (const piece of view.pieces) pieces.set(piece.kind, [...(pieces.get(piece.kind) ?? []), piece]);
  const desk = { view, context, pieces };
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
    items.push({ id: `${tile.id} base`, ...at, picture: tileBasePicture(), z: -1 });
    items.push({
      id: tile.id,
      ...at,
      picture: tileEdgePicture(),
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
  const at = { at: `${q}, ${r}`.replaceAll("-", "−") };
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
  if (space.kind === "shrine") return shrinePicture();
  if (space.kind === "centre") return centrePicture();
  return hexPicture(space.face, (((q - r) % 3) + 3) % 3);
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
    picture: sealPicture(building.face ?? "", seatLook(context.players, building.owner ?? 0), "standing"),
    z: 2,
    ...(building.marks?.includes("ghost") ? { alpha: 0.72 } : {}),
    target: building.slot,
    last: building.marks?.includes("last") ?? false,
  };
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
