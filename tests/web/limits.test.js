import assert from "node:assert/strict";
import { test } from "node:test";
import { readRoute } from "../../web/app/routes.js";
import * as limits from "../../web/lib/limits.js";
import { Refused } from "../../web/lib/refused.js";
import { openRecord } from "../../web/play/opening.js";
import { LocalStore, memoryStorage } from "../../web/storage/local-store.js";
import { isSavedGame } from "../../web/storage/saved-game.js";
import { pickedText } from "../../web/ui/files.js";

const TOO_LONG = (/** @type {unknown} */ error) =>
  error instanceof Refused && error.problem.text.key === "record-too-long";

test("an address longer than that of any game is not read", () => {
  assert.equal(readRoute(`#g=${"A".repeat(limits.LINK_LENGTH)}`)?.value.length, limits.LINK_LENGTH);
  assert.equal(readRoute(`#g=${"A".repeat(limits.LINK_LENGTH + 1)}`), null);
  assert.equal(readRoute(`#${"x".repeat(10_000_000)}`), null);
});

test("a link or a file too long for a game never reaches the engine", async () => {
  const engine = { ask: () => assert.fail("the engine was asked") };
  await assert.rejects(openRecord(engine, { link: "A".repeat(limits.LINK_LENGTH + 1) }), TOO_LONG);
  await assert.rejects(openRecord(engine, { record: " ".repeat(limits.FILE_LENGTH + 1) }), TOO_LONG);
});

test("a file's size is looked at before it is read", async () => {
  const file = (/** @type {number} */ size, /** @type {() => Promise<string>} */ text) =>
    /** @type {File} */ (/** @type {unknown} */ ({ size, text }));
  const unread = async () => assert.fail("the file was read");
  await assert.rejects(pickedText(file(limits.FILE_LENGTH + 1, unread)), TOO_LONG);
  assert.equal(await pickedText(file(2, async () => "{}")), "{}");
  const gone = pickedText(file(2, () => Promise.reject(new DOMException("gone", "NotReadableError"))));
  await assert.rejects(gone, (error) => error instanceof Refused && error.problem.text.key === "record-not-a-file");
});

test("a text is measured before it is parsed", () => {
  assert.deepEqual(limits.parseWithin('{"a": ["]", "\\"[", {}]}'), { a: ["]", '"[', {}] });
  assert.throws(() => limits.parseWithin("[1]", 2), limits.TooMuch);
  const deep = (/** @type {number} */ depth) => "[".repeat(depth) + "]".repeat(depth);
  assert.doesNotThrow(() => limits.parseWithin(deep(limits.NESTING)));
  assert.throws(() => limits.parseWithin(deep(limits.NESTING + 1)), limits.TooMuch);
  assert.throws(() => limits.parseWithin("[".repeat(1_000_000)), limits.TooMuch);
  assert.throws(() => limits.parseWithin('{"a":'.repeat(1_000)), limits.TooMuch);
  assert.throws(() => limits.parseWithin('["'), SyntaxError);
});

test("what is stored too long or too deep is set aside unparsed, and games are found without it", () => {
  const storage = memoryStorage();
  const localStore = new LocalStore(storage, "/");
  const record = { game: "go", players: [{ name: "Ann" }], actions: [] };
  storage.setItem("/#game:a", JSON.stringify(record));
  storage.setItem("/#index", `{"a": ${"[".repeat(100_000)}`);
  storage.setItem("/#game:b", `"${"x".repeat(limits.FILE_LENGTH)}"`);
  storage.setItem("/#settings", `{"theme": "dark", "more": "${"x".repeat(limits.DRAFT_LENGTH)}"}`);
  storage.setItem("/#draft:go", `{"players": ${"[".repeat(200)}${"]".repeat(200)}}`);
  assert.deepEqual(
    localStore.games().map((game) => game.id),
    ["a"],
  );
  assert.equal(localStore.read("settings"), undefined);
  assert.equal(localStore.read("draft:go"), undefined);
  const names = localStore.aside().map(({ name }) => name);
  assert.deepEqual(names.sort(), ["draft:go", "game:b", "index", "settings"]);
});

test("a picture that is no small one is none", () => {
  const storage = memoryStorage();
  storage.setItem("/#picture:a", `data:image/webp;base64,${"A".repeat(5_000_000)}`);
  assert.equal(new LocalStore(storage, "/").picture("a"), null);
});

test("a row of the list has names and numbers of possible size", () => {
  const players = [{ name: "Ann", colour: "black", kind: "person", level: "" }];
  const row = { id: "a", game: "go", name: "", players, round: 1, date: 1, edition: 1, length: 0, over: false };
  assert.ok(isSavedGame(row));
  assert.ok(isSavedGame({ ...row, players: [{ name: "Ann" }] }));
  const long = "x".repeat(1_000_000);
  for (const odd of [
    { id: "" },
    { id: long },
    { game: long },
    { name: long },
    { name: { toString: null } },
    { players: Array(1000).fill(players[0]) },
    { players: [{ name: long }] },
    { players: [{ name: "Ann", colour: 3 }] },
    { players: [{ name: "Ann", level: {} }] },
    { players: [null] },
    { over: "no" },
    { edition: -1 },
    { length: -1 },
  ])
    assert.equal(isSavedGame({ ...row, ...odd }), false, Object.keys(odd)[0]);
});
