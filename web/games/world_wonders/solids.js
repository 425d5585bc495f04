// Solid shapes for models, in oblique projection: the ground plan keeps its shape, height goes up and to the right.

import { INK, shade } from "./palette.js";
import { round } from "./polyform.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {readonly [number, number, number]} Corner x to the east, y to the south, z up; in units of the board */

const LEAN_X = 0.2;
const LEAN_Y = 0.74;
const LINE = 1.1;

/** @param {Corner} corner @returns {[number, number]} */
export const project = ([x, y, z]) => [round(x + z * LEAN_X), round(y - z * LEAN_Y)];

/**
 * @param {readonly Corner[]} corners
 * @param {string} fill
 * @param {number} [line]
 * @returns {Part}
 */
export function face(corners, fill, line = LINE) {
  const d = `M${corners.map((corner) => project(corner).join(" ")).join("L")}Z`;
  return line === 0 ? { d, fill } : { d, fill, stroke: INK, line };
}

/** @typedef {{ x: number, y: number, w: number, d: number, z?: number, h: number }} Block by its north-west corner */

/**
 * @param {Block} block
 * @param {string} colour
 * @param {string} [top]
 * @returns {Part[]}
 */
export function box({ x, y, w, d, z = 0, h }, colour, top = shade(colour, 0.22)) {
  const [e, s, t] = [x + w, y + d, z + h];
  return [
    face(
      [
        [x, y, z],
        [x, s, z],
        [x, s, t],
        [x, y, t],
      ],
      shade(colour, -0.08),
    ),
    face(
      [
        [x, s, z],
        [e, s, z],
        [e, s, t],
        [x, s, t],
      ],
      shade(colour, -0.28),
    ),
    face(
      [
        [x, y, t],
        [e, y, t],
        [e, s, t],
        [x, s, t],
      ],
      top,
    ),
  ];
}

/**
 * Four slopes that meet over the middle; with `flat`, they end there in a small square of that half width.
 * @param {Block} block
 * @param {string} colour
 * @param {number} [flat]
 * @returns {Part[]}
 */
export function pyramid({ x, y, w, d, z = 0, h }, colour, flat = 0) {
  const [e, s, t, cx, cy] = [x + w, y + d, z + h, x + w / 2, y + d / 2];
  /** @type {Corner[]} */
  const top = [
    [cx - flat, cy - flat, t],
    [cx + flat, cy - flat, t],
    [cx + flat, cy + flat, t],
    [cx - flat, cy + flat, t],
  ];
  const [nw, ne, se, sw] = /** @type {[Corner, Corner, Corner, Corner]} */ (top);
  const parts = [
    face([[x, y, z], [e, y, z], ne, nw], shade(colour, -0.02)),
    face([[e, y, z], [e, s, z], se, ne], shade(colour, -0.2)),
    face([[x, y, z], [x, s, z], sw, nw], shade(colour, 0.24)),
    face([[x, s, z], [e, s, z], se, sw], shade(colour, -0.1)),
  ];
  return flat > 0 ? [...parts, face(top, shade(colour, 0.3))] : parts;
}

/**
 * A roof with its ridge along the longer side.
 * @param {Block} block
 * @param {string} colour
 * @param {string} gable
 * @returns {Part[]}
 */
export function roof({ x, y, w, d, z = 0, h }, colour, gable) {
  const [e, s, t] = [x + w, y + d, z + h];
  const isWide = w >= d;
  // The ridge runs along the longer side; both of its ends, and the two low corners of each side.
  const [first, second] = isWide
    ? [at(x, y + d / 2, t), at(e, y + d / 2, t)]
    : [at(x + w / 2, y, t), at(x + w / 2, s, t)];
  const [nw, ne, se, sw] = [at(x, y, z), at(e, y, z), at(e, s, z), at(x, s, z)];
  return isWide
    ? [
        face([nw, ne, second, first], shade(colour, 0.16)),
        face([sw, se, second, first], shade(colour, -0.12)),
        face([nw, sw, first], gable),
      ]
    : [
        face([ne, se, second, first], shade(colour, -0.1)),
        face([nw, sw, second, first], shade(colour, 0.18)),
        face([sw, se, second], gable),
      ];
}

