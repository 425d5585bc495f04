// Which squares of a city a piece would cover, so that each of them can be tapped to put it there.

import { formOf, inHand, squareId, squares } from "./lookup.js";

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("./polyform.js").Cell} Cell */

/** @type {WeakMap<object, Map<string, Cell>>} by the content's table of squares */
const KNOWN = new WeakMap();

/**
 * @param {any} content
 * @returns {Map<string, Cell>} column and row of each square by its name
 */
function cellsByName({ spaces }) {
  const known = KNOWN.get(spaces);
  if (known) return known;
  const found = new Map();
  for (const [y, row] of spaces.entries()) for (const [x, name] of row.entries()) found.set(name, [x, y]);
  KNOWN.set(spaces, found);
  return found;
}

/**
 * @param {View} view
 * @param {any} content
 * @param {readonly string[]} path of a choice
 * @returns {string[] | null} the ids of the squares, those in the middle of the piece first; null if nothing is placed
 */
export function covers(view, content, path) {
  const [, seat, name] = path.map((id) => /^city:(\d+):(.+)$/.exec(id)).find((match) => match !== null) ?? [];
  const piece = inHand(view, path);
  if (seat === undefined || name === undefined || !piece) return null;
  const turn = Number(path.find((id) => id.startsWith("rot:"))?.slice(4) ?? 0);
  const [column = 0, row = 0] = cellsByName(content).get(name) ?? [];
  const form = squares(formOf(piece), turn, content);
  return fromMiddle(form).map(([x, y]) => squareId(Number(seat), [column + x, row + y], content));
}

/** @param {readonly Cell[]} cells @returns {Cell[]} the nearest to the middle first */
function fromMiddle(cells) {
  const middle = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + Number(cell[axis]), 0) / cells.length);
  const distance = (/** @type {Cell} */ cell) => (cell[0] - (middle[0] ?? 0)) ** 2 + (cell[1] - (middle[1] ?? 0)) ** 2;
  return [...cells].sort((one, other) => distance(one) - distance(other));
}
