// Pictures of the objective cards: what each measures, its points, and what the seat shown has of it.

import { rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { paper } from "./card-art.js";
import { PANEL, RESOURCES, TYPES } from "./palette.js";
import { broken, shortened, written } from "./text-lines.js";
import { ring } from "./track-art.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("./palette.js").Theme} Theme */

/** What an objective measures, as an icon. @type {Record<string, string>} */
const MEASURES = {
  enclosed_green: "grass",
  longest_road: "stone-path",
  monuments: "great-pyramid",
  next_to_nature: "forest",
  next_to_water: "waves",
  map_edge: "hill-fort",
  every_district: "village",
};

/**
 * @param {{ key: string, measure: string, of: string }} objective
 * @param {string} name
 * @param {number} value what the seat shown has of it
 * @param {readonly number[]} points of the first and the second
 * @param {{ width: number, height: number }} size
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawObjective(objective, name, value, points, { width, height }, theme) {
  const { ink } = PANEL[theme];
  const look = TYPES[objective.of] ?? RESOURCES[objective.of];
  const icon = MEASURES[objective.measure] ?? look?.icon ?? "trophy-cup";
  const radius = Math.min(15, height * 0.34);
  // In a narrow column the icon must do; the name is a tap away.
  const isLow = height < 40;
  const room = width - radius * 2 - 14;
  const isNarrow = width < 90;
  const within = isLow ? room - 14 : room;
  const size = isLow ? 12 : 13;
  const lines = isNarrow ? [] : broken(name, within, size, 2).map((line) => shortened(line, within, size));
  const start = -width / 2 + radius * 2 + 11;
  return {
    key: `objective ${objective.key} ${value} ${width} ${height} ${theme} ${name}`,
    width: width + 8,
    height: height + 8,
    parts: [
      ...paper(width, height, theme, false),
      { d: rounded(radius * 2, radius * 2, 7), fill: look?.deep ?? "#5B6B3C", x: -width / 2 + radius + 6 },
      { icon, size: radius * 1.5, fill: look?.ink ?? "#FFFFFF", x: -width / 2 + radius + 6 },
      ...written(lines, {
        x: start,
        y: isLow ? (lines.length > 1 ? -6 : 1) : lines.length > 1 ? -15 : -11,
        size,
        fill: ink,
      }),
      {
        words: String(value),
        size: isLow ? 15 : 17,
        fill: ink,
        x: isLow ? width / 2 - (isNarrow ? 22 : 12) : start + 6,
        y: isLow ? 1 : height / 2 - 11,
      },
      ...(isLow ? [] : points.flatMap((each, at) => ring(width / 2 - 36 + at * 23, height / 2 - 12, 9.5, each))),
    ],
  };
}

export const objectivePicture = memoize(drawObjective);
