// The worker behind parts.js: fetches and unpacks the memory snapshot that run.py made, compiles Python's code.
import runtime from "../../assets/runtime/start.js";

const RUNTIME = new URL("../../assets/runtime/", import.meta.url);
// As sw.js names it; in dist/ this lies in builds/<name>/web/bridge/.
const CACHE = `${new URL("../../../../", import.meta.url).pathname}#${runtime.build}`;

self.addEventListener(
  "message",
  async ({ data: { wantsCode } }) => {
    await Promise.all([hand("memory", readMemory()), wantsCode && hand("code", compileCode())]);
    self.close();
  },
  { once: true },
);

/**
 * @param {string} part
 * @param {Promise<ArrayBuffer | WebAssembly.Module | null>} making
 */
async function hand(part, making) {
  const value = await making.catch((error) => {
    console.warn(`Python's ${part} could not be made ready:`, error);
    return null;
  });
  self.postMessage({ part, value }, { transfer: value instanceof ArrayBuffer ? [value] : [] });
}

function compileCode() {
  return WebAssembly.compileStreaming(fetch(new URL("pyodide/pyodide.asm.wasm", RUNTIME)));
}

async function readMemory() {
  const kept = await readKept().catch(() => null);
  if (kept?.byteLength === runtime.memory) return kept;
  const memory = await unpack();
  if (memory && memory.byteLength !== runtime.memory) throw new Error(`${memory.byteLength} bytes`);
  return memory;
}

/** As the service worker keeps it, unpacked; null where there is none. */
async function readKept() {
  if (!("caches" in self) || !runtime.snapshot) return null;
  const kept = await caches.match(new URL(runtime.snapshot.replace(".gz", ""), RUNTIME), { cacheName: CACHE });
  if (!kept) return null;
  self.postMessage({ progress: { stage: "fetch", done: 1 } });
  return kept.arrayBuffer();
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
      // Every step redraws a bar while there is better to do; but where little arrives, the page must hear that it does.
      if (done - told > 0.05 || done === 1 || performance.now() - at > 1000) {
        [told, at] = [done, performance.now()];
        self.postMessage({ progress: { stage: "fetch", done } });
      }
      controller.enqueue(chunk);
    },
  });
  const unpacked = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).arrayBuffer();
}
