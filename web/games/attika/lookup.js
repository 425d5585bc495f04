// Finds things in the view and in the game's tables.

import { hexPoint } from "./layout.js";

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("../../bridge/protocol.js").Space} Space */

/** @typedef {{ key: string, group: string, count: number, after: string | null }} Building */

/**
 * @typedef {object} Content what py/ludoteca/games/attika/reference.py sends
 * @property {string[]} landscapes
 * @property {Building[]} buildings
 * @property {Record<string, (string | null)[]>} tiles the landscapes of each tile, its centre first
 */

/**
 * @typedef {object} Table the view and the context of a scene, with the pieces by kind and the spaces by id
 * @property {View} view
 * @property {Context} context
 * @property {Map<string, Piece[]>} pieces
 * @property {Map<string, Space>} spaces
 */

export const GAME = "attika";

/**
 * @param {View} view
 * @param {Context} context
 * @returns {Table}
 */
export function tableOf(view, context) {
  /** @type {Map<string, Piece[]>} */
  const pieces = new Map();
  for (const piece of view.pieces) pieces.set(piece.kind, [...(pieces.get(piece.kind) ?? []), piece]);
  return { view, context, pieces, spaces: new Map(view.spaces.map((space) => [space.id, space])) };
}

/** The building that is being placed. @param {View} view */
export function heldBuilding(view) {
  return view.pieces.find((piece) => piece.kind === "building" && piece.attributes?.is_held);
}

/** The tile that is being laid. @param {View} view */
export function heldTile(view) {
  return view.pieces.find((piece) => piece.kind === "tile" && piece.attributes?.is_held);
}

/**
 * The coordinates of a hex, a shrine or a place for a tile; null for a space that is not on the land.
 * @param {Space | undefined} space
 * @returns {[number, number] | null}
 */
export function hexOf(space) {
  const at = space?.attributes?.at;
  return Array.isArray(at) ? [at[0] ?? 0, at[1] ?? 0] : null;
}

/** Where a space of the land lies. @param {Space | undefined} space @returns {Point} */
export function pointOf(space) {
  return hexPoint(...(hexOf(space) ?? [0, 0]));
}

/** @param {Context} context @returns {Content | null} null until the tables are there */
function contentOf({ content }) {
  return content ?? null;
}

/** @param {Context} context @returns {string[]} */
export function landscapesOf(context) {
  return contentOf(context)?.landscapes ?? [];
}

/**
 * @param {Context} context
 * @param {string | undefined} tile
 * @returns {(string | undefined)[]} the landscapes of a tile, centre first; undefined where a hex shows none
 */
export function facesOf(context, tile) {
  return (contentOf(context)?.tiles[tile ?? ""] ?? []).map((face) => face ?? undefined);
}

/**
 * The arrows of a group, each from a slot to one that it makes free. Slots are named `type:n`; a type that follows
 * itself is a chain.
 * @param {Context} context
 * @param {string} group
 * @returns {[string, string][]}
 */
export function arrowsOf(context, group) {
  const members = contentOf(context)?.buildings.filter((building) => building.group === group) ?? [];
  return members.flatMap(({ key, after, count }) => {
    if (after === null) return [];
    const numbers = Array.from({ length: count }, (_, number) => number);
    /** @type {[string, string][]} */
    const arrows =
      after === key
        ? numbers.slice(1).map((number) => [`${key}:${number - 1}`, `${key}:${number}`])
        : numbers.map((number) => [`${after}:0`, `${key}:${number}`]);
    return arrows;
  });
}
