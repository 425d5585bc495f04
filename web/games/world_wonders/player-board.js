// The board of the seat shown: gold left, tracks, the hand or what was built. On a small screen one line.

import { rounded } from "../../table/geometry.js";
import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import { modelParts } from "./card-art.js";
import { alone } from "./city.js";
import { demandWords } from "./demands.js";
import { BOARD } from "./layout.js";
import { countsOf, GAME, heldPieces, owed, tracksOf } from "./lookup.js";
import { PANEL } from "./palette.js";
import { broken, written } from "./text-lines.js";
import { goldPicture, metersPicture, TRACKS, trackPicture } from "./track-art.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Area} Area */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Text} Text */

const RECT = /** @type {const} */ ("rect");
/** How wide the hand is on a small screen when words stand beside it. */
const HELD = 136;

/** @param {Box} box */
export const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

export const TRAY = { area: /** @type {const} */ ("tray"), shape: RECT };

/** What fills a box of the tray. @param {Box} box */
export const within = (box) => ({ ...TRAY, ...centre(box), width: box.width, height: box.height });

/** What is drawn with something else. @type {Picture} */
export const NOTHING = { key: "nothing", width: 1, height: 1, parts: [] };

/**
 * The picture as large as fits.
 * @param {Picture} picture
 * @param {number} width
 * @param {number} height
 * @param {number} [most]
 */
export function fitted(picture, width, height, most = 1) {
  return { ...picture, scale: Math.min(width / picture.width, height / picture.height, most) };
}

/**
 * @param {string} name
 * @param {number} count
 * @returns {Text}
 */
const counted = (name, count) => ({
  key: "world-wonders-counted",
  args: { count, what: { key: `world-wonders-count-${name}`, args: { count } } },
});

/** @param {Context} context @returns {Box} of the board above the city: as high as its room, within reason */
export function boardBounds({ plan: { side } }) {
  const height = Math.min(BOARD.most, Math.max(BOARD.height, (BOARD.width * side.height) / Math.max(1, side.width)));
  return { x: 0, y: 0, width: BOARD.width, height };
}

/**
 * @param {View} view
 * @param {Context} context
 * @returns {Item[]} in the side's units
 */
export function boardItems(view, context) {
  const { height } = boardBounds(context);
  return [
    goldItem(view, context, height),
    ...TRACKS.map(([name], at) => trackItem(view, context, name, at, height / TRACKS.length)),
    ...handItems(view, context, "side", { x: 442, y: 2, width: 116, height: height - 4 }),
  ];
}

/**
 * Gold left, points and loan of the seat shown.
 * @param {View} view
 * @param {Context} context
 * @param {number} height of the board
 * @returns {Item}
 */
