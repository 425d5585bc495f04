// Starts a worker of PyScript that runs one file of py/, and tells when it ends.

import { ROOT } from "../lib/base-url.js";
import { config, interpreter, loadPyScript } from "../lib/vendor-python.js";
import { serveParts } from "./snapshot.js";

/** @typedef {import("./engine.js").Progress} Progress */
/** @typedef {import("../../assets/runtime/pyscript/core.js").PythonWorker} PythonWorker */
/** @typedef {{ sync: PythonWorker["sync"], ended: Promise<void>, end: () => void }} Python `ended` resolves when it has died, where the browser has locks */

/**
 * @typedef {object} Start
 * @property {AbortSignal} [signal] ends the worker, also while it starts
 * @property {(progress: Progress) => void} [onProgress]
 */

/** @type {((worker: PythonWorker) => void)[]} wait for the next worker: PyScript makes them in the order of the requests */
const waiting = [];
/** @type {WeakSet<object>} the hooks that call those who wait */
const hooked = new WeakSet();

/** @param {string} path from the root of the site */
const address = (path) => new URL(path, ROOT).href;

/**
 * @param {string} file from the root of the site
 * @param {Start} [options]
 * @returns {Promise<Python>} rejects when a file cannot be loaded or Python does not start
 */
export async function startPython(file, { signal, onProgress = () => {} } = {}) {
  const { PyWorker, hooks } = await loadPyScript();
  // PyScript can make workers once this element is defined; its own `whenDefined` needs a script tag in the page.
  await customElements.whenDefined("py-script");
  signal?.throwIfAborted();
  if (!hooked.has(hooks)) hooks.main.onWorker.add((_, worker) => waiting.shift()?.(worker));
  hooked.add(hooks);
  return new Promise((resolve, reject) => {
    const ended = /** @type {Promise<void>} */ (
      new Promise((end) => {
        waiting.push((worker) => {
          onProgress({ step: "page", done: 1 });
          serveParts(worker, onProgress);
          listenTo(worker, { onProgress, onFailure: reject, onEnd: end });
          signal?.addEventListener("abort", () => worker.terminate());
        });
      })
    );
    // It may die before it is up.
    void ended.then(() => reject(new Error(`${file}: the worker has died`)));
    PyWorker(address(file), { config, version: address(interpreter) }).then(
      (worker) => resolve({ sync: worker.sync, ended, end: () => worker.terminate() }),
      reject,
    );
  });
}

/**
 * Handles the messages of a worker, from the first one on.
 * @param {PythonWorker} worker
 * @param {{ onProgress: (progress: Progress) => void, onFailure: (error: Error) => void, onEnd: () => void }} on
 */
function listenTo(worker, { onProgress, onFailure, onEnd }) {
  worker.addEventListener("message", ({ data }) => {
    if (data?.progress) onProgress(data.progress);
    if (data?.failed) onFailure(new Error(data.failed));
    // The worker holds the lock as long as it lives: when the page gets it, the worker is dead.
    if (data?.lock) void navigator.locks.request(data.lock, () => onEnd());
  });
  // PyScript first sends a worker its file, and reports only here that the file could not be fetched.
  Promise.resolve(worker.postMessage(null)).catch(onFailure);
}
