// The signs beside lines of the log: an icon for a message that names a thing.

import { TYPES } from "./palette.js";

const TILE = /^world-wonders-tile-of-([a-z]+)$/;
const SIGNS = /** @type {Record<string, string>} */ ({
  "world-wonders-item-long": "stone-path",
  "world-wonders-item-short": "stone-path",
  "world-wonders-item-start": "stone-path",
  "world-wonders-item-bridge": "stone-path",
  "world-wonders-item-tower": "stone-tower",
  "world-wonders-item-first": "podium",
  "world-wonders-item-second": "podium",
  "world-wonders-road-long": "stone-path",
  "world-wonders-road-two": "stone-path",
  "world-wonders-road-one": "stone-path",
  "world-wonders-log-loan": "coin",
  "world-wonders-log-repaid": "coin",
  "world-wonders-log-out": "hourglass",
  "world-wonders-log-round": "hourglass",
  "world-wonders-log-grew": "person",
  "world-wonders-log-gained": "gears",
});

/** @param {string} key of a message @returns {string | null} the name of an icon */
export function sign(key) {
  const type = TILE.exec(key)?.[1];
  if (key.startsWith("world-wonders-monument-")) return "great-pyramid";
  return SIGNS[key] ?? TYPES[type ?? ""]?.icon ?? null;
}
