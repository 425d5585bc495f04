// Python in two workers: the engine, which knows the rules and answers at once, and the mind, where bots think.

import { deferred } from "../lib/deferred.js";
import { errors } from "../lib/errors.js";
import { startPython } from "./python-worker.js";
import { prepareParts } from "./snapshot.js";
import { Supervisor } from "./supervisor.js";

/** @typedef {import("./protocol.js").ReplyTo<"games">} Games */
/** @typedef {import("./supervisor.js").News} News */

/**
 * How far a start is: PyScript itself, then the snapshot of Python's memory (by bytes), its restoring, the modules
 * where the snapshot does not hold them, and ready.
 *
 * @typedef {{ stage: "page" | "fetch" | "restore" | "modules" | "ready", done: number }} Progress `done` from 0 to 1
 */

/** @typedef {{ ask: import("./protocol.js").Ask, games: Games, end: () => void }} Engine `games`: what it has */
/**
 * @typedef {object} Mind
 * @property {import("./protocol.js").Think} think
 * @property {() => Promise<void>} hurry
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} alive answered while it thinks, too
 * @property {Promise<void>} ended when it has died, where the browser tells
 * @property {() => void} end
 */

/** @type {Progress} */
let latest = { stage: "page", done: 0 };
/** @type {News | null} of the start, until it has succeeded */
let trouble = null;
/** @type {{ onProgress?: (progress: Progress) => void, onNews?: (news: News) => void }[]} */
const listeners = [];
const beginning = deferred();
const up = deferred();
/** When Python's worker has begun: what the page does from here on costs it no time, where there are two cores. */
export const begun = beginning.promise;

const supervisor = new Supervisor(startOrRemember, (news) => {
  trouble = news === "slow" || news === "failed" ? news : null;
  // A table that is only looked at need not wait any longer.
  if (news === "failed") beginning.resolve();
  if (news === "up") up.resolve();
  for (const { onNews } of listeners) onNews?.(news);
});

/** May be asked before it is up. @type {import("./protocol.js").Ask} */
export const ask = (request) => supervisor.ask(request);

/** Starts the engine again that did not come up. */
export const restart = () => supervisor.start();

/** @type {Promise<Engine> | null} */
let running = null;

/**
 * Starts the engine, once a page: who asks again gets the same one. It is kept running, whatever becomes of its worker.
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

/** Why a start failed belongs into a report. @param {import("./supervisor.js").Start} start */
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
    if (progress.stage === "restore") computing = performance.now();
    latest = progress;
    if (progress.stage === "page" && progress.done === 1) beginning.resolve();
    for (const listener of listeners) listener.onProgress?.(progress);
  };
  prepareParts(tell);
  const { sync, ended, end } = await startPython("py/worker.py", { signal, onProgress: tell });
  /** @type {import("./protocol.js").Ask} */
  const asked = async (request) => JSON.parse(await sync.handle(JSON.stringify(request)));
  // PyScript calls a worker ready even when its Python did not load: only an answer proves that it did.
  const died = ended.then(() => Promise.reject(new Error("the engine died before its first answer")));
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
