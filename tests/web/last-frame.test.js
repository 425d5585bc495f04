import assert from "node:assert/strict";
import { test } from "node:test";
import { keepLook, lastLook } from "../../web/storage/last-frame.js";
import { memoryDrawer, Shelf } from "../../web/storage/local-store.js";
import { headerFor } from "./fake-engine.js";

const header = headerFor("pb");

/** @param {string} id */
function lookOf(id, edition = 1) {
  const { game, players } = header;
  const kept = { id, game, players, name: "", round: 1, date: 1, edition, length: 0, over: false };
  return { kept, header, viewer: 0, frame: { view: { round: 1 } }, content: { tiles: 3 } };
}

function shelfWith(/** @type {ReturnType<typeof lookOf>[]} */ ...looks) {
  const drawer = memoryDrawer();
  const shelf = new Shelf(drawer, "/");
  for (const look of looks) {
    shelf.put(look.kept, "{}");
    keepLook(shelf, look, "these rules");
  }
  return { shelf, drawer };
}

test("a game looks as it was left", () => {
  const { shelf } = shelfWith(lookOf("a"));
  const { kept, ...seen } = /** @type {any} */ (lastLook(shelf, "a", "these rules"));
  assert.deepEqual(kept, lookOf("a").kept);
  assert.deepEqual([seen.header, seen.viewer, seen.frame, seen.content], [header, 0, lookOf("a").frame, { tiles: 3 }]);
});

test("a name that it was given since is its name", () => {
  const { shelf } = shelfWith(lookOf("a"));
  shelf.note({ ...lookOf("a").kept, name: "Sunday" });
  assert.equal(lastLook(shelf, "a", "these rules")?.kept.name, "Sunday");
});

test("only the last game's look is kept", () => {
  const { shelf } = shelfWith(lookOf("a"), lookOf("b"));
  assert.equal(lastLook(shelf, "a", "these rules"), null);
  assert.equal(lastLook(shelf, "b", "these rules")?.kept.id, "b");
});

test("a look says nothing once the game has gone on, the rules are others, or the game is gone", () => {
  const { shelf } = shelfWith(lookOf("a"));
  assert.equal(lastLook(shelf, "a", "other rules"), null);
  shelf.put(lookOf("a", 2).kept, "{}");
  assert.equal(lastLook(shelf, "a", "these rules"), null);
  shelf.put(lookOf("a").kept, "{}");
  assert.ok(lastLook(shelf, "a", "these rules"));
  shelf.remove("a");
  assert.equal(shelf.look("a"), null);
  assert.equal(lastLook(shelf, "a", "these rules"), null);
});

test("where the rules may be edited no look is kept", () => {
  const { shelf } = shelfWith();
  keepLook(shelf, lookOf("a"), null);
  assert.equal(shelf.look("a"), null);
});

test("a look that cannot be read is none, and nothing is set aside for it", () => {
  const { shelf } = shelfWith(lookOf("a"));
  for (const text of ["{broken", "null", "3", '{"rules": "these rules"}']) {
    shelf.setLook("a", text);
    assert.equal(lastLook(shelf, "a", "these rules"), null);
  }
  assert.deepEqual(shelf.aside(), []);
});

test("a game is worth more than a look", () => {
  const { shelf, drawer } = shelfWith(lookOf("a"));
  const full = {
    ...drawer,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (drawer.getItem("/#look:a") !== null && key === "/#game:b") throw new Error("full");
      drawer.setItem(key, value);
    },
  };
  new Shelf(full, "/").put(lookOf("b").kept, "{}");
  assert.equal(shelf.text("b"), "{}");
  assert.equal(shelf.look("a"), null);
});
