// The list of keys, made of the table that the listeners obey.

import { t } from "../lib/text.js";
import { hasCharacters, isCharacter, KEYS } from "../table/keys.js";
import { h } from "./dom.js";
import { ask } from "./notices.js";

/** @typedef {import("../table/keys.js").KeyRow} KeyRow */

const ARROWS = /** @type {Record<string, string>} */ ({
  arrowleft: "←",
  arrowup: "↑",
  arrowright: "→",
  arrowdown: "↓",
});
const NAMED = ["tab", "enter", "escape"];

export async function showKeys() {
  const areOn = hasCharacters();
  const names = [...new Set(KEYS.map(({ name }) => name))];
  const list = h(
    "dl",
    { class: "keys" },
    names.map((name) => {
      const rows = KEYS.filter((row) => row.name === name);
      const isOff = !areOn && rows.every(isCharacter);
      return h("div", { class: isOff && "off" }, h("dt", {}, capsOf(rows)), h("dd", {}, t(`key-${name}`)));
    }),
  );
  const note = h("p", { class: "muted" }, t("keys-off"));
  await ask({ title: t("keys"), kind: "wide", reads: t("keys"), body: areOn ? [list] : [note, list] });
}

/** The keys of some rows, as they stand on a keyboard. @param {readonly KeyRow[]} rows */
function capsOf(rows) {
  const ways = rows.flatMap(({ keys, shift, ctrl }) => {
    const held = [ctrl && t("key-cap-ctrl"), shift && t("key-cap-shift")].filter((cap) => cap !== undefined);
    // Arrows are one way together.
    const isTogether = keys.some((key) => key in ARROWS);
    const ends = isTogether ? [keys.map(capOf)] : keys.map((key) => [capOf(key)]);
    return ends.map((caps) => [...held, ...caps].map((cap) => h("kbd", {}, cap)));
  });
  const together = ways.map((caps) => h("span", { class: "way" }, caps));
  return together.flatMap((way, at) => (at === 0 ? [way] : [` ${t("keys-or")} `, way]));
}

/** @param {string} key */
function capOf(key) {
  return ARROWS[key] ?? (NAMED.includes(key) ? t(`key-cap-${key}`) : key.toUpperCase());
}
