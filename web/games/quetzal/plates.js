// Makes items without a name that fill a box: grounds and frames.

import { middle } from "./layout.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Picture} Picture */

/**
 * @param {import("../../table/types.js").Area} area
 * @param {string} id
 * @param {Box} box
 * @param {Picture} picture
 * @param {number} z
 * @returns {Item}
 */
export function plate(area, id, box, picture, z) {
  return {
    id,
    area,
    shape: "rect",
    ...middle(box),
    width: box.width,
    height: box.height,
    picture,
    z,
    silent: true,
  };
}
