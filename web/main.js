// Boot: paint the lobby, start the engine, and lead from page to page by the address.
//   #        the lobby          #t=<id>  a kept game          #g=<link>  a game in a link
//   #c       the newest game    #n=<key> a new game at once   (the shortcuts of the installed app)

import { headerOf, newDraft } from "./draft.js";
import { GALLERY, posterOf } from "./gallery.js";
import { House } from "./house.js";
import { USUAL_LEVEL } from "./levels.js";
import { keepOffline } from "./offline.js";
import { exportKept, keepOpened, openGiven, openNew } from "./opening.js";
import { Refused } from "./sitting.js";
import { StorageFull } from "./store.js";
import { TablePage } from "./tablepage.js";
import { loadWords, t } from "./text.js";
import { freshSeed } from "./turn.js";
import { textField } from "./ui/controls.js";
import { fileName, pickFile, saveFile } from "./ui/files.js";
import { titleOf } from "./ui/kept.js";
import { showLobby } from "./ui/lobby.js";
import { ask, note } from "./ui/notices.js";
import { askPreferences } from "./ui/preferences.js";
import { setUp } from "./ui/setup.js";
import { showWaiting } from "./ui/waiting.js";

/** @typedef {import("./bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("./bridge/protocol.js").Header} Header */
/** @typedef {import("./draft.js").Company} Company */
/** @typedef {import("./store.js").Kept} Kept */
/** @typedef {import("./ui/lobby.js").LobbyEvents} LobbyEvents */

const house = new House();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {TablePage | null} */
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

/** @param {{ steal?: boolean }} [options] */
async function route(options) {
  routes += 1;
  const turn = routes;
  const [name, value = ""] = location.hash.slice(1).split(/=(.*)/s);
  const left = page;
  page = null;
  lobby = null;
  await left?.leave();
  if (turn !== routes) return;
  if (name !== "t" && name !== "g") {
    await lobbyPage();
    if (name === "n") await tryTo(() => playNow(value));
    if (name === "c") await continueNewest();
    return;
  }
  const opening = new TablePage(house, {
    home: () => go("#"),
    open: (id) => go(`#t=${id}`),
    settings: () => void settings(),
    reopen: () => void route({ steal: true }),
  });
  page = opening;
  house.onProgress = showWaiting(root, house.progress);
  await opening.open(root, name === "t" ? { kept: value } : { link: value }, options);
}

async function lobbyPage() {
  document.title = t("ludoteca");
  const shown = showLobby(root, lobbyEvents);
  lobby = shown;
  house.onProgress = shown.setProgress;
  shown.setProgress(house.progress);
  void house.games?.then(
    (metas) => lobby === shown && shown.setRegistered(metas),
    () => {},
  );
  await drawKept();
}

async function continueNewest() {
  const [newest] = await (await house.library).games();
  go(newest ? `#t=${newest.id}` : "#");
}

async function drawKept() {
  const games = await (await house.library).games();
  lobby?.setKept(games, house.shelf.aside(), (id) => house.shelf.picture(id));
}

/** @type {LobbyEvents} */
const lobbyEvents = {
  playNow: (key) => tryTo(() => playNow(key)),
  setUp: (key) => tryTo(() => setUpGame(key)),
  open: (id) => go(`#t=${id}`),
  rename: (kept) => tryTo(() => rename(kept)),
  remove: (kept) => tryTo(() => remove(kept)),
  exportGame: (kept) => tryTo(() => exportGame(kept)),
  exportAside: (aside) => saveFile(fileName(aside.name), aside.text),
  openFile: () => tryTo(openFile),
  openLink: () => tryTo(openLink),
  settings: () => void settings(),
};

/**
 * Does something that may fail for a reason a person should hear.
 * @param {() => Promise<void>} work
 */
async function tryTo(work) {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refused) note(t(error.problem.text), { warn: true, stays: true });
    else if (error instanceof StorageFull) note(t("storage-full"), { warn: true, stays: true });
    else throw error;
  }
}

