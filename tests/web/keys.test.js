// The table of keys: what a key means, with and without single characters, and that each row can be listed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isCharacter, isUnknown, KEYS, keyName } from "../../web/table/keys.js";

const NO_KEYS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** @param {string} key @param {Partial<typeof NO_KEYS>} [held] */
const press = (key, held = {}) => ({ key, ...NO_KEYS, ...held });

test("Shift means another row where there is one, and nothing where there is none", () => {
  assert.equal(keyName(press("n"), "table", true), "next");
  assert.equal(keyName(press("N", { shiftKey: true }), "table", true), "previous");
  assert.equal(keyName(press("+", { shiftKey: true }), "table", true), "zoom-in");
  assert.equal(keyName(press("?", { shiftKey: true }), "screen", true), "keys");
  assert.equal(keyName(press("ArrowUp", { shiftKey: true }), "table", true), "step");
});

test("Ctrl and Command make another key of a letter, Alt none", () => {
  assert.equal(keyName(press("z", { ctrlKey: true }), "screen", true), "undo");
  assert.equal(keyName(press("z", { metaKey: true, shiftKey: true }), "screen", true), "redo");
  assert.equal(keyName(press("y", { ctrlKey: true }), "screen", true), "redo");
  assert.equal(keyName(press("z"), "screen", true), null);
  assert.equal(keyName(press("h", { ctrlKey: true }), "screen", true), null);
  assert.equal(keyName(press("h", { altKey: true }), "screen", true), null);
});

test("a single character that means nothing is known as such", () => {
  for (const key of ["a", "3", "!"]) assert.equal(isUnknown(press(key)), true, key);
  for (const key of ["n", "N", "?", "0", " ", "Enter", "F5", "Tab"]) assert.equal(isUnknown(press(key)), false, key);
  assert.equal(isUnknown(press("a", { ctrlKey: true })), false);
});

test("switched off, single characters mean nothing, and all other keys what they did", () => {
  for (const row of KEYS) {
    const [key = ""] = row.keys;
    const event = press(key, { shiftKey: row.shift ?? false, ctrlKey: row.ctrl ?? false });
    assert.equal(keyName(event, row.at, true), row.name);
    assert.equal(keyName(event, row.at, false), isCharacter(row) ? null : row.name);
  }
  const staying = KEYS.filter((row) => !isCharacter(row)).map((row) => row.name);
  assert.deepEqual([...new Set(staying)], ["tab", "step", "accept", "back", "undo", "redo"]);
});

test("no two rows are the same key", () => {
  const all = KEYS.flatMap(({ keys, shift, ctrl }) => keys.map((key) => `${ctrl ?? ""} ${shift ?? ""} ${key}`));
  assert.equal(new Set(all).size, all.length);
});

test("each key is told in each language", () => {
  for (const language of ["en", "fr"]) {
    const words = readFileSync(new URL(`../../assets/locales/${language}/shell.ftl`, import.meta.url), "utf8");
    for (const { name } of KEYS) assert.match(words, new RegExp(`^key-${name} = `, "m"));
  }
});
