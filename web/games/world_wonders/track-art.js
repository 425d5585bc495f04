// Pictures of gold, points, loans and the four tracks: three of resources, one of population with its rings.

import { circle, rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { GOLD, INK, PANEL, POPULATION, RESOURCES, shade } from "./palette.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("./palette.js").Theme} Theme */

/** @typedef {{ fill: string, deep: string, ink: string, icon: string }} TrackLook */

/** @type {[string, TrackLook][]} by the name of the count */
export const TRACKS = [
  .../** @type {[string, TrackLook][]} */ (Object.values(RESOURCES).map((look) => [look.name, look])),
  ["population", POPULATION],
];

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string | number} [words]
 * @returns {Part[]}
 */
export function coin(x, y, radius, words = "") {
  return [
    { d: circle(0, 0, radius), fill: "#8A6510", x, y: y + radius * 0.09 },
    { d: circle(0, 0, radius), fill: "#F0C64A", stroke: "#6B4E0B", line: Math.max(1, radius * 0.09), x, y },
    { d: circle(0, 0, radius * 0.76), stroke: "#B98A1C", line: Math.max(0.8, radius * 0.07), x, y },
    ...(words === "" ? [] : [{ words: String(words), size: radius * 1.25, fill: "#3A2905", x, y: y + radius * 0.05 }]),
  ];
}

/**
 * A victory ring: laurels around a number.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} points
 * @returns {Part[]}
 */
export function ring(x, y, radius, points) {
  return [
    { d: circle(0, 0, radius), fill: "#FFF6DA", stroke: INK, line: 1.4, x, y },
    { icon: "laurels", size: radius * 1.9, fill: "#9A7413", x, y },
    { words: String(points), size: radius * 1.05, fill: INK, x, y: y + 0.5 },
  ];
}

/**
 * @param {TrackLook} look
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @returns {Part[]}
 */
export function symbol(look, x, y, size) {
  return [
    { d: circle(0, 0, size / 2), fill: look.deep, stroke: "#FFF8E6", line: 1.4, x, y },
    { icon: look.icon, size: size * 0.7, fill: look.ink, x, y },
  ];
}

/**
 * One track, from 0 at the left: the marker on its space, population symbols or rings where they are.
 * @param {string} name
 * @param {number} value
 * @param {number} end
 * @param {readonly number[]} marked population symbols on a track of resources, rings on that of population
 * @param {number} width
 * @param {number} height
 * @param {Theme} theme
 * @param {boolean} least whether it is the least of the resources
 * @returns {Picture}
 */
function drawTrack(name, value, end, marked, width, height, theme, least) {
  const look = TRACKS.find(([key]) => key === name)?.[1] ?? POPULATION;
  const { paper, line, ink } = PANEL[theme];
  const isPopulation = name === "population";
  const [left, right] = [-width / 2 + height + 4, width / 2 - 30];
  const step = (right - left) / (end + 1);
  /** @type {Part[]} */
  const spaces = [];
  for (let at = 0; at <= end; at += 1) {
    const x = left + (at + 0.5) * step;
    const isPast = at <= value;
    const isEnd = isPopulation && at === end;
    const fill = isEnd ? "#8E3FB0" : isPast ? shade(look.fill, theme === "dark" ? 0 : 0.35) : paper;
    const [w, h] = [step / 2 - 0.8, height / 2 - 2];
    spaces.push({ d: `M${-w} ${-h}H${w}V${h}H${-w}Z`, fill, stroke: line, line: 1, x, y: 0 });
    if (!marked.includes(at)) continue;
    spaces.push(
      ...(isPopulation
        ? [{ d: circle(0, 0, Math.min(w, h) * 0.72), stroke: isEnd ? "#FFE9A8" : "#B5851A", line: 2.4, x, y: 0 }]
        : [
            {
              icon: POPULATION.icon,
              size: Math.min(step, height) * 0.82,
              fill: isPast ? POPULATION.deep : theme === "dark" ? "#D9B8EC" : POPULATION.fill,
              x,
              y: 0,
            },
          ]),
    );
  }
  const x = left + (Math.min(value, end) + 0.5) * step;
  const radius = Math.min(height / 2 - 2, step * 0.74);
  return {
    key: `track ${name} ${value} ${end} ${marked.join()} ${width} ${height} ${theme} ${least}`,
    width: width + 4,
    height: height + 4,
    parts: [
      ...symbol(look, -width / 2 + height / 2, 0, height - 1),
      ...spaces,
      { d: circle(0, 1.5, radius), fill: "#000000", alpha: 0.3, x },
      { d: circle(0, 0, radius), fill: look.deep, stroke: "#FFF8E6", line: 2, x, y: 0 },
      { d: circle(0, 0, radius + 1), stroke: INK, line: 1, x, y: 0 },
      { words: String(value), size: 18, fill: ink, x: width / 2 - 14, y: 1 },
      ...(least ? [{ d: `M${width / 2 - 25} 11H${width / 2 - 3}`, stroke: GOLD, line: 3 }] : []),
    ],
  };
}

