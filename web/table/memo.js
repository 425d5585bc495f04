// Memoizes pure functions, such as those that make pictures, by their arguments.

/**
 * @template {unknown[]} Arguments
 * @template Result
 * @param {(...args: Arguments) => Result} make
 * @returns {(...args: Arguments) => Result}
 */
export function memoize(make) {
  /** @type {Map<string, Result>} */
  const known = new Map();
  return (...args) => {
    const key = JSON.stringify(args);
    const result = known.get(key) ?? make(...args);
    known.set(key, result);
    return result;
  };
}
