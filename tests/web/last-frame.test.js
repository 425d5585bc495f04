import assert from "node:assert/strict";
import { test } from "node:test";
import { readLastFrame, writeLastFrame } from "../../web/storage/last-frame.js";
import { LocalStore, memoryStorage } from "../../web/storage/local-store.js";
import { FakeEngine, headerFor } from "./fake-engine.js";

const header = headerFor("pb");

/** @param {string} id @returns {import("../../web/storage/last-frame.js").LastFrame} */
function lastFrameOf(id, edition = 1) {
  const { game, players } = header;
  const saved = { id, game, players, name: "", round: 1, date: 1, edition, length: 0, over: false };
  return { saved, header, viewer: 0, frame: new FakeEngine(header).frame(0, 0), content: { tiles: 3 } };
}

function localStoreWith(/** @type {ReturnType<typeof lastFrameOf>[]} */ ...frames) {
  const storage = memoryStorage();
  const localStore = new LocalStore(storage, "/");
  for (const each of frames) {
    localStore.put(each.saved, "{}");
    writeLastFrame(localStore, each, "these rules");
  }
  return { localStore, storage };
}

test("the last frame is what was written", () => {
  const { localStore } = localStoreWith(lastFrameOf("a"));
  const { saved, ...seen } = /** @type {any} */ (readLastFrame(localStore, "a", "these rules"));
  assert.deepEqual(saved, lastFrameOf("a").saved);
  assert.deepEqual(
    [seen.header, seen.viewer, seen.frame, seen.content],
    [header, 0, lastFrameOf("a").frame, { tiles: 3 }],
  );
});

test("the names on disk stay, because tabs of older builds read the same storage", () => {
  const { storage } = localStoreWith(lastFrameOf("a"));
  assert.deepEqual(Object.keys(JSON.parse(storage.getItem("/#look:a") ?? "{}")).sort(), [
    "content",
    "frame",
    "header",
    "kept",
    "rules",
    "viewer",
  ]);
});

test("a name that it was given since is its name", () => {
  const { localStore } = localStoreWith(lastFrameOf("a"));
  localStore.note({ ...lastFrameOf("a").saved, name: "Sunday" });
  assert.equal(readLastFrame(localStore, "a", "these rules")?.saved.name, "Sunday");
});

test("only the last frame of one game is stored", () => {
  const { localStore } = localStoreWith(lastFrameOf("a"), lastFrameOf("b"));
  assert.equal(readLastFrame(localStore, "a", "these rules"), null);
  assert.equal(readLastFrame(localStore, "b", "these rules")?.saved.id, "b");
});

test("a last frame is not shown once the game has gone on, the rules are others, or the game is gone", () => {
  const { localStore } = localStoreWith(lastFrameOf("a"));
  assert.equal(readLastFrame(localStore, "a", "other rules"), null);
  localStore.put(lastFrameOf("a", 2).saved, "{}");
  assert.equal(readLastFrame(localStore, "a", "these rules"), null);
  localStore.put(lastFrameOf("a").saved, "{}");
  assert.ok(readLastFrame(localStore, "a", "these rules"));
  localStore.remove("a");
  assert.equal(localStore.lastFrame("a"), null);
  assert.equal(readLastFrame(localStore, "a", "these rules"), null);
});

test("where the rules may be edited no last frame is stored", () => {
  const { localStore } = localStoreWith();
  writeLastFrame(localStore, lastFrameOf("a"), null);
  assert.equal(localStore.lastFrame("a"), null);
});

test("a last frame that cannot be read is none, and nothing is set aside for it", () => {
  const { localStore } = localStoreWith(lastFrameOf("a"));
  for (const text of ["{broken", "null", "3", '{"rules": "these rules"}']) {
    localStore.setLastFrame("a", text);
    assert.equal(readLastFrame(localStore, "a", "these rules"), null);
  }
  assert.deepEqual(localStore.aside(), []);
});

test("a game is worth more than a last frame", () => {
  const { localStore, storage } = localStoreWith(lastFrameOf("a"));
  const full = {
    ...storage,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (storage.getItem("/#look:a") !== null && key === "/#game:b") throw new Error("full");
      storage.setItem(key, value);
    },
  };
  new LocalStore(full, "/").put(lastFrameOf("b").saved, "{}");
  assert.equal(localStore.text("b"), "{}");
  assert.equal(localStore.lastFrame("a"), null);
});
