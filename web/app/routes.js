// Where an address leads: `#t=<id>` a saved game, `#g=<link>` a game in a link, `#n=<key>` a new game, `#c` the newest.

import { ADDRESS_LENGTH, ID_LENGTH } from "../lib/limits.js";

/** @typedef {{ name: string, value: string }} Route */

/**
 * @param {string} hash as `location.hash` has it
 * @returns {Route | null} null if it is longer than any link to a game
 */
export function readRoute(hash) {
  if (hash.length > ADDRESS_LENGTH) return null;
  const [name = "", value = ""] = hash.slice(1).split(/=(.*)/s);
  if (name === "g") return { name, value };
  // No game is saved under so long a name, and none is called so: what is left of it is not found either.
  return { name: name.slice(0, ID_LENGTH), value: value.slice(0, ID_LENGTH + 1) };
}
