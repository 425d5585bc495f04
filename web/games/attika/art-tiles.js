// The pictures of landscape tiles: seven hexes each, with a line around them.

import { hexCorners, outline } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { hexPicture, SLIP } from "./art.js";
import { hexPoint, RADIUS, tileHexes } from "./layout.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */

/**
 * The line around a tile's seven hexes: edges that two of them share are left out.
 * @param {number} grow outward, in units
 */
function tileOutline(grow) {
  const hexes = tileHexes(0, 0, 0).map(([q, r]) => hexPoint(q, r));
  const edges = new Map();
  for (const { x, y } of hexes) {
    const corners = hexCorners(x, y, RADIUS);
    for (const [at, from] of corners.entries()) {
      const to = /** @type {[number, number]} */ (corners[(at + 1) % 6]);
      const key = (/** @type {[number, number]} */ p) => `${Math.round(p[0])},${Math.round(p[1])}`;
      if (edges.has(`${key(to)} ${key(from)}`)) edges.delete(`${key(to)} ${key(from)}`);
      else edges.set(`${key(from)} ${key(to)}`, { from, to, start: key(from), end: key(to) });
    }
  }
  const byStart = new Map([...edges.values()].map((edge) => [edge.start, edge]));
  let edge = /** @type {any} */ ([...byStart.values()][0]);
  /** @type {[number, number][]} */
  const corners = [];
  while (corners.length < byStart.size) {
    const length = Math.hypot(edge.from[0], edge.from[1]);
    const factor = (length + grow) / length;
    corners.push([edge.from[0] * factor, edge.from[1] * factor]);
    edge = byStart.get(edge.end);
  }
  return outline(corners);
}
const TILE_LINE = tileOutline(0);
const TILE_WIDTH = RADIUS * Math.sqrt(3) * 3 + 24;
const TILE_HEIGHT = RADIUS * 5 + 24;

/** A tile's shadow and edge, under its hexes. @returns {Picture} */
function drawTileBase() {
  const rim = tileOutline(3);
  return {
    key: "tile base",
    width: TILE_WIDTH + 16,
    height: TILE_HEIGHT + 24,
    parts: [
      { d: rim, fill: "#000000", alpha: 0.1, x: 2, y: 9 },
      { d: rim, fill: "#000000", alpha: 0.16, x: 1, y: 5 },
      { d: rim, fill: "#7A3B1C", stroke: SLIP, line: 3 },
    ],
  };
}

/** The line around a tile, above its hexes. @returns {Picture} */
function drawTileEdge() {
  return {
    key: "tile edge",
    width: TILE_WIDTH,
    height: TILE_HEIGHT,
    parts: [{ d: TILE_LINE, stroke: SLIP, line: 2.6 }],
  };
}

/**
 * A whole tile in one picture: turned up, in the pool's list, as a ghost.
 * @param {string} name
 * @param {readonly (string | undefined)[]} faces
 * @param {number} turn
 * @param {boolean} ghost
 * @returns {Picture}
 */
function drawTile(name, faces, turn, ghost) {
  /** @type {Part[]} */
  const parts = ghost ? [] : [{ d: TILE_LINE, fill: "#000000", alpha: 0.25, y: 6 }];
  for (const [at, [q, r]] of tileHexes(0, 0, turn).entries()) {
    const { x, y } = hexPoint(q, r);
    for (const part of hexPicture(faces[at], at).parts) parts.push({ ...part, x, y });
  }
  parts.push({ d: TILE_LINE, stroke: SLIP, line: 4 });
  if (ghost) parts.push({ d: TILE_LINE, stroke: "#FFFFFF", line: 3, dash: [12, 10] });
  return { key: `tile ${name} ${turn} ${ghost}`, width: TILE_WIDTH, height: TILE_HEIGHT + 8, parts };
}

/** Where an expansion's centre may lie: a faint hex. @returns {Picture} */
function drawCentre() {
  return {
    key: "centre",
    width: RADIUS * 1.8,
    height: RADIUS * 2.04,
    parts: [
      { d: outline(hexCorners(0, 0, RADIUS - 6)), fill: "#C8693A", alpha: 0.16 },
      { d: "M-9 0H9M0 -9V9", stroke: "#A5673F", line: 3.4 },
    ],
  };
}

export const tileBasePicture = memoize(drawTileBase);
export const tileEdgePicture = memoize(drawTileEdge);
export const tilePicture = memoize(drawTile);
export const centrePicture = memoize(drawCentre);
