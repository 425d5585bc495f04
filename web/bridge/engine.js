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
/** @typedef {{ think: (thought: Thought) => Promise<Reply>, stop: () => Promise<void>, end: () => void }} Mind */

const ROOT = new URL("../../", import.meta.url);

/**
 * @param {{ onProgress?: (progress: Progress) => void }} [options]
 * @returns {Promise<Engine>}
 */
export async function startEngine({ onProgress } = {}) {
  const { sync, end } = await startWorker("py/worker.py", onProgress);
  return {
    ask: async (request) => JSON.parse(await call(sync, "handle", JSON.stringify(request))),
    end,
  };
}

/** @returns {Promise<Mind>} */
export async function startMind() {
  const { sync, end } = await startWorker("py/mind.py");
  return {
    think: async (thought) => JSON.parse(await call(sync, "think", JSON.stringify(thought))),
    stop: async () => {
      await call(sync, "stop");
    },
    end,
  };
}

/**
 * @param {Record<string, (...values: string[]) => Promise<string>>} sync
 * @param {string} name
 * @param {string[]} values
 */
function call(sync, name, ...values) {
  const called = sync[name];
  if (!called) throw new Error(`Python offers no ${name}`);
  return called(...values);
}

/**
 * @param {string} script
 * @param {(progress: Progress) => void} [onProgress]
 */
async function startWorker(script, onProgress = () => {}) {
  const { PyWorker, whenDefined } = await loadPyScript();
  await whenDefined("py");
  onProgress({ stage: "page", done: 1 });
  const name = channelName();
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onProgress(data);
  try {
    const worker = await PyWorker(new URL(script, ROOT).href, {
      config: new URL("pyscript.toml", ROOT).href,
      // A worker made from JavaScript takes its interpreter from here, not from the configuration.
      version: new URL(`web/bridge/interpreter.mjs#${name}`, ROOT).href,
    });
    return { sync: worker.sync, end: () => worker.terminate() };
  } finally {
    channel.close();
  }
}

/** A channel that no other tab listens to. crypto.randomUUID would need a secure context. */
function channelName() {
  return `${ROOT.pathname}start-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
}
