// Runs before anything else of the page: an address that leads to a table wants Python and the table's modules at once,
// while the rest of the page still loads. In the lobby the first picture comes first; see main.js.

import "../lib/errors.js";
import "./frame-guard.js";
import { startEngine } from "../bridge/engine.js";
import { preloadModules } from "../lib/preload.js";
import { browserStorage, LocalStore, pageScope } from "../storage/local-store.js";
import { readRoute } from "./routes.js";

const { name, value } = readRoute(location.hash) ?? { name: "", value: "" };

if (["t", "g", "c", "n"].includes(name)) {
  void startEngine();
  const saved = name === "t" && new LocalStore(browserStorage(), pageScope()).games().find((game) => game.id === value);
  preloadModules("python", "table", saved ? saved.game : value);
}
