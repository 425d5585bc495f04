// The libraries of a table; see vendor.js.

import "../../assets/runtime/konva/konva.min.js";

/** The outlines of the game-icons in use, in a square of 512, by name. */
export { default as icons } from "../../assets/runtime/icons.js";

// Konva's one-file build is a classic script: as a module it leaves its name on the global object.
const { Konva } = /** @type {{ Konva: typeof import("konva").default }} */ (/** @type {unknown} */ (globalThis));

export { Konva };
