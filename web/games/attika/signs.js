// The signs beside lines of the log: an icon for a message that names a thing.

import { BUILDING } from "./art.js";

const BEGINS = "attika-building-";
/** Of buildings that are drawn, not taken from the icon set. */
const ANY_BUILDING = "greek-temple";
const SIGNS = /** @type {Record<string, string>} */ ({
  "attika-log-took": "cards",
  "attika-log-took-own": "cards",
  "attika-log-turned-up": "hills",
  "attika-log-expanded": "hills",
  "attika-log-completed": "amphora",
  "attika-log-blessed": "flame",
  "attika-log-amphora-action": "amphora",
  "attika-log-amphora-card": "amphora",
});

/** @param {string} key of a message @returns {string | null} the name of an icon */
export function sign(key) {
  return SIGNS[key] ?? (key.startsWith(BEGINS) ? (BUILDING[key.slice(BEGINS.length)] ?? ANY_BUILDING) : null);
}
