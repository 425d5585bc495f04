// The marks over the items: what may be picked, is picked, is refused, was done last or is pointed at by a hint.

import { hexCorners } from "./geometry.js";

/** @typedef {import("./types.js").Item} Item */

/**
 * @typedef {object} Marks Which items have which mark, by id.
 * @property {ReadonlySet<string>} lit may be picked
 * @property {ReadonlySet<string>} others may be picked instead of what was picked before
 * @property {ReadonlySet<string>} picked
 * @property {ReadonlySet<string>} refused may not be picked, for a reason
 * @property {ReadonlySet<string>} dimmed drawn darker than what may be picked
 * @property {ReadonlyMap<string, string>} badges a short text on what may be picked
 * @property {ReadonlySet<string>} pointed what a hint is about
 * @property {ReadonlySet<string>} glowing where something happened that is being told
 * @property {string | null} focus under the pointer or the keyboard's focus
 * @property {"light" | "dark"} theme
 * @property {number} text how much larger the settings want texts
 */

/** @typedef {CanvasRenderingContext2D} Brush */

/** @type {Marks} */
export const NO_MARKS = {
  lit: new Set(),
  others: new Set(),
  picked: new Set(),
  refused: new Set(),
  dimmed: new Set(),
  badges: new Map(),
  pointed: new Set(),
  glowing: new Set(),
  focus: null,
  theme: "light",
  text: 1,
};

const ACCENT = { light: "#0B6E6E", dark: "#4FC3B5" };
const GOLD = "#E3B341";
const INK = "#231A16";
const PAPER = "#FFFBF2";
const NIGHT = "#14231F";

/**
 * @param {Brush} brush
 * @param {Item} item
 * @param {number} inset in the area's units; negative is outside
 */
function trace(brush, item, inset) {
  brush.beginPath();
  if (item.shape === "circle") brush.arc(item.x, item.y, Math.max(1, item.width / 2 - inset), 0, 2 * Math.PI);
  else if (item.shape === "rect") {
    const [width, height] = [item.width - 2 * inset, item.height - 2 * inset];
    brush.roundRect(item.x - width / 2, item.y - height / 2, width, height, 6);
  } else {
    for (const [x, y] of hexCorners(item.x, item.y, item.height / 2 - inset * 1.1547)) brush.lineTo(x, y);
    brush.closePath();
  }
}

/**
 * A ring in two tones, so that it is seen on a light and on a dark ground.
 * @param {Brush} brush
 * @param {Item} item
 * @param {string} colour
 * @param {number} width in units
 * @param {number} inset
 */
function ring(brush, item, colour, width, inset) {
  brush.lineJoin = "round";
  trace(brush, item, inset);
  brush.strokeStyle = PAPER;
  brush.lineWidth = width * 1.7;
  brush.stroke();
  trace(brush, item, inset);
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}

/**
 * The width of a ring, thinner on small items.
 * @param {Item} item
 * @param {number} pixels
 * @param {number} pixel the size of a pixel, in units
 */
const widthOf = (item, pixels, pixel) => Math.min(pixels * pixel, item.width * 0.02 * pixels);

/**
 * How far inside of its item a ring runs: inside on a grid, whose neighbours are near; outside of other items.
 * @param {Item} item
 * @param {number} pixel the size of a pixel, in units
 */
const insetOf = (item, pixel) =>
  item.shape === "hex" || item.isTight
    ? Math.min(4 * pixel, item.width * 0.07)
    : -Math.min(2.5 * pixel, item.width * 0.06);

/**
 * A dotted ring around what may be picked instead.
 * @param {Brush} brush
 * @param {Item} item
 * @param {"light" | "dark"} theme
 * @param {number} pixel
 */
function thinRing(brush, item, theme, pixel) {
  const width = widthOf(item, 2, pixel);
  trace(brush, item, insetOf(item, pixel));
  brush.setLineDash([2 * width, 2 * width]);
  brush.strokeStyle = ACCENT[theme];
  brush.lineWidth = width;
  brush.stroke();
  brush.setLineDash([]);
}

/**
 * @param {Brush} brush
 * @param {readonly Item[]} items
 * @param {Marks} marks
 * @param {number} scale
 */
export function drawRings(brush, items, marks, scale) {
  const pixel = 1 / scale;
  brush.save();
  for (const item of items) {
    if (marks.picked.has(item.id)) continue;
    if (marks.lit.has(item.id)) ring(brush, item, ACCENT[marks.theme], widthOf(item, 3, pixel), insetOf(item, pixel));
    else if (marks.others.has(item.id)) thinRing(brush, item, marks.theme, pixel);
  }
  brush.restore();
}

/**
 * @param {Brush} brush
 * @param {readonly Item[]} items
 * @param {Marks} marks
 * @param {number} scale
 * @param {number} [strength] of the glow, 0 to 1
 */
export function drawMarks(brush, items, marks, scale, strength = 1) {
  const pixel = 1 / scale;
  brush.save();
  for (const item of items) {
    if (marks.dimmed.has(item.id)) dim(brush, item);
    if (marks.refused.has(item.id)) hatch(brush, item, pixel);
    if (item.last) ring(brush, item, GOLD, widthOf(item, 2, pixel), insetOf(item, pixel));
    if (marks.glowing.has(item.id)) glow(brush, item, pixel, strength);
    if (marks.pointed.has(item.id)) hintRing(brush, item, pixel);
    if (marks.picked.has(item.id))
      ring(brush, item, ACCENT[marks.theme], widthOf(item, 4.5, pixel), insetOf(item, pixel));
    if (marks.focus === item.id && !item.silent) focusRing(brush, item, pixel);
  }
  brush.restore();
}

