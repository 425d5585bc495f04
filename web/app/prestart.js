// Runs before the rest of the page: an address that leads to a table needs Python and the table's modules at once, while
// the other modules still load. In the lobby the first picture comes first; see main.js.

import "../lib/errors.js";
import "./frame-guard.js";
import { startEngine } from "../bridge/engine.js";
import { preloadModules } from "../lib/preload.js";
import { browserStorage, LocalStore, pageScope } from "../storage/local-store.js";
import { readRoute } from "./routes.js";

const found = readRoute(location.hash);

if (found?.route.needsTable) {
  void startEngine();
  const listGames = () => new LocalStore(browserStorage(), pageScope()).games();
  preloadModules("python", "table", found.route.gameOf(found.value, listGames));
}
