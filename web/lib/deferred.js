// A promise that is resolved from outside, by whoever has what others wait for.

/**
 * @template T
 * @typedef {object} Deferred
 * @property {Promise<T>} promise
 * @property {boolean} isResolved
 * @property {(value: T | PromiseLike<T>) => void} resolve
 */

/**
 * @template [T=void]
 * @returns {Deferred<T>}
 */
export function deferred() {
  /** @type {(value: T | PromiseLike<T>) => void} */
  let settle = () => {};
  const promise = /** @type {Promise<T>} */ (new Promise((done) => (settle = done)));
  return {
    promise,
    isResolved: false,
    resolve(value) {
      this.isResolved = true;
      settle(value);
    },
  };
}
