// The items of the tray: pool, hand, cargo, Upgrades, coins and points of the seat that is shown.

import { nameOf } from "../../table/names.js";
import * as cards from "./cards.js";
import { drawing } from "./drawings.js";
import { middle, pack } from "./layout.js";
import {
  BONUSES,
  cardOf,
  effectOf,
  GAME,
  hasCards,
  KINDS,
  lyingAt,
  numberOf,
  TYPES,
  tileOf,
  valuesOf,
  wordOf,
} from "./lookup.js";
import { markerPicture, meepleItem } from "./meeples.js";
import { plate } from "./plates.js";
import { cellPicture, framePicture, goodsPicture, paymentPicture, valuesPicture } from "./tray-art.js";
import { column, facePoint, HEAD, isSmall, row, trayLayout } from "./traylayout.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */

const TRAY = /** @type {const} */ ("tray");
const RECT = /** @type {const} */ ("rect");
/** The radius of a number on a heap. */
const COUNT = 13;

/** @param {Context} context @param {Piece} piece @param {Point} point @param {Picture} picture @param {{ width: number, height: number }} size @param {Partial<Item>} more @returns {Item} */
const lay = (context, piece, point, picture, size, more) => ({
  id: piece.id,
  area: TRAY,
  shape: RECT,
  ...point,
  width: size.width,
  height: size.height,
  picture,
  z: 1,
  label: [nameOf(GAME, piece)],
  about: effectOf(context.content, piece),
  ...more,
});

/** @param {View} view @param {Context} context @returns {Item[]} */
export function trayItems(view, context) {
  const layout = trayLayout(context.plan.bands);
  const seat = context.shown;
  const size = (/** @type {Box} */ box) => ({ width: box.width, height: box.height });
  /** @type {Item[]} */
  const items = [
    plate(TRAY, "frame:pool", layout.pool, framePicture("pool", size(layout.pool), context.theme), -1),
    ...(layout.isFolded
      ? []
      : [plate(TRAY, "frame:hand", layout.hand, framePicture("hand", size(layout.hand), context.theme), -1)]),
  ];
  const waiting = view.pieces.filter(
    (piece) => ["cargo", "drawn", "pending"].includes(piece.slot) && (piece.owner ?? seat) === seat,
  );
  items.push(...poolItems(view, context, seat, layout));
  items.push(...waitingItems(waiting, view, context, layout));
  if (!layout.isFolded) items.push(...handItems(view, context, seat, layout));
  items.push(...tileItems(view, context, seat, layout));
  const counts = view.panels[seat]?.counts;
  if (counts) {
    const { coins = 0, points = 0, discovery = 0 } = counts;
    if (layout.grid)
      items.push(
        plate(TRAY, "frame:goods", layout.goods, framePicture("goods", size(layout.goods), context.theme), -1),
      );
    items.push(
      plate(
        TRAY,
        "goods",
        layout.goods,
        goodsPicture({ coins, points, discovery }, size(layout.goods), context.theme),
        0,
      ),
    );
    if (layout.grid && view.pieces.some((piece) => piece.id === "marker" && piece.owner === seat)) {
      const at = {
        x: layout.goods.x + layout.goods.width / 2,
        y: layout.goods.y + layout.goods.height - 24,
        width: 36,
        height: 36,
      };
      items.push({ ...plate(TRAY, "echo:marker", layout.goods, markerPicture(38), 1), ...at, shape: "circle" });
    }
  }
  return items;
}

/** @param {View} view @param {Context} context @param {number} seat @param {import("./traylayout.js").TrayLayout} layout @returns {Item[]} */
function poolItems(view, context, seat, { cells }) {
  /** @type {Item[]} */
  const items = [];
  for (const [at, kind] of KINDS.entries()) {
    const space = view.spaces.find((each) => each.kind === "pool" && each.owner === seat && each.face === kind);
    const box = cells[at];
    if (!space || !box) continue;
    const { id } = space;
    const there = lyingAt(view, id);
    const size = { width: box.width, height: box.height };
    const label = [{ key: "quetzal-heap", args: { face: { key: `quetzal-pool-${kind}` }, count: there.length } }];
    const held = there.filter((piece) => wordOf(piece, "state") === "held").length;
    const count = held > 0 ? `${held}/${there.length}` : "";
    items.push({ ...plate(TRAY, id, box, cellPicture(kind, size, context.theme, count), 0), silent: false, label });
    const room = { x: box.x + 1, y: box.y + 24, width: box.width - 2, height: box.height - 26 };
    const { size: span, points } = pack(room, there.length, kind === "character" ? 58 : 50);
    for (const [nth, piece] of there.entries()) {
      const isHeld = wordOf(piece, "state") === "held";
      const point = points[nth] ?? { x: 0, y: 0 };
      const lifted = { x: point.x, y: point.y - (isHeld ? 5 : 0) };
      items.push({
        ...meepleItem(piece, context, lifted, span),
        area: TRAY,
        // Where meeples are smaller than a fingertip, a tap means the pile: one more of it.
        ...(isHeld && !isSmall(context.plan) ? { pickedBy: id } : { target: id }),
        tumbles: true,
        last: isHeld,
        raised: isHeld,
      });
    }
  }
  return items;
}

