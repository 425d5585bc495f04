// What the view says, in the scene's terms.

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Text} Text */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */
/** @typedef {import("./polyform.js").Cell} Cell */

export const GAME = "world_wonders";
/** The forms of what has no stack and no card. @type {Record<string, string>} */
const ROADS = { long: "LEEL", bridge: "LEEL", two: "LL", one: "L" };

/**
 * @param {string} slot `city:0:F8`
 * @returns {Cell} column and row, from 0
 */
export function cellOf(slot) {
  const name = slot.slice(slot.lastIndexOf(":") + 1);
  return [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
}

/** @param {string} slot @returns {number | null} the seat in whose city it lies */
export function cityOf(slot) {
  return slot.startsWith("city:") ? Number(slot.split(":")[1]) : null;
}

/**
 * @param {Piece} piece of a map or in the hand
 * @param {Context} context
 * @returns {string} its form's key
 */
export function formOf(piece, { content }) {
  const marks = piece.marks ?? [];
  if (piece.id.startsWith("held:")) return piece.id.slice("held:".length);
  if (piece.kind === "road") return ROADS[piece.face ?? ""] ?? "L";
  if (piece.kind === "wonder") return marks[0] ?? "L";
  if (piece.kind === "tile") return stackOf(marks[0] ?? "", content)?.form ?? "L";
  return "L";
}

/**
 * @param {string} key
 * @param {any} content
 * @returns {{ key: string, form: string, price: number } | undefined}
 */
export function stackOf(key, content) {
  return content.stacks.find((/** @type {{ key: string }} */ stack) => stack.key === key);
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
export function laidOn(view, seat, context) {
  return view.pieces
    .filter((piece) => cityOf(piece.slot) === seat)
    .map((piece) => {
      const [x, y] = cellOf(piece.slot);
      const form = squares(formOf(piece, context), piece.turn ?? 0, context.content);
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

/** What waits to be placed. @param {View} view */
export function heldPieces(view) {
  return view.pieces.filter((piece) => piece.id.startsWith("held:"));
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

/**
 * @param {View} view
 * @returns {string[]} the items on offer, in the order in which they lie
 */
export function offers(view) {
  return view.spaces.filter((space) => space.kind === "offer").map((space) => space.id.slice("offer:".length));
}

/** @param {View} view */
export const isSolo = (view) => view.pieces.some((piece) => piece.kind === "solo_deck");

/** @param {View} view @param {string} kind */
export const spacesOf = (view, kind) => view.spaces.filter((space) => space.kind === kind);
