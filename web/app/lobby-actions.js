// What the buttons of the lobby do.

import { cleanName } from "../lib/names.js";
import { preloadModules } from "../lib/preload.js";
import { freshSeed } from "../lib/random.js";
import { Refused } from "../lib/refused.js";
import { t } from "../lib/text.js";
import { posterOf } from "../play/catalogue.js";
import { headerOf, newDraft, quickDraft } from "../play/draft.js";
import { DEFAULT_LEVEL, LEVELS } from "../play/levels.js";
import { exportSaved, openActions, openNew, openRecord } from "../play/opening.js";
import { readStoredText, storedText } from "../storage/entry-file.js";
import { StorageFull } from "../storage/local-store.js";
import { ResultStore } from "../storage/result-store.js";
import { textField } from "../ui/controls.js";
import { fileName, pickFile, saveFile } from "../ui/files.js";
import { ask, confirm, note } from "../ui/notices.js";
import { titleOf } from "../ui/saved-list.js";
import { setUp } from "../ui/setup-dialog.js";
import { showStatistics } from "../ui/statistics-dialog.js";
import { beginGame } from "./begin-game.js";
import { linkIn } from "./routes.js";

/** @typedef {import("../bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../play/draft.js").SeatOptions} SeatOptions */
/** @typedef {import("./app.js").App} App */
/** @typedef {import("../storage/local-store.js").Aside} Aside */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */

/**
 * @typedef {object} Lobby
 * @property {App} app
 * @property {(id: string) => void} open a saved game
 * @property {(link: string) => void} openLink
 * @property {() => Promise<void>} drawSavedGames lists the saved games anew
 */

/** @param {GameMeta} meta @returns {SeatOptions} */
function seatOptionsOf(meta) {
  const { colours } = posterOf(meta.key, meta.seats);
  const name = (/** @type {number} */ seat, /** @type {string} */ kind) =>
    kind === "bot" ? t(`bot-name-${seat + 1}`) : t("seat-name", { number: seat + 1 });
  return { colours, levels: LEVELS, level: DEFAULT_LEVEL, name };
}

/**
 * What is needed to set up a game; waits for the engine.
 * @param {App} app
 * @param {string} key
 */
async function prepared(app, key) {
  preloadModules(key);
  const close = app.progress ? note(t("engine-wait"), { stays: true }) : () => {};
  const meta = await app.whileItStarts(app.meta(key)).finally(close);
  if (!meta) throw new Refused({ kind: "bad_request", text: { key: "record-unknown-game", args: { game: key } } });
  const seatOptions = seatOptionsOf(meta);
  return { meta, seatOptions, last: app.localStore.read(`draft:${key}`) };
}

/**
 * @param {Lobby} lobby
 * @param {Header} header
 */
async function beginNew(lobby, header) {
  await beginGame(lobby.app, await openNew(lobby.app.engine, header), lobby);
}

/**
 * @param {Lobby} lobby
 * @param {string} key
 */
export async function playNow(lobby, key) {
  const { meta, seatOptions, last } = await prepared(lobby.app, key);
  await beginNew(lobby, headerOf(quickDraft(meta, seatOptions, last), meta, seatOptions, freshSeed()));
}

/**
 * @param {Lobby} lobby
 * @param {string} key
 */
export async function setUpGame(lobby, key) {
  const { meta, seatOptions, last } = await prepared(lobby.app, key);
  const made = await setUp(meta, seatOptions, newDraft(meta, seatOptions, last), freshSeed());
  if (!made) return;
  saveDraft(lobby.app, key, { ...made.draft, seed: "" });
  await beginNew(lobby, made.header);
}

/**
 * For the next time; where there is no room, the game begins all the same.
 * @param {App} app
 * @param {string} key
 * @param {import("../play/draft.js").Draft} draft
 */
function saveDraft(app, key, draft) {
  try {
    app.localStore.write(`draft:${key}`, draft);
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
  }
}

/**
 * @param {Lobby} lobby
 * @param {SavedGame} saved
 */
export async function rename({ app, drawSavedGames }, saved) {
  let name = saved.name;
  const answer = await ask({
    title: t("rename-game", { title: titleOf(saved) }),
    body: textField({ label: t("game-name"), value: name, onType: (typed) => (name = typed) }),
    answers: [{ label: t("apply"), value: "apply", look: "primary" }],
  });
  if (answer !== "apply") return;
  await app.savedGames.rename(saved.id, cleanName(name));
  await drawSavedGames();
}

/**
 * @param {Lobby} lobby
 * @param {SavedGame} saved
 */
export async function remove({ app, drawSavedGames }, saved) {
  const restore = await app.savedGames.drop(saved.id);
  await drawSavedGames();
  note(t("game-deleted", { title: titleOf(saved) }), {
    label: t("game-restore"),
    run: () => void restore().then(drawSavedGames),
  });
}

/**
 * @param {Lobby} lobby
 * @param {SavedGame} saved
 */
export async function exportGame({ app }, saved) {
  const { savedGames } = app;
  const made = app.whileItStarts(exportSaved(app.engine, savedGames, saved.id), { isSlowTooLong: true });
  // Where the engine refuses the game, or there is no engine, the file holds the game as it is stored.
  const text = (await made.catch(() => null)) ?? (await storedText(savedGames, saved.id));
  if (text !== null) saveFile(fileName(titleOf(saved)), text);
}

/** @param {Aside} aside */
export async function exportAside(aside) {
  saveFile(fileName(aside.name), aside.text);
}

/** @param {Lobby} lobby */
export async function openFile(lobby) {
  const record = await pickFile();
  if (record === null) return;
  const { app } = lobby;
  const entry = readStoredText(record);
  const opening = entry ? openActions(app.engine, entry) : openRecord(app.engine, { record });
  await beginGame(app, await app.whileItStarts(opening), lobby);
}

/** @param {Pick<Lobby, "app">} lobby */
export async function statistics({ app }) {
  const store = new ResultStore(app.localStore);
  const answer = await showStatistics(store.all());
  if (answer === "file") saveFile(fileName(t("statistics-file")), store.file());
  if (answer !== "clear") return;
  const clear = /** @type {const} */ ({ label: t("statistics-clear-yes"), look: "danger" });
  if (await confirm(t("statistics-clear"), t("statistics-clear-about"), clear)) store.clear();
  await statistics({ app });
}

/** @param {Lobby} lobby */
export async function openLink(lobby) {
  let link = "";
  const answer = await ask({
    title: t("open-link"),
    body: textField({ label: t("open-link-field"), value: "", length: 20_000, onType: (typed) => (link = typed) }),
    answers: [{ label: t("open"), value: "open", look: "primary" }],
  });
  if (answer === "open" && link.trim()) lobby.openLink(linkIn(link));
}