/** @type {(x: number, y: number, z: number) => Corner} */
const at = (x, y, z) => [x, y, z];

/** @typedef {{ x: number, y: number, rx: number, ry?: number, z?: number, h: number }} Round by its middle */

/**
 * @param {number} x
 * @param {number} y
 * @param {number} rx
 * @param {number} ry
 */
function ellipse(x, y, rx, ry) {
  return `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/**
 * @param {Round} drum
 * @param {string} colour
 * @param {string} [top]
 * @returns {Part[]}
 */
export function cylinder({ x, y, rx, ry = rx, z = 0, h }, colour, top = shade(colour, 0.22)) {
  const [[bx, by], [tx, ty]] = [project([x, y, z]), project([x, y, z + h])];
  // The two circles are joined at the ends of the diameter that is perpendicular to the projected height.
  const length = Math.hypot(LEAN_X, LEAN_Y);
  const [nx, ny] = [(LEAN_Y / length) * rx, (LEAN_X / length) * ry];
  const body = `M${round(bx - nx)} ${round(by - ny)}A${rx} ${ry} 0 0 0 ${round(bx + nx)} ${round(by + ny)}L${round(tx + nx)} ${round(ty + ny)}L${round(tx - nx)} ${round(ty - ny)}Z`;
  return [
    { d: body, fill: shade(colour, -0.2), stroke: INK, line: LINE },
    { d: ellipse(tx, ty, rx, ry), fill: top, stroke: INK, line: LINE },
  ];
}

/**
 * @param {Round} drum
 * @param {string} colour
 * @returns {Part[]}
 */
export function cone({ x, y, rx, ry = rx, z = 0, h }, colour) {
  const [[bx, by], [tx, ty]] = [project([x, y, z]), project([x, y, z + h])];
  const d = `M${round(bx - rx)} ${round(by)}A${rx} ${ry} 0 0 0 ${round(bx + rx)} ${round(by)}L${tx} ${ty}Z`;
  const lit = `M${round(bx - rx)} ${round(by)}A${rx} ${ry} 0 0 0 ${round(bx - rx * 0.1)} ${round(by + ry)}L${tx} ${ty}Z`;
  return [
    { d, fill: shade(colour, -0.14), stroke: INK, line: LINE },
    { d: lit, fill: shade(colour, 0.2) },
  ];
}

/**
 * A rounded opening in the south side of something (`along` x), or in its west side (`along` y).
 * @param {{ x: number, y: number, z: number, w: number, h: number, along: "x" | "y" }} gap its lower middle
 * @param {string} fill
 * @returns {Part}
 */
export function arch({ x, y, z, w, h, along }, fill) {
  const half = w / 2;
  const at = (/** @type {number} */ aside, /** @type {number} */ up) =>
    project(along === "x" ? [x + aside, y, z + up] : [x, y + aside, z + up]).join(" ");
  const d = `M${at(-half, 0)}L${at(-half, h - half)}C${at(-half, h)} ${at(half, h)} ${at(half, h - half)}L${at(half, 0)}Z`;
  return { d, fill, stroke: INK, line: 0.7 };
}

/**
 * A line or a band painted on something flat.
 * @param {readonly Corner[]} corners
 * @param {string} stroke
 * @param {number} line
 * @returns {Part}
 */
export function stripe(corners, stroke, line) {
  return { d: `M${corners.map((corner) => project(corner).join(" ")).join("L")}`, stroke, line };
}

/**
 * The shadow on the ground.
 * @param {number} w
 * @param {number} d
 * @returns {Part[]}
 */
export function shadow(w, d) {
  const [e, s] = [w / 2, d / 2];
  return [
    { d: `M${-e + 4} ${-s + 8}H${e + 5}V${s + 5}H${-e + 4}Z`, fill: "#000000", alpha: 0.16 },
    { d: `M${-e + 3} ${-s + 5}H${e + 2}V${s + 2}H${-e + 3}Z`, fill: "#000000", alpha: 0.18 },
  ];
}
