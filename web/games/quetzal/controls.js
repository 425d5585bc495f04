// Pictures on buttons and beside the lines of a preview, and the question once a place is picked.

import { queue, standing } from "./layout.js";
import { bannerOf, lyingAt, placeText, spotOf } from "./lookup.js";
import { meepleItem } from "./meeples.js";
import { INK, meepleSign, signPicture, words } from "./symbols.js";
import { arrangementOf } from "./traylayout.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Text} Text */

/** How a meeple lies that goes to a place, by the colour that the place or the bid takes. @type {Record<string, string>} */
const FACES = { white: "white", black: "black" };

/**
 * The meeples that would stand at a place: as many as the bid says, else one. Which of those that will do go there, the rules
 * choose.
 * @param {View} view
 * @param {Context} context
 * @param {string} at a place, or a bid for the one that is picked
 * @param {number} _turn
 * @param {readonly string[]} picked
 * @returns {Item[]}
 */
export function ghost(view, context, at, _turn, picked) {
  const ids = [...picked, at];
  const place = view.spaces.find(({ id, kind }) => kind === "place" && ids.includes(id));
  if (!place || view.viewer === null) return [];
  const banner = bannerOf(place);
  const [, colour = banner.takes, size = "1"] = ids.find((id) => id.startsWith("bid:"))?.split(":") ?? [];
  if (banner.kind === "bidding" && !ids.some((id) => id.startsWith("bid:"))) return [];
  const there = lyingAt(view, place.id).length;
  const room = standing(arrangementOf(context.plan), spotOf(place));
  const { size: wide, points } = queue(room, there + Number(size), 44, 0.8);
  return points.slice(there).map((point, nth) => {
    const piece = { id: `ghost:${nth}`, kind: "meeple", slot: place.id, face: FACES[colour] ?? "side" };
    return meepleItem({ ...piece, owner: view.viewer ?? 0 }, context, point, wide);
  });
}

/**
 * How many meeples go, of which side; smaller ones beside them if some could be of either side.
 * @param {string} id `bid:black:2`
 * @param {Context} context
 * @param {Text} [label] what the button says; it counts the meeples that could be of either side
 * @returns {Picture[]}
 */
export function control(id, context, label) {
  const [verb, colour = "", size = ""] = id.split(":");
  if (verb !== "bid") return [];
  const ink = context.theme === "dark" ? "#F2EBDD" : INK;
  const takes = colour === "open" ? "either" : colour;
  const wild = ["side", "standing", "character"].reduce((sum, kind) => sum + Number(label?.args?.[kind] ?? 0), 0);
  const signs = [
    ...(wild < Number(size) ? [{ takes, size: 28, wide: 20 }] : []),
    ...Array.from({ length: wild }, () => ({ takes: "either", size: 22, wide: 13 })),
  ];
  let x = 20;
  const parts = [words(size, 9, 0, 22, ink)];
  for (const each of signs) {
    parts.push(...meepleSign(each.takes, x + each.wide / 2, 0, each.size));
    x += each.wide;
  }
  const shifted = parts.map((part) => ({ ...part, x: (part.x ?? 0) - (x + 2) / 2 }));
  return [{ key: `bid ${id} ${wild} ${context.theme}`, width: x + 2, height: 34, parts: shifted }];
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
