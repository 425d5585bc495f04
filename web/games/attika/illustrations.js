// Pictures beside words: the cards on the buttons of a payment, the symbols beside the lines of a preview.

import { isLandscape } from "./art.js";
import { singleCardPicture, symbolPicture } from "./art-piles.js";
import { landscapesOf } from "./lookup.js";

/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Text} Text */

/**
 * @param {string} id `pay:1,0,2,0` or `pay:water:2`; other controls have no pictures
 * @param {Context} context
 * @returns {Picture[]}
 */
export function control(id, context) {
  const [verb, what = "", count] = id.split(":");
  if (verb !== "pay") return [];
  const cards = (/** @type {string} */ face, /** @type {number} */ many) =>
    Array.from({ length: many }, () => singleCardPicture(face));
  if (count !== undefined) return cards(what, Number(count));
  const landscapes = landscapesOf(context);
  return what.split(",").flatMap((many, at) => cards(landscapes[at] ?? "", Number(many)));
}

/**
 * The symbols of a line of a preview; those that the land pays are struck through. The argument `symbols` says whether
 * the line is about symbols that are `due` or `paid`; the number of each landscape is the argument of its name.
 * @param {Text} text
 * @returns {{ picture: Picture, struck: boolean }[]}
 */
export function illustrate({ args = {} }) {
  if (args.symbols !== "due" && args.symbols !== "paid") return [];
  const struck = args.symbols === "paid";
  return Object.entries(args)
    .filter(([face]) => isLandscape(face))
    .flatMap(([face, count]) =>
      Array.from({ length: Number(count) }, () => ({ picture: symbolPicture(face), struck })),
    );
}
