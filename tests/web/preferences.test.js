import assert from "node:assert/strict";
import { test } from "node:test";
import { botPace, DEFAULTS, groupedPreferences, PREFERENCES, soundPreferences } from "../../web/lib/preferences.js";

const USUAL = Object.fromEntries(
  Object.entries(PREFERENCES).map(([name, values]) => [name, DEFAULTS[name] ?? values[0]]),
);

test("whatever lies in the storage, the preferences are sound", () => {
  for (const odd of [undefined, null, 7, "dark", [], { theme: 3 }, { theme: "<img>", nothing: "x" }]) {
    assert.deepEqual(soundPreferences(odd), USUAL);
  }
});

test("a sound preference is kept beside one that is not", () => {
  assert.deepEqual(soundPreferences({ theme: "dark", language: "klingon" }), { ...USUAL, theme: "dark" });
});

test("bots wait as long as their pace says: slow, normal, fast, instant in this order, normal by default", () => {
  const paces = PREFERENCES.bot_pace.map((bot_pace) => botPace({ ...soundPreferences({}), bot_pace }));
  assert.deepEqual(PREFERENCES.bot_pace, ["slow", "normal", "fast", "instant"]);
  assert.deepEqual(paces, [1600, 700, 300, 0]);
  assert.equal(botPace(soundPreferences({})), 700);
});

test("each default is one of the values", () => {
  for (const [name, value] of Object.entries(DEFAULTS)) {
    const values = /** @type {Record<string, readonly string[]>} */ (PREFERENCES)[name];
    assert.ok(values?.includes(value), name);
  }
});

test("each preference stands under one heading of the settings", () => {
  const shown = groupedPreferences().flatMap(([, names]) => names);
  assert.deepEqual([...shown].sort(), Object.keys(PREFERENCES).sort());
});
