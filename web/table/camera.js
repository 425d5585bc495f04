// A camera says where the units of an area lie on the screen: screen = units * scale + offset. Pure functions.

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Box} Box */

/** @typedef {{ scale: number, x: number, y: number }} Camera */

/**
 * The whole box in the middle of the window, with a margin, no larger than `most`.
 * @param {Box} box in units
 * @param {Box} window in pixels
 * @param {{ margin?: number, most?: number }} [options]
 * @returns {Camera}
 */
export function fit(box, window, { margin = 0, most = Number.POSITIVE_INFINITY } = {}) {
  const wide = Math.max(1, window.width - 2 * margin) / Math.max(1, box.width);
  const high = Math.max(1, window.height - 2 * margin) / Math.max(1, box.height);
  const scale = Math.min(wide, high, most);
  return {
    scale,
    x: window.x + window.width / 2 - (box.x + box.width / 2) * scale,
    y: window.y + window.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/**
 * @param {Camera} camera
 * @param {Point} point in units
 * @returns {Point} in pixels
 */
export function toScreen(camera, point) {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

/**
 * @param {Camera} camera
 * @param {Point} point in pixels
 * @returns {Point} in units
 */
export function toUnits(camera, point) {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/**
 * Zooms so that what is under the point stays under it.
 * @param {Camera} camera
 * @param {Point} point in pixels
 * @param {number} factor
 * @param {{ least: number, most: number }} limits of the scale
 * @returns {Camera}
 */
export function zoomAt(camera, point, factor, { least, most }) {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const under = toUnits(camera, point);
  return { scale, x: point.x - under.x * scale, y: point.y - under.y * scale };
}

/**
 * @param {Camera} camera
 * @param {number} dx
 * @param {number} dy
 * @returns {Camera}
 */
export function pan(camera, dx, dy) {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/**
 * Keeps some of the box in the window: its nearer edge never passes the window's middle.
 * @param {Camera} camera
 * @param {Box} box
 * @param {Box} window
 * @returns {Camera}
 */
export function hold(camera, box, window) {
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  const left = box.x * camera.scale + camera.x;
  const top = box.y * camera.scale + camera.y;
  const right = left + box.width * camera.scale;
  const bottom = top + box.height * camera.scale;
  const dx = left > middle.x ? middle.x - left : right < middle.x ? middle.x - right : 0;
  const dy = top > middle.y ? middle.y - top : bottom < middle.y ? middle.y - bottom : 0;
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy);
}

/**
 * Brings a point into the window with a margin, moving no more than needed.
 * @param {Camera} camera
 * @param {Point} point in units
 * @param {Box} window
 * @param {number} margin
 * @returns {Camera}
 */
export function reveal(camera, point, window, margin) {
  const { x, y } = toScreen(camera, point);
  const keep = Math.min(margin, window.width / 2, window.height / 2);
  const inX = Math.min(Math.max(x, window.x + keep), window.x + window.width - keep);
  const inY = Math.min(Math.max(y, window.y + keep), window.y + window.height - keep);
  return inX === x && inY === y ? camera : pan(camera, inX - x, inY - y);
}

/**
 * @param {Camera} from
 * @param {Camera} to
 * @param {number} part 0 to 1
 * @returns {Camera}
 */
export function between(from, to, part) {
  // A zoom looks even when equal times multiply the scale by equal factors.
  const scale = from.scale * (to.scale / from.scale) ** part;
  const done = to.scale === from.scale ? part : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done };
}

/**
 * Whether nobody would see a difference.
 * @param {Camera} a
 * @param {Camera} b
 */
export function isSame(a, b) {
  return Math.abs(a.scale / b.scale - 1) < 0.001 && Math.hypot(a.x - b.x, a.y - b.y) < 1;
}
