// What pyscript.toml names as its interpreter: Pyodide, started from the memory snapshot that run.py made.
// Runs inside a worker, and tells the page how far it is by the worker's own messages.
import { version as installed, loadPyodide as start } from "../../assets/runtime/pyodide/pyodide.mjs";
import runtime from "../../assets/runtime/start.js";

export const version = installed;

const RUNTIME = new URL("../../assets/runtime/", import.meta.url);
const PY = new URL("../../py/", import.meta.url);
const HOME = "/home/pyodide";

/** @param {import("./engine.js").Progress} progress */
const tell = (progress) => self.postMessage({ progress });

/** @param {import("../../assets/runtime/pyodide/pyodide.mjs").PyodideConfig} options */
export async function loadPyodide(options) {
  const settings = { ...options, indexURL: new URL("pyodide/", RUNTIME).href };
  const restored = await restore(settings);
  const pyodide = restored ?? (await startFresh(settings));
  if (!restored || !runtime.whole) await layModules(pyodide);
  tell({ stage: "ready", done: 1 });
  return pyodide;
}

/** @param {import("../../assets/runtime/pyodide/pyodide.mjs").PyodideConfig} settings */
async function restore(settings) {
  if (!runtime.snapshot || typeof DecompressionStream !== "function") return null;
  try {
    // As a promise, so that Pyodide fetches its own parts meanwhile; a failure waits until Pyodide looks at it.
    const snapshot = unpack(new URL(runtime.snapshot, RUNTIME));
    snapshot.catch(() => {});
    return await start({ ...settings, _loadSnapshot: snapshot });
  } catch (error) {
    console.warn("Python starts without its snapshot:", error);
    return null;
  }
}

/** @param {import("../../assets/runtime/pyodide/pyodide.mjs").PyodideConfig} settings */
function startFresh(settings) {
  tell({ stage: "restore", done: 0 });
  return start(settings);
}

/** @param {URL} address */
async function unpack(address) {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address.pathname}: ${response.status}`);
  let arrived = 0;
  const counted = new TransformStream({
    transform(chunk, controller) {
      arrived += chunk.byteLength;
      tell({ stage: "fetch", done: Math.min(1, arrived / runtime.bytes) });
      controller.enqueue(chunk);
    },
  });
  const unpacked = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  const memory = await new Response(unpacked).arrayBuffer();
  tell({ stage: "restore", done: 0 });
  return memory;
}

/** @param {import("../../assets/runtime/pyodide/pyodide.mjs").PyodideAPI} pyodide */
async function layModules(pyodide) {
  tell({ stage: "modules", done: 0 });
  const texts = await Promise.all(runtime.files.map(readModule));
  runtime.files.forEach((name, index) => {
    const place = `${HOME}/${name}`;
    pyodide.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    pyodide.FS.writeFile(place, texts[index] ?? "");
  });
  // The path finder may have looked here before the snapshot was taken.
  pyodide.runPython("import importlib; importlib.invalidate_caches()");
}

/** @param {string} name */
async function readModule(name) {
  const response = await fetch(new URL(name, PY));
  if (!response.ok) throw new Error(`py/${name}: ${response.status}`);
  return response.text();
}
