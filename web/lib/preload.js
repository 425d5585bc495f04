// Preloads modules that are imported soon, all at once instead of one after another. run.py build writes the lists; in
// development there are none, and nothing is preloaded.

import runtime from "../../assets/runtime/start.js";
import { ROOT } from "./base-url.js";

/** @type {Set<string>} */
const asked = new Set();

/** @param {...string} groups "python", "table" or the key of a game */
export function preloadModules(...groups) {
  const known = new Map(Object.entries(runtime.modules));
  const names = groups.flatMap((group) => known.get(group) ?? []).filter((name) => !asked.has(name));
  for (const name of names) asked.add(name);
  document.head.append(...names.map(linkTo));
}

/** @param {string} name */
function linkTo(name) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = new URL(name, ROOT).href;
  return link;
}
