// Time: one transition at a time, skippable, ended at once where no motion is wanted.

/** Milliseconds by what happens. */
export const DURATIONS = { small: 120, move: 260, reveal: 420 };

/** @param {number} part */
export const easeOut = (part) => 1 - (1 - part) ** 3;

/** Runs steps from 0 to 1 along the display's frames. */
export class Transitions {
  /** @type {Set<() => void>} */
  #running = new Set();

  /**
   * @param {number} duration in milliseconds; 0 ends at once
   * @param {(part: number) => void} step called with eased parts, at last with 1
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

  /** Ends whatever runs, at its end. @returns {boolean} whether anything ran */
  finish() {
    const ends = [...this.#running];
    for (const end of ends) end();
    return ends.length > 0;
  }
}