/**
 * The gold that is left, as coins and as a number.
 * @param {number} gold
 * @param {number} most the gold that a round begins with
 * @param {number} owed points that a loan costs at the end; 0 without one
 * @param {number} points
 * @param {import("../../table/seat-colours.js").SeatLook} look
 * @param {Theme} theme
 * @param {import("../../table/types.js").Size} size
 * @param {readonly [string, string]} words for gold and points, where there is room
 * @returns {Picture}
 */
function drawGold(gold, most, owed, points, look, theme, { width, height }, words) {
  const { paper, line, muted } = PANEL[theme];
  const isHigh = height > 150;
  const top = -height / 2;
  const radius = isHigh ? 24 : 19;
  const y = top + (isHigh ? 62 : 51);
  const coins = Array.from({ length: Math.max(gold, most) }, (_, at) => {
    const place = { x: -width / 2 + 20 + (at % 5) * 13, y: y + (isHigh ? 60 : 30) + Math.floor(at / 5) * 14 };
    return at < gold ? coin(place.x, place.y, 6) : [{ d: circle(0, 0, 5.2), stroke: line, line: 1.4, ...place }];
  }).flat();
  const side = width / 4;
  return {
    key: `gold ${gold} ${most} ${owed} ${points} ${look.sign} ${theme} ${width} ${height} ${words.join()}`,
    width: width + 8,
    height: height + 6,
    parts: [
      { d: rounded(width, height, 8), fill: paper, stroke: line, line: 1.5 },
      { d: circle(0, 0, 12), fill: look.deep, stroke: "#FFF8E6", line: 1.6, x: -width / 2 + 18, y: top + 18 },
      { d: look.glyph, scale: 0.7, fill: look.ink, x: -width / 2 + 18, y: top + 18 },
      ...coin(-side, y, radius),
      { words: String(gold), size: radius * 1.26, fill: "#3A2905", x: -side, y: y + 1 },
      ...coins,
      ...ring(side, y, radius + 2, points),
      ...(isHigh
        ? words.map((word, at) => ({
            words: word,
            size: Math.min(14, (width / 2 - 6) / (word.length * 0.5)),
            fill: muted,
            x: at === 0 ? -side : side,
            y: y + radius + 14,
          }))
        : []),
      ...(owed ? loanParts(width / 2 - 24, height / 2 - 22, 0.95, owed) : []),
    ],
  };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {number} points that it costs
 * @returns {Part[]}
 */
export function loanParts(x, y, scale, points) {
  return [
    { d: "M-16 -14H12L16 -10V14H-16Z", scale, fill: "#F3E3BE", stroke: "#9A3412", line: 1.8, x, y },
    { words: `−${points}`, size: 17 * scale, fill: "#9A3412", x, y: y + 1 },
  ];
}

/**
 * Everything a seat has, in one line or one column: for a small screen.
 * @param {readonly (readonly [string, number])[]} values gold, the tracks, points
 * @param {number} width
 * @param {number} height
 * @param {number} owed points that a loan costs at the end; 0 without one
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawMeters(values, width, height, owed, theme) {
  const { paper, line, ink } = PANEL[theme];
  const stands = height > width;
  // In a line the loan's tag stands after the gold, as wide as it must be; in a column there is room beside it.
  const tag = owed && !stands ? 26 : 0;
  const each = ((stands ? height : width) - tag) / values.length;
  const radius = Math.min(12, stands ? each * 0.42 : each * 0.24);
  const size = Math.min(20, radius * 1.75);
  const parts = values.flatMap(([name, value], at) => {
    const x = stands ? -width / 2 + radius + 5 : -width / 2 + each * at + radius + 2 + (at > 0 ? tag : 0);
    const y = stands ? -height / 2 + each * (at + 0.5) : 0;
    const look = TRACKS.find(([key]) => key === name)?.[1];
    const sign = look
      ? symbol(look, x, y, 2 * radius)
      : name === "gold"
        ? coin(x, y, radius)
        : ring(x, y, radius, 0).slice(0, 2);
    const aside = stands ? radius + (owed && name === "gold" ? 10 : 15) : radius + (each - 2 * radius - 2) / 2;
    return [...sign, { words: String(value), size, fill: ink, x: x + aside, y: y + 1 }];
  });
  const [x, y] = stands ? [width / 2 - 13, -height / 2 + each / 2] : [-width / 2 + each + tag / 2, 0];
  return {
    key: `meters ${JSON.stringify(values)} ${width} ${height} ${owed} ${theme}`,
    width: width + 4,
    height: height + 4,
    parts: [
      { d: rounded(width, height, 6), fill: paper, stroke: line, line: 1.2 },
      ...parts,
      ...(owed ? loanParts(x, y, 0.72, owed) : []),
    ],
  };
}

export const trackPicture = memoize(drawTrack);
export const goldPicture = memoize(drawGold);
export const metersPicture = memoize(drawMeters);
