// Draws Artifact cards, Upgrade tiles and their piles.

import { rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { drawing } from "./drawings.js";
import { cardOf } from "./lookup.js";
import { coin, GOLD, INK, littleCard, meepleSign, PAPER, RED, sign, sun, tally, words } from "./symbols.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */

export const CARD = { width: 50, height: 68 };
export const TILE = { width: 104, height: 56 };

/** The icon and the colours of each type of artifact. */
export const ARTIFACTS = /** @type {Record<string, { icon: string, frame: string, wash: string }>} */ ({
  pottery: { icon: "painted-pottery", frame: "#B4562B", wash: "#F6DFC8" },
  weapon: { icon: "stone-spear", frame: "#46657A", wash: "#DFE7EA" },
  tablet: { icon: "stone-tablet", frame: "#7B6A2A", wash: "#EFE7C4" },
  statuette: { icon: "statuette", frame: "#177A5B", wash: "#D9EDDD" },
  mummy: { icon: "mummy-head", frame: "#6C4587", wash: "#EADFF0" },
});

/** How many edges of a pile are drawn. @param {number} count */
const edges = (count) => Math.min(3, Math.max(0, count - 1));

/**
 * @param {{ width: number, height: number }} size
 * @param {number} count
 * @returns {Part[]} shadow and the edges of what lies below
 */
function heap(size, count) {
  const shape = rounded(size.width, size.height, 5);
  /** @type {Part[]} */
  const parts = [{ d: shape, fill: "#000000", alpha: 0.28, y: 3 }];
  for (let edge = edges(count); edge > 0; edge -= 1)
    parts.push({ d: shape, fill: PAPER, stroke: INK, line: 1, x: edge * 1.6, y: -edge * 1.6 });
  return parts;
}

/**
 * @param {string | undefined} face `tablet-vp`; none for a back
 * @param {number} count
 * @param {boolean} counted whether the number is written on it
 * @param {boolean} [isLarge] signs for a small screen
 * @param {number} [disc] the radius on which the number is written
 * @returns {Picture}
 */
function drawCard(face, count, counted, isLarge = false, disc = isLarge ? 17 : 11.5) {
  const { width, height } = CARD;
  const [type, bonus] = cardOf(face);
  const look = ARTIFACTS[type];
  const parts = heap(CARD, count);
  const outer = rounded(width, height, 5);
  if (look) {
    parts.push({ d: outer, fill: look.frame, stroke: INK, line: 1.4 });
    parts.push({ d: rounded(width - 7, height - 7, 3.5), fill: look.wash });
    const radius = isLarge ? 13 : 9.5;
    const [size, drop] = bonus === "none" ? [isLarge ? 40 : 37, 0] : [37, isLarge ? 10 : 7];
    parts.push(drawing(look.icon, size, { fill: INK, x: isLarge && drop ? -2 : 0, y: drop }));
    if (bonus !== "none") {
      const corner = { d: "M-3.5 0H22.500V17C13 21 1 14 -3.500 0Z", scale: radius / 9.5 };
      parts.push({ ...corner, x: width / 2 - 22 * corner.scale, y: -height / 2, fill: look.frame });
      parts.push(...sign(bonus, width / 2 - radius - 1.5, -height / 2 + radius + 1.5, radius));
    }
  } else {
    parts.push({ d: outer, fill: "#0B5F5C", stroke: INK, line: 1.4 });
    parts.push({ d: rounded(width - 8, height - 8, 3), stroke: GOLD, line: 1.6 });
    parts.push(drawing("quetzal", 34, { fill: "#F3D98B" }));
    parts.push(drawing("breast", 34, { fill: "#E2725B" }));
  }
  if (counted) parts.push(...tally(count, -width / 2 + disc - 4, height / 2 - disc + 3, disc));
  const key = `card ${face ?? "back"} ${count} ${counted} ${isLarge} ${disc}`;
  return { key, width: width + 12, height: height + 14, parts };
}

/**
 * Where a card lay or may lie.
 * @param {string} [type]
 * @param {string} [bonus]
 * @returns {Picture}
 */
function drawEmpty(type = "", bonus = "none") {
  const shape = rounded(CARD.width - 2, CARD.height - 2, 5);
  const icon = ARTIFACTS[type]?.icon;
  /** @type {Part[]} */
  const parts = [
    { d: shape, fill: "#000000", alpha: 0.07 },
    { d: shape, stroke: "#8B7B62", line: 1.2, dash: [4, 4], alpha: 0.7 },
  ];
  if (icon) parts.push(drawing(icon, 26, { fill: "#8B7B62", alpha: 0.45, y: 4 }));
  if (icon)
    parts.push(...sign(bonus, CARD.width / 2 - 11, -CARD.height / 2 + 11, 7).map((part) => ({ ...part, alpha: 0.4 })));
  return { key: `empty ${type} ${bonus}`, width: CARD.width + 4, height: CARD.height + 4, parts };
}

/** @typedef {(x: number, k: number) => Part[]} Sign drawn around x, k times its size */

/** @type {Sign} */
const arrow = (x, k) => [{ d: "M-6 0H5M0 -5L5.500 0L0 5", x, stroke: INK, line: 2.2, scale: k }];
/** @type {(name: string, fill: string, size?: number) => Sign} */
const icon =
  (name, fill, size = 26) =>
  (x, k) => [drawing(name, size * k, { fill, x })];
/** @type {(said: string, size?: number) => Sign} */
const text =
  (said, size = 18) =>
  (x, k) => [words(said, x, 0, size * k)];
/** @type {(number: number | undefined) => Sign} */
const coins = (number) => (x, k) => coin(x, 0, 12.5 * k, number);
/** @type {(number: number | undefined) => Sign} */
const suns = (number) => (x, k) => sun(x, 0, 13 * k, number);
/** @type {Sign} */
const birds = (x, k) => sign("discovery", x, 0, 12.5 * k);
/** @type {Sign} */
const meeples = (x, k) => meepleSign("any", x, 0, 24 * k);
/** @type {(side: "open" | "back") => Sign} */
const little = (side) => (x, k) => littleCard(x, 0, 27 * k, side);
const artifact = (/** @type {string} */ type) => icon(ARTIFACTS[type]?.icon ?? "", ARTIFACTS[type]?.frame ?? INK);
const ROLL = icon("clockwise-rotation", INK, 24);

/** The numbers of a tile: see EFFECT_NUMBERS in the rules' content. @typedef {Record<string, number>} Effect */

/** What a tile does, as a row of signs. @type {Record<string, (effect: Effect) => Sign[]>} */
const TILES = {
  reroll_2: ({ meeples: most }) => [ROLL, meeples, text(`≤${most}`)],
  reroll_all: () => [ROLL, meeples, icon("infinity", INK, 22)],
  coins_to_vp: ({ price, vp }) => [coins(price), arrow, suns(vp)],
  coins_to_d: ({ price }) => [coins(price), arrow, birds],
  tablet_coins: ({ pay }) => [artifact("tablet"), arrow, coins(pay)],
  trio_vp: ({ vp }) => [artifact("pottery"), artifact("weapon"), artifact("tablet"), suns(vp)],
  pottery_3: (effect) => collection("pottery", effect),
  weapon_3: (effect) => collection("weapon", effect),
  temple_discount: ({ price }) => [
    icon("mayan-pyramid", "#7B6A2A", 28),
    text(`−${price}`),
    (x, k) => coin(x, 0, 11 * k),
  ],
  extra_delivery: ({ cards }) => [icon("cargo-ship", "#46657A", 28), text(`+${cards}`), little("open")],
  temple_draw: () => [little("back"), little("back"), arrow, little("open")],
  now_coins: ({ pay }) => [text("+"), coins(pay)],
  now_d: ({ pay }) => [text("+"), birds, coins(pay)],
};

/** @param {string} type @param {Effect} effect @returns {Sign[]} */
const collection = (type, { cards, pay, vp }) => [text(`${cards}×`), artifact(type), coins(pay), suns(vp)];

/** Several of a kind, one behind the other. @param {string} type @returns {Sign} */
const three = (type) => (x, k) => [-19, 0, 19].flatMap((dx) => artifact(type)(x + dx, k));
/** @type {(...signs: Sign[]) => Sign} */
const pair =
  (...signs) =>
  (x, k) =>
    signs.flatMap((draw, at) => draw(x + (at - (signs.length - 1) / 2) * 33, k));

/** The same on a small screen: fewer and larger signs. @type {Record<string, (effect: Effect) => Sign>} */
const EMBLEMS = {
  reroll_2: ({ meeples: most }) => pair(ROLL, text(`≤${most}`, 26)),
  reroll_all: () => pair(ROLL, icon("infinity", INK, 30)),
  coins_to_vp: ({ price, vp }) =>
    pair(
      (x) => coin(x, 0, 17, price),
      (x) => sun(x, 0, 17, vp),
    ),
  coins_to_d: ({ price }) =>
    pair(
      (x) => coin(x, 0, 17, price),
      (x) => sign("discovery", x, 0, 16),
    ),
  tablet_coins: ({ pay }) => pair(icon("stone-tablet", "#7B6A2A", 32), (x) => coin(x, 0, 17, pay)),
  trio_vp: () => (x) => ["pottery", "weapon", "tablet"].flatMap((type, at) => artifact(type)(x + (at - 1) * 22, 1)),
  pottery_3: () => three("pottery"),
  weapon_3: () => three("weapon"),
  temple_discount: ({ price }) => pair(icon("mayan-pyramid", "#7B6A2A", 34), text(`−${price}`, 26)),
  extra_delivery: ({ cards }) => pair(icon("cargo-ship", "#46657A", 34), text(`+${cards}`, 26)),
  temple_draw: () => (x) => [...littleCard(x - 16, 0, 36, "back"), ...littleCard(x + 16, 0, 36, "back")],
  now_coins:
    ({ pay }) =>
    (x) =>
      coin(x, 0, 18, pay),
  now_d: ({ pay }) =>
    pair(
      (x) => sign("discovery", x, 0, 16),
      (x) => coin(x, 0, 17, pay),
    ),
};

/**
 * A tile for a small screen: emblem and printed points.
 * @param {string} key
 * @param {import("./lookup.js").Tile} tile
 * @param {number} count
 * @param {boolean} idle used up
 * @returns {Picture}
 */
function drawLargeTile(key, { points, immediate, effect }, count, idle) {
  const { width, height } = TILE;
  const parts = heap(TILE, count);
  parts.push({ d: rounded(width, height, 5), fill: immediate ? RED : "#8A6514", stroke: INK, line: 1.4 });
  parts.push({ d: rounded(width - 6, height - 6, 3.5), fill: idle ? "#D8CDB5" : "#FBF1D6" });
  parts.push(...(EMBLEMS[key]?.(effect)(-17, 1) ?? []));
  parts.push(...sun(width / 2 - 15, -height / 2 + 17, 18.5, points));
  if (immediate) parts.push({ d: "M-6 -6L6 6M6 -6L-6 6", x: width / 2 - 15, y: height / 2 - 13, stroke: RED, line: 4 });
  if (count > 1) parts.push(...tally(count, -width / 2 + 12, height / 2 - 12, 17));
  return { key: `large tile ${key} ${points} ${count} ${idle}`, width: width + 16, height: height + 14, parts };
}

/**
 * @param {string} key
 * @param {import("./lookup.js").Tile} tile
 * @param {number} count
 * @param {boolean} idle used up
 * @param {boolean} [isLarge] signs for a small screen
 * @returns {Picture}
 */
function drawTile(key, tile, count, idle, isLarge = false) {
  if (isLarge) return drawLargeTile(key, tile, count, idle);
  const { points, immediate, effect } = tile;
  const { width, height } = TILE;
  const signs = TILES[key]?.(effect) ?? [];
  const many = signs.length > 3;
  const pitch = many ? 19 : 25;
  const left = -12 - (pitch * (signs.length - 1)) / 2;
  const parts = heap(TILE, count);
  parts.push({ d: rounded(width, height, 5), fill: immediate ? RED : "#8A6514", stroke: INK, line: 1.4 });
  parts.push({ d: rounded(width - 7, height - 7, 3.5), fill: idle ? "#D8CDB5" : "#FBF1D6" });
  parts.push(...signs.flatMap((draw, at) => draw(left + pitch * at, many ? 0.78 : 1)));
  parts.push({
    d: "M0 0H19V49H0Z",
    x: width / 2 - 22.5,
    y: -height / 2 + 3.5,
    fill: immediate ? "#F3D2C4" : "#EBD69C",
  });
  parts.push(...sun(width / 2 - 13, -height / 2 + 15, 11.5, points));
  if (immediate)
    parts.push({ d: "M-5 -5L5 5M5 -5L-5 5", x: width / 2 - 13, y: height / 2 - 14, stroke: RED, line: 3.4 });
  if (count > 1) parts.push(...tally(count, -width / 2 + 8, height / 2 - 8));
  return { key: `tile ${key} ${points} ${count} ${idle}`, width: width + 12, height: height + 14, parts };
}

/** The back of the Upgrade pile. @param {number} count @returns {Picture} */
function drawPile(count) {
  const { width, height } = TILE;
  return {
    key: `pile ${count}`,
    width: width + 12,
    height: height + 14,
    parts: [
      ...heap(TILE, count),
      { d: rounded(width, height, 5), fill: "#8A6514", stroke: INK, line: 1.4 },
      { d: rounded(width - 8, height - 8, 3), stroke: "#F3D98B", line: 1.6 },
      drawing("hut", 34, { fill: "#F3D98B" }),
      ...tally(count, -width / 2 + 10, height / 2 - 9, 11.5),
    ],
  };
}

/** Where an active tile may lie. @returns {Picture} */
function drawTileSlot() {
  const shape = rounded(TILE.width - 2, TILE.height - 2, 5);
  return {
    key: "tile slot",
    width: TILE.width + 4,
    height: TILE.height + 4,
    parts: [
      { d: shape, fill: "#000000", alpha: 0.06 },
      { d: shape, stroke: "#8B7B62", line: 1.4, dash: [5, 5], alpha: 0.8 },
      drawing("hut", 28, { fill: "#8B7B62", alpha: 0.45 }),
    ],
  };
}

export const cardPicture = memoize(drawCard);
export const emptyPicture = memoize(drawEmpty);
export const tilePicture = memoize(drawTile);
export const pilePicture = memoize(drawPile);
export const tileSlotPicture = memoize(drawTileSlot);
