// What Python starts from: its memory, unpacked, and its code, compiled. A worker of its own makes them ready while the
// page and PyScript still load; interpreter.mjs asks for them from inside PyScript's worker.

import { ROOT } from "../lib/base-url.js";

/** @typedef {import("./engine.js").Progress} Progress */
/** @typedef {{ memory: Promise<ArrayBuffer | null>, code: Promise<WebAssembly.Module | null> }} Parts null: not to be had */

/** Milliseconds without a sign of progress, after which Python starts without what was to be made ready. */
const STALL = 10_000;

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
 * @param {(progress: Progress) => void} [onProgress] of those that must still be made
 */
export function serveParts(xworker, onProgress) {
  xworker.addEventListener("message", ({ data }) => {
    if (data?.wants !== "parts") return;
    prepareParts(onProgress);
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
  const worker = startWorker("web/bridge/snapshot-worker.js");
  worker.addEventListener("message", ({ data }) => {
    if (data.progress) onProgress(data.progress);
  });
  const lost = loss(worker);
  const memory = partFrom(worker, "memory", lost);
  const wantsCode = compiled === null;
  compiled ??= partFrom(worker, "code", lost);
  // A later start tries again what could not be had now.
  void compiled.then((code) => (compiled = code ? compiled : null));
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
 * When nothing more is to be expected of the worker: it failed, or it has died or hangs and says nothing.
 * @param {Worker} worker
 * @returns {Promise<null>}
 */
function loss(worker) {
  return new Promise((resolve) => {
    const give = () => {
      worker.terminate();
      resolve(null);
    };
    let timer = setTimeout(give, STALL);
    worker.addEventListener("message", () => {
      clearTimeout(timer);
      timer = setTimeout(give, STALL);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      clearTimeout(timer);
      give();
    });
  });
}

/**
 * @param {Worker} worker
 * @param {"memory" | "code"} part
 * @param {Promise<null>} lost
 * @returns {Promise<any>}
 */
function partFrom(worker, part, lost) {
  const made = new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => data.part === part && resolve(data.value));
  });
  return Promise.race([made, lost]);
}
