// How the game that was played last looked when it was left: drawn while Python wakes, until the engine has the game.
// Only one is kept, and it is good only for the rules that made it: what a view holds is theirs to say.

import runtime from "../../assets/runtime/start.js";
import { parseWithin } from "../lib/limits.js";

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("./local-store.js").Kept} Kept */
/** @typedef {import("./local-store.js").Shelf} Shelf */
/** @typedef {{ kept: Kept, header: Header, viewer: number | null, frame: Frame }} Seen A game as somebody sees it, with the whole log. */
/** @typedef {Seen & { content: any }} Look `content`: the game's static tables */

/** In development the snapshot does not hold the rules, and an edited one would not be told from what it was before. */
const RULES = runtime.whole ? runtime.revision : null;

/**
 * @param {Shelf} shelf
 * @param {Look} look
 */
export function keepLook(shelf, look, rules = RULES) {
  if (rules !== null) shelf.setLook(look.kept.id, JSON.stringify({ rules, ...look }));
}

/**
 * @param {Shelf} shelf
 * @param {string} id
 * @returns {Look | null} null if there is none, or the game has gone on since
 */
export function lastLook(shelf, id, rules = RULES) {
  const text = shelf.look(id);
  const kept = shelf.games().find((game) => game.id === id);
  if (text === null || kept === undefined) return null;
  const look = parse(text);
  return look?.rules === rules && look.kept?.edition === kept.edition ? { ...look, kept } : null;
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return parseWithin(text);
  } catch {
    return null;
  }
}
