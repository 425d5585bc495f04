// Shapes made of squares: their outlines, and which sides of each square are open.

/** @typedef {readonly [number, number]} Cell column and row */

/** The side of a square, in units of the board. */
export const CELL = 64;

/** @param {number} value */
export const round = (value) => Math.round(value * 100) / 100;

/** @param {Cell} cell */
const keyOf = ([x, y]) => `${x},${y}`;

/**
 * @param {readonly Cell[]} cells
 * @returns {{ x: number, y: number, width: number, height: number }} in squares
 */
export function extent(cells) {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

/**
 * The corners of each outline, clockwise around what it holds.
 * @param {readonly Cell[]} cells
 * @returns {[number, number][][]}
 */
export function loops(cells) {
  const held = new Set(cells.map(keyOf));
  /** @type {Map<string, [number, number][]>} from a corner to the corners that edges lead to */
  const edges = new Map();
  const add = (/** @type {[number, number]} */ from, /** @type {[number, number]} */ to) =>
    edges.set(keyOf(from), [...(edges.get(keyOf(from)) ?? []), to]);
  for (const [x, y] of cells) {
    if (!held.has(keyOf([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!held.has(keyOf([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!held.has(keyOf([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!held.has(keyOf([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  /** @type {[number, number][][]} */
  const found = [];
  for (const [start] of edges) {
    while ((edges.get(start) ?? []).length > 0) {
      /** @type {[number, number][]} */
      const loop = [];
      let at = start;
      for (let next = edges.get(at)?.shift(); next; next = edges.get(at)?.shift()) {
        loop.push(next);
        at = keyOf(next);
        if (at === start) break;
      }
      found.push(loop.filter((corner, index) => !isStraight(loop, corner, index)));
    }
  }
  return found;
}

/**
 * @param {readonly [number, number][]} loop
 * @param {[number, number]} corner
 * @param {number} index
 */
function isStraight(loop, [x, y], index) {
  const before = loop.at(index - 1);
  const after = loop[(index + 1) % loop.length];
  return (before?.[0] === x && after?.[0] === x) || (before?.[1] === y && after?.[1] === y);
}

/**
 * The outline of squares as an SVG path with rounded corners.
 * @param {readonly Cell[]} cells
 * @param {{ inset?: number, radius?: number, size?: number }} [options] in units
 */
export function outline(cells, { inset = 0, radius = 0, size = CELL } = {}) {
  return loops(cells)
    .map((loop) => rounded(moved(loop, inset, size), radius))
    .join("");
}

/**
 * @param {readonly [number, number][]} loop
 * @param {number} inset
 * @param {number} size
 * @returns {[number, number][]}
 */
function moved(loop, inset, size) {
  return loop.map(([x, y], index) => {
    const [bx, by] = /** @type {[number, number]} */ (loop.at(index - 1));
    const [ax, ay] = /** @type {[number, number]} */ (loop[(index + 1) % loop.length]);
    const [inX, inY] = [Math.sign(x - bx), Math.sign(y - by)];
    const [outX, outY] = [Math.sign(ax - x), Math.sign(ay - y)];
    // Clockwise, what is held lies to the right of each edge.
    return [x * size + (-inY - outY) * inset, y * size + (inX + outX) * inset];
  });
}

/**
 * @param {readonly [number, number][]} corners
 * @param {number} radius
 */
function rounded(corners, radius) {
  if (radius === 0) return `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
  const toward = (/** @type {[number, number]} */ from, /** @type {[number, number]} */ to) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const part = Math.min(radius, length / 2) / length;
    return `${round(from[0] + (to[0] - from[0]) * part)} ${round(from[1] + (to[1] - from[1]) * part)}`;
  };
  const steps = corners.map((corner, index) => {
    const before = /** @type {[number, number]} */ (corners.at(index - 1));
    const after = /** @type {[number, number]} */ (corners[(index + 1) % corners.length]);
    return `${toward(corner, before)}Q${round(corner[0])} ${round(corner[1])} ${toward(corner, after)}`;
  });
  return `M${steps.join("L")}Z`;
}

/** The four sides of a square: which neighbour, and the side's two ends in halves of a square. */
export const SIDES = /** @type {const} */ ([
  { step: [0, -1], from: [-1, -1], to: [1, -1] },
  { step: [1, 0], from: [1, -1], to: [1, 1] },
  { step: [0, 1], from: [1, 1], to: [-1, 1] },
  { step: [-1, 0], from: [-1, 1], to: [-1, -1] },
]);

/**
 * Which sides of a square lie against another of the set: north, east, south, west.
 * @param {Cell} cell
 * @param {ReadonlySet<string>} set of `column,row`
 * @returns {boolean[]}
 */
export function joins([x, y], set) {
  return SIDES.map(({ step: [dx, dy] }) => set.has(`${x + dx},${y + dy}`));
}
