// The picture of the table below a city: an old sea chart with compass roses and lines of direction.

import { circle } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { round } from "./polyform.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */

const LOOK = {
  light: { line: "#8C6B3A", alpha: 0.3, dark: "#7A5A2E", pale: "#F6EBCF" },
  dark: { line: "#C9B27A", alpha: 0.2, dark: "#8F7B48", pale: "#2B322D" },
};
/** Where the roses lie, as parts of half the chart. */
const ROSES = /** @type {const} */ ([
  [-0.7, 0.62],
  [0.72, -0.6],
]);
const WINDS = 16;

/**
 * A star of so many points, every other one short.
 * @param {number} points
 * @param {number} long
 * @param {number} waist
 * @param {number} [turn] degrees
 * @returns {{ dark: string, pale: string }} the two sides of each point
 */
function star(points, long, waist, turn = 0) {
  const spot = (/** @type {number} */ radius, /** @type {number} */ part) => {
    const angle = (part / points) * 2 * Math.PI + (turn * Math.PI) / 180;
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
  };
  const side = (/** @type {number} */ by) =>
    Array.from({ length: points }, (_, at) => `M0 0L${spot(long, at)}L${spot(waist, at + by)}Z`).join("");
  return { dark: side(0.5), pale: side(-0.5) };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {{ line: string, dark: string, pale: string }} look
 * @returns {Part[]}
 */
function roseParts(x, y, radius, { line, dark, pale }) {
  const [small, large] = [star(4, radius * 0.72, radius * 0.16, 45), star(4, radius, radius * 0.18)];
  const rim = [0.56, 0.6, 1.06, 1.12].map((part) => circle(0, 0, radius * part)).join("");
  return [
    { d: rim, stroke: line, line: 1.6, alpha: 0.55, x, y },
    ...[small, large].flatMap((each) => [
      { d: each.dark, fill: dark, stroke: dark, line: 1, alpha: 0.6, x, y },
      { d: each.pale, fill: pale, stroke: dark, line: 1, alpha: 0.6, x, y },
    ]),
  ];
}

/**
 * @param {number} width
 * @param {number} height
 * @param {"light" | "dark"} theme
 * @returns {Picture}
 */
function drawChart(width, height, theme) {
  const look = LOOK[theme];
  const roses = ROSES.map(([x, y]) => [(x * width) / 2, (y * height) / 2]);
  const winds = roses
    .flatMap(([x = 0, y = 0]) =>
      Array.from({ length: WINDS }, (_, at) => {
        const angle = (at / WINDS) * 2 * Math.PI;
        const far = width + height;
        return `M${round(x)} ${round(y)}l${round(Math.cos(angle) * far)} ${round(Math.sin(angle) * far)}`;
      }),
    )
    .join("");
  return {
    key: `chart ${width} ${height} ${theme}`,
    width,
    height,
    parts: [
      { d: winds, stroke: look.line, line: 1.4, alpha: look.alpha },
      ...roses.flatMap(([x = 0, y = 0]) => roseParts(x, y, 120, look)),
    ],
  };
}
export const chartPicture = memoize(drawChart);
