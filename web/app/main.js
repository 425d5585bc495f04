// Boot: paint the lobby, start the engine, and lead from page to page by the address.
//   #        the lobby          #t=<id>  a saved game          #g=<link>  a game in a link
//   #c       the newest game    #n=<key> a new game at once   (the shortcuts of the installed app)
// What the first picture does not need is imported when it is wanted, and fetched ahead once the picture is there.

import "../lib/errors.js";
import "./frame-guard.js";
import { tooLong } from "../lib/limits.js";
import { preloadModules } from "../lib/preload.js";
import { Refused } from "../lib/refused.js";
import { loadWords, t } from "../lib/text.js";
import { CATALOGUE } from "../play/catalogue.js";
import { StorageFull } from "../storage/local-store.js";
import { JournalDown } from "../storage/reliable-journal.js";
import { lazyImport } from "../ui/lazy-import.js";
import { showLobby } from "../ui/lobby.js";
import { note } from "../ui/notices.js";
import { askReport, noteProblem, tellOfErrors } from "../ui/report-dialog.js";
import { showWaiting } from "../ui/waiting-screen.js";
import { engineNotes, mindNotes } from "../ui/worker-notes.js";
import { App } from "./app.js";
import { keepOffline } from "./offline.js";
import { readRoute } from "./routes.js";

/** @typedef {import("../ui/lobby.js").LobbyEvents} LobbyEvents */
/** @typedef {import("./game-page.js").GamePage} GamePage */
/** @typedef {import("./lobby-actions.js").Lobby} Lobby */

const app = new App();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {GamePage | null} */
let page = null;
/** @type {ReturnType<typeof showLobby> | null} */
let lobby = null;

