// Handing a text to the person, and taking one.

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

/** @returns {Promise<string | null>} */
export function pickFile() {
  return new Promise((resolve) => {
    const input = h("input", { type: "file", accept: ".json,application/json", hidden: true });
    input.addEventListener("change", async () => {
      const file = input.files?.[0];
      input.remove();
      resolve(file ? await file.text() : null);
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
 * Copies where the page may; a page without a secure context has no clipboard, but an old command that still works.
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
 * A name that every file system takes.
 * @param {string} title
 */
export function fileName(title) {
  return `${title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "ludoteca"}.json`;
}
