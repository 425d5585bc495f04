// The libraries that a table needs: Konva and the outlines of icons. See vendor.js.

import "../../assets/runtime/konva/konva.min.js";

/** The outlines of the game-icons in use, in a square of 512, by name. */
export { default as icons } from "../../assets/runtime/icons.js";

// Konva's one-file build is a classic script: imported as a module it defines a global variable.
const { Konva } = /** @type {{ Konva: typeof import("konva").default }} */ (/** @type {unknown} */ (globalThis));

export { Konva };
