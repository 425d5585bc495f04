import assert from "node:assert/strict";
import { test } from "node:test";
import { readStoredText, storedText } from "../../web/storage/entry-file.js";

/** @param {number} edition */
const entry = (edition) => ({
  saved: { edition },
  entry: { header: { game: "say" }, actions: [1, 2], conceded: null },
});
/** @param {number} edition */
const file = (edition) => ({ saved: { edition }, text: "a file" });

/** @param {any[]} copies the newest first */
function savedGames(...copies) {
  return /** @type {any} */ ({ copies: async () => ({ copies }), localStore: { text: () => "unlisted" } });
}

test("local storage's file is handed out if it is as new as the journal's entry", async () => {
  assert.equal(await storedText(savedGames(entry(3), file(3)), "a"), "a file");
  assert.equal(await storedText(savedGames(file(4), entry(3)), "a"), "a file");
});

test("what the journal alone has is handed out as it lies there", async () => {
  const text = await storedText(savedGames(entry(4), file(3)), "a");
  assert.deepEqual(readStoredText(text ?? ""), { header: { game: "say" }, actions: [1, 2], conceded: null });
});

test("a text that the index does not know is handed out too", async () => {
  assert.equal(await storedText(savedGames(), "a"), "unlisted");
});

test("only an entry is read as one", () => {
  for (const text of [
    "",
    "{}",
    '{"ludoteca": 1}',
    '{"ludoteca_entry": 1}',
    '"ludoteca_entry"',
    '{"ludoteca_entry": 1,',
  ])
    assert.equal(readStoredText(text), null);
  assert.equal(readStoredText(`{"ludoteca_entry": 1, "header": {}, "actions": ${"[".repeat(5000)}`), null);
});
