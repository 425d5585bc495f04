// Time as the modules of storage use it, handed in so that tests can run without waiting.

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

/** Something has not answered in time; whether it was done is not known. */
export class TimedOut extends Error {}

/**
 * The promise's answer, or `TimedOut` if it takes longer.
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
