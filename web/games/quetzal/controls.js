// Pictures on buttons and beside the lines of a preview, and the question once a place is picked.

import { bannerOf, placeText } from "./lookup.js";
import { INK, meepleSign, signPicture, words } from "./symbols.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Text} Text */

/** No preview of a placed meeple: the rules choose which meeples go. @returns {Item[]} */
export function ghost() {
  return [];
}

/**
 * @param {string} id `bid:black:2`
 * @param {Context} context
 * @returns {Picture[]}
 */
export function control(id, context) {
  const [verb, colour = "", size = ""] = id.split(":");
  if (verb !== "bid") return [];
  const ink = context.theme === "dark" ? "#F2EBDD" : INK;
  const takes = colour === "open" ? "either" : colour;
  const parts = [{ ...words(size, -12, 0, 22, ink) }, ...meepleSign(takes, 8, 0, 28)];
  return [{ key: `bid ${id} ${context.theme}`, width: 42, height: 34, parts }];
}

/**
 * A place is picked: what is left to say is how many come.
 * @param {View} view
 * @param {readonly string[]} picked
 * @returns {Text | null}
 */
export function asks(view, picked) {
  const place = view.spaces.find(({ id, kind }) => kind === "place" && id === picked.at(-1));
  if (!place || bannerOf(place).kind !== "bidding") return null;
  return { key: "quetzal-ask-bid", args: { place: placeText(place) } };
}

/** Which argument of a line of a preview is shown by which sign. */
const SIGNS = /** @type {const} */ ([
  ["points", "vp"],
  ["coins", "coin"],
  ["discovery", "discovery"],
]);

/**
 * @param {Text} text
 * @returns {{ picture: Picture, struck: boolean }[]}
 */
export function illustrate({ args = {} }) {
  return SIGNS.flatMap(([name, bonus]) => {
    const value = Number(args[name] ?? 0);
    return value > 0 ? [{ picture: signPicture(bonus, bonus === "discovery" ? undefined : value), struck: false }] : [];
  });
}
