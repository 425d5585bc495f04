// Saves a text as a file, reads one that a person has picked, and copies the text of a field to the clipboard.

import { FILE_LENGTH, tooLong } from "../lib/limits.js";
import { Refused } from "../lib/refused.js";
import { h } from "./dom.js";

/**
 * @param {string} name
 * @param {string} text
 */
export function saveFile(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const anchor = h("a", { href: address, download: name });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * The text of a file, unless it is too large for a game.
 * @param {File} file
 */
export async function pickedText(file) {
  if (file.size > FILE_LENGTH) throw tooLong();
  try {
    return await file.text();
  } catch {
    throw new Refused({ kind: "bad_request", text: { key: "record-not-a-file" } });
  }
}

/** @returns {Promise<string | null>} */
export function pickFile() {
  return new Promise((resolve) => {
    const input = h("input", { type: "file", accept: ".json,application/json", hidden: true });
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      input.remove();
      resolve(file ? pickedText(file) : null);
    });
    input.addEventListener("cancel", () => {
      input.remove();
      resolve(null);
    });
    document.body.append(input);
    input.click();
  });
}

/**
 * Copies the field's text. Without a secure context there is no clipboard, but the old command still works.
 * @param {HTMLInputElement} field
 */
export async function copyField(field) {
  field.select();
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else if (!document.execCommand("copy")) return false;
    return true;
  } catch {
    return false;
  }
}

/**
 * A file name that every file system allows.
 * @param {string} title
 */
export function fileName(title) {
  return `${title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "ludoteca"}.json`;
}
