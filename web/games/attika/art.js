// The pictures of hexes, shrines, buildings, slots and groups, in the style of black-figure pottery.

import { circle, hexCorners, outline, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { SHAPES } from "./art-shapes.js";
import { CELL, DIAGRAMS, RADIUS } from "./layout.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/seat-colours.js").SeatLook} SeatLook */

export const SLIP = "#231A16";
export const CREAM = "#EFE0C2";
const GOLD = "#D9A928";

/** Landscapes: a glaze, an icon and its size; each is known by hue and by shape. */
const LAND = /** @type {Record<string, { glaze: string[], icon: string, size: number }>} */ ({
  water: { glaze: ["#63A9C8", "#2F6F8F"], icon: "waves", size: 56 },
  forest: { glaze: ["#9CAA5C", "#6E7B3B"], icon: "pine-tree", size: 58 },
  hills: { glaze: ["#F0C66E", "#D49A3C"], icon: "hills", size: 60 },
  mountains: { glaze: ["#BDB4AA", "#8E857C"], icon: "peaks", size: 58 },
});
const CLAY = ["#D98A5B", "#C8693A", "#BD5F32"];
const MARBLE = ["#FBF8F2", "#D8D2C8"];

/** Icons by building type; those named in SHAPES are ours. */
export const BUILDING = /** @type {Record<string, string>} */ ({
  capital: "greek-temple",
  theatre: "theater",
  tavern: "wine-bottle",
  plaza: "ancient-columns",
  statue: "stone-bust",
  market: "shop",
  temple: "temple-gate",
  well: "well",
  cornfield: "wheat",
  mill: "windmill",
  village: "village",
  quarry: "stone-pile",
  fortress: "hill-fort",
  tower: "stone-tower",
  vineyard: "grapes",
  vintner: "wine-glass",
  silvermine: "mine-wagon",
  mint: "coins",
  harbour: "harbor-dock",
  ship: "galley",
  street: "stone-path",
});
export const ICONS = [...Object.values(BUILDING), ...Object.values(LAND).map((land) => land.icon), "amphora"];

/**
 * A figure in a square of `size` around the part's point: one of our drawings, or an icon.
 * @param {string} name
 * @param {number} size
 * @param {Part} part
 * @returns {Part}
 */
function figure(name, size, part) {
  const own = SHAPES[name];
  if (!own) return { ...part, icon: BUILDING[name] ?? name, size };
  return { ...part, d: own, scale: size / 512, x: (part.x ?? 0) - size / 2, y: (part.y ?? 0) - size / 2 };
}

/** Whether there is a picture of a landscape of this name. @param {string} face */
export function isLandscape(face) {
  return Object.hasOwn(LAND, face);
}

/**
 * @param {string | undefined} face
 * @param {number} size
 * @param {Part} part
 * @returns {Part[]} the landscape's pictogram; none for a blank
 */
export function landFigure(face, size, part) {
  const land = LAND[face ?? ""];
  return land ? [figure(land.icon, size, part)] : [];
}

const HEX = outline(hexCorners(0, 0, RADIUS));
const GLAZED = outline(hexCorners(0, 0, RADIUS - 2));
const RIM = outline(hexCorners(0, 0, RADIUS - 5));

/** The marks of the potter's wheel on a blank hex, in three kinds so that no two neighbours look stamped. */
const WHEEL = [
  "M-34 6C-18 -8 16 -10 34 2M-30 18C-12 6 14 4 32 14",
  "M-32 -10C-10 -2 12 -4 33 -14M-28 4C-8 12 14 10 30 0",
  "M-22 -28C-12 -12 -14 14 -24 28M-6 -32C4 -12 2 14 -8 32",
];

/**
 * @param {string | undefined} face
 * @param {number} variety
 * @returns {Picture}
 */
