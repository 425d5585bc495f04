// Draws the places of a phone's island: a strip with the name, below it what the place brings and who is there.

import { circle, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { textWidth } from "../../table/text-size.js";
import { beatParts, beatPoint, bonusSign, gains, KIND, orderSign, signLine } from "./banners.js";
import { drawing, MEEPLE } from "./drawings.js";
import { isDig, SIGNS, STEP_SPOT, styleOf } from "./layout.js";
import { discount, GROUNDS, planks } from "./places.js";
import { coin, INK, littleCard, meepleSign, words } from "./symbols.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("./layout.js").Arrangement} Arrangement */
/** @typedef {import("./lookup.js").Banner} Banner */

/** The height of the type: 12 pixels where two units make a pixel. */
const TYPE = 24.4;
const SIZES = { meeple: 28, kind: 24, order: 12.5, number: TYPE, sign: 17.6, card: 30, arrow: 1 };

/** The strip of a place: who may come, its name, when it acts; its colour is that of its kind. @param {Size} size @param {Banner} banner @param {string} title @param {Arrangement} arrangement @returns {Part[]} */
function strip({ width, height }, banner, title, arrangement) {
  const { banner: high } = styleOf(arrangement);
  const [w, top] = [width / 2, -height / 2];
  const { fill, ink } = KIND[banner.kind];
  const y = top + high / 2 + 1;
  const left = -w + (banner.takes === "any" ? 19 : 15);
  const start = left + (banner.takes === "any" ? 17 : 14);
  const order = w - SIZES.order - 3;
  const room = order - SIZES.order - 2 - start;
  const size = Math.min(TYPE, room / textWidth(title));
  const shape = `M${-w + 12} ${-high / 2}H${w - 12}C${w - 5} ${-high / 2} ${w} ${-high / 2 + 5} ${w} ${-high / 2 + 12}V${high / 2}H${-w}V${-high / 2 + 12}C${-w} ${-high / 2 + 5} ${-w + 5} ${-high / 2} ${-w + 12} ${-high / 2}Z`;
  return [
    { d: shape, y, fill: banner.kind === "unique" ? fill : (fill[1] ?? ""), stroke: INK, line: 1.4 },
    ...meepleSign(banner.takes, left, y, SIZES.meeple),
    { ...words(title, start, y, size, ink), align: /** @type {const} */ ("left") },
    ...orderSign(banner.order, order, SIZES).map((part) => ({ ...part, y: (part.y ?? 0) + y })),
  ];
}

/** What a place brings, from the left. @param {string} name @param {Banner} banner @param {Size} size @param {number} y @returns {Part[]} */
function signs(name, banner, { width }, y) {
  if (isDig(name)) return bonusSign(banner, -width / 2 + Math.min(134, width - 88), y, SIZES.sign);
  const row = gains(name, banner, SIZES, INK);
  if (banner.cost !== null && name === "harbor")
    row.unshift([SIZES.sign * 2.2, (x) => coin(x, 0, SIZES.sign, banner.cost ?? ""), 6]);
  const roomOf = () => row.reduce((sum, [room]) => sum + room, 0);
  while (roomOf() > SIGNS - 4) {
    const least = Math.min(...row.map(([, , late]) => late));
    row.splice(
      row.findLastIndex(([, , late]) => late === least),
      1,
    );
  }
  /** @type {Part[]} */
  const parts = [];
  const apart = Math.min(9, (SIGNS - 4 - roomOf()) / row.length);
  let x = -width / 2 + 5 + apart / 2;
  for (const [wide, draw] of row) {
    parts.push(...draw(x + wide / 2).map((part) => ({ ...part, y: (part.y ?? 0) + y })));
    x += wide + apart;
  }
  return parts;
}

/**
 * @param {string} name camp, stela, quarry, village, ship …
 * @param {Size} size
 * @param {Banner} banner
 * @param {string} title
 * @param {Arrangement} arrangement
 * @param {boolean} isGround of a place with several spaces, which show what they bring
 * @returns {Picture}
 */
function drawSmallPlace(name, size, banner, title, arrangement, isGround) {
  const look = GROUNDS[name] ?? /** @type {NonNullable<typeof GROUNDS[string]>} */ (GROUNDS.camp);
  const { width, height } = size;
  const { head } = styleOf(arrangement);
  const figure = Math.min(height - head - 4, 62);
  const beat = beatPoint(arrangement, size, name);
  const line = signLine(name, height, head);
  /** @type {Part[]} */
  const parts = [
    { d: rounded(width, height, 12), y: 3, fill: "#000000", alpha: 0.25 },
    { d: rounded(width, height, 12), fill: look.ground, stroke: look.line, line: 2 },
    drawing(look.icon, figure, { fill: look.figure, x: width / 2 - figure / 2 - 8, y: head / 2, alpha: 0.22 }),
    ...strip(size, banner, title, arrangement),
    ...(isGround ? [] : signs(name, banner, size, line)),
    ...(banner.beat === null ? [] : beatParts(banner, beat, arrangement)),
    ...(banner.isCovered ? planks(size) : []),
  ];
  return {
    key: `small ${name} ${JSON.stringify([size, banner, title, arrangement, isGround])}`,
    width: width + 8,
    height: height + 10,
    parts,
  };
}

/**
 * A step of the Temple: its price, its space, its cards.
 * @param {number} nth from 0, the top
 * @param {Banner} banner
 * @param {number} price that is printed on it; whoever acts may pay less
 * @param {Size} size
 * @returns {Picture}
 */
function drawSmallStep(nth, banner, price, { width, height }) {
  const [w, h] = [width / 2, height / 2];
  const spot = -w + width * STEP_SPOT + 20;
  const cards = [...Array(banner.choose).fill("open"), ...Array(banner.draw).fill("back")];
  const tall = Math.min(height - 12, width < 190 ? 42 : 48);
  const pitch = tall * 0.8;
  /** @type {Part[]} */
  const parts = [
    { d: rounded(width, height, 8), fill: nth % 2 ? "#E9DDBF" : "#F3EAD2", stroke: "#6E6247", line: 1.5 },
    { d: circle(0, 0, 19), x: spot, fill: "#00000018", stroke: "#6E6247", line: 1.4 },
    { d: MEEPLE, x: spot, scale: 0.55, fill: "#FFFFFF", stroke: "#6E6247", line: 0.8, alpha: 0.7 },
    ...coin(-w + 26, 0, Math.min(20, h - 3), price),
    ...(banner.cost !== null && banner.cost !== price ? discount(banner.cost - price, -w + 60, 17.6) : []),
  ];
  for (const [at, side] of cards.entries())
    parts.push(...littleCard(w - 8 - tall * 0.36 - (cards.length - 1 - at) * pitch, 0, tall, side));
  return {
    key: `small step ${nth} ${price} ${JSON.stringify([banner, width, height])}`,
    width: width + 4,
    height: height + 4,
    parts,
  };
}

/** A space of the Village: its price, and where the meeple stands. @param {Size} size @param {Banner} banner @returns {Picture} */
function drawSmallSpace({ width, height }, banner) {
  const x = width / 2 - 29;
  return {
    key: `small space ${JSON.stringify([width, height, banner])}`,
    width: width + 4,
    height: height + 4,
    parts: [
      { d: rounded(width - 2, height - 2, 9), fill: "#FFF6E0", alpha: 0.85 },
      { d: rounded(width - 2, height - 2, 9), stroke: "#7B5628", line: 1.5 },
      { d: circle(0, 0, 21), x, fill: "#00000018", stroke: "#7B5628", line: 1.4 },
      { d: MEEPLE, x, scale: 0.6, fill: banner.takes === "white" ? "#FFFFFF" : "#000000", alpha: 0.35 },
      ...coin(-width / 2 + 22, 0, 18, banner.cost ?? ""),
      ...(banner.isCovered ? planks({ width: width - 2, height: height - 2 }) : []),
    ],
  };
}

/** A chip for what can be looked into: deck, discards, Upgrade pile, notebook. @param {string} what @param {number | null} count @param {Size} size @returns {Picture} */
function drawChip(what, count, { width, height }) {
  const y = -height / 2 + 13;
  /** @type {Record<string, Part[]>} */
  const signs = {
    deck: [
      { d: rounded(16, 22, 2.5), y, fill: "#0B5F5C", stroke: INK, line: 1.4 },
      { d: rounded(9, 14, 1.5), y, stroke: "#F7E6B5", line: 1.4 },
    ],
    discard: littleCard(0, y, 22, "open"),
    pile: [drawing("hut", 22, { fill: "#8A6514", y })],
    notebook: [{ icon: "rolling-dices", size: 34, fill: "#5F3A1D" }],
  };
  return {
    key: `chip ${what} ${count} ${width} ${height}`,
    width: width + 4,
    height: height + 6,
    parts: [
      { d: rounded(width, height, 9), y: 2, fill: "#000000", alpha: 0.25 },
      { d: rounded(width, height, 9), fill: "#F1E6CC", stroke: "#6B5F45", line: 1.4 },
      ...(signs[what] ?? []),
      ...(count === null ? [] : [words(count, 0, height / 2 - 16.5, TYPE)]),
    ],
  };
}

export const smallPlacePicture = memoize(drawSmallPlace);
export const smallStepPicture = memoize(drawSmallStep);
export const smallSpacePicture = memoize(drawSmallSpace);
export const chipPicture = memoize(drawChip);
