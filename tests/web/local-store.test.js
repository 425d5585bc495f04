import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryDrawer, Shelf, StorageFull } from "../../web/storage/local-store.js";

/** @param {Partial<import("../../web/storage/local-store.js").Kept>} [more] */
const kept = (more = {}) => ({
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
  const shelf = new Shelf(memoryDrawer(), "/x/");
  shelf.put(kept(), "{}");
  shelf.put(kept({ id: "b", date: 9 }), '{"b": 1}');
  assert.deepEqual(
    shelf.games().map((game) => game.id),
    ["b", "a"],
  );
  assert.equal(shelf.text("b"), '{"b": 1}');
  assert.equal(shelf.text("c"), null);
});

test("two copies of the page at one origin do not see each other's games", () => {
  const drawer = memoryDrawer();
  new Shelf(drawer, "/x/").put(kept(), "{}");
  assert.deepEqual(new Shelf(drawer, "/x/y/").games(), []);
});

test("a game whose row in the index is lost is described from its record", () => {
  const drawer = memoryDrawer();
  const shelf = new Shelf(drawer, "/x/");
  const record = { game: "go", players: kept().players, actions: [1, 2] };
  shelf.put(kept(), JSON.stringify(record));
  drawer.removeItem("/x/#index");
  assert.deepEqual(shelf.games(), [kept({ round: 0, date: 0, edition: 0, length: 2 })]);
});

test("what cannot be read moves aside and is still there to be saved", () => {
  const drawer = memoryDrawer();
  const shelf = new Shelf(drawer, "/x/");
  drawer.setItem("/x/#index", "{broken");
  drawer.setItem("/x/#game:a", "not json");
  drawer.setItem("/x/#game:b", '{"game": 3}');
  assert.deepEqual(shelf.games(), []);
  const aside = shelf.aside().map(({ name, text }) => [name, text]);
  assert.deepEqual(aside.sort(), [
    ["game:a", "not json"],
    ["game:b", '{"game": 3}'],
    ["index", "{broken"],
  ]);
  assert.equal(drawer.getItem("/x/#game:a"), null);
});

test("a row of the index that makes no sense does not hide the others", () => {
  const drawer = memoryDrawer();
  const shelf = new Shelf(drawer, "/x/");
  shelf.put(kept(), "{}");
  drawer.setItem("/x/#index", JSON.stringify({ a: kept(), z: { id: "z" }, y: kept() }));
  assert.deepEqual(
    shelf.games().map((game) => game.id),
    ["a"],
  );
});

test("a date that no calendar has hides nothing", () => {
  const drawer = memoryDrawer();
  const shelf = new Shelf(drawer, "/x/");
  shelf.put(kept(), JSON.stringify({ game: "go", players: kept().players, actions: [] }));
  drawer.setItem("/x/#index", JSON.stringify({ a: kept({ date: 1e300 }) }));
  drawer.setItem("/x/#aside:yesterday:draft", "text");
  drawer.setItem("/x/#aside:1e99:draft", "text");
  assert.deepEqual(
    shelf.games().map((game) => [game.id, game.date]),
    [["a", 0]],
  );
  assert.deepEqual(
    shelf.aside().map((each) => each.date),
    [0, 0],
  );
});

test("what cannot be read and has no room aside stays where it is", () => {
  const drawer = memoryDrawer();
  drawer.setItem("/x/#settings", "{broken");
  drawer.setItem("/x/#game:a", "not json");
  drawer.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const shelf = new Shelf(drawer, "/x/");
  assert.equal(shelf.read("settings"), undefined);
  assert.deepEqual(shelf.games(), []);
  assert.equal(drawer.getItem("/x/#game:a"), "not json");
});

test("a full disk is told apart from other trouble", () => {
  const full = {
    ...memoryDrawer(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  assert.throws(() => new Shelf(full, "/x/").put(kept(), "{}"), StorageFull);
});

test("a deleted game leaves the others", () => {
  const shelf = new Shelf(memoryDrawer(), "/x/");
  shelf.put(kept(), "{}");
  shelf.put(kept({ id: "b" }), "{}");
  shelf.remove("a");
  assert.deepEqual(
    shelf.games().map((game) => game.id),
    ["b"],
  );
  assert.equal(shelf.text("a"), null);
});

test("a game's picture goes with it, and makes room for a game", () => {
  const drawer = memoryDrawer();
  let room = 3;
  const tight = {
    ...drawer,
    get length() {
      return drawer.length;
    },
    setItem(/** @type {string} */ name, /** @type {string} */ value) {
      if (drawer.getItem(name) === null && drawer.length >= room) throw new Error("full");
      drawer.setItem(name, value);
    },
  };
  const shelf = new Shelf(tight, "/x/");
  shelf.put(kept(), "{}");
  shelf.setPicture("a", "data:,a");
  assert.equal(shelf.picture("a"), "data:,a");
  shelf.setPicture("b", "data:,b");
  assert.equal(shelf.picture("b"), null);
  shelf.put(kept({ id: "b" }), "{}");
  assert.equal(shelf.picture("a"), null);
  room = 9;
  shelf.setPicture("b", "data:,b");
  shelf.remove("b");
  assert.equal(shelf.picture("b"), null);
});