/** @param {string} hash */
function go(hash) {
  // A shortcut has done its work once it leads on: going back must not start another game.
  if (/^#[nc]\b/.test(location.hash)) history.replaceState(null, "", "#");
  if (location.hash === hash || (hash === "" && location.hash === "#")) void route();
  else location.hash = hash;
}

let routes = 0;
/** until the games that were left are off the table: with an engine that does not answer this may take a while */
let leaving = Promise.resolve();
/** Milliseconds: the lobby waits no longer for a game that is being left. */
const LEAVING = 700;

/** @param {{ steal?: boolean }} [options] */
async function route(options) {
  routes += 1;
  const turn = routes;
  const { name, value } = readRoute(location.hash) ?? refuseAddress();
  const left = page;
  page = null;
  lobby = null;
  if (left) leaving = Promise.all([leaving, left.leave()]).then(() => {}, console.error);
  if (name === "t" || name === "g") {
    await gamePage(turn, name === "t" ? { saved: value } : { link: value }, options);
    return;
  }
  const isLate = await Promise.race([leaving, new Promise((done) => setTimeout(done, LEAVING, true))]);
  if (turn !== routes) return;
  await lobbyPage();
  if (isLate) void leaving.then(drawSavedGames);
  if (name === "n") wish("playNow")(value);
  if (name === "c") await continueNewest();
}

/** An address that is too long for a game leads to the lobby, and is forgotten. */
function refuseAddress() {
  history.replaceState(null, "", "#");
  note(t(tooLong().problem.text), { warn: true, stays: true });
  return { name: "", value: "" };
}

/**
 * @param {number} turn
 * @param {import("./game-page.js").Source} source
 * @param {{ steal?: boolean }} [options]
 */
async function gamePage(turn, source, options) {
  const show = showWaiting(root, app.progress, () => go("#"));
  app.onProgress = show;
  const { GamePage } = await lazyImport(import("./game-page.js"), (step) => {
    if (turn !== routes) return;
    app.onProgress = () => {};
    showWaiting(root, { step, share: 0, retry: () => location.reload() }, () => go("#"));
  });
  await leaving;
  if (turn !== routes) return;
  const opening = new GamePage(app, {
    home: () => go("#"),
    open: (id) => go(`#t=${id}`),
    settings: () => void settings(),
    report,
    reopen: () => void route({ steal: true }),
  });
  page = opening;
  await opening.open(root, source, options);
}

async function lobbyPage() {
  document.title = t("ludoteca");
  const shown = showLobby(root, lobbyEvents);
  lobby = shown;
  app.onProgress = shown.setProgress;
  shown.setProgress(app.progress);
  void app.games.then(
    (metas) => lobby === shown && shown.setRegistered(metas),
    () => {},
  );
  await drawSavedGames();
}

async function continueNewest() {
  const [newest] = await app.savedGames.games();
  go(newest ? `#t=${newest.id}` : "#");
}

/** Milliseconds: a journal that takes longer does not keep the list waiting. */
const LISTED_AFTER = 250;

async function drawSavedGames() {
  const shown = lobby;
  const draw = (/** @type {import("../storage/saved-game.js").SavedGame[]} */ games, isWhole = true) => {
    if (shown === lobby)
      lobby?.setSavedGames(games, app.localStore.aside(), (id) => app.localStore.picture(id), isWhole);
  };
  const early = setTimeout(() => draw(app.savedGames.listLocal()), LISTED_AFTER);
  const games = await app.savedGames.games();
  clearTimeout(early);
  draw(games, app.savedGames.isWhole);
}

/**
 * Something of wishes.js, which may fail for a reason a person should hear.
 * @param {Exclude<keyof LobbyEvents, "open" | "settings" | "report"> | "setUpGame"} name
 */
function wish(name) {
  return async (/** @type {any} */ about = null) => {
    try {
      const wishes = /** @type {any} */ (await lazyImport(import("./lobby-actions.js")));
      await wishes[name](/** @type {Lobby} */ ({ app, go, drawSavedGames }), about);
    } catch (error) {
      if (error instanceof Refused && error.problem.kind === "internal") noteProblem(t(error.problem.text), report);
      else if (error instanceof Refused) note(t(error.problem.text), { warn: true, stays: true });
      else if (error instanceof StorageFull) note(t("storage-full"), { warn: true, stays: true });
      else if (error instanceof JournalDown) note(t("storage-failed"), { warn: true, stays: true });
      else throw error;
    }
  };
}

/** @type {LobbyEvents} */
const lobbyEvents = {
  playNow: wish("playNow"),
  setUp: wish("setUpGame"),
  open: (id) => go(`#t=${id}`),
  rename: wish("rename"),
  remove: wish("remove"),
  exportGame: wish("exportGame"),
  exportAside: wish("exportAside"),
  openFile: () => void wish("openFile")(),
  openLink: () => void wish("openLink")(),
  settings: () => void settings(),
  report,
};

function report() {
  void askReport(() => page?.recordSources() ?? null);
}

async function settings() {
  const { askPreferences } = await lazyImport(import("../ui/settings-dialog.js"));
  await askPreferences(
    () => app.preferences,
    async (name, value) => {
      app.prefer(name, value);
      page?.refresh();
      if (name !== "language") return;
      await words();
      // The settings come back over the lobby; at a table somebody may have to say first that the device is theirs.
      const isTable = page !== null;
      const redrawn = redraw();
      if (!isTable) await redrawn;
    },
    report,
  );
}

/** With other words. */
async function redraw() {
  if (page) await route({ steal: true });
  else if (lobby) await lobbyPage();
}

async function words() {
  const { isWhole, late } = await loadWords(app.preferences.language, ["shell", ...CATALOGUE.map(({ key }) => key)]);
  if (late) void late.then((isWholeNow) => redraw().then(() => isWholeNow || offerWords()));
  else if (!isWhole) offerWords();
  // The app is installed in the language of the page.
  const { lang } = document.documentElement;
  const name = lang === "en" ? "manifest.webmanifest" : `manifest.${lang}.webmanifest`;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", name);
}

function offerWords() {
  const again = () => void words().then(redraw);
  note(t("words-failed"), { warn: true, stays: true, label: t("try-again"), run: again });
}

/** When a picture has been painted; at once where none will be, as in a tab that nobody looks at. */
function painted() {
  return new Promise((done) => {
    if (document.hidden) done(undefined);
    else requestAnimationFrame(() => setTimeout(done));
  });
}

window.addEventListener("hashchange", () => {
  void route();
  // What was asked on the page that is left needs no answer any more.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
});
window.addEventListener("beforeunload", (event) => {
  if (page?.isUnsaved || app.savedGames.holdsUnsaved) event.preventDefault();
});
const tellNews = engineNotes();
let isLost = false;
app.onNews = (news, retry) => {
  tellNews(news, retry);
  if (news === "restarted" && isLost) page?.goOn();
  // The engine does not have the table, but the game is saved.
  if (news === "unrestored" && page) void route({ steal: true });
  isLost = news === "failed" || (isLost && news !== "restarted");
};
app.onMindNews = mindNotes();
await words();
tellOfErrors(report);
void route();
await painted();
preloadModules("python", "table");
app.start();

// Only then: what a visit needs comes first, and a table is often asked for before Python is up.
const ASIDE = 2500;
void app
  .ready()
  .then(() => new Promise((done) => setTimeout(done, ASIDE)))
  .then(() => keepOffline({ onUpdate: noteUpdate }))
  .catch((error) => console.warn("nothing is saved for a time without network:", error));

/** @param {() => void} takeOver */
function noteUpdate(takeOver) {
  note(t("update-ready"), { label: t("update-now"), run: takeOver, stays: true });
}
