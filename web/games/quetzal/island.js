// Draws the ground (sea, island, paths), the spaces of the Discovery track, the round track and the rows of the seats.

import { circle, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { drawing } from "./drawings.js";
import { islandOf, middle } from "./layout.js";
import { glyphDisc } from "./meeples.js";
import { smallCoast } from "./small-island.js";
import { bird, coin, INK, PAPER, sign, words } from "./symbols.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("./layout.js").Arrangement} Arrangement */
/** @typedef {"light" | "dark"} Theme */

/** The coast of the wide island, with the bay in the south. */
const COAST =
  "M92 112C66 70 160 96 240 66C288 0 410 -10 530 14C620 -12 740 -8 790 60C870 70 930 110 930 190C940 280 940 380 900 440C850 500 770 486 690 496" +
  "C630 506 590 520 520 506C450 520 390 510 318 496C250 486 150 492 96 462C46 430 54 330 58 250C48 196 70 150 92 112Z";

/** @param {Arrangement} arrangement */
const coastOf = (arrangement) => (arrangement === "wide" ? COAST : smallCoast(islandOf(arrangement).bounds));

const SEA = { light: ["#3E8191", "#2B6478", "#1F4C60"], dark: ["#1D4353", "#16323F", "#0F2530"] };
const LAND = {
  light: { sand: "#E3D2A2", jungle: "#4C8758", deep: "#2F6546" },
  dark: { sand: "#A8976B", jungle: "#2C5E42", deep: "#173C2C" },
};

/** A pseudo-random number from 0 to 1 that depends on `at` alone, so that the island always looks the same. @param {number} at */
const chance = (at) => {
  const wave = Math.sin(at * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};

/** The sea, larger than any view of the table; a gradient, so a low resolution is enough. @param {Theme} theme @returns {Picture} */
function drawSea(theme) {
  const parts = [{ d: "M-320 -260H320V260H-320Z", fill: SEA[theme] }];
  return { key: `sea ${theme}`, width: 640, height: 520, scale: 6, finest: 0.3, parts };
}

/** Waves around the island, all of them one path. @param {Size} size @returns {Part} */
function waves({ width, height }) {
  const crests = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(chance(at) - 0.5) * width, (chance(at + 500) - 0.5) * height];
    return `M${x.toFixed(0)} ${y.toFixed(0)}c10 -9 16 -9 28 0s18 9 28 0`;
  });
  return { d: crests.join(""), stroke: "#FFFFFF", line: 2, alpha: 0.16 };
}

/**
 * @param {Arrangement} arrangement
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawIsland(arrangement, theme) {
  const { bounds, parts: boxes } = islandOf(arrangement);
  const { x: cx, y: cy } = middle(bounds);
  const coast = coastOf(arrangement);
  const land = LAND[theme];
  const at = (/** @type {number} */ scale, /** @type {Partial<Part>} */ more) => ({
    d: coast,
    scale,
    x: -cx * scale,
    y: -cy * scale,
    ...more,
  });
  const size = { width: bounds.width + 140, height: bounds.height + 90 };
  /** @type {Part[]} */
  const parts = [
    waves(size),
    at(1.035, { fill: "#FFFFFF", alpha: 0.1 }),
    at(1.018, { fill: "#FFFFFF", alpha: 0.16 }),
    at(1, { fill: land.sand, stroke: "#FFF3CF", line: 1.5 }),
    at(0.968, { fill: [land.jungle, land.deep] }),
  ];
  parts.push(...jungle(arrangement, theme));
  const temple = middle(boxes.feet ?? bounds);
  for (const name of [
    "camp",
    "stela",
    "quarry",
    "small_temple",
    "ruins",
    "black_market",
    "village",
    "harbor",
    "ship:1",
  ]) {
    const to = middle(boxes[name] ?? bounds);
    const bend = {
      x: (to.x + temple.x) / 2 + (to.y - temple.y) * 0.12,
      y: (to.y + temple.y) / 2 - (to.x - temple.x) * 0.08,
    };
    const d = `M${temple.x - cx} ${temple.y - cy}Q${bend.x - cx} ${bend.y - cy} ${to.x - cx} ${to.y - cy}`;
    parts.push({ d, stroke: land.deep, line: 15, alpha: 0.35 }, { d, stroke: land.sand, line: 9, alpha: 0.55 });
  }
  return { key: `island ${arrangement} ${theme}`, ...size, parts };
}

/** The points of a path, control points of curves included. @param {string} d @returns {Point[]} */
function cornersOf(d) {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[2 * at] ?? 0,
    y: numbers[2 * at + 1] ?? 0,
  }));
}

/** @param {import("../../table/types.js").Box} box @param {Point} point @param {number} inset */
const isInside = ({ x, y, width, height }, point, inset) =>
  point.x > x + inset && point.x < x + width - inset && point.y > y + inset && point.y < y + height - inset;

