// The two parts that Python starts from: its memory, unpacked, and its code, compiled. A worker prepares them while the page
// and PyScript still load; interpreter.mjs asks for them from inside PyScript's worker.

import { ROOT } from "../lib/base-url.js";

/** @typedef {import("./engine.js").Progress} Progress */
/** @typedef {{ memory: ArrayBuffer | null, code: WebAssembly.Module | null }} Part null: it could not be prepared */
/** @typedef {{ [Name in keyof Part]: Promise<Part[Name]> }} Parts */

/** Milliseconds without a sign of progress, after which Python starts without these parts. */
const STALL = 10_000;

/** @type {Parts | null} prepared for the next worker */
let prepared = null;
/** @type {Parts["code"] | null} shared by all workers; memory is transferred to one */
let compiled = null;

/** @param {(progress: Progress) => void} [onProgress] */
export function prepareParts(onProgress = () => {}) {
  prepared ??= makeParts(onProgress);
}

/**
 * Gives a worker of PyScript its parts when it asks for them.
 * @param {Worker} xworker
 * @param {(progress: Progress) => void} [onProgress] of those that must still be prepared
 */
export function serveParts(xworker, onProgress) {
  xworker.addEventListener("message", ({ data }) => {
    if (data?.wants !== "parts") return;
    prepareParts(onProgress);
    const { memory, code } = /** @type {Parts} */ (prepared);
    prepared = null;
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
  const lost = untilLost(worker);
  const memory = partFrom(worker, "memory", lost);
  const wantsCode = compiled === null;
  compiled ??= partFrom(worker, "code", lost);
  // A later start retries what failed now.
  void compiled.then((code) => (compiled = code ? compiled : null));
  worker.postMessage({ wantsCode });
  return { memory, code: compiled };
}

/**
 * Starts a worker under the page's content security policy: a worker made from a blob inherits it, one that is loaded by its
 * address has only the headers that the host sends with it.
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
 * Resolves when the worker has failed, died or hangs.
 * @param {Worker} worker
 * @returns {Promise<null>}
 */
function untilLost(worker) {
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
 * @template {keyof Part} Name
 * @param {Worker} worker
 * @param {Name} part
 * @param {Promise<null>} lost
 * @returns {Promise<Part[Name] | null>}
 */
function partFrom(worker, part, lost) {
  /** @type {Promise<Part[Name]>} */
  const made = new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => data.part === part && resolve(data.value));
  });
  return Promise.race([made, lost]);
}
