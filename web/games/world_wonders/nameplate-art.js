// The picture of the plate below a small city: its owner, gold left, points.

import { circle, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { PANEL } from "./palette.js";
import { coin, loanParts, ring } from "./track-art.js";

/** @typedef {import("../../table/types.js").Picture} Picture */

/**
 * @param {import("../../table/seat-colours.js").SeatLook} look
 * @param {number} gold
 * @param {number} points
 * @param {number} owed points that a loan costs at the end; 0 without one
 * @param {number} out for this round
 * @param {number} width
 * @param {number} height
 * @param {import("./palette.js").Theme} theme
 * @returns {Picture}
 */
function drawPlate(look, gold, points, owed, out, width, height, theme) {
  const { paper, line, ink } = PANEL[theme];
  const left = -width / 2;
  return {
    key: `plate ${look.sign} ${gold} ${points} ${owed} ${out} ${width} ${height} ${theme}`,
    width: width + 4,
    height: height + 40,
    parts: [
      { d: rounded(width, height, 6), fill: paper, stroke: line, line: 1.2 },
      { d: circle(0, 0, 9), fill: look.deep, stroke: "#FFF8E6", line: 1.3, x: left + 13, y: 0 },
      { d: look.glyph, scale: 0.52, fill: look.ink, x: left + 13, y: 0 },
      ...(out ? [{ d: "M-8 8L8 -8", stroke: "#9A3412", line: 2.6, x: left + 13, y: 0 }] : []),
      ...coin(left + 33, 0, 8),
      { words: String(gold), size: 14, fill: ink, x: left + 47, y: 1 },
      ...ring(width / 2 - 28, 0, 8.5, 0).slice(0, 2),
      { words: String(points), size: 14, fill: ink, x: width / 2 - 11, y: 1 },
      ...(owed ? loanParts(left + 13, -height / 2 - 9, 0.55, owed) : []),
    ],
  };
}
export const platePicture = memoize(drawPlate);
