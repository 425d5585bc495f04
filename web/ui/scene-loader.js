// Loads the module with the scene of a game; a game without one gets the generic scene.

import { hasFiles, lazyImport } from "./lazy-import.js";

/** @param {string} game @returns {Promise<import("../table/types.js").GameScene>} */
export async function loadScene(game) {
  const scene = import(`../games/${game}/scene.js`);
  if (hasFiles(game)) return lazyImport(scene);
  try {
    return await scene;
  } catch (error) {
    console.warn(`no scene for ${game}, drawing it plainly`, error);
    return import("../table/generic-scene.js");
  }
}
