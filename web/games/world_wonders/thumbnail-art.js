// The picture of a small city: pieces as flat shapes, because it is drawn again after each purchase.

import { circle } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { at, mapFrame } from "./map-art.js";
import { MODELS } from "./monument-art.js";
import { GOLD, INK, TYPES } from "./palette.js";
import { middle } from "./piece-art.js";
import { CELL, extent, outline } from "./polyform.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("./polyform.js").Cell} Cell */

/** @typedef {{ kind: string, face: string, cells: readonly Cell[], isLast: boolean }} Small what lies somewhere */

/**
 * @param {Small} small
 * @returns {Part[]}
 */
function buildingParts({ face, cells, isLast }) {
  const look = TYPES[face];
  if (!look) return [];
  const d = outline(cells, { inset: 3 });
  const [x, y] = cells[Math.floor(cells.length / 2)] ?? [0, 0];
  return [
    { d, fill: look.roof, stroke: isLast ? GOLD : INK, line: isLast ? 9 : 5 },
    { words: look.letter, size: 60, fill: look.ink, x: (x + 0.5) * CELL, y: (y + 0.5) * CELL + 2 },
  ];
}

/**
 * @param {Small} small
 * @returns {Part[]}
 */
function standingParts({ kind, face, cells }) {
  const { x: dx, y: dy } = middle(cells);
  const [x, y] = [dx + CELL / 2, dy + CELL / 2];
  if (kind === "tower") return [{ d: circle(0, 0, 22), fill: "#B4572D", stroke: INK, line: 5, x, y }];
  const { width, height } = extent(cells);
  return (MODELS[face]?.(width * CELL, height * CELL) ?? []).map((part) => at(part, x, y));
}

/**
 * @param {readonly string[]} rows of the map
 * @param {readonly Small[]} laid
 * @returns {Picture}
 */
function drawMiniature(rows, laid) {
  const { x, y, width, height } = mapFrame(rows);
  const roads = laid.filter(({ kind }) => kind === "road").flatMap(({ cells }) => cells);
  const standing = laid
    .filter(({ kind }) => kind === "tower" || kind === "wonder")
    .toSorted((a, b) => extent(a.cells).y - extent(b.cells).y);
  const parts = [
    ...(roads.length > 0 ? [{ d: outline(roads, { inset: 2 }), fill: "#EDE4D0", stroke: "#6F6048", line: 4 }] : []),
    ...laid.filter(({ kind }) => kind === "tile").flatMap(buildingParts),
    ...standing.flatMap(standingParts),
  ];
  return {
    key: `miniature ${rows.length} ${JSON.stringify(laid)}`,
    width,
    height,
    parts: parts.map((part) => at(part, x, y)),
  };
}
export const miniaturePicture = memoize(drawMiniature);
