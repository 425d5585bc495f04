// The items of a city: its map, its squares, the pieces on it, and the ghost of the piece being placed.

import { nameOf } from "../../table/names.js";
import { roomOf } from "./layout.js";
import { formOf, GAME, inHand, laidOn, mapOf, resourcesOf, squareId, squareOf, squares } from "./lookup.js";
import { MARGIN, mapFrame, mapPicture, SIDEWALK } from "./map-art.js";
import { monumentPicture } from "./monument-art.js";
import { buildingPicture, middle, roadPicture, towerPicture } from "./piece-art.js";
import { CELL, extent, joins } from "./polyform.js";
import { chartPicture } from "./table-art.js";
import { miniaturePicture } from "./thumbnail-art.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("./polyform.js").Cell} Cell */
/** @typedef {import("./lookup.js").Laid} Laid */
/** @typedef {"lying" | "last" | "ghost"} State */

/** A square says nothing itself: the map below shows it. @type {Picture} */
const SQUARE = { key: "square", width: 1, height: 1, parts: [] };
const GROUND = /** @type {Record<string, string>} */ ({ ".": "land", N: "nature", "~": "water" });

/** @param {readonly string[]} rows @returns {Box} the map with its margin */
function frameOf(rows) {
  const { width, height } = mapFrame(rows);
  return { x: -MARGIN.left, y: -MARGIN.top, width, height };
}

/**
 * @param {readonly string[]} rows
 * @param {boolean} isSmall then the margin, which says nothing, may lie outside
 * @returns {Box} what the board's camera shows
 */
