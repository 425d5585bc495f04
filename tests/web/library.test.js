import assert from "node:assert/strict";
import { test } from "node:test";
import { Library } from "../../web/library.js";
import { memoryDrawer, Shelf } from "../../web/store.js";

/** @param {number} edition @param {number} length */
const kept = (edition, length) => ({
  id: "a",
  game: "go",
  name: "",
  players: [],
  round: 1,
  date: 1,
  edition,
  length,
  over: false,
});

/** @param {any} entry what the journal holds */
function library(entry) {
  const dropped = /** @type {string[]} */ ([]);
  const journal = /** @type {any} */ ({
    games: async () => (entry ? [entry.kept] : []),
    load: async () => entry,
    drop: async (/** @type {string} */ id) => void dropped.push(id),
  });
  const shelf = new Shelf(memoryDrawer(), "/x/");
  return { shelf, dropped, library: new Library(shelf, journal, { tell() {}, onTold() {}, close() {} }) };
}

/** @param {{ kept: { edition: number } }[]} copies */
const editions = (copies) => copies.map((copy) => copy.kept.edition);

test("of two copies the newer one is tried first, even when undo has made it shorter", async () => {
  const made = library({ kept: kept(5, 1), header: {}, actions: [1], conceded: null });
  made.shelf.put(kept(4, 3), "{}");
  assert.deepEqual(editions(await made.library.copies("a")), [5, 4]);
});

test("the shelf's copy is taken where the journal lags behind", async () => {
  const made = library({ kept: kept(2, 1), header: {}, actions: [1], conceded: null });
  made.shelf.put(kept(3, 2), "{}");
  assert.deepEqual(editions(await made.library.copies("a")), [3, 2]);
});

test("a journal with a gap is no copy", async () => {
  const made = library({ kept: kept(9, 3), header: {}, actions: [1], conceded: null });
  made.shelf.put(kept(3, 2), "{}");
  assert.deepEqual(editions(await made.library.copies("a")), [3]);
});

test("a game that only the journal has is listed", async () => {
  const made = library({ kept: kept(2, 1), header: {}, actions: [1], conceded: null });
  assert.deepEqual(editions((await made.library.games()).map((each) => ({ kept: each }))), [2]);
});

test("a game that is had back has its picture again", async () => {
  const made = library(null);
  made.shelf.put(kept(3, 2), "{}");
  made.shelf.setPicture("a", "data:image/webp;base64,AAAA");
  const restore = await made.library.drop("a");
  assert.equal(made.shelf.picture("a"), null);
  await restore();
  assert.equal(made.shelf.text("a"), "{}");
  assert.equal(made.shelf.picture("a"), "data:image/webp;base64,AAAA");
});

test("what cannot be opened is set aside with all that it held", async () => {
  const made = library({ kept: kept(2, 1), header: { game: "go" }, actions: [7], conceded: null });
  const [copy] = await made.library.copies("a");
  if (copy) await made.library.setAside(copy);
  assert.deepEqual(made.dropped, ["a"]);
  assert.deepEqual(
    made.shelf.aside().map((each) => [each.name, JSON.parse(each.text)]),
    [["journal:a", { game: "go", actions: [7] }]],
  );
});
