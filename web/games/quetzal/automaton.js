// The automaton of a game for two: its card, and beside it those of its meeples that were ousted.

import { rounded } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { nameOf } from "../../table/names.js";
import { drawing } from "./drawings.js";
import { pack } from "./layout.js";
import { GAME, lyingAt } from "./lookup.js";
import { meepleItem } from "./meeples.js";
import { INK, meepleSign, tally, words } from "./symbols.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */

/** @typedef {{ key: string, temple: number[], groups: { location: string, colour: string, size: number }[] }} Orders */

const ICONS = /** @type {Record<string, string>} */ ({
  quarry: "stone-pile",
  small_temple: "temple-gate",
  ruins: "ancient-ruins",
  black_market: "swap-bag",
  ship: "cargo-ship",
});

/** @param {number} width @param {number} height @returns {Part} */
const cog = (width, height) => ({ icon: "cog", size: 24, x: -width / 2 + 21, y: -height / 2 + 20, fill: "#4E5A61" });

/** Where the three orders stand on a card: below each other, under its name. @param {Size} size */
function highRows({ width, height }) {
  const step = (height - 44) / 3;
  return {
    step,
    at: (/** @type {number} */ nth) => ({ x: -width / 2 + 24, y: -height / 2 + 38 + step * (nth + 0.5) }),
  };
}

/** On a phone: the first beside the card's name, the others side by side below. @param {Size} size */
function lowRows({ width, height }) {
  const step = height / 2 - 4;
  const at = (/** @type {number} */ nth) => ({
    x: nth === 0 ? -width / 2 + 96 : -width / 2 + 20 + (nth - 1) * (width / 2 - 4),
    y: (nth === 0 ? -step : step) / 2 + 1,
  });
  return { step, at };
}

/**
 * @param {Orders | null} orders none before the first card is turned
 * @param {number} left cards to come
 * @param {Size} size
 * @returns {Picture}
 */
function drawOrders(orders, left, size) {
  const { width, height } = size;
  /** @type {Part[]} */
  const parts = [
    { d: rounded(width, height, 8), y: 3, fill: "#000000", alpha: 0.28 },
    { d: rounded(width, height, 8), fill: ["#8B979D", "#66727A"], stroke: INK, line: 1.6 },
    { d: rounded(width - 10, height - 10, 5), fill: "#EDF0EE" },
    ...(width > 200 ? [] : [cog(width, height)]),
    words(orders?.key ?? "", -width / 2 + (width > 200 ? 34 : 56), -height / 2 + 21, width > 200 ? 25 : 18),
    ...tally(left, width / 2 - 22, -height / 2 + 22, width > 200 ? 17.6 : 10.5),
  ];
  const isLarge = width > 200;
  const rows = isLarge ? lowRows(size) : highRows(size);
  const [mark, meeple, number] = [Math.min(26, rows.step), Math.min(isLarge ? 25 : 20, rows.step), isLarge ? 25 : 17];
  if (orders) {
    const { x, y } = rows.at(0);
    parts.push(drawing("mayan-pyramid", mark, { fill: "#6E6247", x, y }));
    parts.push(...meepleSign("white", x + 28, y, meeple));
    parts.push({ ...words(orders.temple.join(", "), x + 28 + meeple, y, number), align: "left" });
  }
  for (const [at, { location, colour, size: many }] of (orders?.groups ?? []).entries()) {
    const { x, y } = rows.at(at + 1);
    parts.push(drawing(ICONS[location] ?? "cog", mark, { fill: "#6E6247", x, y }));
    for (let nth = 0; nth < many; nth += 1)
      parts.push(...meepleSign(colour, x + 28 + nth * (isLarge ? 17 : meeple + 2), y, meeple));
  }
  return { key: `orders ${orders?.key} ${left} ${width} ${height}`, width: width + 8, height: height + 10, parts };
}

const ordersPicture = memoize(drawOrders);

/**
 * @param {View} view
 * @param {Context} context
 * @param {Box} room
 * @returns {Item[]}
 */
export function automatonItems(view, context, room) {
  const pile = view.pieces.find((piece) => piece.kind === "automaton_pile");
  if (!pile) return [];
  const card = view.pieces.find((piece) => piece.kind === "automaton_card");
  const orders = context.content?.automaton?.cards?.find(
    (/** @type {Orders} */ each) => each.key.toLowerCase() === card?.face,
  );
  const isLow = room.height < 150;
  const size = { width: room.width, height: isLow ? room.height : Math.min(132, room.height - 34) };
  const at = { x: room.x + room.width / 2, y: room.y + size.height / 2 };
  /** @type {Item[]} */
  const items = [
    {
      id: card?.id ?? pile.id,
      area: "board",
      shape: "rect",
      ...at,
      ...size,
      picture: ordersPicture(orders ?? null, pile.count ?? 0, size),
      z: 1,
      opens: true,
      label: [...(card ? [nameOf(GAME, card)] : []), nameOf(GAME, pile)],
    },
  ];
  const out = lyingAt(view, "automaton_out");
  const beside = isLow
    ? { x: room.x + 80, y: room.y + 4, width: room.width - 124, height: 34 }
    : { x: room.x, y: room.y + size.height + 4, width: room.width, height: 30 };
  const { size: span, points } = pack(beside, out.length, isLow ? 34 : 28, 0.7);
  for (const [nth, piece] of out.entries()) {
    const point = points[nth] ?? { x: 0, y: 0 };
    items.push({ ...meepleItem(piece, context, point, span), target: card?.id ?? pile.id });
  }
  return items;
}