export function cityBounds(rows, isSmall) {
  if (!isSmall) return frameOf(rows);
  return { x: 0, y: 0, width: (rows[0]?.length ?? 0) * CELL, height: rows.length * CELL + SIDEWALK + 5 };
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {Context} context
 * @returns {Item[]}
 */
export function cityItems(view, seat, context) {
  const { key, rows } = mapOf(view, seat, context);
  const bounds = frameOf(rows);
  const { isSmall } = roomOf(context);
  const laid = laidOn(view, seat, context);
  const roads = roadSet(laid);
  const space = { id: `city:${seat}`, kind: "city", face: key, owner: seat };
  const walk = { id: `sidewalk:${seat}`, kind: "sidewalk", owner: seat };
  const [width, height] = [(rows[0]?.length ?? 0) * CELL, rows.length * CELL];
  return [
    chartItem(bounds, context),
    {
      id: space.id,
      area: "board",
      shape: "rect",
      x: bounds.x + bounds.width / 2,
      y: bounds.y + bounds.height / 2,
      width: bounds.width,
      height: bounds.height,
      picture: mapPicture(key, rows, context.theme, !isSmall),
      z: -1,
      label: [nameOf(GAME, space)],
    },
    ...squareItems(rows, seat, laid, context),
    {
      id: walk.id,
      area: "board",
      shape: "rect",
      x: width / 2,
      y: height + 5 + SIDEWALK / 2,
      width,
      height: SIDEWALK,
      picture: SQUARE,
      z: 0,
      label: [nameOf(GAME, walk)],
    },
    ...laid.map((each) => ({ ...laidItem(each, rows, roads, isSmall), lies: liesAt(each, context) })),
  ];
}

/**
 * The table on which the map lies, to somewhat beyond what the camera shows.
 * @param {Box} bounds of the map
 * @param {Context} context
 * @returns {Item}
 */
function chartItem({ x, y, width, height }, { plan: { edge }, theme }) {
  const [across, along] = edge === "bottom" ? [1.25, 1.9] : [1.7, 1.35];
  const size = { width: width * across, height: height * along };
  const middle = { x: x + width / 2, y: y + height / 2 };
  const picture = chartPicture(size.width, size.height, theme);
  return { id: "chart", area: "board", shape: "rect", ...middle, ...size, picture, z: -2, silent: true };
}

/**
 * The label of a square names the piece on it too, so that a screen reader stops once per square.
 * @param {readonly string[]} rows
 * @param {number} seat
 * @param {readonly Laid[]} laid
 * @param {Context} context
 * @returns {Item[]}
 */
function squareItems(rows, seat, laid, { content }) {
  /** @type {Map<string, Piece>} */
  const covering = new Map();
  for (const { piece, cells } of laid) for (const cell of cells) covering.set(cell.join(), piece);
  return rows.flatMap((row, y) =>
    [...row].map((ground, x) => {
      const space = {
        id: squareId(seat, [x, y], content),
        kind: "cell",
        face: GROUND[ground] ?? "land",
        owner: seat,
        attributes: { state: content.spaces[y][x] },
      };
      const piece = covering.get(`${x},${y}`);
      return {
        id: space.id,
        area: /** @type {const} */ ("board"),
        shape: /** @type {const} */ ("rect"),
        x: (x + 0.5) * CELL,
        y: (y + 0.5) * CELL,
        width: CELL,
        height: CELL,
        picture: SQUARE,
        z: 0,
        isPlace: true,
        isTight: true,
        label: piece ? [nameOf(GAME, piece), nameOf(GAME, space)] : [nameOf(GAME, space)],
      };
    }),
  );
}

/** @param {readonly Laid[]} laid @returns {Set<string>} the squares that are road */
function roadSet(laid) {
  return new Set(
    laid.filter(({ piece }) => piece.kind === "road").flatMap(({ cells }) => cells.map((cell) => cell.join())),
  );
}

/**
 * @param {Laid} laid
 * @param {readonly string[]} rows
 * @param {ReadonlySet<string>} roads
 * @param {boolean} isSmall
 * @returns {Item}
 */
function laidItem({ piece, cells }, rows, roads, isSmall) {
  const state = piece.attributes?.is_last ? "last" : "lying";
  const { x, y } = middle(cells);
  const { y: top, width, height } = extent(cells);
  return {
    id: piece.id,
    area: "board",
    shape: "rect",
    x: x + CELL / 2,
    y: y + CELL / 2,
    width: width * CELL,
    height: height * CELL,
    picture: look(piece, cells, rows, roads, state, isSmall),
    z: piece.kind === "road" ? 1 : piece.kind === "tile" ? 2 : 3 + (top + height) / 100,
    silent: true,
  };
}

/**
 * A piece and the names of its squares, to listen to.
 * @param {Laid} laid
 * @param {Context} context
 */
function liesAt({ piece, cells }, { content }) {
  return { what: nameOf(GAME, piece), where: cells.map(([x, y]) => content.spaces[y]?.[x]).join(" ") };
}

/**
 * @param {Piece} piece
 * @param {readonly Cell[]} cells where it lies
 * @param {readonly string[]} rows
 * @param {ReadonlySet<string>} roads
 * @param {State} state
 * @param {boolean} isSmall
 * @returns {Picture}
 */
function look(piece, cells, rows, roads, state, isSmall) {
  const [first = /** @type {Cell} */ ([0, 0])] = cells;
  const shape = cells.map(([x, y]) => /** @type {Cell} */ ([x - first[0], y - first[1]]));
  if (piece.kind === "road") {
    const joined = cells.map((cell) =>
      joins(cell, roads)
        .map((isJoined, side) => (isJoined ? "nesw"[side] : ""))
        .join(""),
    );
    return roadPicture(
      shape,
      joined,
      cells.map(([x, y]) => rows[y]?.[x] === "~"),
      state,
    );
  }
  if (piece.kind === "tile") {
    const isDistrict = Boolean(piece.attributes?.is_district);
    return buildingPicture(piece.face ?? "", shape, resourcesOf(piece), state, isDistrict, isSmall);
  }
  if (piece.kind === "tower") return towerPicture(state);
  const { width, height } = extent(cells);
  const stands = piece.attributes?.is_pending || state === "ghost" ? "pending" : state === "last" ? "last" : "standing";
  return monumentPicture(piece.face ?? "", width, height, stands);
}

/**
 * @param {View} view
 * @param {Context} context
 * @param {string} place
 * @param {number} turn
 * @param {readonly string[]} picked
 * @returns {Item[]} what would lie there
 */
export function ghost(view, context, place, turn, picked) {
  const piece = inHand(view, picked) ?? view.pieces.find(({ id, kind }) => kind === "tile" && picked.includes(id));
  const seat = context.shown;
  const square = squareOf(place, seat, context.content);
  if (!piece || !square) return [];
  const [x, y] = square;
  const cells = squares(formOf(piece), turn, context.content).map(([dx, dy]) => /** @type {Cell} */ ([x + dx, y + dy]));
  const { rows } = mapOf(view, seat, context);
  const roads = new Set([...roadSet(laidOn(view, seat, context)), ...cells.map((cell) => cell.join())]);
  const { isSmall } = roomOf(context);
  const item = laidItem({ piece, cells }, rows, roads, isSmall);
  return [{ ...item, id: "ghost", picture: look(piece, cells, rows, roads, "ghost", isSmall), alpha: 0.86 }];
}

/**
 * A piece by itself, as it lies in the market or in the hand.
 * @param {Piece} piece
 * @param {Context} context
 * @param {number} [turn]
 * @returns {Picture}
 */
export function alone(piece, context, turn = 0) {
  const cells = squares(formOf(piece), turn, context.content);
  return look(piece, cells, [], new Set(cells.map((cell) => cell.join())), "lying", false);
}

/**
 * The whole city, small: the ground, which never changes, and what lies on it.
 * @param {View} view
 * @param {number} seat
 * @param {Context} context
 * @returns {{ ground: Picture, laid: Picture }}
 */
export function thumbnail(view, seat, context) {
  const { key, rows } = mapOf(view, seat, context);
  const laid = laidOn(view, seat, context).map(({ piece, cells }) => ({
    kind: piece.kind,
    face: piece.face ?? "",
    cells,
    isLast: Boolean(piece.attributes?.is_last),
  }));
  return { ground: mapPicture(key, rows, context.theme, false), laid: miniaturePicture(rows, laid) };
}
