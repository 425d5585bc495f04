// Finds pieces, spaces and numbers in the view and in the content.

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Text} Text */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("./polyform.js").Cell} Cell */

export const GAME = "world_wonders";

/** @param {Piece} piece of a map, on offer or in the hand @returns {string} its form's key */
export const formOf = (piece) => String(piece.attributes?.form ?? "");

/** @param {Piece} piece of building @returns {string} the letters of the resources it gives */
export const resourcesOf = (piece) => String(piece.attributes?.resources ?? "");

/** @param {Piece} piece on a map @returns {Cell} column and row of its first square, from 0 */
const cellOf = (piece) => /** @type {Cell} */ (/** @type {unknown} */ (piece.attributes?.at));

/**
 * @param {number} seat
 * @param {Cell} cell
 * @param {any} content
 * @returns {string} the id of a square of a city
 */
export const squareId = (seat, [x, y], content) => `city:${seat}:${content.spaces[y][x]}`;

/**
 * @param {string} id
 * @param {number} seat
 * @param {any} content
 * @returns {Cell | null} which square of the seat's city has this id
 */
export function squareOf(id, seat, content) {
  for (const [y, row] of content.spaces.entries())
    for (const x of row.keys()) if (squareId(seat, [x, y], content) === id) return [x, y];
  return null;
}

/**
 * The squares a form covers, from the first in reading order.
 * @param {string} form
 * @param {number} turn
 * @param {any} content
 * @returns {Cell[]}
 */
export function squares(form, turn, content) {
  const turns = content.forms[form] ?? [[[0, 0]]];
  return turns[turn % turns.length];
}

/** @typedef {{ piece: Piece, cells: Cell[] }} Laid */

/**
 * @param {View} view
 * @param {number} seat
 * @param {Context} context
 * @returns {Laid[]} what lies on a map, with the squares it covers
 */
export function laidOn(view, seat, { content }) {
  return view.pieces
    .filter((piece) => piece.owner === seat && piece.attributes?.at)
    .map((piece) => {
      const [x, y] = cellOf(piece);
      const form = squares(formOf(piece), piece.turn ?? 0, content);
      return { piece, cells: form.map(([dx, dy]) => /** @type {Cell} */ ([x + dx, y + dy])) };
    });
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {Context} context
 * @returns {{ key: string, rows: string[] }}
 */
export function mapOf(view, seat, { content }) {
  const key = view.spaces.find((space) => space.id === `city:${seat}`)?.face ?? "A";
  return { key, rows: content.maps[key].rows };
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {Context} context
 * @returns {any} where the symbols stand on the tracks
 */
export function tracksOf(view, seat, { content }) {
  return content.boards[view.spaces.find((space) => space.id === `tracks:${seat}`)?.face ?? "A"];
}

/**
 * @param {View} view
 * @param {number} seat
 * @returns {Record<string, number>}
 */
export function countsOf(view, seat) {
  return view.panels.find((panel) => panel.seat === seat)?.counts ?? {};
}

/**
 * @param {Record<string, number>} counts of a seat
 * @param {Context} context
 * @returns {number} the points that its loan costs at the end; 0 without one
 */
export const owed = ({ loan = 0 }, { content }) => (loan > 0 ? content.loan.penalty : 0);

/** @param {Piece} card of a monument @returns {string} the id of the place that tells about it */
export const aboutId = (card) => `about:${card.face}`;

/** What waits to be placed. @param {View} view */
export function heldPieces(view) {
  return view.pieces.filter((piece) => piece.attributes?.is_held);
}

/**
 * The piece that would be placed now.
 * @param {View} view
 * @param {readonly string[]} picked
 */
export function inHand(view, picked) {
  const held = heldPieces(view);
  return held.find((piece) => picked.includes(piece.id)) ?? (held.length === 1 ? held[0] : undefined);
}

/** @param {View} view */
export const isSolo = (view) => view.pieces.some((piece) => piece.kind === "solo_deck");

/** @param {View} view @param {string} kind */
export const spacesOf = (view, kind) => view.spaces.filter((space) => space.kind === kind);
