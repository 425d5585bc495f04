// What the keys that ask for a description say, for the sample frames of all games: short, and of the right seats.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import { loadWords } from "../../web/lib/text.js";
import { describe } from "../../web/ui/describe.js";

const ROOT = new URL("../../", import.meta.url);
const SAMPLES = readdirSync(new URL("samples/", import.meta.url));
const KEYS = /** @type {const} */ (["tell-table", "tell-board", "tell-mine", "tell-others", "tell-scores"]);

before(async () => {
  // Newer versions of Node have one that cannot be assigned.
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
  Object.assign(globalThis, {
    document: { documentElement: {} },
    fetch: async (/** @type {string | URL} */ address) => {
      const path = String(address).split("locales/")[1]?.split("?")[0];
      return new Response(readFileSync(new URL(`assets/locales/${path}`, ROOT)));
    },
  });
  await loadWords("en", ["shell", "attika", "quetzal", "world_wonders"]);
});

/** @param {string} name @returns {any} */
function stateOf(name) {
  const { frame, players } = JSON.parse(readFileSync(new URL(`samples/${name}`, import.meta.url), "utf8"));
  const header = { game: name.split("-")[0], players };
  return { header, viewer: frame.view.viewer, frame, step: null, past: null };
}

for (const name of SAMPLES)
  test(`${name}: each description is a few words of the right seats`, () => {
    const state = stateOf(name);
    const heard = {
      asked: "Build",
      count: 3,
      pickable: ["Street: build", "Well: build"],
      buttons: ["Finish"],
      hand: ["2 water cards", "1 forest card"],
      board: ["Street: (0, 1)"],
    };
    const said = (/** @type {(typeof KEYS)[number]} */ key) => describe(key, state, heard);
    const names = state.header.players.map((/** @type {any} */ player, /** @type {number} */ seat) =>
      seat === state.viewer ? "You" : player.name,
    );
    assert.equal(said("tell-table"), "Build. Street: build. Well: build. Finish.");
    const many = describe("tell-table", state, { ...heard, pickable: [] });
    assert.equal(many, "Build. 3 places or pieces may be picked. Finish.");
    assert.equal(said("tell-board"), "Street: (0, 1).");
    assert.equal(describe("tell-board", state, { ...heard, board: [] }), "Nothing is on the board yet.");
    assert.match(said("tell-mine"), /^You, .*\. 2 water cards, 1 forest card\.$/);
    for (const [seat, each] of names.entries()) {
      assert.equal(said("tell-others").includes(`${each}, `), seat !== state.viewer);
      assert.ok(said("tell-scores").includes(`${each}, `));
    }
    const count = (/** @type {string} */ words) => words.split(/\s+/).length;
    for (const key of KEYS) assert.ok(count(said(key)) <= 60 * (key === "tell-others" ? names.length : 1), said(key));
  });
