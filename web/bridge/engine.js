// Starts Python in two workers: the engine, which has the rules and answers at once, and the mind, where bots think.

import { deferred } from "../lib/deferred.js";
import { errors } from "../lib/errors.js";
import { startPython } from "./python-worker.js";
import { prepareParts } from "./snapshot.js";
import { Supervisor } from "./supervisor.js";

/** @typedef {import("./protocol.js").ReplyTo<"games">} Games */
/** @typedef {import("./supervisor.js").News} News */

/**
 * How far a start is. page: PyScript is loaded; fetch: the snapshot of Python's memory is fetched; restore: Python starts
 * from it; modules: the rules are fetched, where the snapshot does not hold them; ready.
 *
 * @typedef {{ step: "page" | "fetch" | "restore" | "modules" | "ready", done: number }} Progress `done` from 0 to 1
 */

/** @typedef {{ ask: import("./protocol.js").Ask, games: Games, end: () => void }} Engine `games`: those that it has */
/**
 * @typedef {object} Mind
 * @property {import("./protocol.js").Think} think
 * @property {() => Promise<void>} hurry
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} alive resolves also while it thinks
 * @property {Promise<void>} ended resolves when the worker has died, where the browser has locks
 * @property {() => void} end
 */

/** @type {Progress} */
let latest = { step: "page", done: 0 };
/** @type {News | null} trouble with the first start, until it has succeeded */
let trouble = null;
/** @type {{ onProgress?: (progress: Progress) => void, onNews?: (news: News) => void }[]} */
const listeners = [];
const workerRuns = deferred();
const up = deferred();
/** Resolves when Python's worker runs: where there are two cores, the page's own work does not delay it from then on. */
export const begun = workerRuns.promise;

const supervisor = new Supervisor(startOrRemember, (news) => {
  trouble = news === "slow" || news === "failed" ? news : null;
  // Whatever waits for the worker to run waits no longer.
  if (news === "failed") workerRuns.resolve();
  if (news === "up") up.resolve();
  for (const { onNews } of listeners) onNews?.(news);
});

/** May be called before the engine is up; the request waits then. @type {import("./protocol.js").Ask} */
export const ask = (request) => supervisor.ask(request);

/** Retries a start that has failed. */
export const restart = () => supervisor.start();

/** @type {Promise<Engine> | null} */
let running = null;

/**
 * Starts the engine; later calls get the same one. Its worker is supervised: one that dies or hangs is replaced.
 *
 * @param {{ onProgress?: (progress: Progress) => void, onNews?: (news: News) => void }} [listener]
 * @returns {Promise<Engine>} when it is up for the first time
 */
export function startEngine(listener = {}) {
  listeners.push(listener);
  listener.onProgress?.(latest);
  if (trouble) listener.onNews?.(trouble);
  running ??= start();
  return running;
}

async function start() {
  supervisor.start();
  await up.promise;
  performance.mark("engine");
  return { ask, games: /** @type {Games} */ (supervisor.games), end: () => supervisor.end() };
}

/** A failed start is remembered for a report. @param {import("./supervisor.js").Start} start */
function startOrRemember(start) {
  return startWorker(start).catch((error) => {
    errors.remember(error);
    throw error;
  });
}

/** @param {import("./supervisor.js").Start} start @returns {Promise<import("./supervisor.js").Runner>} */
async function startWorker({ signal, onProgress }) {
  let computing = performance.now();
  /** @param {Progress} progress */
  const tell = (progress) => {
    onProgress();
    if (progress.step === "restore") computing = performance.now();
    latest = progress;
    if (progress.step === "page" && progress.done === 1) workerRuns.resolve();
    for (const listener of listeners) listener.onProgress?.(progress);
  };
  prepareParts(tell);
  const { sync, ended, end } = await startPython("py/worker.py", { signal, onProgress: tell });
  /** @type {import("./protocol.js").Ask} */
  const asked = async (request) => JSON.parse(await sync.handle(JSON.stringify(request)));
  // PyScript calls a worker ready even when its Python did not load: only a reply proves that it did.
  const died = ended.then(() => Promise.reject(new Error("the engine died before its first reply")));
  const games = await Promise.race([asked({ op: "games" }), died]);
  return { ask: asked, games, effort: performance.now() - computing, ended, end };
}

/**
 * Starts a mind.
 *
 * @param {import("./python-worker.js").Start} [options]
 * @returns {Promise<Mind>}
 */
export async function startMind(options) {
  const { sync, ended, end } = await startPython("py/mind.py", options);
  return {
    think: async (thought) => JSON.parse(await sync.think(JSON.stringify(thought))),
    hurry: async () => void (await sync.think(JSON.stringify({ op: "hurry" }))),
    stop: () => sync.stop(),
    alive: () => sync.alive(),
    ended,
    end,
  };
}
