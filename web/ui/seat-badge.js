// The badge of a seat: its colour and its glyph, as on the pieces.

import { seatLook } from "../table/seat-colours.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} colour
 * @param {number} [seat] whose place in the palette counts if the colour is unknown
 */
export function badge(colour, seat = 0) {
  const players = [];
  players[seat] = { colour };
  const look = seatLook(players, seat);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-20 -20 40 40");
  svg.setAttribute("class", "badge");
  svg.setAttribute("aria-hidden", "true");
  svg.append(
    shape("circle", { r: "18", fill: "#231A16" }),
    shape("circle", { r: "16.5", fill: "#EFE0C2" }),
    shape("circle", { r: "14.5", fill: look.deep }),
    shape("path", { d: look.glyph, fill: look.ink, transform: "scale(0.95)" }),
  );
  return svg;
}

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 */
function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
