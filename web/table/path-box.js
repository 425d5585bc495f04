// The box around an SVG path, good enough to see what lies where: a curve counts with its control points.

/** @typedef {import("./types.js").Box} Box */

/** How many numbers each command takes. */
const NUMBERS = /** @type {Record<string, number>} */ ({ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 });

/** @type {Map<string, Box | null>} */
const known = new Map();

/**
 * @param {string} d
 * @returns {Box | null} null for an empty path
 */
export function pathBox(d) {
  let box = known.get(d);
  if (box === undefined) {
    box = boxOf(pointsOf(d));
    known.set(d, box);
  }
  return box;
}

/** @param {readonly [number, number][]} points @returns {Box | null} */
function boxOf(points) {
  if (points.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The points that the box has to hold.
 * @param {string} d
 */
function pointsOf(d) {
  /** @type {[number, number][]} */
  const points = [];
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const kind = command.toUpperCase();
    const isRelative = command !== kind;
    const step = NUMBERS[kind] ?? 0;
    for (let at = 0; step > 0 && at + step <= numbers.length; at += step) {
      const some = numbers.slice(at, at + step);
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if (kind === "H") x = fromX + (some[0] ?? 0);
      else if (kind === "V") y = fromY + (some[0] ?? 0);
      else {
        const end = [fromX + (some.at(-2) ?? 0), fromY + (some.at(-1) ?? 0)];
        if (kind === "A") points.push(...bulge([x, y], end, some[0] ?? 0, some[1] ?? 0));
        else for (let i = 0; i < step; i += 2) points.push([fromX + (some[i] ?? 0), fromY + (some[i + 1] ?? 0)]);
        [x = 0, y = 0] = end;
      }
      points.push([x, y]);
    }
  }
  return points;
}

/**
 * Half a circle reaches beyond its ends; less than that, as at a round corner, hardly does.
 * @param {readonly number[]} from
 * @param {readonly number[]} to
 * @param {number} rx
 * @param {number} ry
 * @returns {[number, number][]}
 */
function bulge([x = 0, y = 0], [endX = 0, endY = 0], rx, ry) {
  if (Math.hypot(endX - x, endY - y) < 1.9 * Math.min(rx, ry)) return [];
  const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2];
  return [
    [middleX - rx, middleY - ry],
    [middleX + rx, middleY + ry],
  ];
}
