// The interpreter that pyscript.toml names: Pyodide, started from the memory snapshot that run.py made. It runs inside a
// worker and posts its progress to the page.

import { version as installed, loadPyodide as start } from "../../assets/runtime/pyodide/pyodide.mjs";
import runtime from "../../assets/runtime/start.js";

/** @typedef {import("../../assets/runtime/pyodide/pyodide.mjs").PyodideAPI} PyodideAPI */
/** @typedef {import("../../assets/runtime/pyodide/pyodide.mjs").PyodideConfig} PyodideConfig */

export const version = installed;

const RUNTIME = new URL("../../assets/runtime/", import.meta.url);
const PY = new URL("../../py/", import.meta.url);
const HOME = "/home/pyodide";

/** @param {import("./engine.js").Progress} progress */
const tell = (progress) => self.postMessage({ progress });

const memory = awaitPart("memory");
const code = awaitPart("code");
self.postMessage({ wants: "parts" });
holdLock();

/** @param {PyodideConfig} options */
export async function loadPyodide(options) {
  // Pyodide handles the failures of its fetches late: until then they are no uncaught errors.
  const hear = (/** @type {Event} */ event) => event.preventDefault();
  self.addEventListener("unhandledrejection", hear);
  try {
    const pyodide = await load(options);
    self.removeEventListener("unhandledrejection", hear);
    return pyodide;
  } catch (error) {
    // PyScript does not report it to the page. Where one fetch has failed, the others fail after it.
    self.postMessage({ failed: String(error) });
    throw error;
  }
}

/** @param {PyodideConfig} options */
async function load(options) {
  const indexURL = new URL("pyodide/", RUNTIME).href;
  const settings = { ...options, indexURL, lockFileContents: runtime.lock, packageBaseUrl: indexURL };
  const restored = await restore(settings);
  const pyodide = restored ?? (await startFresh(settings));
  // Pyodide starts without the standard library, and fails at the first module that is not in the snapshot.
  if (!pyodide.FS.readdir("/lib").some((/** @type {string} */ name) => name.endsWith(".zip")))
    throw new Error("no standard library");
  if (!restored || !runtime.whole) await writeModules(pyodide);
  // PyScript passes every message of the page to Python's handler of this name too; they are for this module only.
  pyodide.globals.set("xworker", { onmessage() {} });
  tell({ step: "ready", done: 1 });
  return pyodide;
}

/** Holds a lock as long as this worker lives, so that the page notices its death, where the browser has locks. */
function holdLock() {
  const lock = `ludoteca-python-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  void navigator.locks?.request(lock, () => {
    self.postMessage({ lock });
    return new Promise(() => {});
  });
}

/**
 * A part that the page prepares; null if it cannot.
 * @template {keyof import("./snapshot.js").Part} Name
 * @param {Name} part
 * @returns {Promise<import("./snapshot.js").Part[Name]>}
 */
function awaitPart(part) {
  return new Promise((resolve) => {
    self.addEventListener("message", ({ data }) => data?.part === part && resolve(data.value));
  });
}

/** @param {PyodideConfig} settings */
async function restore(settings) {
  try {
    // As a promise, so that Pyodide fetches its own files meanwhile; Pyodide handles its failure.
    const snapshot = memory.then(requireMemory);
    snapshot.catch(() => {});
    return await withCode(() => start({ ...settings, _loadSnapshot: snapshot }));
  } catch (error) {
    console.warn("Python starts without its snapshot:", error);
    return null;
  }
}

/** @param {ArrayBuffer | null} snapshot */
function requireMemory(snapshot) {
  if (!snapshot) throw new Error("there is none");
  tell({ step: "restore", done: 0 });
  return snapshot;
}

/** @param {PyodideConfig} settings */
function startFresh(settings) {
  tell({ step: "restore", done: 0 });
  return withCode(() => start(settings));
}

/**
 * Gives Pyodide the code that was compiled before, if any: it would fetch and compile it itself.
 * @param {() => Promise<PyodideAPI>} work
 */
async function withCode(work) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  const isCode = (/** @type {unknown} */ address) => String(address).endsWith("pyodide.asm.wasm");
  self.fetch = async (address, init) => (isCode(address) && (await code) ? new Response() : fetch(address, init));
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const module = await code;
    if (!module) return instantiateStreaming(source, imports);
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await work();
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** @param {PyodideAPI} pyodide */
async function writeModules(pyodide) {
  tell({ step: "modules", done: 0 });
  const texts = await Promise.all(runtime.files.map(readModule));
  runtime.files.forEach((name, index) => {
    const place = `${HOME}/${name}`;
    pyodide.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    pyodide.FS.writeFile(place, texts[index] ?? "");
  });
  // Python's path finder may have cached this folder before the snapshot was taken.
  pyodide.runPython("import importlib; importlib.invalidate_caches()");
}

/** @param {string} name */
async function readModule(name) {
  const response = await fetch(new URL(name, PY));
  if (!response.ok) throw new Error(`py/${name}: ${response.status}`);
  return response.text();
}
