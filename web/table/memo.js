// Memoizes functions that make pictures, by their arguments.

/** @typedef {import("./types.js").Picture} Picture */

/**
 * @template {unknown[]} Arguments
 * @param {(...args: Arguments) => Picture} draw
 * @returns {(...args: Arguments) => Picture}
 */
export function memoize(draw) {
  /** @type {Map<string, Picture>} */
  const known = new Map();
  return (...args) => {
    const key = JSON.stringify(args);
    const picture = known.get(key) ?? draw(...args);
    known.set(key, picture);
    return picture;
  };
}
