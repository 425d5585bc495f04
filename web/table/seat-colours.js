// The colours of the seats, which colour-blind people can tell apart, each with its own glyph.

import { circle } from "./geometry.js";

/** @typedef {{ fill: string, deep: string, ink: string, glyph: string, sign: string }} SeatLook */

const SLIP = "#231A16";
const CREAM = "#EFE0C2";

/** Glyphs as paths in a square of 20 around the origin. */
export const GLYPHS = {
  circle: circle(0, 0, 7.5),
  triangle: "M0 -8.5L9 7.5L-9 7.5Z",
  square: "M-7 -7H7V7H-7Z",
  diamond: "M0 -9.5L9.5 0L0 9.5L-9.5 0Z",
  cross: "M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
  star: "M0 -10L2.6 -3.6L9.5 -3.1L4.2 1.4L5.9 8.1L0 4.4L-5.9 8.1L-4.2 1.4L-9.5 -3.1L-2.6 -3.6Z",
};

/** @type {Record<string, SeatLook>} `deep` is the darker end of the same gradient */
const LOOKS = {
  black: { fill: "#3A332F", deep: "#151110", ink: CREAM, glyph: GLYPHS.circle, sign: "●" },
  sky: { fill: "#7CC8F2", deep: "#56B4E9", ink: SLIP, glyph: GLYPHS.triangle, sign: "▲" },
  yellow: { fill: "#F6EE7A", deep: "#E6D52F", ink: SLIP, glyph: GLYPHS.square, sign: "■" },
  blue: { fill: "#1F86C4", deep: "#00609A", ink: CREAM, glyph: GLYPHS.diamond, sign: "◆" },
  vermilion: { fill: "#EC7A24", deep: "#D55E00", ink: SLIP, glyph: GLYPHS.cross, sign: "✚" },
  purple: { fill: "#DB93B9", deep: "#CC79A7", ink: SLIP, glyph: GLYPHS.star, sign: "★" },
};
const ORDER = ["black", "sky", "yellow", "blue", "vermilion", "purple"];

/** @param {string} colour */
const plain = (colour) => colour.toLowerCase().replace("reddish-", "").replace("reddish ", "");

/**
 * @param {readonly { colour: string }[]} players
 * @param {number} seat
 * @returns {SeatLook}
 */
export function seatLook(players, seat) {
  const named = LOOKS[plain(players[seat]?.colour ?? "")];
  return named ?? /** @type {SeatLook} */ (LOOKS[ORDER[seat % ORDER.length] ?? "black"]);
}