/** @param {readonly Point[]} corners @param {Point} point */
function isWithin(corners, { x, y }) {
  let inside = false;
  for (const [at, a] of corners.entries()) {
    const b = corners[(at + 1) % corners.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/**
 * Crowns of trees seen from above, and a palm here and there. All of a green are one path: there are hundreds.
 * @param {Arrangement} arrangement
 * @param {Theme} theme
 * @returns {Part[]}
 */
function jungle(arrangement, theme) {
  const { bounds, parts } = islandOf(arrangement);
  const greens =
    theme === "light" ? ["#3B764B", "#5B9563", "#2E6343", "#6BA36B"] : ["#234F38", "#2F6447", "#1B422F", "#37704F"];
  const [crowns, shades, lights] = [greens.map(() => ""), ["", ""], [""]];
  /** @type {Part[]} */
  const palms = [];
  const [corners, centre, boxes] = [cornersOf(coastOf(arrangement)), middle(bounds), Object.values(parts)];
  for (let n = 0; n < 420; n += 1) {
    const [x, y] = [(chance(n) - 0.5) * bounds.width, (chance(n + 300) - 0.5) * bounds.height];
    const radius = 7 + Math.round(chance(n + 700) * 9);
    const at = { x: x + centre.x, y: y + centre.y };
    // A tree under a place would not be seen; the corners of the Temple's box are free.
    if (boxes.some((box) => box !== parts.temple && isInside(box, at, radius))) continue;
    // A point a little further out must still be land, so that no tree covers the beach.
    if (!isWithin(corners, { x: x * 1.07 + centre.x, y: y * 1.09 + centre.y })) continue;
    shades[n % 2] += circle(x, y + 2, radius);
    crowns[n % 4] += circle(x, y, radius);
    lights[0] += circle(x - radius * 0.2, y - radius * 0.25, radius * 0.55);
    if (n % 9 === 0)
      palms.push(drawing("palm-tree", 26, { fill: theme === "light" ? "#1F4D3A" : "#0D2A1E", x, y, alpha: 0.5 }));
  }
  return [
    ...shades.map((d) => ({ d, fill: "#0A2A1C", alpha: 0.2 })),
    ...crowns.map((d, at) => ({ d, fill: greens[at] ?? "", alpha: 0.75 })),
    { d: lights.join(""), fill: "#FFFFFF", alpha: 0.07 },
    ...palms,
  ];
}

/**
 * A space of the Discovery track with what it pays.
 * @param {{ number: number, isStart: boolean, coins: number, points: number, upgrades: number }} stone
 * @param {Size} size
 * @param {boolean} isSmall its sign is that of a small island
 * @returns {Picture}
 */
function drawStone({ number, isStart, coins, points, upgrades }, { width, height }, isSmall) {
  // Beside or below it is the room for the disks.
  const isHigh = height > width;
  const [x, y] = isHigh ? [0, -height / 2 + 20] : [-width / 2 + (isSmall ? 20 : 15), 0];
  const radius = isSmall ? 17.6 : 11;
  /** @type {Part[]} */
  const parts = [
    { d: rounded(width, height, 14), y: 2.5, fill: "#000000", alpha: 0.3 },
    {
      d: rounded(width, height, 14),
      fill: number % 2 ? ["#DAD2C0", "#B5AB94"] : ["#CFC6B2", "#A89E87"],
      stroke: "#4C4535",
      line: 1.6,
    },
    { d: rounded(width - 7, height - 7, 10), stroke: "#FFFFFF", line: 1, alpha: 0.4 },
  ];
  if (isStart) parts.push(drawing("quetzal", 26, { fill: "#0B6E5C", x, y }));
  else if (coins > 0) parts.push(...sign("coin", x, y, radius, coins));
  else if (points > 0) parts.push(...sign("vp", x, y, radius, points));
  else if (upgrades > 0)
    parts.push(
      { d: rounded(radius * 2, radius * 1.64, 2.5), x, y, fill: "#FBF1D6", stroke: INK, line: 1.4 },
      drawing("hut", radius * 1.4, { fill: "#8A6514", x, y }),
    );
  else parts.push({ d: "M-6 0H6M-3 -5H3M-3 5H3", x, y, stroke: "#6E654F", line: 2 });
  return {
    key: `stone ${number} ${coins} ${points} ${upgrades} ${width} ${height} ${isSmall}`,
    width: width + 6,
    height: height + 8,
    parts,
  };
}

/** @param {number} number @param {boolean} past @returns {Picture} */
function drawRound(number, past) {
  const radius = 14;
  return {
    key: `round ${number} ${past}`,
    width: 36,
    height: 40,
    parts: [
      { d: circle(0, 2, radius), fill: "#000000", alpha: 0.25 },
      { d: circle(0, 0, radius), fill: past ? "#B9AF98" : "#F6EBCB", stroke: INK, line: 1.5 },
      words(number, 0, 0, 17, past ? "#5B513F" : INK),
    ],
  };
}

/** @param {Size} size @returns {Picture} the strip of sky on which the rounds lie */
function drawRoundStrip({ width, height }) {
  return {
    key: `sky ${width} ${height}`,
    width: width + 6,
    height: height + 8,
    parts: [
      { d: rounded(width, height, 14), fill: ["#BFE0E4", "#86B9C4"], stroke: "#2F5964", line: 1.6 },
      { d: `M${-width / 2 + 18} ${height / 2 - 18}H${width / 2 - 18}`, stroke: "#2F5964", line: 2, dash: [5, 6] },
      {
        d: "M-8 0C-8 -6 2 -8 4 -3C9 -5 12 2 7 4H-8C-12 4 -12 0 -8 0Z",
        x: width / 2 - 30,
        y: -height / 2 + 14,
        fill: "#FFFFFF",
        alpha: 0.8,
      },
      {
        d: "M-8 0C-8 -6 2 -8 4 -3C9 -5 12 2 7 4H-8C-12 4 -12 0 -8 0Z",
        x: -10,
        y: -height / 2 + 11,
        fill: "#FFFFFF",
        alpha: 0.6,
      },
    ],
  };
}

/** @returns {Picture} */
function drawPlane() {
  return {
    key: "the plane",
    width: 46,
    height: 46,
    parts: [
      { icon: "biplane", size: 38, fill: "#000000", alpha: 0.25, y: 3 },
      { icon: "biplane", size: 38, fill: "#A8321D", stroke: "#FFFDF6", line: 3 },
    ],
  };
}

/**
 * The row of a seat: its glyph, room for its meeples, its coins.
 * @param {import("../../table/seat-colours.js").SeatLook} look
 * @param {Size} size
 * @param {number} coins
 * @param {boolean} isSmall
 * @returns {Picture}
 */
function drawSeat(look, { width, height }, coins, isSmall) {
  const radius = isSmall ? 17.6 : 11.5;
  return {
    key: `seat ${look.sign} ${width} ${height} ${coins} ${isSmall}`,
    width: width + 6,
    height: height + 6,
    parts: [
      { d: rounded(width, height, 9), y: 2, fill: "#000000", alpha: 0.25 },
      { d: rounded(width, height, 9), fill: PAPER, stroke: "#6B5F45", line: 1.3 },
      ...glyphDisc(look, -width / 2 + radius + 3, 0, Math.min(radius, height / 2 - 1)),
      ...coin(width / 2 - radius - 2, 0, radius, coins),
    ],
  };
}

/** The bird of the island, where nothing else lies. @param {Theme} theme @returns {Picture} */
function drawBird(theme) {
  const alpha = theme === "light" ? 0.85 : 0.7;
  return {
    key: `bird ${theme}`,
    width: 170,
    height: 200,
    parts: [
      { d: "M-70 34C-30 28 30 40 78 22", stroke: "#4B3420", line: 7, alpha },
      {
        d: "M38 32C44 18 56 14 66 16C62 28 52 34 38 32ZM-48 30C-56 18 -68 14 -78 18C-72 28 -60 34 -48 30Z",
        fill: "#5B9563",
        alpha,
      },
      drawing("quetzal", 172, { fill: "#0A2A1C", x: 3, y: 5, alpha: 0.3 }),
      drawing("quetzal", 172, { fill: "#0F8F6E", alpha }),
      drawing("breast", 172, { fill: "#C23B34", alpha }),
    ],
  };
}

/** The expedition's notebook: odds and what is known of the cards. @returns {Picture} */
function drawNotebook() {
  return {
    key: "the notebook",
    width: 56,
    height: 64,
    parts: [
      { d: rounded(44, 54, 4), y: 3, fill: "#000000", alpha: 0.28 },
      { d: rounded(44, 54, 4), fill: ["#8A5A33", "#5F3A1D"], stroke: INK, line: 1.4 },
      { d: "M-14 -27V27", stroke: "#3E2511", line: 2 },
      { d: rounded(24, 16, 2), x: 4, y: -10, fill: PAPER },
      ...bird(4, -10, 7),
      { icon: "rolling-dices", size: 22, x: 4, y: 13, fill: "#F3D98B" },
    ],
  };
}

export const seaPicture = memoize(drawSea);
export const islandPicture = memoize(drawIsland);
export const stonePicture = memoize(drawStone);
export const roundPicture = memoize(drawRound);
export const skyPicture = memoize(drawRoundStrip);
export const planePicture = memoize(drawPlane);
export const seatPicture = memoize(drawSeat);
export const birdPicture = memoize(drawBird);
export const notebookPicture = memoize(drawNotebook);