function drawHex(face, variety) {
  const land = LAND[face ?? ""];
  const kind = land ? 0 : variety % 3;
  /** @type {Part[]} */
  const parts = [
    { d: HEX, fill: CREAM },
    { d: GLAZED, fill: land ? land.glaze : CLAY },
    { d: RIM, stroke: "#FFF6E0", line: 1.2, alpha: land ? 0.35 : 0.22 },
  ];
  if (land) parts.push(figure(land.icon, land.size, { fill: SLIP }));
  else parts.push({ d: WHEEL[kind] ?? "", stroke: "#8F4520", line: 1.4, alpha: 0.22 });
  return { key: `hex ${face ?? ""} ${kind}`, width: RADIUS * 1.8, height: RADIUS * 2.04, parts };
}

/** @returns {Picture} */
function drawShrine() {
  return {
    key: "shrine",
    width: RADIUS * 1.84,
    height: RADIUS * 2.1,
    parts: [
      { d: outline(hexCorners(0, 0, RADIUS)), fill: SLIP },
      { d: outline(hexCorners(0, 0, RADIUS - 3)), fill: MARBLE },
      {
        d: "M-30 -18C-14 -12 -6 4 10 2S30 18 36 20M-24 30C-10 24 0 32 14 28M6 -40C10 -30 22 -28 34 -18",
        stroke: "#A9A196",
        line: 1.2,
        alpha: 0.6,
      },
      { d: outline(hexCorners(0, 0, RADIUS - 8)), stroke: GOLD, line: 2.4 },
      figure("altar", 62, { fill: SLIP }),
      figure("flame", 62, { fill: "#D8662A" }),
      figure("ember", 62, { fill: "#F6CF6B" }),
    ],
  };
}

/** @param {number} radius */
const BADGE = (radius) => [
  { d: circle(0, 0, radius), fill: SLIP },
  { d: circle(0, 0, radius - 1.6), fill: CREAM },
];

/**
 * A building: a round seal with a double outline, its icon, and the seat's glyph at the rim.
 * @param {string} type
 * @param {SeatLook} look
 * @param {"standing" | "raised"} state
 * @returns {Picture}
 */
function drawSeal(type, look, state) {
  const [x, y] = [23, 23];
  /** @type {Part[]} */
  const shadow =
    state === "raised"
      ? [
          { d: circle(0, 7, 36), fill: "#000000", alpha: 0.14 },
          { d: circle(0, 4, 36.5), fill: "#000000", alpha: 0.22 },
        ]
      : [{ d: circle(0, 2.5, 36), fill: "#000000", alpha: 0.28 }];
  return {
    key: `seal ${type} ${look.sign} ${state}`,
    width: 90,
    height: 92,
    parts: [
      ...shadow,
      { d: circle(0, 0, 36), fill: SLIP },
      { d: circle(0, 0, 34.2), fill: CREAM },
      { d: circle(0, 0, 32), fill: [look.fill, look.deep], stroke: SLIP, line: 1.2 },
      { d: "M-25 -9A27 27 0 0 1 9 -25", stroke: "#FFFFFF", line: 2.4, alpha: 0.4 },
      figure(type, 43, { fill: look.ink, x: -1, y: -1 }),
      ...BADGE(11.5).map((part) => ({ ...part, x, y })),
      { d: look.glyph, fill: SLIP, x, y, scale: 0.72 },
    ],
  };
}

/**
 * A place for a building on the player's board, when no seal stands there.
 * @param {string} type
 * @param {SeatLook} look
 * @param {"hidden" | "waiting" | "built"} state
 * @param {"light" | "dark"} theme
 * @returns {Picture}
 */
