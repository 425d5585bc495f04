// PyScript; see vendor.js. It touches the document when it loads, so it is fetched when Python is wanted and not before.

import runtime from "../../assets/runtime/start.js";
import { ROOT } from "./base-url.js";

/** What pyscript.toml says, as run.py has read it: a file that is not fetched cannot fail to come. */
export const { interpreter, ...config } = runtime.python;

/** @typedef {typeof import("../../assets/runtime/pyscript/core.js")} PyScript */

let tries = 0;
/** @type {PyScript | null} */
let loaded = null;

/** @returns {Promise<PyScript>} */
export async function loadPyScript() {
  if (loaded) return loaded;
  tries += 1;
  // A browser remembers that a module did not come, or still waits for it: the next try needs another address.
  const again = new URL(`assets/runtime/pyscript/core.js?again=${tries}`, ROOT).href;
  loaded = await (tries === 1 ? import("../../assets/runtime/pyscript/core.js") : import(again));
  return /** @type {PyScript} */ (loaded);
}
