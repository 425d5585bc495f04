// The places of the island with their banners: left who may come and how, in the middle what it costs and brings, right
// the order in which it acts.

import { circle, rounded } from "../../table/geometry.js";
import { kept } from "../../table/kept.js";
import { drawing, MEEPLE } from "./drawings.js";
import { BANNER, HEAD, STEP } from "./layout.js";
import { bird, coin, INK, littleCard, meepleSign, sign, words } from "./symbols.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("./reading.js").Banner} Banner */

/** Kinds by colour, by sign and by the ends of the banner. */
const KIND = {
  unique: { fill: ["#F2CF5B", "#DDAA25"], ink: INK, icon: null },
  bidding: { fill: ["#CF5236", "#A8321D"], ink: "#FFFFFF", icon: "gavel" },
  free: { fill: ["#4E9A58", "#2F7340"], ink: "#FFFFFF", icon: "infinity" },
};

/** Grounds and the figure in the corner. @type {Record<string, { ground: string[], line: string, icon: string, figure: string }>} */
const GROUNDS = {
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

/**
 * @param {"unique" | "bidding" | "free"} kind
 * @param {number} width
 * @param {number} height
 */
function bannerShape(kind, width, height) {
  const [w, h, notch] = [width / 2, height / 2, 7];
  if (kind === "free") return rounded(width, height, h);
  if (kind === "bidding") return `M${-w + notch} ${-h}H${w - notch}L${w} 0L${w - notch} ${h}H${-w + notch}L${-w} 0Z`;
  return `M${-w} ${-h}H${w}L${w - notch} 0L${w} ${h}H${-w}L${-w + notch} 0Z`;
}

/** @param {string} order @param {number} x @returns {Part[]} */
function orderSign(order, x) {
  const disc = { d: circle(0, 0, 11), x, fill: "#FFFAEC", stroke: INK, line: 1.6 };
  if (order === "0")
    return [
      disc,
      { d: "M2 -9L-5.500 1.500H-0.500L-2.500 9L5.500 -2.500H0.500Z", x, fill: "#C05A00", stroke: INK, line: 0.8 },
    ];
  return [disc, words(order, x, 0, 17)];
}

/** @param {"unique" | "bidding" | "free"} kind @param {number} x @returns {Part[]} */
function kindSign(kind, x) {
  const { icon, ink } = KIND[kind];
  if (icon) return [drawing(icon, 20, { fill: ink, x })];
  return [{ d: circle(0, 0, 8.5), x, stroke: ink, line: 1.8 }, words("1", x, 0, 13, ink)];
}

/** The signs of what a place brings, with the room each takes. @param {string} name @param {Banner} banner @returns {[number, (x: number) => Part[]][]} */
function gains(name, banner) {
  const ink = KIND[banner.kind].ink;
  /** @type {(said: string) => [number, (x: number) => Part[]]} */
  const say = (said) => [said.length * 10 + 4, (x) => [words(said, x, 0, 17, ink)]];
  /** @type {[number, (x: number) => Part[]]} */
  const arrow = [15, (x) => [{ d: "M-5 0H4M0 -4L4.500 0L0 4", x, stroke: ink, line: 2 }]];
  /** @type {[number, (x: number) => Part[]]} */
  const card = [19, (x) => littleCard(x, 0, 22, "open")];
  if (name === "camp")
    return [
      say("+"),
      [23, (x) => coin(x, 0, 10.5, 1)],
      [24, (x) => [drawing("clockwise-rotation", 20, { fill: ink, x })]],
    ];
  if (name === "stela")
    return [
      [
        24,
        (x) => [
          { d: circle(0, 0, 11), x, fill: "#FFF6DC", stroke: INK, line: 1 },
          drawing("quetzal", 19, { fill: "#0B7A5A", x }),
        ],
      ],
      say("+"),
      [22, (x) => bird(x, 0, 10)],
    ];
  if (name === "temple") return [card, [19, (x) => littleCard(x, 0, 22, "back")]];
  if (name === "black_market") return [card, arrow, [24, (x) => coin(x, 0, 11, banner.coins ?? "")]];
  if (name === "village")
    return [
      [
        26,
        (x) => [
          { d: rounded(25, 17, 2), x, fill: "#FBF1D6", stroke: INK, line: 1.4 },
          drawing("hut", 14, { fill: "#8A6514", x }),
        ],
      ],
    ];
  if (banner.limit !== null)
    return [say(`≤${banner.limit}`), card, arrow, [22, (x) => [drawing("sun", 20, { fill: ink, x })]]];
  return [
    card,
    card,
    [23, (x) => sign(banner.bonus ?? "none", x, 0, 10.5, banner.bonus === "discovery" ? undefined : 1)],
  ];
}

/**
 * @param {string} name
 * @param {Banner} banner
 * @param {number} width
 * @param {number} y of its middle
 * @returns {Part[]}
 */
function bannerParts(name, banner, width, y) {
  const kind = KIND[banner.kind];
  const shape = bannerShape(banner.kind, width, BANNER);
  const left = -width / 2;
  /** @type {Part[]} */
  const parts = [
    { d: shape, y: 2, fill: "#000000", alpha: 0.25 },
    { d: shape, fill: kind.fill, stroke: INK, line: 1.5 },
    ...meepleSign(banner.takes, left + 20, 0, 25),
    ...kindSign(banner.kind, left + 43),
    ...orderSign(banner.order, width / 2 - 18),
  ];
  const row = gains(name, banner);
  if (banner.cost !== null && name === "harbor")
    row.unshift([22, (x) => coin(x, 0, 10.5, banner.cost ?? "")], [7, (x) => [words(":", x, 0, 16, kind.ink)]]);
  const whole = row.reduce((sum, [room]) => sum + room, 0);
  let x = left + 54 + (width - 54 - 30 - whole) / 2;
  for (const [room, draw] of row) {
    parts.push(...draw(x + room / 2));
    x += room;
  }
  return parts.map((part) => ({ ...part, y: (part.y ?? 0) + y }));
}

/** Where it says what beats a bid, from the upper right corner. */
export const BEAT = { x: -27, y: BANNER + 14 };

/** Whose bid stands is seen; this says what would beat it. @param {Banner} banner @param {number} x @param {number} y @returns {Part[]} */
function beatParts(banner, x, y) {
  const colour = banner.colour === "open" ? "either" : banner.colour;
  return [
    { d: rounded(46, 22, 11), x, y, fill: "#FFFAEC", stroke: "#A8321D", line: 1.8 },
    words(`≥${banner.beat}`, x - 8, y, 15, "#8E2412"),
    ...meepleSign(colour, x + 12, y, 16),
  ];
}

/** @param {Size} size @returns {Part[]} planks across a place that is out of use */
function planks({ width, height }) {
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
 * @param {string} title
 * @returns {Picture}
 */
function drawPlace(name, size, banner, title) {
  const look = GROUNDS[name] ?? /** @type {NonNullable<typeof GROUNDS[string]>} */ (GROUNDS.camp);
  const { width, height } = size;
  const shape = name === "ship" ? hull(width, height) : rounded(width, height, 12);
  const figure = Math.min(height - HEAD - 2, 62);
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
    ...bannerParts(name, banner, width - (name === "ship" ? 24 : 4), -height / 2 + BANNER / 2 + 2),
    titleWords(title, banner.beat === null ? width - 14 : width - 64, -width / 2 + 9, -height / 2 + BANNER + 13),
  ];
  if (banner.beat !== null) parts.push(...beatParts(banner, width / 2 + BEAT.x, -height / 2 + BEAT.y));
  if (banner.covered) parts.push(...planks(size));
  return {
    key: `place ${name} ${JSON.stringify([size, banner, title])}`,
    width: width + 12,
    height: height + 14,
    parts,
  };
}

/** A name as large as it fits. @param {string} title @param {number} room @param {number} x @param {number} y @returns {Part} */
function titleWords(title, room, x, y) {
  const size = Math.max(11.5, Math.min(15, room / (title.length * 0.56)));
  return { ...words(title, x, y, size, "#2A2018"), align: "left" };
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
 * @returns {Picture}
 */
function drawStep(nth, banner) {
  const width = STEP.widths[nth] ?? 0;
  const [w, h] = [width / 2, STEP.height / 2];
  const next = w + 5;
  /** @type {Part[]} */
  const parts = [
    { d: `M${-w} ${-h}H${w}L${next} ${h}H${-next}Z`, fill: ["#F0E7CF", "#CDBF9C"], stroke: "#6E6247", line: 1.5 },
    { d: `M${-w} ${-h + 2}H${w}`, stroke: "#FFFDF2", line: 2.5, alpha: 0.8 },
    { d: `M-22 ${-h}H22L24 ${h}H-24Z`, fill: "#B9AA85" },
    { d: circle(0, 0, 15), fill: "#00000022", stroke: "#6E6247", line: 1.4 },
    { d: MEEPLE, scale: 0.48, fill: "#FFFFFF", alpha: 0.55 },
    ...coin(-w + 20, 0, 12, banner.cost ?? ""),
  ];
  const cards = [...Array(banner.choose).fill("open"), ...Array(banner.draw).fill("back")];
  for (const [at, side] of cards.entries())
    parts.push(...littleCard(w - 18 - (cards.length - 1 - at) * 20, 0, 25, side));
  return { key: `step ${nth} ${JSON.stringify(banner)}`, width: width + 16, height: STEP.height + 4, parts };
}

/** The Temple's flag above its stair. @param {Size} size @param {Banner} banner @param {string} title @returns {Picture} */
function drawTemple(size, banner, title) {
  const [w, h] = [size.width / 2, size.height / 2];
  return {
    key: `temple ${JSON.stringify([size, banner.takes, title])}`,
    width: size.width + 44,
    height: size.height + 40,
    parts: [
      { d: `M${-w * 0.58} ${-h + 28}H${w * 0.58}L${w + 20} ${h + 8}H${-w - 20}Z`, fill: "#000000", alpha: 0.28, y: 5 },
      {
        d: `M${-w * 0.58} ${-h + 28}H${w * 0.58}L${w + 18} ${h + 6}H${-w - 18}Z`,
        fill: ["#CDBE98", "#9F8F68"],
        stroke: "#5F5338",
        line: 2,
      },
      ...bannerParts("temple", banner, size.width - 30, -h + BANNER / 2),
      words(title, 0, -h + BANNER + 12, 14.5, "#2A2018"),
    ],
  };
}

/**
 * A space of the Village.
 * @param {Size} size
 * @param {Banner} banner
 * @returns {Picture}
 */
function drawSpace(size, banner) {
  const { width, height } = size;
  return {
    key: `space ${JSON.stringify(banner)}`,
    width: width + 4,
    height: height + 4,
    parts: [
      { d: rounded(width - 2, height - 2, 9), fill: "#FFF6E0", alpha: 0.75 },
      { d: rounded(width - 2, height - 2, 9), stroke: "#7B5628", line: 1.5 },
      { d: circle(0, 0, 17), x: 5, y: 7, fill: "#00000018", stroke: "#7B5628", line: 1.4 },
      { d: MEEPLE, x: 5, y: 7, scale: 0.55, fill: banner.takes === "white" ? "#FFFFFF" : "#000000", alpha: 0.35 },
      ...coin(-width / 2 + 13, -height / 2 + 13, 11.5, banner.cost ?? ""),
      ...(banner.covered ? planks({ width: width - 2, height: height - 2 }) : []),
    ],
  };
}

export const placePicture = kept(drawPlace);
export const stepPicture = kept(drawStep);
export const templePicture = kept(drawTemple);
export const spacePicture = kept(drawSpace);
