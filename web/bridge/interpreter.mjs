// What pyscript.toml names as its interpreter: Pyodide, started from the memory snapshot that run.py made.
// Runs inside a worker. The part of its address after # names the channel on which it tells how far it is.
import { version as installed, loadPyodide as start } from "../../assets/runtime/pyodide/pyodide.mjs";
import runtime from "../../assets/runtime/start.js";

export const version = installed;

const RUNTIME = new URL("../../assets/runtime/", import.meta.url);
const PY = new URL("../../py/", import.meta.url);
const HOME = "/home/pyodide";

const channel = new URL(import.meta.url).hash.slice(1);
const listeners = channel ? new BroadcastChannel(channel) : null;

/** @param {import("./engine.js").Progress} progress */
const tell = (progress) => listeners?.postMessage(progress);

/** @param {import("../../assets/runtime/pyodide/pyodide.mjs").PyodideConfig} options */
export async function loadPyodide(options) {
  const settings = { ...options, indexURL: new URL("pyodide/", RUNTIME).href };
  const restored = await restore(settings);
  const pyodide = restored ?? (await startFresh(settings));
  if (!restored || !runtime.whole) await layModules(pyodide);
  tell({ stage: "ready", done: 1 });
  listeners?.close();
  return pyodide;
}

/** @param {import("../../assets/runtime/pyodide/pyodide.mjs").PyodideConfig} settings */
async function restore(settings) {
  if (!runtime.snapshot || typeof DecompressionStream !== "function") return null;
  try {
    const snapshot = await unpack(new URL(runtime.snapshot, RUNTIME));
    tell({ stage: "restore", done: 0 });
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
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
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
