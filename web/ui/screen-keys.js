// The keys of the game screen that are not the table's own: hint, undo, redo, descriptions, the list of keys.

import { t } from "../lib/text.js";
import { hasCharacters, isUnknown, keyName } from "../table/keys.js";
import { isAsked } from "./describe.js";
import { lazyImport } from "./lazy-import.js";
import { announce, sayAgain } from "./notices.js";

/**
 * @typedef {object} ScreenKeyHandlers
 * @property {() => void} hint
 * @property {() => void} playHint
 * @property {(kind: "undo" | "redo") => void} rewrite
 * @property {(name: import("./describe.js").Asked) => void} tell
 */

/**
 * @param {ScreenKeyHandlers} on
 * @returns {() => void} stops listening
 */
export function listenScreenKeys(on) {
  const listen = (/** @type {KeyboardEvent} */ event) => {
    if (document.querySelector("dialog[open]")) return;
    const name = keyName(event, "screen", hasCharacters());
    const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
    if (isTyping && !event.ctrlKey && !event.metaKey) return;
    if (name === null) {
      if (hasCharacters() && isUnknown(event)) announce(t("key-unknown"), { again: true });
      return;
    }
    if (name === "hint") on.hint();
    else if (name === "play-hint") on.playHint();
    else event.preventDefault();
    if (name === "keys") void openKeys();
    if (name === "say-again") sayAgain();
    if (isAsked(name)) on.tell(name);
    if (name === "undo" || name === "redo") on.rewrite(name);
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/** The list of keys. */
async function openKeys() {
  const { showKeys } = await lazyImport(import("./keys-dialog.js"));
  await showKeys();
}
