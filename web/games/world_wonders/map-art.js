// The picture of a city's map: land, water, natural resources, the Sidewalk and the margin with names.

import { memoize } from "../../table/memo.js";
import { INK } from "./palette.js";
import { CELL, outline, round } from "./polyform.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */

/** Around the squares: room for the names of columns and rows, and for the Sidewalk. */
export const MARGIN = { left: 33, top: 30, right: 14, bottom: 53 };
/** The width of the dark and light scale along the edge of the map. */
const SCALE = 6;
export const SIDEWALK = 34;

const LAND = { light: ["#B4C282", "#ADBC7A", "#A6B673"], dark: ["#98A76A", "#92A164", "#8C9B5F"] };

/**
 * A pseudo-random number from 0 to 1, always the same for the same arguments.
 * @param {number} x
 * @param {number} y
 * @param {number} [salt]
 */
function scatter(x, y, salt = 0) {
  const value = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

/**
 * Three trees, or stones of a quarry, in a square of their own.
 * @param {number} x of its middle
 * @param {number} y
 * @param {boolean} isQuarry
 * @returns {Part[]}
 */
export function natureParts(x, y, isQuarry) {
  const plot = { d: "M-27 -27H27V27H-27Z", fill: isQuarry ? "#D8CDB0" : "#8FA95C", stroke: "#6A7440", line: 1.4, x, y };
  if (isQuarry) {
    return [
      plot,
      { d: "M-22 17L-17 -4L-6 -11L4 -2L8 17Z", fill: "#B0A48E", stroke: INK, line: 1.6, x, y },
      { d: "M-17 -4L-6 -11L4 -2L-8 2Z", fill: "#E4DBC8", stroke: INK, line: 1.2, x, y },
      { d: "M2 19L5 3L14 -3L23 5L22 19Z", fill: "#9C907B", stroke: INK, line: 1.6, x, y },
      { d: "M5 3L14 -3L23 5L13 8Z", fill: "#D3C9B4", stroke: INK, line: 1.2, x, y },
      { d: "M-12 -17L-7 -23L1 -21L3 -15L-5 -13Z", fill: "#C3B8A2", stroke: INK, line: 1.4, x, y },
    ];
  }
  const tree = (/** @type {number} */ dx, /** @type {number} */ dy, /** @type {number} */ r) => [
    { d: disc(dx + 3, dy + 4, r), fill: "#000000", alpha: 0.22, x, y },
    { d: disc(dx, dy, r), fill: "#3F6B35", stroke: "#22401F", line: 1.6, x, y },
    { d: disc(dx - r * 0.25, dy - r * 0.28, r * 0.6), fill: "#5E8F49", x, y },
    { d: disc(dx - r * 0.35, dy - r * 0.4, r * 0.28), fill: "#86B268", x, y },
  ];
  return [plot, ...tree(10, -10, 12), ...tree(-12, -5, 12.5), ...tree(3, 11, 13)];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
function disc(x, y, r) {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/**
 * The squares of one kind. Those at the edge go on outside it, so that a river leaves the map.
 * @param {readonly string[]} rows
 * @returns {[number, number][]}
 */
function waterCells(rows) {
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  return rows.flatMap((row, y) =>
    [...row].flatMap((ground, x) => {
      if (ground !== "~") return [];
      /** @type {[number, number][]} */
      const cells = [[x, y]];
      if (x === 0) cells.push([-1, y]);
      if (x === width - 1) cells.push([width, y]);
      if (y === 0) cells.push([x, -1]);
      if (y === height - 1) cells.push([x, height]);
      return cells;
    }),
  );
}

/**
 * @param {readonly string[]} rows
 * @param {"light" | "dark"} theme
 * @param {boolean} isFine
 * @returns {Part[]}
 */
function landParts(rows, theme, isFine) {
  /** @type {string[]} */
  const tints = ["", "", ""];
  const weave = [];
  for (const [y, row] of rows.entries()) {
    for (const x of [...row].keys()) {
      const tint = Math.floor(scatter(x, y) * 3);
      tints[tint] += `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}Z`;
      const [dx, dy] = [8 + scatter(x, y, 1) * 40, 10 + scatter(x, y, 2) * 40];
      weave.push(`M${round(x * CELL + dx)} ${round(y * CELL + dy)}q3 -7 5 0q2 -9 5 0q2 -6 4 0`);
    }
  }
  return [
    ...tints.map((d, at) => ({ d, fill: LAND[theme][at] ?? "" })),
    ...(isFine ? [{ d: weave.join(""), stroke: "#6F8046", line: 1.3, alpha: 0.6 }] : []),
  ];
}

/**
 * @param {readonly string[]} rows
 * @returns {Part[]}
 */
function waterParts(rows) {
  const cells = waterCells(rows);
  const waves = cells
    .map(([x, y]) => {
      const [cx, cy] = [x * CELL + 14 + scatter(x, y, 3) * 8, y * CELL + 24 + scatter(x, y, 4) * 6];
      const wave = "q4.500 -6 9 0t9 0t9 0";
      return `M${round(cx)} ${round(cy)}${wave}M${round(cx + 6)} ${round(cy + 17)}${wave}`;
    })
    .join("");
  return [
    { d: outline(cells, { inset: 1, radius: 16 }), fill: "#E6D9AE", stroke: "#8C8A57", line: 1.4 },
    { d: outline(cells, { inset: 5, radius: 17 }), fill: "#3F8298" },
    { d: outline(cells, { inset: 9, radius: 16 }), fill: "#5AA0B5" },
    { d: waves, stroke: "#CFE8EC", line: 2, alpha: 0.85 },
  ];
}

/**
 * @param {number} width of the map, in units
 * @param {number} height
 * @returns {Part[]}
 */
function sidewalkParts(width, height) {
  const top = height + 5;
  const slabs = [];
  for (let x = 0; x < width; x += 32) {
    slabs.push(`M${x} ${top}v${SIDEWALK / 2}M${x + 16} ${top + SIDEWALK / 2}v${SIDEWALK / 2}`);
  }
  const strip = `M0 ${top}H${width}V${top + SIDEWALK}H0Z`;
  return [
    { d: strip, fill: "#D9CDB6", stroke: INK, line: 2 },
    { d: `M0 ${top + SIDEWALK / 2}H${width}${slabs.join("")}`, stroke: "#A8997C", line: 1.4 },
    { d: strip, stroke: INK, line: 2 },
  ];
}

/**
 * The names of columns and rows, in the margin.
 * @param {number} columns
 * @param {number} rows
 * @param {string} ink
 * @returns {Part[]}
 */
function names(columns, rows, ink) {
  const word = (/** @type {string} */ words, /** @type {number} */ x, /** @type {number} */ y) => ({
    words,
    x,
    y,
    size: 17,
    fill: ink,
  });
  return [
    ...Array.from({ length: columns }, (_, at) => word(String.fromCharCode(65 + at), (at + 0.5) * CELL, -11)),
    ...Array.from({ length: rows }, (_, at) => word(String(at + 1), -13, (at + 0.5) * CELL)),
  ];
}

/**
 * The chart's edge: a frame, and within it dark and light in turn, two to a square.
 * @param {number} width of the map
 * @param {number} height
 * @param {"light" | "dark"} theme
 * @returns {Part[]}
 */
function edgeParts(width, height, theme) {
  const [left, top] = [-MARGIN.left + 2, -MARGIN.top + 2];
  const [right, bottom] = [width + MARGIN.right - 2, height + MARGIN.bottom - 2];
  const dark = [];
  for (let x = left + SCALE; x < right - SCALE; x += CELL) {
    const w = round(Math.min(CELL / 2, right - SCALE - x));
    dark.push(`M${x} ${top}h${w}v${SCALE}h${-w}Z`, `M${x} ${bottom - SCALE}h${w}v${SCALE}h${-w}Z`);
  }
  for (let y = top + SCALE; y < bottom - SCALE; y += CELL) {
    const h = round(Math.min(CELL / 2, bottom - SCALE - y));
    dark.push(`M${left} ${y}h${SCALE}v${h}h${-SCALE}Z`, `M${right - SCALE} ${y}h${SCALE}v${h}h${-SCALE}Z`);
  }
  const ink = theme === "dark" ? "#8F8766" : "#7A6440";
  const frame = (/** @type {number} */ by) => `M${left + by} ${top + by}H${right - by}V${bottom - by}H${left + by}Z`;
  return [
    { d: dark.join(""), fill: ink },
    { d: frame(0) + frame(SCALE), stroke: ink, line: 1.5 },
  ];
}

/**
 * @param {readonly string[]} rows `.` land, `N` natural resource, `~` water
 * @param {"light" | "dark"} theme
 * @param {boolean} isFine with grass, names and an edge; what is small is better without
 * @returns {Part[]} drawn from the upper left corner of the squares
 */
function mapParts(rows, theme, isFine) {
  const [width, height] = [(rows[0]?.length ?? 0) * CELL, rows.length * CELL];
  const grid = [
    ...Array.from({ length: (rows[0]?.length ?? 0) - 1 }, (_, at) => `M${(at + 1) * CELL} 0V${height}`),
    ...Array.from({ length: rows.length - 1 }, (_, at) => `M0 ${(at + 1) * CELL}H${width}`),
  ].join("");
  const nature = rows.flatMap((row, y) =>
    [...row].flatMap((ground, x) =>
      ground === "N" ? natureParts((x + 0.5) * CELL, (y + 0.5) * CELL, (x + y) % 2 === 0) : [],
    ),
  );
  const paper = theme === "dark" ? "#3A3B30" : "#EADFC3";
  const { left, top, right, bottom } = MARGIN;
  // The paper covers what of the water lies outside.
  const rim = `M${-left} ${-top}H${width + right}V${height + bottom}H${-left}ZM0 0V${height}H${width}V0Z`;
  return [
    ...landParts(rows, theme, isFine),
    ...waterParts(rows),
    { d: grid, stroke: "#4C5A30", line: 1, alpha: 0.34 },
    ...nature,
    {
      d: `M${-CELL} ${-CELL}H${width + CELL}V0H0V${height}H${width}V0H${width + CELL}V${height + CELL}H${-CELL}Z`,
      fill: paper,
    },
    { d: rim, fill: paper },
    ...sidewalkParts(width, height),
    { d: `M0 0H${width}V${height}H0Z`, stroke: INK, line: 2.4 },
    ...(isFine ? edgeParts(width, height, theme) : []),
    ...(isFine ? names(rows[0]?.length ?? 0, rows.length, theme === "dark" ? "#D9CDB0" : "#6B5A3C") : []),
  ];
}

/** The picture's extent around its middle, and where the upper left square then begins. @param {readonly string[]} rows */
export function mapFrame(rows) {
  const { width, height } = frameSize(rows[0]?.length ?? 0, rows.length);
  return { width, height, x: -width / 2 + MARGIN.left, y: -height / 2 + MARGIN.top };
}

/**
 * @param {number} columns
 * @param {number} rows
 * @returns {import("../../table/types.js").Size} of a map with its margin
 */
export function frameSize(columns, rows) {
  const { left, top, right, bottom } = MARGIN;
  return { width: columns * CELL + left + right, height: rows * CELL + top + bottom };
}

/**
 * @param {string} map its key
 * @param {readonly string[]} rows
 * @param {"light" | "dark"} theme
 * @param {boolean} isFine
 * @returns {Picture}
 */
function drawMap(map, rows, theme, isFine) {
  const { x, y, width, height } = mapFrame(rows);
  const parts = mapParts(rows, theme, isFine).map((part) => at(part, x, y));
  return { key: `map ${map} ${theme} ${isFine}`, width, height, parts };
}
export const mapPicture = memoize(drawMap);

/**
 * @param {Part} part
 * @param {number} x
 * @param {number} y
 * @returns {Part}
 */
export function at(part, x, y) {
  return { ...part, x: (part.x ?? 0) + x, y: (part.y ?? 0) + y };
}
