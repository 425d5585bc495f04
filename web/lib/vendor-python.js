// Loads PyScript; see vendor.js. It changes the document when it loads, so it is imported only when Python is started.

import runtime from "../../assets/runtime/start.js";
import { ROOT } from "./base-url.js";

/** The settings of pyscript.toml, which run.py has read: a file that is not fetched cannot fail to load. */
export const { interpreter, ...config } = runtime.python;

/** @typedef {typeof import("../../assets/runtime/pyscript/core.js")} PyScript */

let tries = 0;
/** @type {PyScript | null} */
let loaded = null;

/** @returns {Promise<PyScript>} */
export async function loadPyScript() {
  if (loaded) return loaded;
  tries += 1;
  // Browsers remember that a module failed to load: a retry needs another address.
  const again = new URL(`assets/runtime/pyscript/core.js?again=${tries}`, ROOT).href;
  loaded = await (tries === 1 ? import("../../assets/runtime/pyscript/core.js") : import(again));
  return /** @type {PyScript} */ (loaded);
}