/**
 * What is loaded for the delivery, or waits for an answer: over the pool, which is empty or idle then.
 * @param {Piece[]} waiting
 * @param {View} view
 * @param {Context} context
 * @param {import("./traylayout.js").TrayLayout} layout
 * @returns {Item[]}
 */
function waitingItems(waiting, view, context, { pool, isLarge, grid }) {
  if (waiting.length === 0) return [];
  const { theme, content } = context;
  const [isTile, isCargo] = [waiting[0]?.kind === "upgrade", waiting[0]?.slot === "cargo"];
  const icon = isTile ? "hut" : isCargo ? "wooden-crate" : "card-pick";
  const cover = framePicture("waiting", { width: pool.width, height: pool.height }, theme);
  const cargo = isCargo ? view.spaces.find((space) => space.kind === "cargo") : undefined;
  const payment = cargo ? paymentPicture(cargo, theme, Math.min(96, pool.height - 8)) : null;
  const left = payment ? 64 : 46;
  const figure = payment ? [] : [drawing(icon, 40, { fill: "#A67C24", x: -pool.width / 2 + 24 })];
  const ground = { ...cover, key: `${cover.key} ${payment ? "" : icon}`, parts: [...cover.parts, ...figure] };
  const items = [plate(TRAY, "frame:waiting", pool, ground, 3)];
  const sum = { x: pool.x, y: pool.y, width: 64, height: pool.height };
  if (payment) items.push(plate(TRAY, "payment", sum, payment, 4));
  const loaded = waiting.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  const room = isCargo && grid ? Math.max(0, (numberOf(cargo, "limit") ?? 0) - loaded) : 0;
  const points = row(
    { ...pool, x: pool.x + left, width: pool.width - left - 2 },
    waiting.length + room,
    pool.height > 120 ? 14 : 6,
  );
  for (const [at, point] of points.slice(waiting.length).entries())
    items.push({ ...plate(TRAY, `room:${at}`, { ...pool, ...cards.CARD }, cards.emptyPicture(), 3.5), ...point });
  for (const [at, piece] of waiting.entries()) {
    const [key, many] = [piece.face ?? "", piece.count ?? 1];
    const point = isTile
      ? { x: pool.x + pool.width / 2 + 20, y: pool.y + pool.height / 2 }
      : (points[at] ?? { x: 0, y: 0 });
    const picture = isTile
      ? cards.tilePicture(key, tileOf(content, key), 1, false, isLarge)
      : cards.cardPicture(piece.face, many, many > 1 || !piece.face, isLarge, COUNT);
    const from = isTile ? "pile" : isCargo ? `hand:${piece.owner}:${key}` : "deck";
    const how = { z: 4, raised: true, from, ...(isCargo ? { pickedBy: from } : {}) };
    items.push(lay(context, piece, point, picture, isTile ? cards.TILE : cards.CARD, how));
  }
  return items;
}

/** A card of the hand, with its number. @param {Context} context @param {Piece} piece @param {Point} point @param {boolean} isLarge @returns {Item} */
function cardItem(context, piece, point, isLarge) {
  const count = piece.count ?? 1;
  const picture = cards.cardPicture(piece.face, count, count > 1 || !piece.face, isLarge, COUNT);
  return lay(context, piece, point, picture, cards.CARD, { z: 1.5 });
}

/** What the cards of a type are worth. @param {Context} context @param {string} type @param {Box} box @param {boolean} isLarge @returns {Item} */
function valuesItem(context, type, box, isLarge) {
  const values = valuesOf(context, type).join("·");
  return plate(TRAY, `values:${type}`, box, valuesPicture(type, values, box.width, isLarge), 0);
}

