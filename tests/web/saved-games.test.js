import assert from "node:assert/strict";
import { test } from "node:test";
import { LocalStore, memoryStorage, StorageFull } from "../../web/storage/local-store.js";
import { JournalDown } from "../../web/storage/reliable-journal.js";
import { ancestorsAfter, isDescendant } from "../../web/storage/saved-game.js";
import { SavedGames } from "../../web/storage/saved-games.js";
import { FakeClock } from "./fake-storage.js";

/** @param {number} edition @param {number} length */
const saved = (edition, length) => ({
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
 * @param {{ isDown?: boolean, isFull?: boolean }} [options] `isFull`: local storage
 */
function savedGames(entry, { isDown = false, isFull = false } = {}) {
  const dropped = /** @type {string[]} */ ([]);
  const written = /** @type {string[]} */ ([]);
  const renamed = /** @type {any[]} */ ([]);
  const answer = async (/** @type {() => any} */ work) => {
    if (journal.isDown) throw new JournalDown("closed");
    return work();
  };
  const journal = /** @type {any} */ ({
    isDown,
    games: () => answer(() => (entry ? [entry.saved] : [])),
    load: () => answer(() => entry),
    write: (/** @type {any} */ change) => answer(() => written.push(change.saved.id) && change.saved),
    rename: (/** @type {string} */ id, /** @type {any} */ name) => answer(() => renamed.push([id, name])),
    drop: (/** @type {string} */ id) => answer(() => dropped.push(id)),
  });
  const storage = memoryStorage();
  const put = storage.setItem;
  storage.setItem = (key, value) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    put(key, value);
  };
  const localStore = new LocalStore(storage, "/x/");
  const made = new SavedGames(localStore, journal, { tell() {}, onTold() {}, close() {} });
  return { localStore, journal, dropped, written, renamed, savedGames: made };
}

/** @param {import("../../web/storage/saved-games.js").Found} found */
const editions = ({ copies }) => copies.map((copy) => copy.saved.edition);

test("of two copies the newer one is tried first, even when undo has made it shorter", async () => {
  const made = savedGames({ saved: saved(5, 1), header: {}, actions: [1], conceded: null });
  made.localStore.put(saved(4, 3), "{}");
  assert.deepEqual(editions(await made.savedGames.copies("a")), [5, 4]);
});

test("local storage's copy is taken where the journal lags behind", async () => {
  const made = savedGames({ saved: saved(2, 1), header: {}, actions: [1], conceded: null });
  made.localStore.put(saved(3, 2), "{}");
  assert.deepEqual(editions(await made.savedGames.copies("a")), [3, 2]);
});

test("of two rivals the one outside of the journal is tried first, and reading them changes nothing", async () => {
  const inJournal = { ...saved(9, 3), writer: "b", ancestors: [{ writer: "a", edition: 3 }] };
  const made = savedGames({ saved: inJournal, header: {}, actions: [1, 2, 3], conceded: null });
  made.localStore.put({ ...saved(5, 2), writer: "a" }, "{}");
  const found = await made.savedGames.copies("a");
  assert.deepEqual([editions(found), found.isRival, found.isRead], [[5, 9], true, true]);
  assert.deepEqual([made.written, made.dropped], [[], []]);
});

test("a copy becomes a game of its own under the same id in every retry", async () => {
  const made = savedGames({ saved: saved(9, 1), header: {}, actions: [1], conceded: null });
  await made.savedGames.separate("a", "b");
  await made.savedGames.separate("a", "b");
  assert.deepEqual([made.written, made.dropped], [["b", "b"], []]);
});

test("a journal with a gap is no copy", async () => {
  const made = savedGames({ saved: saved(9, 3), header: {}, actions: [1], conceded: null });
  made.localStore.put(saved(3, 2), "{}");
  assert.deepEqual(editions(await made.savedGames.copies("a")), [3]);
});

test("a game that only the journal has is listed", async () => {
  const made = savedGames({ saved: saved(2, 1), header: {}, actions: [1], conceded: null });
  assert.deepEqual(
    (await made.savedGames.games()).map((each) => each.edition),
    [2],
  );
});

test("a game that is had back has its picture again", async () => {
  const made = savedGames(null);
  made.localStore.put(saved(3, 2), "{}");
  made.localStore.setPicture("a", "data:image/webp;base64,AAAA");
  const restore = await made.savedGames.drop("a");
  assert.equal(made.localStore.picture("a"), null);
  await restore();
  assert.equal(made.localStore.text("a"), "{}");
  assert.equal(made.localStore.picture("a"), "data:image/webp;base64,AAAA");
});

test("a game that the journal could not forget is not listed again, and forgotten when it can be", async () => {
  const made = savedGames({ saved: saved(2, 1), header: {}, actions: [1], conceded: null }, { isDown: true });
  await made.savedGames.drop("a");
  assert.deepEqual(await made.savedGames.games(), []);
  made.journal.isDown = false;
  assert.deepEqual(await made.savedGames.games(), []);
  assert.deepEqual(made.dropped, ["a"]);
  assert.deepEqual((await made.savedGames.copies("a")).copies, []);
});

test("a deletion by another tab is believed once local storage shows it, which may be after the message", async () => {
  const made = savedGames(null);
  made.localStore.put(saved(3, 2), "{}");
  const clock = new FakeClock();
  const found = made.savedGames.isDeleted("a", clock);
  await clock.advance(100);
  made.localStore.markGone("a");
  assert.equal((await clock.until(found)).value, true);
});

test("what any page of this origin may say is not believed without a deletion", async () => {
  const made = savedGames(null);
  made.localStore.put(saved(3, 2), "{}");
  const clock = new FakeClock();
  const { value, ms } = await clock.until(made.savedGames.isDeleted("a", clock));
  assert.deepEqual([value, ms <= 2000], [false, true]);
});

test("a new name is no new edition: who plays the game elsewhere goes on writing", async () => {
  const made = savedGames({ saved: saved(2, 1), header: {}, actions: [1], conceded: null });
  made.localStore.put(saved(2, 1), "{}");
  await made.savedGames.rename("a", "Sunday");
  assert.deepEqual(made.renamed, [["a", { name: "Sunday", named: 1 }]]);
  assert.deepEqual(
    made.localStore.games().map(({ name, edition }) => [name, edition]),
    [["Sunday", 2]],
  );
  // The tab that plays knows the old name.
  made.localStore.put(saved(3, 2), "{}");
  assert.equal(made.localStore.games()[0]?.name, "Sunday");
});

test("a name given while the journal was down is the name afterwards", async () => {
  const made = savedGames({ saved: saved(2, 1), header: {}, actions: [1], conceded: null }, { isDown: true });
  made.localStore.put(saved(2, 1), "{}");
  await made.savedGames.rename("a", "Sunday");
  made.journal.isDown = false;
  assert.deepEqual(
    (await made.savedGames.games()).map((each) => each.name),
    ["Sunday"],
  );
});

test("a new game is saved if one of the two has room for it", async () => {
  const entry = { saved: saved(1, 0), header: /** @type {any} */ ({}), actions: [], conceded: null };
  const noJournal = savedGames(null, { isDown: true });
  assert.deepEqual(await noJournal.savedGames.add(entry, "{}"), { isSavedLocally: true });
  const noRoom = savedGames(null, { isFull: true });
  assert.deepEqual(await noRoom.savedGames.add(entry, "{}"), { isSavedLocally: false });
  assert.deepEqual(noRoom.written, ["a"]);
  const neither = savedGames(null, { isDown: true, isFull: true });
  await assert.rejects(neither.savedGames.add(entry, "{}"), StorageFull);
});

test("what cannot be opened is set aside with all that it held", async () => {
  const made = savedGames({ saved: saved(2, 1), header: { game: "go" }, actions: [7], conceded: null });
  const [copy] = (await made.savedGames.copies("a")).copies;
  if (copy) await made.savedGames.setAside(copy);
  assert.deepEqual(made.dropped, ["a"]);
  assert.deepEqual(
    made.localStore.aside().map((each) => [each.name, JSON.parse(each.text)]),
    [["journal:a", { game: "go", actions: [7] }]],
  );
});

test("a copy descends from those that it was played on from, and from no other", () => {
  const first = { writer: "a", edition: 5 };
  const second = { writer: "b", edition: 9, ancestors: ancestorsAfter(first) };
  const third = { writer: "c", edition: 12, ancestors: ancestorsAfter(second) };
  assert.ok(isDescendant(third, third) && isDescendant(third, second) && isDescendant(third, first));
  assert.ok(isDescendant(third, { writer: "a", edition: 4 }), "an earlier change of the same writer");
  assert.ok(!isDescendant(third, { writer: "a", edition: 6 }), "a change that nobody has opened");
  assert.ok(!isDescendant(third, { writer: "d", edition: 7 }), "a writer that is not among them");
  assert.ok(isDescendant(third, { writer: "d", edition: 3 }), "older than all that is remembered");
  assert.ok(!isDescendant(second, third));
});
