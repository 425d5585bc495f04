import assert from "node:assert/strict";
import { test } from "node:test";
import { LocalStore, memoryStorage, StorageFull } from "../../web/storage/local-store.js";

/** @param {Partial<import("../../web/storage/saved-game.js").SavedGame>} [more] */
const saved = (more = {}) => ({
  id: "a",
  game: "go",
  name: "",
  players: [{ name: "Ann", colour: "black", kind: /** @type {const} */ ("person"), level: "" }],
  round: 3,
  date: 5,
  edition: 2,
  length: 7,
  over: false,
  ...more,
});

test("games are listed newest first, with their records", () => {
  const localStore = new LocalStore(memoryStorage(), "/x/");
  localStore.put(saved(), "{}");
  localStore.put(saved({ id: "b", date: 9 }), '{"b": 1}');
  assert.deepEqual(
    localStore.games().map((game) => game.id),
    ["b", "a"],
  );
  assert.equal(localStore.text("b"), '{"b": 1}');
  assert.equal(localStore.text("c"), null);
});

test("two copies of the page at one origin do not see each other's games", () => {
  const storage = memoryStorage();
  new LocalStore(storage, "/x/").put(saved(), "{}");
  assert.deepEqual(new LocalStore(storage, "/x/y/").games(), []);
});

test("a game whose row in the index is lost is described from its record", () => {
  const storage = memoryStorage();
  const localStore = new LocalStore(storage, "/x/");
  const record = { game: "go", players: saved().players, actions: [1, 2] };
  localStore.put(saved(), JSON.stringify(record));
  storage.removeItem("/x/#index");
  assert.deepEqual(localStore.games(), [saved({ round: 0, date: 0, edition: 0, length: 2 })]);
});

test("what cannot be read moves aside and is still there to be saved", () => {
  const storage = memoryStorage();
  const localStore = new LocalStore(storage, "/x/");
  storage.setItem("/x/#index", "{broken");
  storage.setItem("/x/#game:a", "not json");
  storage.setItem("/x/#game:b", '{"game": 3}');
  assert.deepEqual(localStore.games(), []);
  const aside = localStore.aside().map(({ name, text }) => [name, text]);
  assert.deepEqual(aside.sort(), [
    ["game:a", "not json"],
    ["game:b", '{"game": 3}'],
    ["index", "{broken"],
  ]);
  assert.equal(storage.getItem("/x/#game:a"), null);
});

test("a row of the index that makes no sense does not hide the others", () => {
  const storage = memoryStorage();
  const localStore = new LocalStore(storage, "/x/");
  localStore.put(saved(), "{}");
  storage.setItem("/x/#index", JSON.stringify({ a: saved(), z: { id: "z" }, y: saved() }));
  assert.deepEqual(
    localStore.games().map((game) => game.id),
    ["a"],
  );
});

test("a date that no calendar has hides nothing", () => {
  const storage = memoryStorage();
  const localStore = new LocalStore(storage, "/x/");
  localStore.put(saved(), JSON.stringify({ game: "go", players: saved().players, actions: [] }));
  storage.setItem("/x/#index", JSON.stringify({ a: saved({ date: 1e300 }) }));
  storage.setItem("/x/#aside:yesterday:draft", "text");
  storage.setItem("/x/#aside:1e99:draft", "text");
  assert.deepEqual(
    localStore.games().map((game) => [game.id, game.date]),
    [["a", 0]],
  );
  assert.deepEqual(
    localStore.aside().map((each) => each.date),
    [0, 0],
  );
});

test("what cannot be read and has no room aside stays where it is", () => {
  const storage = memoryStorage();
  storage.setItem("/x/#settings", "{broken");
  storage.setItem("/x/#game:a", "not json");
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const localStore = new LocalStore(storage, "/x/");
  assert.equal(localStore.read("settings"), undefined);
  assert.deepEqual(localStore.games(), []);
  assert.equal(storage.getItem("/x/#game:a"), "not json");
});

test("a full disk is told apart from other trouble", () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  assert.throws(() => new LocalStore(full, "/x/").put(saved(), "{}"), StorageFull);
});

test("a deleted game leaves the others", () => {
  const localStore = new LocalStore(memoryStorage(), "/x/");
  localStore.put(saved(), "{}");
  localStore.put(saved({ id: "b" }), "{}");
  localStore.remove("a");
  assert.deepEqual(
    localStore.games().map((game) => game.id),
    ["b"],
  );
  assert.equal(localStore.text("a"), null);
});

test("a game's picture goes with it, and makes room for a game", () => {
  const storage = memoryStorage();
  let room = 3;
  const tight = {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem(/** @type {string} */ name, /** @type {string} */ value) {
      if (storage.getItem(name) === null && storage.length >= room) throw new Error("full");
      storage.setItem(name, value);
    },
  };
  const localStore = new LocalStore(tight, "/x/");
  localStore.put(saved(), "{}");
  localStore.setPicture("a", "data:,a");
  assert.equal(localStore.picture("a"), "data:,a");
  localStore.setPicture("b", "data:,b");
  assert.equal(localStore.picture("b"), null);
  localStore.put(saved({ id: "b" }), "{}");
  assert.equal(localStore.picture("a"), null);
  room = 9;
  localStore.setPicture("b", "data:,b");
  localStore.remove("b");
  assert.equal(localStore.picture("b"), null);
});
