// Draws meeples, disks and the First Player marker. The middle shows which side is up; the rim and a glyph show the
// owner.

import { circle } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { seatLook } from "../../table/seat-colours.js";
import { drawing, HALF_MEEPLE, MEEPLE } from "./drawings.js";
import { coin, DARK, INK, LIGHT } from "./symbols.js";

/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/seat-colours.js").SeatLook} SeatLook */

/** How the automaton's meeples look: grey, with a cog. */
export const AUTOMATON = { fill: "#A7B0B5", deep: "#7C878D", ink: INK, glyph: "", sign: "⚙" };

/** The width of a meeple's picture, its rim included. */
export const MEEPLE_SIZE = 52;

/** The owner's glyph on a disc at the foot. @param {SeatLook} look @param {number} x @param {number} y @param {number} radius @returns {Part[]} */
export function glyphDisc(look, x, y, radius) {
  const disc = [
    { d: circle(0, 0, radius), x, y, fill: INK },
    { d: circle(0, 0, radius - 1.1), x, y, fill: "#FFFDF6" },
    { d: circle(0, 0, radius - 2), x, y, fill: look.deep },
  ];
  if (look.glyph === "") return [...disc, { icon: "cog", size: radius * 1.5, x, y, fill: look.ink }];
  return [...disc, { d: look.glyph, x, y, scale: radius / 15, fill: look.ink }];
}

/**
 * @param {number} turn
 * @param {SeatLook} look
 * @param {number} scale
 * @returns {Part[]} the rim in the owner's colour between a dark and a cream line
 */
function rim(turn, look, scale) {
  return [
    { d: MEEPLE, y: 2.5, turn, scale, fill: "#000000", stroke: "#000000", line: 9, alpha: 0.22 },
    { d: MEEPLE, turn, scale, fill: INK, stroke: INK, line: 10 },
    { d: MEEPLE, turn, scale, fill: look.deep, stroke: "#FFFDF6", line: 8 },
    { d: MEEPLE, turn, scale, fill: look.deep, stroke: look.deep, line: 6 },
  ];
}

/**
 * @param {string} face black, white, side, standing
 * @param {SeatLook} look
 * @returns {Picture}
 */
function drawMeeple(face, look) {
  const turn = face === "side" ? -90 : 0;
  const fill = face === "black" ? DARK : LIGHT;
  /** @type {Part[]} */
  const parts = [];
  if (face === "standing")
    parts.push({ d: "M-19 0A19 6 0 1 0 19 0A19 6 0 1 0 -19 0Z", y: 19, fill: "#000000", alpha: 0.3 });
  parts.push(...rim(turn, look, 0.92));
  parts.push({ d: MEEPLE, turn, scale: 0.92, fill, stroke: INK, line: 0.8 });
  if (face === "side" || face === "standing") parts.push({ d: HALF_MEEPLE, turn, scale: 0.92, fill: DARK });
  if (face === "black") parts.push({ icon: "fedora", size: 21, y: 0, fill: "#F3E4BC" });
  if (face === "white") parts.push({ icon: "trowel", size: 20, y: 1, fill: "#6B4A22" });
  if (face === "standing") parts.push(...coin(-15, -15, 9));
  parts.push(...glyphDisc(look, 13, 14, 9.5));
  return { key: `meeple ${face} ${look.sign}`, width: MEEPLE_SIZE, height: MEEPLE_SIZE, parts };
}

/**
 * The Character: all in the player's colour, larger than the team.
 * @param {string} face flat, side, standing
 * @param {SeatLook} look
 * @returns {Picture}
 */
function drawCharacter(face, look) {
  const turn = face === "side" ? -90 : 0;
  /** @type {Part[]} */
  const parts = [];
  if (face === "standing")
    parts.push({ d: "M-22 0A22 6 0 1 0 22 0A22 6 0 1 0 -22 0Z", y: 21, fill: "#000000", alpha: 0.3 });
  parts.push({ d: MEEPLE, y: 3, turn, scale: 1.12, fill: "#000000", stroke: "#000000", line: 5, alpha: 0.22 });
  parts.push({ d: MEEPLE, turn, scale: 1.12, fill: INK, stroke: INK, line: 5.4 });
  parts.push({ d: MEEPLE, turn, scale: 1.12, fill: look.deep, stroke: "#FFFDF6", line: 3 });
  parts.push({ d: MEEPLE, turn, scale: 1.12, fill: [look.fill, look.deep] });
  parts.push({ ...drawing("fedora", 25, { fill: look.ink, y: face === "side" ? 0 : -13 }) });
  parts.push({ d: look.glyph, y: face === "side" ? 0 : 5, x: face === "side" ? 4 : 0, scale: 0.95, fill: look.ink });
  if (face === "standing") parts.push(...coin(-17, -17, 9));
  return { key: `character ${face} ${look.sign}`, width: MEEPLE_SIZE + 4, height: MEEPLE_SIZE + 4, parts };
}

/** A player's disk on the Discovery track. @param {SeatLook} look @returns {Picture} */
function drawDisk(look) {
  return {
    key: `disk ${look.sign}`,
    width: 28,
    height: 30,
    parts: [
      { d: circle(0, 2, 12.5), fill: "#000000", alpha: 0.3 },
      { d: circle(0, 0, 12.5), fill: INK },
      { d: circle(0, 0, 11.4), fill: "#FFFDF6" },
      { d: circle(0, 0, 10), fill: [look.fill, look.deep] },
      { d: look.glyph, scale: 0.68, fill: look.ink },
    ],
  };
}

/** The First Player marker. @param {number} size @returns {Picture} */
function drawMarker(size) {
  return {
    key: `marker ${size}`,
    width: 40,
    height: 40,
    scale: size / 40,
    parts: [
      { d: circle(0, 2, 18), fill: "#000000", alpha: 0.25 },
      { d: circle(0, 0, 18), fill: INK },
      { d: circle(0, 0, 16.8), fill: "#F3D98B" },
      { d: circle(0, 0, 15), fill: "#FFF6DC" },
      drawing("quetzal", 28, { fill: "#0B7A5A" }),
      drawing("breast", 28, { fill: "#B3312C" }),
    ],
  };
}

export const meeplePicture = memoize(drawMeeple);
export const characterPicture = memoize(drawCharacter);
export const diskPicture = memoize(drawDisk);
export const markerPicture = memoize(drawMarker);

/**
 * A meeple as a thing on the board.
 * @param {Piece} piece
 * @param {Context} context
 * @param {Point} point
 * @param {number} size
 * @returns {Item}
 */
export function meepleItem(piece, context, point, size) {
  const look = piece.owner === undefined ? AUTOMATON : seatLook(context.players, piece.owner);
  const draw = piece.kind === "character" ? characterPicture : meeplePicture;
  return {
    id: piece.id,
    area: "board",
    shape: "circle",
    ...point,
    width: size * 0.9,
    height: size * 0.9,
    picture: { ...draw(piece.face ?? "", look), scale: size / MEEPLE_SIZE },
    z: 2,
  };
}
