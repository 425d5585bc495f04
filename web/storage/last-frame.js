// The last frame of the game that was played last: drawn while Python starts, until the engine has the game. Only one is
// stored, and it is good only for the build of the rules that made it, because they decide what a view holds.

import runtime from "../../assets/runtime/start.js";
import { isObject, tryParse } from "../lib/limits.js";

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("./local-store.js").LocalStore} LocalStore */
/** @typedef {import("./saved-game.js").SavedGame} SavedGame */
/** @typedef {{ saved: SavedGame, header: Header, viewer: number | null, frame: Frame }} ViewedGame A game as one viewer sees it, with the whole log. */
/** @typedef {ViewedGame & { content: import("../bridge/protocol.js").Content }} LastFrame `content`: the game's static tables */

/** Null in development: there the name of the build does not change when a rule is edited. */
const RULES = runtime.whole ? runtime.revision : null;

/**
 * On disk the field of the saved game is called `kept`, because tabs of older builds read the same storage.
 * @param {LocalStore} localStore
 * @param {LastFrame} lastFrame
 */
export function writeLastFrame(localStore, { saved, ...rest }, rules = RULES) {
  if (rules !== null) localStore.setLastFrame(saved.id, JSON.stringify({ rules, kept: saved, ...rest }));
}

/**
 * @param {LocalStore} localStore
 * @param {string} id
 * @returns {LastFrame | null} null if there is none, or the game has gone on since
 */
export function readLastFrame(localStore, id, rules = RULES) {
  const text = localStore.lastFrame(id);
  const saved = localStore.games().find((game) => game.id === id);
  if (text === null || saved === undefined) return null;
  const stored = tryParse(text);
  if (!isObject(stored) || stored.rules !== rules) return null;
  const { kept, rules: _rules, ...rest } = stored;
  if (!isObject(kept) || kept.edition !== saved.edition) return null;
  // The same build has written it, so its shape is known.
  return { .../** @type {Omit<LastFrame, "saved">} */ (/** @type {unknown} */ (rest)), saved };
}
