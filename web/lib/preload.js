// Modules that will soon be wanted, fetched together and not one after the other: run.py build lists them. In development
// there is no list, and they come as they are imported.

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
