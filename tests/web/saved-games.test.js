import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryDrawer, Shelf, StorageFull } from "../../web/storage/local-store.js";
import { JournalDown } from "../../web/storage/reliable-journal.js";
import { Library } from "../../web/storage/saved-games.js";

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

/**
 * @param {any} entry what the journal holds
 * @param {{ isDown?: boolean, isFull?: boolean }} [options] `isFull`: the shelf
 */
function library(entry, { isDown = false, isFull = false } = {}) {
  const dropped = /** @type {string[]} */ ([]);
  const written = /** @type {string[]} */ ([]);
  const renamed = /** @type {any[]} */ ([]);
  const answer = async (/** @type {() => any} */ work) => {
    if (journal.isDown) throw new JournalDown("closed");
    return work();
  };
  const journal = /** @type {any} */ ({
    isDown,
    games: () => answer(() => (entry ? [entry.kept] : [])),
    load: () => answer(() => entry),
    write: (/** @type {any} */ change) => answer(() => written.push(change.kept.id) && change.kept),
    rename: (/** @type {string} */ id, /** @type {any} */ name) => answer(() => renamed.push([id, name])),
    drop: (/** @type {string} */ id) => answer(() => dropped.push(id)),
  });
  const drawer = memoryDrawer();
  const put = drawer.setItem;
  drawer.setItem = (key, value) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    put(key, value);
  };
  const shelf = new Shelf(drawer, "/x/");
  const made = new Library(shelf, journal, { tell() {}, onTold() {}, close() {} });
  return { shelf, journal, dropped, written, renamed, library: made };
}

/** @param {import("../../web/storage/saved-games.js").Found} found */
const editions = ({ copies }) => copies.map((copy) => copy.kept.edition);

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
  assert.deepEqual(
    (await made.library.games()).map((each) => each.edition),
    [2],
  );
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

test("a game that the journal could not forget is not listed again, and forgotten when it can be", async () => {
  const made = library({ kept: kept(2, 1), header: {}, actions: [1], conceded: null }, { isDown: true });
  await made.library.drop("a");
  assert.deepEqual(await made.library.games(), []);
  made.journal.isDown = false;
  assert.deepEqual(await made.library.games(), []);
  assert.deepEqual(made.dropped, ["a"]);
  assert.deepEqual((await made.library.copies("a")).copies, []);
});

test("a new name is no new edition: who plays the game elsewhere goes on writing", async () => {
  const made = library({ kept: kept(2, 1), header: {}, actions: [1], conceded: null });
  made.shelf.put(kept(2, 1), "{}");
  await made.library.rename("a", "Sunday");
  assert.deepEqual(made.renamed, [["a", { name: "Sunday", named: 1 }]]);
  assert.deepEqual(
    made.shelf.games().map(({ name, edition }) => [name, edition]),
    [["Sunday", 2]],
  );
  // The tab that plays knows the old name.
  made.shelf.put(kept(3, 2), "{}");
  assert.equal(made.shelf.games()[0]?.name, "Sunday");
});

test("a name given while the journal was down is the name afterwards", async () => {
  const made = library({ kept: kept(2, 1), header: {}, actions: [1], conceded: null }, { isDown: true });
  made.shelf.put(kept(2, 1), "{}");
  await made.library.rename("a", "Sunday");
  made.journal.isDown = false;
  assert.deepEqual(
    (await made.library.games()).map((each) => each.name),
    ["Sunday"],
  );
});

test("a new game is kept if one of the two has room for it", async () => {
  const entry = { kept: kept(1, 0), header: /** @type {any} */ ({}), actions: [], conceded: null };
  const noJournal = library(null, { isDown: true });
  assert.deepEqual(await noJournal.library.add(entry, "{}"), { isShelved: true });
  const noShelf = library(null, { isFull: true });
  assert.deepEqual(await noShelf.library.add(entry, "{}"), { isShelved: false });
  assert.deepEqual(noShelf.written, ["a"]);
  const neither = library(null, { isDown: true, isFull: true });
  await assert.rejects(neither.library.add(entry, "{}"), StorageFull);
});

test("what cannot be opened is set aside with all that it held", async () => {
  const made = library({ kept: kept(2, 1), header: { game: "go" }, actions: [7], conceded: null });
  const [copy] = (await made.library.copies("a")).copies;
  if (copy) await made.library.setAside(copy);
  assert.deepEqual(made.dropped, ["a"]);
  assert.deepEqual(
    made.shelf.aside().map((each) => [each.name, JSON.parse(each.text)]),
    [["journal:a", { game: "go", actions: [7] }]],
  );
});
