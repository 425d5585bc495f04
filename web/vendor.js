// The one place that names the libraries. run.py lays them under assets/runtime/ from the packages that
// package-lock.json pins.

import "../assets/runtime/konva/konva.min.js";

export { FluentBundle, FluentResource } from "../assets/runtime/fluent-bundle/index.js";
export { negotiateLanguages } from "../assets/runtime/fluent-langneg/index.js";
/** The outlines of the game-icons in use, in a square of 512, by name. */
export { default as icons } from "../assets/runtime/icons.js";
export { openDB } from "../assets/runtime/idb/index.js";
export { default as encodeQR } from "../assets/runtime/qr/index.js";

// Konva's one-file build is a classic script: as a module it leaves its name on the global object.
/** @type {typeof import("konva").default} */
export const Konva = /** @type {any} */ (globalThis).Konva;

/** PyScript touches the document when it loads, so it is fetched when Python is wanted and not before. */
export const loadPyScript = () => import("../assets/runtime/pyscript/core.js");
