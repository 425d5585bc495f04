// What Python starts from: its memory, unpacked, and its code, compiled. A worker of its own makes them ready while the
// page and PyScript still load; interpreter.mjs asks for them from inside PyScript's worker.

import { ROOT } from "../root.js";

/** @typedef {import("./engine.js").Progress} Progress */
/** @typedef {{ memory: Promise<ArrayBuffer | null>, code: Promise<WebAssembly.Module | null> }} Parts null: not to be had */

/** @type {Parts | null} made ready for the next worker */
let ahead = null;
/** @type {Parts["code"] | null} one for all workers; memory is handed over and gone */
let compiled = null;

/** @param {(progress: Progress) => void} [onProgress] */
export function prepareParts(onProgress = () => {}) {
  ahead ??= makeParts(onProgress);
}

/**
 * Gives a worker of PyScript its parts when it asks for them.
 * @param {Worker} xworker
 */
export function serveParts(xworker) {
  xworker.addEventListener("message", ({ data }) => {
    if (data?.wants !== "parts") return;
    prepareParts();
    const { memory, code } = /** @type {Parts} */ (ahead);
    ahead = null;
    void memory.then((value) => xworker.postMessage({ part: "memory", value }, value ? [value] : []));
    void code.then((value) => xworker.postMessage({ part: "code", value }));
  });
}

/**
 * @param {(progress: Progress) => void} onProgress
 * @returns {Parts}
 */
function makeParts(onProgress) {
  const worker = startWorker("web/bridge/parts-worker.js");
  worker.addEventListener("message", ({ data }) => {
    if (data.progress) onProgress(data.progress);
  });
  const memory = partFrom(worker, "memory");
  const wantsCode = compiled === null;
  compiled ??= partFrom(worker, "code");
  worker.postMessage({ wantsCode });
  return { memory, code: compiled };
}

/**
 * A worker under the page's policy: one that is loaded by its address has only what the host sends with it, which is
 * nothing; one that is made from a blob inherits.
 * @param {string} path of a module
 */
function startWorker(path) {
  const code = new Blob([`import ${JSON.stringify(new URL(path, ROOT).href)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(code);
  const worker = new Worker(address, { type: "module" });
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/**
 * @param {Worker} worker
 * @param {"memory" | "code"} part
 * @returns {Promise<any>}
 */
function partFrom(worker, part) {
  return new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => data.part === part && resolve(data.value));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(null);
    });
  });
}
