// What a hint shows on the table: the exact ghost of what it would place, and on which edge of the board its words lie.

/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").GameScene} GameScene */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./table-state.js").TableState} TableState */

/** @typedef {import("../play/hint.js").PointedAt} PointedAt */

/**
 * @typedef {object} ShownHint What a hint shows on the table.
 * @property {readonly string[]} ids the items and buttons that it marks
 * @property {readonly string[]} picked what it would pick before the place
 * @property {string | null} at where a piece would lie
 * @property {number} turn how it would be turned
 * @property {boolean} isTurning whether only the turn is asked for
 */

/** @type {ShownHint} */
export const NO_HINT = { ids: [], picked: [], at: null, turn: 0, isTurning: false };

/**
 * The things of the present decision; where these are not on the board yet, the place that the next one asks for too:
 * there the piece will lie that is only chosen now.
 * @param {PointedAt} pointed
 * @param {(id: string) => Pick<Item, "area"> | undefined} item by its id
 * @returns {ShownHint}
 */
export function shownHint({ now, next }, item) {
  const isOnBoard = (/** @type {string} */ id) => item(id)?.area === "board";
  const goesOn = !now.ids.some(isOnBoard) && next.ids.some(isOnBoard);
  const place = goesOn ? next : now;
  // A tile's turn is asked for after its place.
  const later = next.ids.length === 0 ? next.turn : null;
  return {
    ids: goesOn ? [...now.ids, ...next.ids] : now.ids,
    picked: now.ids,
    at: place.ids.at(-1) ?? null,
    turn: place.turn ?? later ?? 0,
    isTurning: now.ids.length === 0 && now.turn !== null,
  };
}

/**
 * @param {GameScene} game
 * @param {Pick<TableState, "frame" | "layout">} state
 * @param {ShownHint} hint
 * @returns {Item[]}
 */
export function hintGhosts(game, { frame, layout }, { at, turn, picked, isTurning }) {
  if (frame === null || layout === null) return [];
  const place = at ?? (isTurning ? frame.view.pieces.find(isGhost)?.slot : undefined);
  return place === undefined ? [] : game.ghost(frame.view, layout.context, place, turn, picked);
}

/** A piece that lies already and may still be turned. @param {View["pieces"][number]} piece */
const isGhost = (piece) => Boolean(piece.attributes?.is_ghost);

/**
 * The edge of the board where words of this size, in the middle of it, hide the least of what they are about.
 * @param {Box} board in pixels of the table
 * @param {readonly Box[]} about
 * @param {import("./types.js").Size} size
 * @returns {"top" | "bottom"}
 */
export function freeEdge(board, about, { width, height }) {
  const x = board.x + (board.width - width) / 2;
  const hidden = (/** @type {number} */ y) =>
    about.reduce((sum, box) => sum + overlap(box, { x, y, width, height }), 0);
  return hidden(board.y) <= hidden(board.y + board.height - height) ? "top" : "bottom";
}

/** The area that two boxes share. @param {Box} one @param {Box} other */
function overlap(one, other) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