/**
 * A light line between two dark ones, outside of the ring of what may be picked: on any ground one of the two is seen.
 * @param {Brush} brush
 * @param {Item} item
 * @param {number} pixel
 */
function focusRing(brush, item, pixel) {
  trace(brush, item, insetOf(item, pixel) - 3 * pixel);
  brush.setLineDash([]);
  brush.lineJoin = "round";
  brush.strokeStyle = INK;
  brush.lineWidth = 7 * pixel;
  brush.stroke();
  brush.strokeStyle = PAPER;
  brush.lineWidth = 3 * pixel;
  brush.stroke();
}

/** How often a glow comes and goes before it stays. */
const PULSES = 3;

/** The strength of a glow that comes and goes and then stays. @param {number} part of the time, 0 to 1 */
export const glowAt = (part) => 1 - 0.75 * Math.sin(Math.PI * PULSES * part) ** 2;

/**
 * A golden light around the item, and a ring.
 * @param {Brush} brush
 * @param {Item} item
 * @param {number} pixel
 * @param {number} strength
 */
function glow(brush, item, pixel, strength) {
  brush.save();
  brush.globalAlpha = strength;
  trace(brush, item, insetOf(item, pixel));
  brush.fillStyle = "rgb(255 214 102 / 34%)";
  brush.fill();
  // Shadows are measured in device pixels, whatever the camera does.
  brush.shadowColor = "#FFD666";
  brush.shadowBlur = 22;
  brush.lineJoin = "round";
  brush.strokeStyle = GOLD;
  brush.lineWidth = Math.min(5 * pixel, item.width * 0.12);
  brush.stroke();
  ring(brush, item, GOLD, widthOf(item, 3, pixel), insetOf(item, pixel));
  brush.restore();
}

/**
 * A broad golden ring with a dark edge, which differs clearly from the rings of what may be picked.
 * @param {Brush} brush
 * @param {Item} item
 * @param {number} pixel
 */
function hintRing(brush, item, pixel) {
  const width = Math.min(7 * pixel, item.width * 0.16);
  trace(brush, item, insetOf(item, pixel));
  brush.lineJoin = "round";
  brush.strokeStyle = INK;
  brush.lineWidth = width + 3 * pixel;
  brush.stroke();
  brush.strokeStyle = GOLD;
  brush.lineWidth = width;
  brush.stroke();
}

/** @param {Brush} brush @param {Item} item */
function dim(brush, item) {
  trace(brush, item, 0);
  brush.save();
  brush.globalAlpha = 0.42;
  brush.fillStyle = NIGHT;
  brush.fill();
  brush.restore();
}

/**
 * @param {Brush} brush
 * @param {Item} item
 * @param {number} pixel
 */
function hatch(brush, item, pixel) {
  brush.save();
  trace(brush, item, 3 * pixel);
  brush.clip();
  brush.globalAlpha = item.isTight ? 0.14 : 0.4;
  brush.strokeStyle = INK;
  brush.lineWidth = 1.5 * pixel;
  brush.beginPath();
  const reach = Math.max(item.width, item.height);
  for (let along = -reach; along < reach; along += 9 * pixel) {
    brush.moveTo(item.x + along - reach / 2, item.y + reach / 2);
    brush.lineTo(item.x + along + reach / 2, item.y - reach / 2);
  }
  brush.stroke();
  brush.restore();
}

/**
 * @param {Brush} brush
 * @param {readonly Item[]} items
 * @param {Marks} marks
 * @param {number} scale
 */
export function drawBadges(brush, items, marks, scale) {
  const pixel = 1 / scale;
  brush.save();
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  for (const item of items) {
    const badge = marks.badges.get(item.id);
    if (badge === undefined || item.priced || !marks.lit.has(item.id)) continue;
    // The type is at least 12 px high, and the badge no larger than its item.
    const most = item.badge ? Number.POSITIVE_INFINITY : item.height * 0.42;
    const size = Math.min(Math.max(12 * pixel, item.badge ? 0 : item.height * 0.17) * marks.text, most);
    const { x: right, y: down } = item.badge ?? { x: 0, y: item.height * 0.27 };
    const [x, y] = [item.x + right, item.y + down];
    const width = Math.max(size * 1.5, size * (0.8 + 0.55 * badge.length));
    brush.beginPath();
    brush.roundRect(x - width / 2, y - size * 0.75, width, size * 1.5, size * 0.75);
    brush.fillStyle = badge === "0" ? "#2E6B3E" : PAPER;
    brush.fill();
    brush.strokeStyle = badge === "0" ? PAPER : INK;
    brush.lineWidth = 1.5 * pixel;
    brush.stroke();
    brush.fillStyle = badge === "0" ? "#FFFFFF" : INK;
    brush.font = `700 ${size}px "Atkinson Hyperlegible Next", system-ui, sans-serif`;
    brush.fillText(badge, x, y + size * 0.06);
  }
  brush.restore();
}