function goldItem(view, context, height) {
  const { shown: seat, theme, text, content } = context;
  const counts = countsOf(view, seat);
  const { gold = 0, points = 0 } = counts;
  const size = { width: 124, height: height - 4 };
  const words = /** @type {[string, string]} */ (
    Object.entries({ gold, points }).map(([name, count]) =>
      text({ key: `world-wonders-count-${name}`, args: { count } }),
    )
  );
  const look = seatLook(context.players, seat);
  return {
    id: `purse:${seat}`,
    area: "side",
    shape: RECT,
    x: 2 + size.width / 2,
    y: height / 2,
    ...size,
    picture: goldPicture(gold, content.gold, owed(counts, context), points, look, theme, size, words),
    z: 0,
    label: [
      counted("gold", gold),
      counted("points", points),
      ...(counts.loan ? [{ key: "world-wonders-loan", args: { owner: seat } }] : []),
    ],
  };
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {string} name of the track
 * @param {number} at from the top
 * @param {number} pitch
 * @returns {Item}
 */
function trackItem(view, context, name, at, pitch) {
  const { shown: seat, theme } = context;
  const counts = countsOf(view, seat);
  const board = tracksOf(view, seat, context);
  const value = counts[name] ?? 0;
  const isPopulation = name === "population";
  const end = isPopulation ? board.population_end : board.resource_end;
  const marked = isPopulation ? board.rings : board[name];
  const isLeast = !isPopulation && value === Math.min(counts.food ?? 0, counts.ceramics ?? 0, counts.gears ?? 0);
  const [width, height] = [302, Math.min(34, pitch - 4)];
  return {
    id: `track:${seat}:${name}`,
    area: "side",
    shape: RECT,
    x: 284,
    y: pitch * (at + 0.5),
    width,
    height: pitch - 3,
    picture: trackPicture(name, value, end, marked, width, height, theme, isLeast),
    z: 0,
    label: [counted(name, value)],
  };
}

/**
 * What waits to be placed; with nothing in hand, the monuments the seat has built.
 * @param {View} view
 * @param {Context} context
 * @param {Area} area
 * @param {Box} box
 * @returns {Item[]}
 */
function handItems(view, context, area, box) {
  const held = heldPieces(view);
  const frame = handFrame(context.theme, area, box, held.length > 0);
  if (held.length === 0) return [frame, ...ownedItems(view, context, area, box)];
  const each = box.width / held.length;
  return [
    frame,
    ...held.map((piece, at) => {
      const picture = fitted(alone(piece, context, context.turn), each - 12, box.height - 10, 0.72);
      const size = Math.min(each - 8, Math.max(44, picture.width * picture.scale));
      return {
        id: piece.id,
        area,
        shape: RECT,
        x: box.x + each * (at + 0.5),
        y: box.y + box.height / 2,
        width: size,
        height: box.height - 8,
        picture: withCount(picture, piece.count ?? 1, context.theme),
        z: 2,
        raised: true,
        label: [nameOf(GAME, piece)],
      };
    }),
  ];
}

/**
 * @param {"light" | "dark"} theme
 * @param {Area} area
 * @param {Box} box
 * @param {boolean} isFull
 * @returns {Item} what is drawn around the hand
 */
function handFrame(theme, area, box, isFull) {
  const { paper, line } = PANEL[theme];
  const edge = { fill: paper, stroke: line, line: 1.5, ...(isFull ? {} : { dash: [6, 5] }) };
  return {
    id: "hand",
    area,
    shape: RECT,
    ...centre(box),
    width: box.width,
    height: box.height,
    picture: {
      key: `hand ${box.width} ${box.height} ${theme} ${isFull}`,
      width: box.width + 4,
      height: box.height + 4,
      parts: [{ d: rounded(box.width, box.height, 8), ...edge }],
    },
    z: -1,
    silent: true,
  };
}

/**
 * @param {Picture & { scale: number }} picture
 * @param {number} count
 * @param {"light" | "dark"} theme
 * @returns {Picture}
 */
function withCount(picture, count, theme) {
  if (count < 2) return picture;
  const size = 17 / picture.scale;
  const [x, y] = [picture.width / 2 - size * 0.8, picture.height / 2 - size * 0.55];
  const words = {
    words: `×${count}`,
    size,
    fill: PANEL[theme].ink,
    stroke: PANEL[theme].paper,
    line: size * 0.2,
    x,
    y,
  };
  return { ...picture, key: `${picture.key} ${count} ${theme} ${size}`, parts: [...picture.parts, words] };
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {Area} area
 * @param {Box} box
 * @returns {Item[]}
 */
function ownedItems(view, { shown, content }, area, box) {
  const owned = view.pieces.filter((piece) => piece.kind === "card" && piece.slot === `owned:${shown}`);
  const across = Math.max(2, Math.ceil(Math.sqrt(owned.length)));
  const down = Math.max(2, Math.ceil(owned.length / across));
  const [w, h] = [box.width / across, box.height / down];
  return owned.map((piece, at) => {
    const card = content.monuments[piece.face ?? ""];
    // Only the first component is drawn: three side by side would be too small.
    const parts = modelParts({ ...card, components: card.components.slice(0, 1) }, 0, 0, w - 8, h - 8);
    return {
      id: piece.id,
      area,
      shape: RECT,
      x: box.x + w * ((at % across) + 0.5),
      y: box.y + h * (Math.floor(at / across) + 0.5),
      width: w - 4,
      height: h - 4,
      picture: { key: `owned ${piece.face} ${w} ${h}`, width: w, height: h, parts },
      z: 1,
      opens: true,
      label: [nameOf(GAME, piece)],
    };
  });
}

/**
 * The same on a small screen, as a line or a column.
 * @param {View} view
 * @param {Context} context
 * @param {Area} area
 * @param {Box} box
 * @returns {Item[]}
 */
export function meterItems(view, context, area, box) {
  const { shown: seat, theme } = context;
  const counts = countsOf(view, seat);
  const names = ["gold", ...TRACKS.map(([name]) => name), "points"];
  const values = names.map((name) => /** @type {const} */ ([name, counts[name] ?? 0]));
  return [
    {
      id: `purse:${seat}`,
      area,
      shape: RECT,
      ...centre(box),
      width: box.width,
      height: box.height,
      picture: metersPicture(values, box.width, box.height, owed(counts, context), theme),
      z: 0,
      label: values.map(([name, value]) => counted(name, value)),
    },
  ];
}

/**
 * What waits to be placed, and what a monument asks for beside it.
 * @param {View} view
 * @param {Context} context
 * @param {Box} box
 * @returns {Item[]}
 */
export function heldItems(view, context, box) {
  // Where the hand is narrow, the layout has a box of its own for the words.
  if (box.width < 2 * HELD) return handItems(view, context, "tray", box);
  const said = demandItems(view, context, { ...box, x: box.x + HELD + 8, width: box.width - HELD - 8 });
  return [...handItems(view, context, "tray", said.length > 0 ? { ...box, width: HELD } : box), ...said];
}

/**
 * What the monument in the hand asks for, in words.
 * @param {View} view
 * @param {Context} context
 * @param {Box} box
 * @returns {Item[]}
 */
export function demandItems(view, { content, text, theme }, box) {
  const piece = heldPieces(view).find((each) => each.kind === "wonder");
  const card = content.monuments[piece?.face ?? ""];
  if (!card) return [];
  const { width, height } = box;
  const lines = demandWords(card, text).flatMap((line) => broken(line, width, 13, height > 60 ? 4 : 2));
  const y = ((1 - lines.length) / 2) * 13 * 1.16;
  return [
    {
      id: `asks:${card.key}`,
      area: "tray",
      shape: RECT,
      ...centre(box),
      width,
      height,
      picture: {
        key: `asks ${lines.join("|")} ${width} ${theme}`,
        width,
        height,
        parts: written(lines, { x: -width / 2, y, size: 13, fill: PANEL[theme].ink }),
      },
      z: 0,
      silent: true,
    },
  ];
}
