// Draws the banner of a place: left the meeples it takes and its kind, then price and gain, right its order of activation.

import { circle, rounded } from "../../table/geometry.js";
import { drawing } from "./drawings.js";
import { BEAT, isDig, styleOf } from "./layout.js";
import { bird, coin, INK, littleCard, meepleSign, sign, words } from "./symbols.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("./layout.js").Arrangement} Arrangement */
/** @typedef {import("./lookup.js").Banner} Banner */

/** A sign in a row: its width, how it is drawn around a point, and its priority: the lowest is left out first where there is no room. @typedef {[number, (x: number) => Part[], number]} Sign */

/** Colours and icon of each kind of location; `bannerShape` has the ends of the banner. */
export const KIND = {
  unique: { fill: ["#F2CF5B", "#DDAA25"], ink: INK, icon: null },
  bidding: { fill: ["#CF5236", "#A8321D"], ink: "#FFFFFF", icon: "gavel" },
  free: { fill: ["#4E9A58", "#2F7340"], ink: "#FFFFFF", icon: "infinity" },
};

/** Sizes of the signs. */
const SIZES = { meeple: 25, kind: 20, order: 11, number: 17, sign: 10.5, card: 22, arrow: 1 };

/** @typedef {typeof SIZES} Sizes */

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

/** @param {number} order @param {number} x @param {Sizes} sizes @returns {Part[]} */
export function orderSign(order, x, sizes) {
  const scale = sizes.order / 11;
  const disc = { d: circle(0, 0, sizes.order), x, fill: "#FFFAEC", stroke: INK, line: 1.6 };
  const bolt = "M2 -9L-5.500 1.500H-0.500L-2.500 9L5.500 -2.500H0.500Z";
  if (order === 0) return [disc, { d: bolt, x, scale, fill: "#C05A00", stroke: INK, line: 0.8 }];
  return [disc, words(order, x, 0, sizes.number)];
}

/** @param {"unique" | "bidding" | "free"} kind @param {number} x @param {Sizes} sizes @returns {Part[]} */
function kindSign(kind, x, sizes) {
  const { icon, ink } = KIND[kind];
  if (icon) return [drawing(icon, sizes.kind, { fill: ink, x })];
  const radius = sizes.kind * 0.46;
  return [{ d: circle(0, 0, radius), x, stroke: ink, line: 1.8 }, words("1", x, 0, radius * 1.88, ink)];
}

/** @param {Sizes} sizes @param {string} ink of the signs @returns {Record<"card" | "back" | "arrow" | "sun", Sign> & { say: (said: string) => Sign, coin: (number: string | number) => Sign }} */
function lexicon(sizes, ink) {
  const { number, sign: radius, card, arrow } = sizes;
  return {
    card: [card * 0.86, (x) => littleCard(x, 0, card, "open"), 4],
    back: [card * 0.86, (x) => littleCard(x, 0, card, "back"), 4],
    arrow: [15 * arrow, (x) => [{ d: "M-5 0H4M0 -4L4.500 0L0 4", x, stroke: ink, line: 2 * arrow, scale: arrow }], 0],
    sun: [radius * 2.1, (x) => [drawing("sun", radius * 1.9, { fill: ink, x })], 2],
    say: (said) => [said.length * number * 0.58 + 3, (x) => [words(said, x, 0, number, ink)], said === "+" ? 0 : 5],
    coin: (worth) => [radius * 2.2, (x) => coin(x, 0, radius, worth), 5],
  };
}

/** The signs of what a place brings. @param {string} name @param {Banner} banner @param {Sizes} sizes @param {string} ink @returns {Sign[]} */
export function gains(name, banner, sizes, ink) {
  const { card, back, arrow, sun, say, coin: worth } = lexicon(sizes, ink);
  const radius = sizes.sign;
  if (name === "camp")
    return [
      say("+"),
      worth(banner.coins ?? ""),
      [radius * 2.1, (x) => [drawing("clockwise-rotation", radius * 1.9, { fill: ink, x })], 5],
    ];
  if (name === "stela")
    return [
      [
        radius * 2.2,
        (x) => [
          { d: circle(0, 0, radius), x, fill: "#FFF6DC", stroke: INK, line: 1 },
          drawing("quetzal", radius * 1.75, { fill: "#0B7A5A", x }),
        ],
        5,
      ],
      say("+"),
      [radius * 2.1, (x) => bird(x, 0, radius * 0.96), 5],
    ];
  if (name === "temple") return [card, back];
  if (name === "black_market") return [card, arrow, worth(banner.coins ?? "")];
  if (name === "village")
    return [
      [
        radius * 2.5,
        (x) => [
          { d: rounded(radius * 2.4, radius * 1.65, 2), x, fill: "#FBF1D6", stroke: INK, line: 1.4 },
          drawing("hut", radius * 1.35, { fill: "#8A6514", x }),
        ],
        5,
      ],
    ];
  if (banner.limit !== null) return [say(`≤${banner.limit}`), card, arrow, sun];
  // The cards themselves lie beside the banner, so their signs have the lowest priority.
  const [wide, draw] = card;
  return [
    [wide, draw, 1],
    [wide, draw, 1],
    [radius * 2.2, (x) => bonusSign(banner, x, 0, radius), 5],
  ];
}

