// The last frame of the game that was played last: drawn while Python starts, until the engine has the game. Only one is
// stored, and it is good only for the build of the rules that made it, because they decide what a view holds.

import runtime from "../../assets/runtime/start.js";
import { parseWithin } from "../lib/limits.js";

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("./local-store.js").SavedGame} SavedGame */
/** @typedef {import("./local-store.js").LocalStore} LocalStore */
/** @typedef {{ saved: SavedGame, header: Header, viewer: number | null, frame: Frame }} ViewedGame A game as one viewer sees it, with the whole log. */
/** @typedef {ViewedGame & { content: any }} LastFrame `content`: the game's static tables */

/** In development the snapshot does not hold the rules, and an edited one would not be told from what it was before. */
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
  const { kept, ...rest } = parse(text) ?? {};
  return rest.rules === rules && kept?.edition === saved.edition ? { ...rest, saved } : null;
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return parseWithin(text);
  } catch {
    return null;
  }
}
