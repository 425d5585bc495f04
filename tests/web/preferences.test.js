import assert from "node:assert/strict";
import { test } from "node:test";
import { botPace, PREFERENCES, soundPreferences } from "../../web/lib/preferences.js";

const USUAL = Object.fromEntries(Object.entries(PREFERENCES).map(([name, values]) => [name, values[0]]));

test("whatever lies in the storage, the preferences are sound", () => {
  for (const odd of [undefined, null, 7, "dark", [], { theme: 3 }, { theme: "<img>", nothing: "x" }]) {
    assert.deepEqual(soundPreferences(odd), USUAL);
  }
});

test("a sound preference is kept beside one that is not", () => {
  assert.deepEqual(soundPreferences({ theme: "dark", language: "klingon" }), { ...USUAL, theme: "dark" });
});

test("bots wait as long as their pace says", () => {
  const paces = PREFERENCES.bot_pace.map((bot_pace) => botPace({ ...soundPreferences({}), bot_pace }));
  assert.deepEqual(paces, [700, 1600, 0]);
});
