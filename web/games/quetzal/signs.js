// The signs beside lines of the log: an icon for a message that names a thing.

import { ARTIFACTS } from "./cards.js";
import { GROUNDS } from "./places.js";

const CARD = /^quetzal-card-([a-z]+)-/;
const PLACE = /^quetzal-place-([a-z-]+?)(?:-\d+)?$/;
const SIGNS = /** @type {Record<string, string>} */ ({
  "quetzal-kind-black": "fedora",
  "quetzal-kind-white": "trowel",
  "quetzal-log-round": "biplane",
  "quetzal-log-rolled": "rolling-dices",
  "quetzal-log-rerolled": "rolling-dices",
  "quetzal-log-advanced": "notebook",
  "quetzal-log-bought-discovery": "notebook",
  "quetzal-log-bought-point": "laurels",
  "quetzal-log-upgrade": "cog",
  "quetzal-log-drew-upgrade": "cog",
  "quetzal-log-discarded-upgrade": "cog",
  "quetzal-log-drew": "cards",
  "quetzal-log-kept": "cards",
});

/** @param {string} key of a message @returns {string | null} the name of an icon */
export function sign(key) {
  const artifact = CARD.exec(key)?.[1];
  const place = PLACE.exec(key)?.[1]?.replaceAll("-", "_");
  return SIGNS[key] ?? ARTIFACTS[artifact ?? ""]?.icon ?? GROUNDS[place ?? ""]?.icon ?? null;
}
