// Modules that will soon be wanted, fetched together and not one after the other: run.py build lists them. In development
// there is no list, and they come as they are imported.

import runtime from "../assets/runtime/start.js";

const ROOT = new URL("../", import.meta.url);

/** @param {...string} groups "python", "table" or the key of a game */
export function fetchModules(...groups) {
  const known = new Map(Object.entries(runtime.modules));
  for (const name of groups.flatMap((group) => known.get(group) ?? [])) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(name, ROOT).href;
    document.head.append(link);
  }
}
