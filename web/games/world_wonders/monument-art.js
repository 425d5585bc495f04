// Pictures of monuments: the model of each on its ground.

import { memoize } from "../../table/memo.js";
import { FAR_WORLD } from "./models-far.js";
import { OLD_WORLD } from "./models-old.js";
import { ROMAN_WORLD } from "./models-rome.js";
import { GOLD, INK } from "./palette.js";
import { CELL } from "./polyform.js";
import { shadow } from "./solids.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */

/** @type {Record<string, import("./models-old.js").Model>} */
export const MODELS = { ...OLD_WORLD, ...ROMAN_WORLD, ...FAR_WORLD };
/** How far a model may rise out of its ground, in units. */
export const RISE = 74;

/**
 * @param {string} monument
 * @param {number} width in squares
 * @param {number} height
 * @param {"standing" | "last" | "pending" | "bare"} state `bare` has no ground of its own
 * @returns {Picture}
 */
function drawMonument(monument, width, height, state) {
  const [w, d] = [width * CELL, height * CELL];
  const [e, s] = [w / 2 - 2, d / 2 - 2];
  const ground = `M${-e} ${-s}H${e}V${s}H${-e}Z`;
  /** @type {Part[]} */
  const plot = [
    { d: ground, fill: "#E9DDBE", stroke: state === "last" ? GOLD : INK, line: state === "last" ? 4 : 1.6 },
    { d: `M${-e + 4} ${-s + 4}H${e - 4}V${s - 4}H${-e + 4}Z`, stroke: "#B59F72", line: 1.2 },
  ];
  const pending = { d: ground, stroke: GOLD, line: 3, dash: [9, 7] };
  const model = MODELS[monument]?.(w, d) ?? [];
  return {
    key: `monument ${monument} ${width} ${height} ${state}`,
    width: w + 44,
    height: d + 2 * RISE,
    parts: [
      ...(state === "bare" ? [] : plot),
      ...shadow(w - 10, d - 10),
      ...model,
      ...(state === "pending" ? [pending] : []),
    ],
  };
}
export const monumentPicture = memoize(drawMonument);
