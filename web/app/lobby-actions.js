// What a person may ask for in the lobby, beyond looking at it.

import { cleanName } from "../lib/names.js";
import { preloadModules } from "../lib/preload.js";
import { freshSeed } from "../lib/random.js";
import { Refused } from "../lib/refused.js";
import { t } from "../lib/text.js";
import { posterOf } from "../play/catalogue.js";
import { headerOf, newDraft } from "../play/draft.js";
import { LEVELS, USUAL_LEVEL } from "../play/levels.js";
import { exportSaved, keepOpened, openBegun, openGiven, openNew } from "../play/opening.js";
import { readStoredText, storedText } from "../storage/entry-file.js";
import { StorageFull } from "../storage/local-store.js";
import { textField } from "../ui/controls.js";
import { fileName, pickFile, saveFile } from "../ui/files.js";
import { ask, note } from "../ui/notices.js";
import { titleOf } from "../ui/saved-list.js";
import { setUp } from "../ui/setup-dialog.js";

/** @typedef {import("../bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../play/draft.js").Company} Company */
/** @typedef {import("./app.js").House} House */
/** @typedef {import("../storage/local-store.js").Aside} Aside */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */

/** @typedef {{ house: House, go: (hash: string) => void, drawSavedGames: () => Promise<void> }} Lobby */

/** @param {GameMeta} meta @returns {Company} */
function companyOf(meta) {
  const { colours } = posterOf(meta.key, meta.seats);
  const name = (/** @type {number} */ seat, /** @type {string} */ kind) =>
    kind === "bot" ? t(`bot-name-${seat + 1}`) : t("seat-name", { number: seat + 1 });
  return { colours, levels: LEVELS, level: USUAL_LEVEL, name };
}

/**
 * What a game needs to be set up, once the engine has told it.
 * @param {House} house
 * @param {string} key
 */
async function prepared(house, key) {
  preloadModules(key);
  const close = house.progress ? note(t("engine-wait"), { stays: true }) : () => {};
  const meta = await house.whileItStarts(house.meta(key)).finally(close);
  if (!meta) throw new Refused({ kind: "bad_request", text: { key: "record-unknown-game", args: { game: key } } });
  const company = companyOf(meta);
  return { meta, company, draft: newDraft(meta, company, house.localStore.read(`draft:${key}`)) };
}

/**
 * @param {Lobby} lobby
 * @param {Header} header
 */
async function begin(lobby, header) {
  await goToKept(lobby, await openNew(lobby.house.engine, header));
}

/**
 * Keeps a game that was opened, and goes to it.
 * @param {Lobby} lobby
 * @param {import("../play/opening.js").Opened} opened
 */
async function goToKept({ house, go }, opened) {
  const { id, isSavedLocally } = await keepOpened(house.engine, house.savedGames, opened);
  if (!isSavedLocally) note(t("loss-second-copy"), { warn: true, stays: true });
  go(`#t=${id}`);
}

/**
 * @param {Lobby} lobby
 * @param {string} key
 */
export async function playNow(lobby, key) {
  const { meta, company, draft } = await prepared(lobby.house, key);
  await begin(lobby, headerOf(draft, meta, company, freshSeed()));
}

/**
 * @param {Lobby} lobby
 * @param {string} key
 */
export async function setUpGame(lobby, key) {
  const { meta, company, draft } = await prepared(lobby.house, key);
  const made = await setUp(meta, company, draft, freshSeed());
  if (!made) return;
  keepDraft(lobby.house, key, { ...made.draft, seed: "" });
  await begin(lobby, made.header);
}

/**
 * For the next set-up; a game begins without it.
 * @param {House} house
 * @param {string} key
 * @param {import("../play/draft.js").Draft} draft
 */
function keepDraft(house, key, draft) {
  try {
    house.localStore.write(`draft:${key}`, draft);
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
  }
}

/**
 * @param {Lobby} lobby
 * @param {SavedGame} saved
 */
export async function rename({ house, drawSavedGames }, saved) {
  let name = saved.name;
  const answer = await ask({
    title: t("rename-game", { title: titleOf(saved) }),
    body: textField({ label: t("game-name"), value: name, onType: (typed) => (name = typed) }),
    answers: [{ label: t("apply"), value: "apply", look: "primary" }],
  });
  if (answer !== "apply") return;
  await house.savedGames.rename(saved.id, cleanName(name));
  await drawSavedGames();
}

/**
 * @param {Lobby} lobby
 * @param {SavedGame} saved
 */
export async function remove({ house, drawSavedGames }, saved) {
  const restore = await house.savedGames.drop(saved.id);
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
export async function exportGame({ house }, saved) {
  const { savedGames } = house;
  const made = house.whileItStarts(exportSaved(house.engine, savedGames, saved.id), { isSlowTooLong: true });
  // A game that the engine refuses, or that there is no engine for, is handed out as it lies here.
  const text = (await made.catch(() => null)) ?? (await storedText(savedGames, saved.id));
  if (text !== null) saveFile(fileName(titleOf(saved)), text);
}

/**
 * @param {Lobby} _lobby
 * @param {Aside} aside
 */
export async function exportAside(_lobby, aside) {
  saveFile(fileName(aside.name), aside.text);
}

/** @param {Lobby} lobby */
export async function openFile(lobby) {
  const record = await pickFile();
  if (record === null) return;
  const { house } = lobby;
  const entry = readStoredText(record);
  const opening = entry ? openBegun(house.engine, entry) : openGiven(house.engine, { record });
  await goToKept(lobby, await house.whileItStarts(opening));
}

/** @param {Lobby} lobby */
export async function openLink({ go }) {
  let link = "";
  const answer = await ask({
    title: t("open-link"),
    body: textField({ label: t("open-link-field"), value: "", length: 20_000, onType: (typed) => (link = typed) }),
    answers: [{ label: t("open"), value: "open", look: "primary" }],
  });
  if (answer === "open" && link.trim()) go(`#g=${link.trim().split("#g=").at(-1)}`);
}