/** @param {GameMeta} meta @returns {Company} */
function companyOf(meta) {
  const { colours } = posterOf(meta.key, meta.seats);
  const name = (/** @type {number} */ seat, /** @type {string} */ kind) =>
    kind === "bot" ? t(`bot-name-${seat + 1}`) : t("seat-name", { number: seat + 1 });
  return { colours, level: USUAL_LEVEL, name };
}

/**
 * What a game needs to be set up, once the engine has told it.
 * @param {string} key
 */
async function prepared(key) {
  const close = house.progress ? note(t("engine-wait"), { stays: true }) : () => {};
  const meta = await house.meta(key).finally(close);
  if (!meta) throw new Refused({ kind: "bad_request", text: { key: "record-unknown-game", args: { game: key } } });
  const company = companyOf(meta);
  return { meta, company, draft: newDraft(meta, company, house.shelf.read(`draft:${key}`)) };
}

/** @param {string} key */
async function playNow(key) {
  const { meta, company, draft } = await prepared(key);
  await begin(headerOf(draft, meta, company, freshSeed()));
}

/** @param {string} key */
async function setUpGame(key) {
  const { meta, company, draft } = await prepared(key);
  const made = await setUp(meta, company, draft, freshSeed());
  if (!made) return;
  house.shelf.write(`draft:${key}`, { ...made.draft, seed: "" });
  await begin(made.header);
}

/** @param {Header} header */
async function begin(header) {
  const engine = await house.ready();
  go(`#t=${await keepOpened(engine, await house.library, await openNew(engine, header))}`);
}

/** @param {Kept} kept */
async function rename(kept) {
  let name = kept.name;
  const answer = await ask({
    title: t("rename-game", { title: titleOf(kept) }),
    body: textField({ label: t("game-name"), value: name, onType: (typed) => (name = typed) }),
    answers: [{ label: t("apply"), value: "apply", look: "primary" }],
  });
  if (answer !== "apply") return;
  await (await house.library).rename(kept.id, name.trim());
  await drawKept();
}

/** @param {Kept} kept */
async function remove(kept) {
  const restore = await (await house.library).drop(kept.id);
  await drawKept();
  note(t("game-deleted", { title: titleOf(kept) }), { label: t("undo"), run: () => void restore().then(drawKept) });
}

/** @param {Kept} kept */
async function exportGame(kept) {
  const library = await house.library;
  // A game that the engine refuses is handed out as it lies here.
  const text =
    (await exportKept(await house.ready(), library, kept.id).catch(() => null)) ?? library.shelf.text(kept.id);
  if (text !== null) saveFile(fileName(titleOf(kept)), text);
}

async function openFile() {
  const record = await pickFile();
  if (record === null) return;
  const engine = await house.ready();
  go(`#t=${await keepOpened(engine, await house.library, await openGiven(engine, { record }))}`);
}

async function openLink() {
  let link = "";
  const answer = await ask({
    title: t("open-link"),
    body: textField({ label: t("open-link-field"), value: "", length: 20_000, onType: (typed) => (link = typed) }),
    answers: [{ label: t("open"), value: "open", look: "primary" }],
  });
  if (answer === "open" && link.trim()) go(`#g=${link.trim().split("#g=").at(-1)}`);
}

async function settings() {
  await askPreferences(
    () => house.preferences,
    async (name, value) => {
      house.prefer(name, value);
      page?.refresh();
      if (name !== "language") return;
      await words();
      if (page) void route({ steal: true });
      else await lobbyPage();
    },
  );
}

function words() {
  return loadWords(house.preferences.language, ["shell", ...GALLERY.map((poster) => poster.key)]);
}

await words();
window.addEventListener("hashchange", () => void route());
void route();
house.start();
// A table's modules come while Python does, not before the first picture.
requestAnimationFrame(() => setTimeout(() => void import("./table/table.js")));

// Only now: what a visit needs comes first.
void house
  .ready()
  .then(() => keepOffline({ onUpdate: noteUpdate }))
  .catch((error) => console.warn("nothing is kept for a time without network:", error));

/** @param {() => void} takeOver */
function noteUpdate(takeOver) {
  note(t("update-ready"), { label: t("update-now"), run: takeOver, stays: true });
}
