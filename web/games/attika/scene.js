// Attika's scene: makes the items of the table out of a view. What may be clicked is decided by the rules engine.

import { nameOf } from "../../table/names.js";
import { inParts } from "../../table/parts.js";
import { seatLook } from "../../table/seat-colours.js";
import { hexPicture, sealPicture, shrinePicture } from "./art.js";
import { BAND, meanderPicture } from "./art-border.js";
import { centrePicture, tileBasePicture, tileEdgePicture } from "./art-tiles.js";
import { plan, RADIUS, trayLayout } from "./layout.js";
import { GAME, heldBuilding, heldTile, hexOf, pointOf, tableOf } from "./lookup.js";
import { neighbours, PARTS } from "./parts.js";
import { SEAL } from "./seals.js";
import { sideBounds, sideItems } from "./side.js";
import { trayItems } from "./tray.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("../../bridge/protocol.js").Space} Space */
/** @typedef {import("./lookup.js").Table} Table */

export { contents } from "./contents.js";
export { ghost } from "./ghost.js";
export { control, illustrate } from "./illustrations.js";
export { sign } from "./signs.js";
export { sounds } from "./sounds.js";
export { plan };

const HEX = { shape: /** @type {const} */ ("hex"), width: RADIUS * Math.sqrt(3), height: RADIUS * 2 };

/**
 * @param {View} view
 * @param {Context} context
 * @returns {import("../../table/types.js").Scene}
 */
export function scene(view, context) {
  const table = tableOf(view, context);
  const tray = trayLayout(context.plan.bands);
  // The border stays where it is while places for a tile are shown over it.
  const land = extent(view.spaces.filter((space) => space.kind !== "centre"));
  const whole = extent(view.spaces);
  // On a small screen the land needs the room that the border would take.
  const isFramed = context.plan.bands === 1;
  const frame = isFramed ? [meander(land, context.theme)] : [];
  const items = [...frame, ...boardItems(table), ...trayItems(table, tray), ...sideItems(table)];
  return {
    items: inParts(items, PARTS, context.shown),
    bounds: { board: isFramed ? union(grown(land, BAND), whole) : whole, tray: tray.bounds, side: sideBounds(context) },
    held: heldTile(view)?.id ?? heldBuilding(view)?.id ?? null,
    grid: "hex",
  };
}

/** @param {Table} table @returns {Item[]} */
function boardItems(table) {
  const { view, pieces, spaces } = table;
  const standing = new Map((pieces.get("building") ?? []).map((piece) => [piece.slot, piece]));
  const besideOf = neighbours(table);
  /** @type {Item[]} */
  const items = [];
  for (const tile of pieces.get("tile") ?? []) {
    const space = spaces.get(tile.slot);
    if (space?.kind !== "hex") continue;
    const at = { area: /** @type {const} */ ("board"), ...pointOf(space), silent: true, ...HEX };
    items.push({ id: `${tile.id} base`, ...at, picture: tileBasePicture(), z: -1 });
    items.push({ id: tile.id, ...at, picture: tileEdgePicture(), z: 0.5 });
  }
  for (const space of view.spaces) {
    const item = spaceItem(space, standing.get(space.id));
    const beside = space.kind === "hex" ? besideOf(space) : null;
    if (item) items.push(beside ? { ...item, beside } : item);
  }
  for (const building of pieces.get("building") ?? []) {
    const space = spaces.get(building.slot);
    if (space?.kind === "hex") items.push(buildingItem(table, building, space));
  }
  return items;
}

/**
 * A hex; its label names the building on it too, so that a screen reader has one stop for both.
 * @param {Space} space
 * @param {Piece | undefined} building
 * @returns {Item | null}
 */
function spaceItem(space, building) {
  const hex = hexOf(space);
  if (hex === null) return null;
  const [q, r] = hex;
  const face = space.kind === "hex" ? (space.face ?? "blank") : (space.face ?? "");
  const name = nameOf(GAME, { ...space, face });
  const at = `${q}, ${r}`.replaceAll("-", "−");
  return {
    id: space.id,
    area: "board",
    ...HEX,
    ...pointOf(space),
    picture: hexLook(space, q, r),
    z: space.kind === "centre" ? 0.6 : 0,
    isPlace: space.kind === "hex",
    label: building ? [nameOf(GAME, building), name] : [name],
    where: { key: "attika-where", args: { at } },
    ...(building ? { lies: { what: nameOf(GAME, building), where: `(${at})` } } : {}),
    ...(space.kind === "shrine" ? { lies: { what: name, where: `(${at})` } } : {}),
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
 * @param {Table} table
 * @param {Piece} building
 * @param {Space} space where it stands
 * @returns {Item}
 */
function buildingItem({ context }, building, space) {
  return {
    id: building.id,
    area: "board",
    shape: "circle",
    ...pointOf(space),
    width: SEAL,
    height: SEAL,
    picture: sealPicture(building.face ?? "", seatLook(context.players, building.owner ?? 0), "standing"),
    z: 2,
    ...(building.attributes?.is_ghost ? { alpha: 0.72 } : {}),
    target: building.slot,
    last: building.attributes?.is_last === true,
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

/**
 * What the board's camera must show: the land, and room for a tile where one may be laid.
 * @param {readonly Space[]} spaces
 * @returns {Box}
 */
function extent(spaces) {
  const hexes = spaces.filter((space) => hexOf(space) !== null);
  if (hexes.length === 0) return { x: -100, y: -100, width: 200, height: 200 };
  const boxes = hexes.map((space) => {
    const reach = (space.kind === "centre" ? 2.6 : 1) * RADIUS;
    const { x, y } = pointOf(space);
    return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  });
  const x = Math.min(...boxes.map((box) => box.left));
  const y = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x: x - 14, y: y - 14, width: right - x + 28, height: bottom - y + 30 };
}
