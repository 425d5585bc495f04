// A worker of PyScript that runs one file of py/: how it is started, and how the page hears of its end.

import { ROOT } from "../lib/base-url.js";
import { config, interpreter, loadPyScript } from "../lib/vendor-python.js";
import { serveParts } from "./snapshot.js";

/** @typedef {import("./engine.js").Progress} Progress */
/** @typedef {import("../../assets/runtime/pyscript/core.js").PythonWorker} PythonWorker */
/** @typedef {{ sync: PythonWorker["sync"], ended: Promise<void>, end: () => void }} Python `ended`: it has died, where the browser tells */

/**
 * @typedef {object} Start
 * @property {AbortSignal} [signal] ends the worker, also while it starts
 * @property {(progress: Progress) => void} [onProgress]
 */

/** @type {((worker: PythonWorker) => void)[]} who waits for the next worker: PyScript makes them in the order of asking */
const waiting = [];
/** @type {WeakSet<object>} */
const heard = new WeakSet();

/** @param {string} path from the root of the site */
const address = (path) => new URL(path, ROOT).href;

/**
 * @param {string} file from the root of the site
 * @param {Start} [options]
 * @returns {Promise<Python>} rejects when a file that it needs does not come or Python does not start
 */
export async function startPython(file, { signal, onProgress = () => {} } = {}) {
  const { PyWorker, hooks } = await loadPyScript();
  // PyScript's own sign that it can make workers; its `whenDefined` wants a script tag in the page.
  await customElements.whenDefined("py-script");
  signal?.throwIfAborted();
  if (!heard.has(hooks)) hooks.main.onWorker.add((_, worker) => waiting.shift()?.(worker));
  heard.add(hooks);
  return new Promise((resolve, reject) => {
    const ended = /** @type {Promise<void>} */ (
      new Promise((end) => {
        waiting.push((worker) => {
          onProgress({ stage: "page", done: 1 });
          serveParts(worker, onProgress);
          attend(worker, { onProgress, onFailure: reject, onEnd: end });
          signal?.addEventListener("abort", () => worker.terminate());
        });
      })
    );
    // Dead before it was up.
    void ended.then(() => reject(new Error(`${file}: the worker has died`)));
    PyWorker(address(file), { config, version: address(interpreter) }).then(
      (worker) => resolve({ sync: worker.sync, ended, end: () => worker.terminate() }),
      reject,
    );
  });
}

/**
 * Hears what a worker says from its first word on.
 * @param {PythonWorker} worker
 * @param {{ onProgress: (progress: Progress) => void, onFailure: (error: Error) => void, onEnd: () => void }} on
 */
function attend(worker, { onProgress, onFailure, onEnd }) {
  worker.addEventListener("message", ({ data }) => {
    if (data?.progress) onProgress(data.progress);
    if (data?.failed) onFailure(new Error(data.failed));
    // The worker holds the lock as long as it lives: whoever gets it next knows that it is dead.
    if (data?.lock) void navigator.locks.request(data.lock, () => onEnd());
  });
  // PyScript sends a worker its file before all else, and says only here that the file could not be fetched.
  Promise.resolve(worker.postMessage(null)).catch(onFailure);
}