/** The bonus of a place. @param {Banner} banner @param {number} x @param {number} y @param {number} radius @returns {Part[]} */
export const bonusSign = ({ bonus }, x, y, radius) =>
  sign(bonus ?? "none", x, y, radius, bonus === "discovery" ? undefined : 1);

/** @param {readonly Sign[]} row */
const roomOf = (row) => row.reduce((sum, [room]) => sum + room, 0);

/**
 * @param {string} name
 * @param {Banner} banner
 * @param {number} width
 * @param {number} y of its middle
 * @param {Arrangement} arrangement
 * @returns {Part[]}
 */
export function bannerParts(name, banner, width, y, arrangement) {
  const { banner: height } = styleOf(arrangement);
  const sizes = SIZES;
  const kind = KIND[banner.kind];
  const shape = bannerShape(banner.kind, width, height);
  const left = -width / 2 + sizes.meeple * 0.35 + (banner.takes === "any" ? 13 : 10);
  const order = width / 2 - sizes.order - 7;
  /** @type {Part[]} */
  const parts = [
    { d: shape, y: 2, fill: "#000000", alpha: 0.25 },
    { d: shape, fill: kind.fill, stroke: INK, line: 1.5 },
    ...meepleSign(banner.takes, left, 0, sizes.meeple),
    ...orderSign(banner.order, order, sizes),
  ];
  const row = gains(name, banner, sizes, kind.ink);
  if (banner.cost !== null && name === "harbor")
    row.unshift(lexicon(sizes, kind.ink).coin(banner.cost), lexicon(sizes, kind.ink).say(":"));
  const start = left + sizes.meeple * (banner.takes === "any" ? 0.62 : 0.45);
  const room = order - sizes.order - 2 - start;
  // The banner's ends and colour show the kind too, so its sign has a low priority.
  row.unshift([sizes.kind, (x) => kindSign(banner.kind, x, sizes), 3]);
  while (roomOf(row) > room) {
    const least = Math.min(...row.map(([, , late]) => late));
    row.splice(
      row.findLastIndex(([, , late]) => late === least),
      1,
    );
  }
  const apart = Math.max(0, (room - roomOf(row)) / (row.length + 1));
  let x = start + Math.min(apart, 8);
  for (const [at, [wide, draw]] of row.entries()) {
    parts.push(...draw(x + wide / 2));
    x += wide + (at === 0 ? Math.min(apart * 2, 14) : Math.min(apart, 4));
  }
  return parts.map((part) => ({ ...part, y: (part.y ?? 0) + y }));
}

/** The line on which a small place has its signs, from its middle: the upper one, if there is height for two. @param {string} name @param {number} height @param {number} head */
export const signLine = (name, height, head) =>
  isDig(name) || height - head >= 76 ? -height / 2 + head + 19 : head / 2;

/** Where the size that beats a bid is written, from the middle of a place. @param {Arrangement} arrangement @param {Size} size @param {string} name */
export function beatPoint(arrangement, { width, height }, name) {
  const { isSmall, banner, head } = styleOf(arrangement);
  if (isSmall) return { x: width / 2 - BEAT.width / 2 - 4, y: signLine(name, height, head) };
  return { x: width / 2 - 27, y: -height / 2 + banner + 14 };
}

/** How many meeples of which colour would beat the bid. @param {Banner} banner @param {{ x: number, y: number }} at @param {Arrangement} arrangement @returns {Part[]} */
export function beatParts(banner, { x, y }, arrangement) {
  const colour = banner.colour === "open" ? "either" : banner.colour;
  const { isSmall } = styleOf(arrangement);
  const { width, height } = isSmall ? BEAT : { width: 46, height: 22 };
  const [size, apart] = isSmall ? [25, 12] : [15, 8];
  return [
    { d: rounded(width, height, height / 2), x, y, fill: "#FFFAEC", stroke: "#A8321D", line: 1.8 },
    words(`≥${banner.beat}`, x - apart, y, size, "#8E2412"),
    ...meepleSign(colour, x + apart * (isSmall ? 1.25 : 1.5), y, size * (isSmall ? 0.92 : 1.07)),
  ];
}
