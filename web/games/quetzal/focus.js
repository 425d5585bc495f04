// Which part of the island a decision is about: on a small screen the camera comes near it.

import { partBox } from "./layout.js";
import { isActing, spotOf } from "./lookup.js";

/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("./layout.js").Arrangement} Arrangement */

/** The parts that are looked at together, by the location that acts. @type {Record<string, string[]>} */
const ZONES = {
  temple: ["feet"],
  village: ["village"],
  black_market: ["black_market"],
  harbor: ["harbor", "ship:1", "ship:2"],
  ship: ["harbor", "ship:1", "ship:2"],
};

/** @param {View} view @param {Arrangement} arrangement @returns {Box | null} null: the whole island */
export function focusOf(view, arrangement) {
  const acting = view.spaces.find((space) => space.kind === "place" && isActing(space));
  const zone = acting ? ZONES[spotOf(acting).location] : undefined;
  if (!zone) return null;
  const boxes = zone.map((part) => partBox(arrangement, part));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
