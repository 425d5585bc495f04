// The border around the land: a meander, as around the picture on a vase.

import { rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */

/** How broad the band is, with its lines. */
export const BAND = 30;
const KEY = 20;

/**
 * Keys in a row along a side of the given length, open towards the inside.
 * @param {number} length
 */
function keys(length) {
  const count = Math.max(1, Math.floor((length - 2 * BAND) / KEY));
  const step = (length - 2 * BAND) / count;
  const start = -length / 2 + BAND;
  const hooks = Array.from({ length: count }, (_, at) => {
    const x = start + at * step + step * 0.1;
    return `M${x} 8V-8H${x + step * 0.74}V3.4H${x + step * 0.36}V-2`;
  });
  return `M${start} 8H${-start}${hooks.join("")}`;
}

/**
 * @param {number} width of the land within
 * @param {number} height
 * @param {"light" | "dark"} theme
 * @returns {Picture}
 */
function drawMeander(width, height, theme) {
  const ink = theme === "dark" ? "#A8623A" : "#B4683E";
  const [w, h] = [width + 2 * BAND, height + 2 * BAND];
  /** @type {Part[]} */
  const parts = [
    { d: rounded(w - 2, h - 2, 4), fill: theme === "dark" ? "#262C28" : "#FBF4E2", alpha: 0.75 },
    { d: rounded(w - 4, h - 4, 3), stroke: ink, line: 2.4 },
    { d: rounded(w - 2 * BAND + 4, h - 2 * BAND + 4, 2), stroke: ink, line: 2 },
  ];
  const side = (
    /** @type {number} */ length,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ turn,
  ) => {
    parts.push({ d: keys(length), stroke: ink, line: 2.6, x, y, turn });
  };
  const [right, bottom] = [(w - BAND) / 2, (h - BAND) / 2];
  side(w, 0, -bottom, 0);
  side(h, right, 0, 90);
  side(w, 0, bottom, 180);
  side(h, -right, 0, 270);
  for (const [x, y] of [
    [-right, -bottom],
    [right, -bottom],
    [right, bottom],
    [-right, bottom],
  ]) {
    parts.push({ d: "M-9 -9H9V9H-9ZM-3.5 -3.5H3.5V3.5H-3.5Z", stroke: ink, line: 2.4, x: x ?? 0, y: y ?? 0 });
  }
  return { key: `meander ${width} ${height} ${theme}`, width: w, height: h, parts };
}

export const meanderPicture = memoize(drawMeander);
