// Runs before anything else of the page: an address that leads to a table wants Python and the table's modules at once,
// while the rest of the page still loads. In the lobby the first picture comes first; see main.js.

import "./errors.js";
import "./framed.js";
import { startEngine } from "./bridge/engine.js";
import { fetchModules } from "./modules.js";
import { readRoute } from "./route.js";
import { browserDrawer, pageScope, Shelf } from "./store.js";

const { name, value } = readRoute(location.hash) ?? { name: "", value: "" };

if (["t", "g", "c", "n"].includes(name)) {
  void startEngine();
  const kept = name === "t" && new Shelf(browserDrawer(), pageScope()).games().find((game) => game.id === value);
  fetchModules("python", "table", kept ? kept.game : value);
}