function drawSlot(type, look, state, theme) {
  const ink = theme === "dark" ? "#D8CDB8" : "#5E5046";
  const key = `slot ${type} ${look.sign} ${state} ${theme}`;
  const hidden = [
    { d: circle(0, 0, 33.5), stroke: ink, line: 2, dash: [5, 6], alpha: 0.7 },
    figure(type, 45, { fill: ink, alpha: 0.72 }),
  ];
  const built = [
    { d: circle(0, 0, 33.5), fill: look.deep, alpha: 0.35 },
    { d: circle(0, 0, 33.5), stroke: ink, line: 2.2 },
    figure(type, 45, { fill: theme === "dark" ? CREAM : SLIP, alpha: 0.82, x: -1, y: -2 }),
    { d: circle(0, 0, 12), fill: "#2E6B3E", stroke: CREAM, line: 2, x: 23, y: 23 },
    { d: "M-5.5 0.5L-1.5 4.5L6 -4.5", stroke: "#FFFFFF", line: 3, x: 23, y: 23 },
  ];
  return { key, width: 90, height: 92, parts: state === "built" ? built : hidden };
}

/**
 * The frame of a group with its arrows, and the amphora that it promises, gave or lost.
 * @param {string} group
 * @param {{ width: number, height: number }} size
 * @param {readonly [string, string][]} arrows from slot to slot
 * @param {"open" | "complete" | "broken"} state
 * @param {"light" | "dark"} theme
 * @returns {Picture}
 */
function drawGroup(group, size, arrows, state, theme) {
  const dark = theme === "dark";
  const ink = dark ? "#B7AE9E" : "#7D6A58";
  /** @type {Part[]} */
  const parts = [
    {
      d: rounded(size.width, size.height, 9),
      fill: dark ? "#2B332F" : "#F8EFDA",
      stroke: dark ? "#46514C" : "#D3C09C",
      line: 1.5,
    },
  ];
  const diagram = DIAGRAMS[group];
  const low = size.height < 1.2 * CELL;
  const [left, top] = [-size.width / 2 + 0.13 * CELL, -size.height / 2 + (low ? 0.06 : 0.13) * CELL];
  for (const [from, to] of arrows) {
    const [a, b] = [diagram?.slots[from], diagram?.slots[to]];
    if (a && b)
      parts.push(
        ...arrow(
          left + a[0] * CELL,
          top + a[1] * CELL,
          left + b[0] * CELL,
          top + b[1] * CELL,
          ink,
          group !== "streets",
        ),
      );
  }
  if (diagram && state !== "open") parts.push(...amphoraMark(size.width / 2 - 10, -size.height / 2 + 10, state));
  const key = `group ${group} ${arrows.length} ${state} ${theme}`;
  return { key, width: size.width + 16, height: size.height + 16, parts };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {"complete" | "broken"} state
 * @returns {Part[]}
 */
function amphoraMark(x, y, state) {
  const won = state === "complete";
  return [
    { d: circle(0, 0, 10.5), fill: won ? GOLD : "#B9AD9C", stroke: SLIP, line: 1.4, x, y },
    { icon: "amphora", size: 15, fill: SLIP, x, y },
    ...(won ? [] : [{ d: "M-7 7L7 -7", stroke: SLIP, line: 2.4, x, y }]),
  ];
}

/**
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 * @param {string} ink
 * @param {boolean} headed
 * @returns {Part[]}
 */
function arrow(x1, y1, x2, y2, ink, headed) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const gap = 0.42 * CELL;
  const end = length - gap;
  const [ex, ey] = [x1 + ux * end, y1 + uy * end];
  const [sx, sy] = [x1 + ux * gap, y1 + uy * gap];
  const line = { d: `M${sx} ${sy}L${ex - ux * 2} ${ey - uy * 2}`, stroke: ink, line: 2.2 };
  if (!headed) return [{ ...line, d: `M${sx} ${sy}L${ex} ${ey}` }];
  const [bx, by] = [ex - ux * 5, ey - uy * 5];
  return [line, { d: `M${ex} ${ey}L${bx - uy * 4} ${by + ux * 4}L${bx + uy * 4} ${by - ux * 4}Z`, fill: ink }];
}

export const hexPicture = memoize(drawHex);
export const shrinePicture = memoize(drawShrine);
export const sealPicture = memoize(drawSeal);
export const slotPicture = memoize(drawSlot);
export const groupPicture = memoize(drawGroup);
