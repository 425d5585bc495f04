// The shapes of items: their outlines, the item under a point, the next item in a direction.

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Shape} Shape */

const HALF_ROOT_3 = Math.sqrt(3) / 2;

/**
 * The corners of a hex that stands on a corner, clockwise from the top.
 * @param {number} x
 * @param {number} y
 * @param {number} radius to a corner
 * @returns {[number, number][]}
 */
export function hexCorners(x, y, radius) {
  const side = radius * HALF_ROOT_3;
  return [
    [x, y - radius],
    [x + side, y - radius / 2],
    [x + side, y + radius / 2],
    [x, y + radius],
    [x - side, y + radius / 2],
    [x - side, y - radius / 2],
  ];
}

/**
 * @param {readonly (readonly [number, number])[]} corners
 * @returns {string} an SVG path
 */
export function outline(corners) {
  return `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @returns {string} an SVG path
 */
export function circle(x, y, radius) {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 * @returns {string} an SVG path around the origin
 */
export function rounded(width, height, radius) {
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  const arc = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const start = `M${round(-width / 2 + radius)} ${round(-height / 2)}`;
  return `${start}h${w}${arc(radius, radius)}v${h}${arc(-radius, radius)}h${-w}${arc(-radius, -radius)}v${-h}${arc(radius, -radius)}Z`;
}

/**
 * @param {Item} item
 * @param {Point} point in the area's units
 */
export function covers(item, point) {
  const dx = Math.abs(point.x - item.x);
  const dy = Math.abs(point.y - item.y);
  if (item.shape === "circle") return dx * dx + dy * dy <= (item.width / 2) ** 2;
  if (item.shape === "rect") return dx <= item.width / 2 && dy <= item.height / 2;
  const radius = item.height / 2;
  return dx <= radius * HALF_ROOT_3 && dy <= radius - dx / Math.sqrt(3);
}

/**
 * The id that a click at a point means: of the topmost item there, or of its target.
 * @param {readonly Item[]} items
 * @param {string} area
 * @param {Point} point
 * @returns {string | null}
 */
export function hit(items, area, point) {
  /** @type {Item | null} */
  let top = null;
  for (const item of items) {
    if (item.area !== area || item.silent || !covers(item, point)) continue;
    if (top === null || (item.z ?? 0) >= (top.z ?? 0)) top = item;
  }
  return top === null ? null : (top.target ?? top.id);
}

/** @typedef {{ id: string, x: number, y: number }} Spot where an item is on the screen */

/** Directions by key, in degrees clockwise from east. On hexes up and down are slanted; Shift slants them the other way. */
const SQUARE = /** @type {Record<string, number>} */ ({
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
});
const HEX = /** @type {Record<string, number>} */ ({ ...SQUARE, ArrowDown: 120, ArrowUp: 300 });
const HEX_SHIFT = /** @type {Record<string, number>} */ ({ ...SQUARE, ArrowDown: 60, ArrowUp: 240 });

/**
 * @param {string} key
 * @param {boolean} shift
 * @param {"hex" | "square"} grid
 * @returns {number | null} degrees
 */
export function direction(key, shift, grid) {
  const table = grid === "square" ? SQUARE : shift ? HEX_SHIFT : HEX;
  return table[key] ?? null;
}

/**
 * The nearest spot in a direction; a spot beside the straight line counts as farther away.
 * @param {readonly Spot[]} spots
 * @param {Spot} from
 * @param {number} degrees
 * @param {number} [width] how far to either side still counts as that direction, in degrees
 * @returns {string | null}
 */
export function nextInDirection(spots, from, degrees, width = 59) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  /** @type {string | null} */
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const along = dx * cos + dy * sin;
    const aside = Math.abs(dy * cos - dx * sin);
    if (spot.id === from.id || along <= 1 || aside > along * Math.tan((width * Math.PI) / 180)) continue;
    const distance = along + 2.5 * aside;
    if (distance < least) [best, least] = [spot.id, distance];
  }
  return best;
}
