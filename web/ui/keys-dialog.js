// The list of keys, made of the table that the listeners obey.

import { t } from "../lib/text.js";
import { hasCharacters, isCharacter, KEYS } from "../table/keys.js";
import { h } from "./dom.js";
import { announce, ask } from "./notices.js";

/** @typedef {import("../table/keys.js").KeyRow} KeyRow */

const ARROWS = /** @type {Record<string, string>} */ ({
  arrowleft: "←",
  arrowup: "↑",
  arrowright: "→",
  arrowdown: "↓",
});
const NAMED = ["tab", "enter", "escape"];

/** @type {readonly import("../table/keys.js").KeyName[]} */
const SAID = ["next", "next-group", "accept", "back", "turn", "tell-table", "tell-board", "tell-mine", "tell-others"];

/** @param {string} name */
function saidCaps(name) {
  return KEYS.filter((row) => row.name === name)
    .flatMap(({ keys }) => keys.map(capOf))
    .join(", ");
}

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
  // The list is long: those who listen hear the keys to play with at once.
  announce(SAID.map((name) => `${saidCaps(name)}: ${t(`key-${name}`)}`).join(". "));
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
