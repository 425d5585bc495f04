// Python in two workers: the engine, which knows the rules and answers at once, and the mind, where bots think.
import { gate } from "../gate.js";
import { ROOT } from "../root.js";
import { loadPyScript } from "../vendor-python.js";
import { prepareParts, serveParts } from "./parts.js";

/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Thought} Thought */

/**
 * How far a start is: PyScript itself, then the snapshot of Python's memory (by bytes), its restoring, the modules
 * where the snapshot does not hold them, and ready.
 *
 * @typedef {{ stage: "page" | "fetch" | "restore" | "modules" | "ready", done: number }} Progress `done` from 0 to 1
 */

/** @typedef {{ ask: (request: Request) => Promise<Reply>, games: Reply, end: () => void }} Engine `games`: what it has */
/**
 * @typedef {object} Mind
 * @property {(thought: Thought) => Promise<Reply>} think
 * @property {() => Promise<void>} hurry
 * @property {() => Promise<void>} stop
 * @property {() => void} end
 */

/** @param {string} path from the root of the site */
const address = (path) => new URL(path, ROOT).href;

/** @type {Promise<Engine> | null} */
let running = null;
/** @type {Progress} */
let latest = { stage: "page", done: 0 };
/** @type {((progress: Progress) => void)[]} */
const listeners = [];
const beginning = gate();
/** When Python's worker has begun: what the page does from here on costs it no time, where there are two cores. */
export const begun = beginning.passed;

/** @param {Progress} progress */
function tell(progress) {
  latest = progress;
  for (const listener of listeners) listener(progress);
}

/**
 * Starts the engine, once a page: who asks again gets the same one.
 *
 * @param {{ onProgress?: (progress: Progress) => void }} [options]
 * @returns {Promise<Engine>}
 */
export function startEngine({ onProgress } = {}) {
  if (onProgress) {
    listeners.push(onProgress);
    onProgress(latest);
  }
  running ??= start();
  return running;
}

/** @returns {Promise<Engine>} */
async function start() {
  prepareParts(tell);
  const { hooks, whenDefined } = await loadPyScript();
  const failure = listen(hooks);
  const tag = document.createElement("script");
  tag.type = "py";
  tag.src = address("py/worker.py");
  tag.setAttribute("config", address("pyscript.toml"));
  tag.setAttribute("worker", "");
  tag.setAttribute("name", "engine");
  document.head.append(tag);
  const { xworker } = await whenDefined("py");
  tell({ stage: "page", done: 1 });
  beginning.open();
  const { sync } = await Promise.race([xworker.ready, failure]);
  /** @type {Engine["ask"]} */
  const ask = async (request) => JSON.parse(await sync.handle(JSON.stringify(request)));
  // PyScript calls a worker ready even when its Python did not load: only an answer proves that it did.
  const games = await Promise.race([ask({ op: "games" }), failure]);
  performance.mark("engine");
  return { ask, games, end: () => xworker.terminate() };
}

/**
 * Hears what the workers say from their first word on: the engine's, which is the first, and those of minds.
 *
 * @param {typeof import("../../assets/runtime/pyscript/core.js").hooks} hooks
 * @returns {Promise<never>} rejects when the engine does not come up
 */
function listen(hooks) {
  let isFirst = true;
  /** @type {Promise<never>} */
  const failure = new Promise((_, reject) => {
    hooks.main.onWorker.add((_, worker) => {
      serveParts(worker);
      if (!isFirst) return;
      isFirst = false;
      worker.addEventListener("message", ({ data }) => {
        if (data?.progress) tell(data.progress);
        if (data?.failed) reject(new Error(data.failed));
      });
    });
  });
  // It may come before anybody waits for it.
  failure.catch(() => {});
  return failure;
}

/**
 * Starts a mind; PyScript wants the engine's start to have begun. A worker made from JavaScript reads no pyscript.toml.
 *
 * @returns {Promise<Mind>}
 */
export async function startMind() {
  const { PyWorker, whenDefined } = await loadPyScript();
  await whenDefined("py");
  const worker = await PyWorker(address("py/mind.py"), {
    config: { sync_main_only: true },
    version: address("web/bridge/interpreter.mjs"),
  });
  return {
    think: async (thought) => JSON.parse(await worker.sync.think(JSON.stringify(thought))),
    hurry: async () => void (await worker.sync.think(JSON.stringify({ op: "hurry" }))),
    stop: () => worker.sync.stop(),
    end: () => worker.terminate(),
  };
}
