// All keys of the game screen, as one table: the listeners obey it and the list of keys is made of it.

/**
 * @typedef {"step" | "next" | "previous" | "next-group" | "previous-group" | "turn" | "turn-back" | "inspect" | "back" | "accept" | "zoom-in" | "zoom-out"
 *   | "fit" | "hint" | "play-hint" | "undo" | "redo" | "keys" | "tab"
 *   | "tell-table" | "tell-board" | "tell-mine" | "tell-others" | "tell-scores" | "say-again"} KeyName
 */

/**
 * @typedef {object} KeyRow
 * @property {KeyName} name what it does; `key-<name>` says it in words
 * @property {readonly string[]} keys as the browser names them, in small letters
 * @property {"table" | "screen" | "browser"} at who listens: the table, the screen around it, or the browser itself
 * @property {true} [shift] with Shift; otherwise Shift makes no difference, unless there is another row for it
 * @property {true} [ctrl] with Ctrl, or Command on a Mac
 */

/** @type {readonly KeyRow[]} */
export const KEYS = [
  { name: "tab", keys: ["tab"], at: "browser" },
  { name: "step", keys: ["arrowleft", "arrowup", "arrowright", "arrowdown"], at: "table" },
  { name: "next", keys: ["n"], at: "table" },
  { name: "previous", keys: ["n"], shift: true, at: "table" },
  { name: "next-group", keys: ["g"], at: "table" },
  { name: "previous-group", keys: ["g"], shift: true, at: "table" },
  { name: "accept", keys: ["enter"], at: "table" },
  { name: "back", keys: ["escape"], at: "table" },
  { name: "turn", keys: ["r"], at: "table" },
  { name: "turn-back", keys: ["r"], shift: true, at: "table" },
  { name: "inspect", keys: ["i"], at: "table" },
  { name: "zoom-in", keys: ["+", "="], at: "table" },
  { name: "zoom-out", keys: ["-"], at: "table" },
  { name: "fit", keys: ["0"], at: "table" },
  { name: "hint", keys: ["h"], at: "screen" },
  { name: "play-hint", keys: ["h"], shift: true, at: "screen" },
  { name: "tell-table", keys: ["t"], at: "screen" },
  { name: "tell-board", keys: ["b"], at: "screen" },
  { name: "tell-mine", keys: ["m"], at: "screen" },
  { name: "tell-others", keys: ["o"], at: "screen" },
  { name: "tell-scores", keys: ["s"], at: "screen" },
  { name: "say-again", keys: ["l"], at: "screen" },
  { name: "undo", keys: ["z"], ctrl: true, at: "screen" },
  { name: "redo", keys: ["y"], ctrl: true, at: "screen" },
  { name: "redo", keys: ["z"], ctrl: true, shift: true, at: "screen" },
  { name: "keys", keys: ["?"], at: "screen" },
];

/** Whether the row is one character alone, which a person may switch off. @param {KeyRow} row */
export function isCharacter({ keys, ctrl }) {
  return !ctrl && keys.every((key) => key.length === 1);
}

/** Whether single characters do something, by the settings. */
export function hasCharacters() {
  return document.documentElement?.dataset.shortcuts !== "off";
}

/**
 * What a key means.
 * @param {Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">} event
 * @param {KeyRow["at"]} at who asks
 * @param {boolean} withCharacters whether single characters do something
 * @returns {KeyName | null}
 */
export function keyName(event, at, withCharacters) {
  if (event.altKey) return null;
  const key = event.key.toLowerCase();
  const isCtrl = event.ctrlKey || event.metaKey;
  const rows = KEYS.filter((row) => row.at === at && row.keys.includes(key) && (row.ctrl ?? false) === isCtrl);
  const found = rows.find((row) => (row.shift ?? false) === event.shiftKey) ?? rows.find((row) => !row.shift);
  return found && (withCharacters || !isCharacter(found)) ? found.name : null;
}

/**
 * Whether a key is a single character that means nothing here.
 * @param {Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">} event
 */
export function isUnknown(event) {
  const isHeld = event.ctrlKey || event.metaKey || event.altKey;
  if (isHeld || !/^\S$/u.test(event.key)) return false;
  return keyName(event, "table", true) === null && keyName(event, "screen", true) === null;
}
