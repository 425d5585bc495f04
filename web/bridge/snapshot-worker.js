// The worker of snapshot.js: fetches and unpacks the memory snapshot that run.py made, and compiles Python's code.

import runtime from "../../assets/runtime/start.js";

const RUNTIME = new URL("../../assets/runtime/", import.meta.url);
// The name that sw.js gives it; in dist/ this file is in builds/<name>/web/bridge/.
const CACHE = `${new URL("../../../../", import.meta.url).pathname}#${runtime.build}`;

self.addEventListener(
  "message",
  async ({ data: { wantsCode } }) => {
    await Promise.all([send("memory", readMemory()), wantsCode && send("code", compileCode())]);
    self.close();
  },
  { once: true },
);

/**
 * @param {string} part
 * @param {Promise<ArrayBuffer | WebAssembly.Module | null>} making
 */
async function send(part, making) {
  const value = await making.catch((error) => {
    console.warn(`Python's ${part} could not be prepared:`, error);
    return null;
  });
  self.postMessage({ part, value }, { transfer: value instanceof ArrayBuffer ? [value] : [] });
}

function compileCode() {
  return WebAssembly.compileStreaming(fetch(new URL("pyodide/pyodide.asm.wasm", RUNTIME)));
}

async function readMemory() {
  const cached = await readCached().catch(() => null);
  if (cached?.byteLength === runtime.memory) return cached;
  const memory = await unpack();
  if (memory && memory.byteLength !== runtime.memory) throw new Error(`${memory.byteLength} bytes`);
  return memory;
}

/** The memory that the service worker has cached unpacked; null where there is none. */
async function readCached() {
  if (!("caches" in self) || !runtime.snapshot) return null;
  const cached = await caches.match(new URL(runtime.snapshot.replace(".gz", ""), RUNTIME), { cacheName: CACHE });
  if (!cached) return null;
  self.postMessage({ progress: { step: "fetch", done: 1 } });
  return cached.arrayBuffer();
}

async function unpack() {
  if (!runtime.snapshot || typeof DecompressionStream !== "function") return null;
  const response = await fetch(new URL(runtime.snapshot, RUNTIME));
  if (!response.ok || !response.body) throw new Error(`${runtime.snapshot}: ${response.status}`);
  let [arrived, told, at] = [0, 0, 0];
  const counted = new TransformStream({
    transform(chunk, controller) {
      arrived += chunk.byteLength;
      const done = Math.min(1, arrived / runtime.bytes);
      // Not for every chunk, because each message redraws a bar; but at least every second, as a sign of progress.
      if (done - told > 0.05 || done === 1 || performance.now() - at > 1000) {
        [told, at] = [done, performance.now()];
        self.postMessage({ progress: { step: "fetch", done } });
      }
      controller.enqueue(chunk);
    },
  });
  const unpacked = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).arrayBuffer();
}
