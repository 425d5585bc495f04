// Draws the places of the board: their grounds, the steps of the Temple, the spaces of the Village.

import { circle, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { bannerParts, beatParts, beatPoint } from "./banners.js";
import { drawing, MEEPLE } from "./drawings.js";
import { styleOf } from "./layout.js";
import { coin, littleCard, words } from "./symbols.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("./layout.js").Arrangement} Arrangement */
/** @typedef {import("./lookup.js").Banner} Banner */

/** Grounds and the figure in the corner. @type {Record<string, { ground: string[], line: string, icon: string, figure: string }>} */
export const GROUNDS = {
  camp: { ground: ["#F3E3B5", "#DDC285"], line: "#7C5E22", icon: "camping-tent", figure: "#A0762B" },
  stela: { ground: ["#E9E3D4", "#C9BFA8"], line: "#6E6450", icon: "stela", figure: "#7B705A" },
  temple: { ground: ["#EFE6CF", "#CFC2A2"], line: "#6E6247", icon: "mayan-pyramid", figure: "#8D7E5C" },
  quarry: { ground: ["#E6DCCB", "#C4B498"], line: "#6D5E44", icon: "stone-pile", figure: "#86755A" },
  small_temple: { ground: ["#E4E3D2", "#BDBFA2"], line: "#5D6247", icon: "temple-gate", figure: "#747A58" },
  ruins: { ground: ["#E9DDD0", "#C7B2A0"], line: "#71594A", icon: "ancient-ruins", figure: "#8B705E" },
  black_market: { ground: ["#D9C3C0", "#AB8680"], line: "#54302B", icon: "swap-bag", figure: "#6B3B34" },
  village: { ground: ["#F0DCBB", "#D4B182"], line: "#7B5628", icon: "huts-village", figure: "#97703A" },
  harbor: { ground: ["#D9B98A", "#B08B57"], line: "#5C4120", icon: "harbor-dock", figure: "#6E4E26" },
  ship: { ground: ["#EADFC6", "#C3AE86"], line: "#4E3A1E", icon: "cargo-ship", figure: "#6A5330" },
};

/** @param {Size} size @returns {Part[]} planks across a place that is out of use */
export function planks({ width, height }) {
  const [w, h] = [width / 2, height / 2];
  return [
    { d: rounded(width, height, 12), fill: "#1E2422", alpha: 0.45 },
    ...[-0.18, 0.18].map((slope) => ({
      d: `M${-w + 6} ${h * slope * 2}L${w - 6} ${-h * slope * 2}`,
      stroke: "#8B6A3E",
      line: Math.min(16, height / 4),
    })),
  ];
}

/**
 * @param {string} name camp, stela, quarry, village, ship …
 * @param {Size} size
 * @param {Banner} banner
 * @param {string} title none where there is no room for it
 * @param {Arrangement} arrangement
 * @returns {Picture}
 */
function drawPlace(name, size, banner, title, arrangement) {
  const look = GROUNDS[name] ?? /** @type {NonNullable<typeof GROUNDS[string]>} */ (GROUNDS.camp);
  const { width, height } = size;
  const shape = name === "ship" ? hull(width, height) : rounded(width, height, 12);
  const { banner: high, head } = styleOf(arrangement);
  const figure = Math.min(height - head - 2, 62);
  /** @type {Part[]} */
  const parts = [
    { d: shape, y: 4, fill: "#000000", alpha: 0.25 },
    { d: shape, fill: look.ground, stroke: look.line, line: 2 },
    {
      d: name === "ship" ? hull(width - 8, height - 8) : rounded(width - 7, height - 7, 9),
      stroke: "#FFFFFF",
      line: 1.2,
      alpha: 0.45,
    },
    drawing(look.icon, figure, {
      fill: look.figure,
      x: width / 2 - figure / 2 - 12,
      y: height / 2 - figure / 2 - 5,
      alpha: 0.28,
    }),
    ...bannerParts(name, banner, width - (name === "ship" ? 24 : 4), -height / 2 + high / 2 + 2, arrangement),
  ];
  const room = width - 14 - (banner.beat === null ? 0 : 50);
  parts.push(...titleWords(title, room, -width / 2 + 9, -height / 2 + high + 13, [13, 15]));
  if (banner.beat !== null) parts.push(...beatParts(banner, beatPoint(arrangement, size, name), arrangement));
  if (banner.isCovered) parts.push(...planks(size));
  return {
    key: `place ${name} ${JSON.stringify([size, banner, title, arrangement])}`,
    width: width + 12,
    height: height + 14,
    parts,
  };
}

/** A name as large as it fits; none rather than one too small to read. @param {string} title @param {number} room @param {number} x @param {number} y @param {readonly number[]} sizes least and most @returns {Part[]} */
function titleWords(title, room, x, y, [least = 0, most = 0]) {
  const size = Math.min(most, room / (title.length * 0.54));
  return title !== "" && size >= least ? [{ ...words(title, x, y, size, "#2A2018"), align: "left" }] : [];
}

/** A ship seen from above, its bow to the right. @param {number} width @param {number} height */
function hull(width, height) {
  const [w, h] = [width / 2, height / 2];
  return `M${-w + 14} ${-h}H${w - 40}C${w - 14} ${-h} ${w} ${-h * 0.4} ${w} 0C${w} ${h * 0.4} ${w - 14} ${h} ${w - 40} ${h}H${-w + 14}C${-w + 2} ${h} ${-w} ${h - 8} ${-w} ${h - 20}V${-h + 20}C${-w} ${-h + 8} ${-w + 2} ${-h} ${-w + 14} ${-h}Z`;
}

/**
 * A step of the Temple's stair: its price, its space, its cards.
 * @param {number} nth from 0, the top
 * @param {Banner} banner
 * @param {number} price that is printed on it; whoever acts may pay less
 * @param {Arrangement} arrangement
 * @returns {Picture}
 */
function drawStep(nth, banner, price, arrangement) {
  const { step: height, steps } = styleOf(arrangement);
  const width = steps[nth] ?? 0;
  const [w, h] = [width / 2, height / 2];
  const next = w + 5;
  const [radius, card, pitch] = [12, 25, 20];
  const left = -w + radius + 8;
  /** @type {Part[]} */
  const parts = [
    { d: `M${-w} ${-h}H${w}L${next} ${h}H${-next}Z`, fill: ["#F0E7CF", "#CDBF9C"], stroke: "#6E6247", line: 1.5 },
    { d: `M${-w} ${-h + 2}H${w}`, stroke: "#FFFDF2", line: 2.5, alpha: 0.8 },
    { d: `M-22 ${-h}H22L24 ${h}H-24Z`, fill: "#B9AA85" },
    { d: circle(0, 0, 15), fill: "#00000022", stroke: "#6E6247", line: 1.4 },
    { d: MEEPLE, scale: 0.48, fill: "#FFFFFF", alpha: 0.55 },
    ...coin(left, 0, radius, price),
    ...(banner.cost !== null && banner.cost !== price
      ? discount(banner.cost - price, left + radius * 1.9, radius)
      : []),
  ];
  const cards = [...Array(banner.choose).fill("open"), ...Array(banner.draw).fill("back")];
  const right = w - pitch / 2 - 8;
  for (const [at, side] of cards.entries())
    parts.push(...littleCard(right - (cards.length - 1 - at) * pitch, 0, card, side));
  return {
    key: `step ${nth} ${price} ${JSON.stringify(banner)} ${arrangement}`,
    width: width + 16,
    height: height + 4,
    parts,
  };
}

/** What is taken off a price. @param {number} less @param {number} x @param {number} radius @returns {Part[]} */
export function discount(less, x, radius) {
  return [
    { d: rounded(radius * 1.9, radius * 1.6, radius * 0.7), x, fill: "#2E6B3E", stroke: "#FFFFFF", line: 1.2 },
    words(`−${Math.abs(less)}`, x, 0, radius * 1.42, "#FFFFFF"),
  ];
}

/** The Temple's flag above its stair. @param {Size} size @param {Banner} banner @param {string} title @param {Arrangement} arrangement @returns {Picture} */
function drawTemple(size, banner, title, arrangement) {
  const [w, h] = [size.width / 2, size.height / 2];
  const { banner: high } = styleOf(arrangement);
  const [reach, top] = [18, high - 2];
  const foot = h + 6;
  return {
    key: `temple ${JSON.stringify([size, banner.takes, title, arrangement])}`,
    width: size.width + 44,
    height: size.height + 40,
    parts: [
      {
        d: `M${-w * 0.58} ${-h + top}H${w * 0.58}L${w + reach + 2} ${foot + 2}H${-w - reach - 2}Z`,
        fill: "#000000",
        alpha: 0.28,
        y: 5,
      },
      {
        d: `M${-w * 0.58} ${-h + top}H${w * 0.58}L${w + reach} ${foot}H${-w - reach}Z`,
        fill: ["#CDBE98", "#9F8F68"],
        stroke: "#5F5338",
        line: 2,
      },
      ...bannerParts("temple", banner, size.width - 30, -h + high / 2, arrangement),
      words(title, 0, -h + high + 12, 14.5, "#2A2018"),
    ],
  };
}

/**
 * A space of the Village.
 * @param {Size} size
 * @param {Banner} banner
 * @param {Arrangement} arrangement
 * @returns {Picture}
 */
function drawSpace(size, banner, arrangement) {
  const { width, height } = size;
  const radius = 12;
  const at = { x: width / 2 - 25, y: height / 2 - 24 };
  return {
    key: `space ${JSON.stringify([size, banner])} ${arrangement}`,
    width: width + 4,
    height: height + 4,
    parts: [
      { d: rounded(width - 2, height - 2, 9), fill: "#FFF6E0", alpha: 0.75 },
      { d: rounded(width - 2, height - 2, 9), stroke: "#7B5628", line: 1.5 },
      { d: circle(0, 0, 17), ...at, fill: "#00000018", stroke: "#7B5628", line: 1.4 },
      { d: MEEPLE, ...at, scale: 0.55, fill: banner.takes === "white" ? "#FFFFFF" : "#000000", alpha: 0.35 },
      ...coin(-width / 2 + radius + 1, -height / 2 + radius + 1, radius, banner.cost ?? ""),
      ...(banner.isCovered ? planks({ width: width - 2, height: height - 2 }) : []),
    ],
  };
}

export const placePicture = memoize(drawPlace);
export const stepPicture = memoize(drawStep);
export const templePicture = memoize(drawTemple);
export const spacePicture = memoize(drawSpace);