/** @param {View} view @param {Context} context @param {number} seat @param {import("./traylayout.js").TrayLayout} layout @returns {Item[]} */
function handItems(view, context, seat, layout) {
  const held = lyingAt(view, `hand:${seat}`);
  const known = held.filter((piece) => piece.face);
  const [hidden] = held.filter((piece) => !piece.face);
  if (hidden && known.length === 0) return [cardItem(context, hidden, middle(layout.hand), layout.isLarge)];
  const loaded = view.pieces.filter((piece) => piece.slot === "cargo" && piece.owner === seat);
  return layout.grid ? handGrid(known, context, layout) : handRow(known, loaded, context, layout);
}

/** A hand in which each face has a place of its own. @param {Piece[]} known @param {Context} context @param {import("./traylayout.js").TrayLayout} layout @returns {Item[]} */
function handGrid(known, context, { hand, isLarge }) {
  /** @type {Item[]} */
  const items = [];
  for (const type of TYPES) {
    items.push(valuesItem(context, type, { ...column(hand, type), y: hand.y + 2, height: HEAD }, isLarge));
    for (const bonus of BONUSES) {
      if (!hasCards(context.content, type, bonus)) continue;
      const piece = known.find((each) => each.face === `${type}-${bonus}`);
      const point = facePoint(hand, type, bonus);
      const empty = cards.emptyPicture(type, bonus);
      if (piece) items.push(cardItem(context, piece, point, isLarge));
      else items.push({ ...plate(TRAY, `gap:${type}-${bonus}`, { ...hand, ...cards.CARD }, empty, 0), ...point });
    }
  }
  return items;
}

/**
 * A hand side by side, sorted. The places of loaded cards stay free, so that no card moves while others are loaded.
 * @param {Piece[]} known
 * @param {Piece[]} loaded
 * @param {Context} context
 * @param {import("./traylayout.js").TrayLayout} layout
 * @returns {Item[]}
 */
function handRow(known, loaded, context, { hand, isLarge }) {
  const order = (/** @type {string} */ face) => {
    const [type, bonus] = cardOf(face);
    return TYPES.indexOf(type) * BONUSES.length + BONUSES.indexOf(bonus);
  };
  const held = new Map(known.map((piece) => [piece.face ?? "", piece]));
  const faces = [...new Set([...known, ...loaded].map((piece) => piece.face ?? ""))];
  faces.sort((a, b) => order(a) - order(b));
  const points = row(hand, faces.length, HEAD);
  const types = TYPES.filter((type) => faces.some((face) => cardOf(face)[0] === type));
  const width = hand.width / TYPES.length;
  return [
    ...faces.flatMap((face, at) => {
      const piece = held.get(face);
      return piece ? [{ ...cardItem(context, piece, points[at] ?? { x: 0, y: 0 }, isLarge), z: 1.5 + at / 100 }] : [];
    }),
    ...types.map((type, at) =>
      valuesItem(context, type, { x: hand.x + at * width, y: hand.y + 1, width, height: HEAD }, isLarge),
    ),
  ];
}

/** @param {View} view @param {Context} context @param {number} seat @param {import("./traylayout.js").TrayLayout} layout @returns {Item[]} */
function tileItems(view, context, seat, { tiles, spent, isLarge }) {
  const active = lyingAt(view, `active:${seat}`);
  const used = lyingAt(view, `spent:${seat}`);
  const picture = (/** @type {Piece} */ piece, /** @type {number} */ count, /** @type {boolean} */ idle) =>
    cards.tilePicture(piece.face ?? "", tileOf(context.content, piece.face ?? ""), count, idle, isLarge);
  /** @type {Item[]} */
  const items = [];
  for (const [at, point] of tiles.entries()) {
    const piece = active[at];
    if (piece) items.push(lay(context, piece, point, picture(piece, 1, false), cards.TILE, { from: "pile" }));
    else
      items.push({
        ...plate(TRAY, `slot:tile:${at}`, { x: 0, y: 0, ...cards.TILE }, cards.tileSlotPicture(), 0),
        ...point,
      });
  }
  const [top] = used;
  if (top) {
    const count = used.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
    const shown = { ...picture(top, count, true), scale: isLarge ? 0.46 : 0.56 };
    const label = used.map((piece) => nameOf(GAME, piece));
    const size = { width: cards.TILE.width * shown.scale, height: cards.TILE.height * shown.scale };
    items.push(lay(context, { ...top, id: `spent:${seat}` }, spent, shown, size, { opens: true, label }));
  }
  return items;
}
