// Python in two workers: the engine, which knows the rules and answers at once, and the mind, where bots think.
import { loadPyScript } from "../vendor.js";

/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Thought} Thought */

/**
 * How far a start is: PyScript itself, then the snapshot of Python's memory (by bytes), its restoring, the modules
 * where the snapshot does not hold them, and ready.
 *
 * @typedef {{ stage: "page" | "fetch" | "restore" | "modules" | "ready", done: number }} Progress `done` from 0 to 1
 */

/** @typedef {{ ask: (request: Request) => Promise<Reply>, end: () => void }} Engine */
/**
 * @typedef {object} Mind
 * @property {(thought: Thought) => Promise<Reply>} think
 * @property {() => Promise<void>} hurry
 * @property {() => Promise<void>} stop
 * @property {() => void} end
 */

const ROOT = new URL("../../", import.meta.url);

/** @param {string} path from the root of the site */
const address = (path) => new URL(path, ROOT).href;

/**
 * Starts the engine, once a page.
 *
 * @param {{ onProgress?: (progress: Progress) => void }} [options]
 * @returns {Promise<Engine>}
 */
export async function startEngine({ onProgress = () => {} } = {}) {
  const { whenDefined } = await loadPyScript();
  const tag = document.createElement("script");
  tag.type = "py";
  tag.src = address("py/worker.py");
  tag.setAttribute("config", address("pyscript.toml"));
  tag.setAttribute("worker", "");
  tag.setAttribute("name", "engine");
  document.head.append(tag);
  const { xworker } = await whenDefined("py");
  onProgress({ stage: "page", done: 1 });
  xworker.addEventListener("message", ({ data }) => {
    if (data?.progress) onProgress(data.progress);
  });
  const { sync } = await xworker.ready;
  /** @type {Engine["ask"]} */
  const ask = async (request) => JSON.parse(await sync.handle(JSON.stringify(request)));
  // PyScript calls a worker ready even when its Python did not load: only an answer proves that it did.
  await ask({ op: "games" });
  performance.mark("engine");
  return { ask, end: () => xworker.terminate() };
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
