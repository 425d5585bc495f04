// Starts the page: draws what the address asks for, then starts Python. What the first picture does not need is
// imported when it is wanted, and preloaded once the picture is there.

import "../lib/errors.js";
import "./frame-guard.js";
import { loadFonts } from "../lib/fonts.js";
import { preloadModules } from "../lib/preload.js";
import { t } from "../lib/text.js";
import { lazyImport } from "../ui/lazy-import.js";
import { note } from "../ui/notices.js";
import { tellOfErrors } from "../ui/report-dialog.js";
import { showTips } from "../ui/tips.js";
import { engineNotes, mindNotes } from "../ui/worker-notes.js";
import { App } from "./app.js";
import { loadLanguage } from "./language.js";
import { keepOffline } from "./offline.js";
import { Pages } from "./pages.js";

/** Milliseconds after Python's start: the files for offline use are fetched last, because a table is often wanted before. */
const OFFLINE_AFTER = 2500;

const app = new App();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const pages = new Pages(app, root, () => void openSettings());
const redraw = () => pages.redraw();

async function openSettings() {
  const { askPreferences } = await lazyImport(import("../ui/settings-dialog.js"));
  await askPreferences(
    () => app.preferences,
    async (name, value) => {
      app.prefer(name, value);
      pages.gamePage?.refresh();
      if (name !== "language") return;
      await loadLanguage(app, redraw);
      // The settings come back over the lobby; in a game somebody may have to say first that the device is theirs.
      const isGame = pages.gamePage !== null;
      const redrawn = redraw();
      if (!isGame) await redrawn;
    },
    pages.report,
  );
}

function watchEngine() {
  const tell = engineNotes();
  let isLost = false;
  app.onNews = (news, retry) => {
    tell(news, retry);
    if (news === "restarted" && isLost) pages.gamePage?.goOn();
    // The engine has lost the game, but it is saved.
    if (news === "unrestored" && pages.gamePage) void pages.follow({ steal: true });
    isLost = news === "failed" || (isLost && news !== "restarted");
  };
  app.onMindNews = mindNotes();
}

/** The canvas follows the system, as the style sheets do: at dusk, and when somebody wants less motion. */
function watchSystem() {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"])
    matchMedia(query).addEventListener("change", () => pages.gamePage?.refresh());
}

/** Resolves when a picture has been painted; at once where none will be, as in a hidden tab. */
function painted() {
  return new Promise((done) => {
    if (document.hidden) done(undefined);
    else requestAnimationFrame(() => setTimeout(done));
  });
}

/** @param {() => void} takeOver */
function noteUpdate(takeOver) {
  note(t("update-ready"), { label: t("update-now"), run: takeOver, stays: true });
}

window.addEventListener("hashchange", () => {
  void pages.follow();
  // What was asked on the page that is left needs no answer any more.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
});
window.addEventListener("beforeunload", (event) => {
  if (pages.gamePage?.isUnsaved || app.savedGames.holdsUnsaved) event.preventDefault();
});
watchEngine();
watchSystem();
await Promise.all([loadLanguage(app, redraw), loadFonts()]);
tellOfErrors(pages.report);
showTips();
void pages.follow();
await painted();
preloadModules("python", "table");
app.start();
void app
  .ready()
  .then(() => new Promise((done) => setTimeout(done, OFFLINE_AFTER)))
  .then(() => keepOffline({ onUpdate: noteUpdate }))
  .catch((error) => console.warn("nothing is stored for offline use:", error));
