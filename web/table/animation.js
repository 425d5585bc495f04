// Transitions over time: run in animation frames, may be ended early, and end immediately where no motion is wanted.

/** In milliseconds: `small` for what appears, disappears or changes, `move` for what moves. */
export const DURATIONS = { small: 120, move: 260 };

/** @param {number} part */
const easeOut = (part) => 1 - (1 - part) ** 3;

/** Calls steps with a number from 0 to 1, once in each animation frame. */
export class Transitions {
  /** @type {Set<() => void>} */
  #running = new Set();

  /**
   * @param {number} duration in milliseconds; 0 ends immediately
   * @param {(part: number) => void} step called with the eased part of the time, at last with 1
   * @returns {Promise<void>}
   */
  run(duration, step) {
    if (duration <= 0) {
      step(1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const start = performance.now();
      let request = 0;
      const end = () => {
        cancelAnimationFrame(request);
        this.#running.delete(end);
        step(1);
        resolve();
      };
      const tick = (/** @type {number} */ now) => {
        const part = Math.min(1, Math.max(0, (now - start) / duration));
        if (part >= 1) {
          end();
          return;
        }
        step(easeOut(part));
        request = requestAnimationFrame(tick);
      };
      this.#running.add(end);
      step(0);
      request = requestAnimationFrame(tick);
    });
  }

  /** Calls the last step of every transition that runs. @returns {boolean} whether any ran */
  finish() {
    const ends = [...this.#running];
    for (const end of ends) end();
    return ends.length > 0;
  }
}
