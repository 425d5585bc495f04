// The mind's worker, started when a bot first thinks, and again if it no longer listens.

/** @typedef {import("./bridge/engine.js").Mind} Mind */

const SILENT = 1000;

/**
 * @param {() => Promise<Mind>} start
 * @returns {() => Promise<Pick<Mind, "think" | "hurry" | "stop">>}
 */
export function keepMind(start) {
  /** @type {Promise<Mind> | null} */
  let running = null;
  return async () => {
    running ??= start();
    const mind = await running;
    return {
      think: (thought) => mind.think(thought),
      hurry: () => mind.hurry(),
      async stop() {
        const silence = new Promise((resolve) => setTimeout(() => resolve("silent"), SILENT));
        if ((await Promise.race([mind.stop(), silence])) !== "silent") return;
        mind.end();
        running = null;
      },
    };
  };
}
