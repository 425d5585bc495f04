// The clock that the storage modules are given, so that tests can replace it and run without waiting.

/**
 * @typedef {object} Clock
 * @property {() => number} now in milliseconds
 * @property {(run: () => void, ms: number) => () => void} after returns how to cancel it
 */

/** @type {Clock} */
export const CLOCK = {
  now: () => performance.now(),
  after(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** A promise has not settled in time; whether its work was done is not known. */
export class TimedOut extends Error {}

/**
 * The promise's result, or `TimedOut` if it takes longer.
 * @template T
 * @param {Promise<T>} promise
 * @param {number} ms
 * @param {Clock} clock
 * @returns {Promise<T>}
 */
export function withLimit(promise, ms, clock) {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(() => reject(new TimedOut(`no answer in ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(cancel);
  });
}
