import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "../../web/lib/refused.js";
import { newSavedGame, openNew, openSaved, saveOpened } from "../../web/play/opening.js";
import { StorageFull } from "../../web/storage/local-store.js";
import { JournalDown } from "../../web/storage/reliable-journal.js";
import { FakeEngine, headerFor } from "./fake-engine.js";

const header = headerFor("pp");
const saved = newSavedGame(header);
const text = { saved, text: "the record" };
const entry = { saved, entry: { saved, header, actions: [1], conceded: null } };

/** An engine that refuses some ways of opening a table. @param {string[]} refused */
function engineRefusing(refused) {
  const engine = new FakeEngine(header);
  return {
    engine,
    /** @param {any} request @returns {Promise<any>} */
    async ask(request) {
      if (refused.includes(request.op)) return { ok: false, error: { kind: "bad_request", text: { key: request.op } } };
      const reply = await engine.ask(request);
      return { ...reply, header, frame: engine.frame(null, 0) };
    },
  };
}

/** @param {any[]} copies */
function savedGames(copies, isRead = true) {
  const aside = /** @type {any[]} */ ([]);
  return /** @type {any} */ ({
    aside,
    copies: async () => ({ copies, isRead }),
    setAside: async (/** @type {any} */ copy) => aside.push(copy),
  });
}

test("a saved game opens from the first copy that can be read, and a worse one goes aside", async () => {
  const books = savedGames([entry, text]);
  const opened = await openSaved(engineRefusing(["resume"]), books, saved.id);
  assert.equal(opened?.saved, saved);
  assert.deepEqual(books.aside, [entry]);
});

test("a game that no copy opens is refused by the first one's reason, and every copy stays where it is", async () => {
  const books = savedGames([entry, text]);
  await assert.rejects(
    openSaved(engineRefusing(["resume", "open"]), books, saved.id),
    (error) => error instanceof Refused && error.problem.text.key === "resume",
  );
  assert.deepEqual(books.aside, []);
});

test("who comes without a name gets one of the page", async () => {
  const { players } = header;
  const nameless = {
    ...header,
    players: players.map((player, seat) => (seat === 1 ? { ...player, name: "" } : player)),
  };
  const asked = engineRefusing([]);
  const engine = { ask: async (/** @type {any} */ request) => ({ ...(await asked.ask(request)), header: nameless }) };
  const opened = await openNew(/** @type {any} */ (engine), header);
  assert.equal(opened.header.players[0]?.name, players[0]?.name);
  assert.notEqual(opened.header.players[1]?.name, "");
});

test("an engine that is down has read nothing: no copy is tried or set aside", async () => {
  const down = { ask: async () => ({ ok: false, error: { kind: "down", text: { key: "engine-down" } } }) };
  const books = savedGames([entry, text]);
  await assert.rejects(openSaved(/** @type {any} */ (down), books, saved.id), Refused);
  const mixed = engineRefusing([]);
  const once = {
    ask: async (/** @type {any} */ request) => (request.op === "resume" ? down.ask() : mixed.ask(request)),
  };
  await assert.rejects(openSaved(/** @type {any} */ (once), books, saved.id), Refused);
  assert.deepEqual(books.aside, []);
});

test("a game that nobody knows is no game", async () => {
  assert.equal(await openSaved(engineRefusing([]), savedGames([]), "x"), null);
});

test("a game that may lie in a journal that does not answer is not said to be unknown", async () => {
  await assert.rejects(openSaved(engineRefusing([]), savedGames([], false), "x"), JournalDown);
});

test("a saved game knows which copy it is and how much of it the journal has", async () => {
  const written = { ...saved, edition: 7, writer: "me" };
  const fromJournal = { saved: written, entry: { ...entry.entry, saved: written } };
  assert.deepEqual((await openSaved(engineRefusing([]), savedGames([fromJournal]), saved.id))?.stored, {
    base: { edition: 7, writer: "me", isRead: true },
    safe: 1,
    isMissing: false,
  });
  const fromLocalStore = savedGames([{ saved: written, text: "the record" }], false);
  assert.deepEqual((await openSaved(engineRefusing([]), fromLocalStore, saved.id))?.stored, {
    base: { edition: 7, writer: "me", isRead: false },
    safe: 0,
    isMissing: false,
  });
});

test("a copy of local storage is missing in a journal that was read and has none, or an older one", async () => {
  const written = { ...saved, edition: 7, writer: "me" };
  const local = { saved: written, text: "the record" };
  const older = { ...written, edition: 6 };
  const isMissing = async (/** @type {any[]} */ ...copies) =>
    (await openSaved(engineRefusing([]), savedGames(copies), saved.id))?.stored.isMissing;
  assert.equal(await isMissing(local), true);
  assert.equal(await isMissing(local, { saved: older, entry: { ...entry.entry, saved: older } }), true);
  assert.equal(await isMissing(local, { saved: written, entry: { ...entry.entry, saved: written } }), false);
});

test("a copy with a rival in the journal knows so; the rival itself, opened instead of it, has none", async () => {
  const local = { saved: { ...saved, edition: 5, writer: "me" }, text: "the record" };
  const rival = { ...saved, edition: 7, writer: "you" };
  const both = {
    copies: [local, { saved: rival, entry: { ...entry.entry, saved: rival } }],
    isRead: true,
    isRival: true,
  };
  const games = /** @type {any} */ ({ copies: async () => both, setAside: async () => {} });
  const first = await openSaved(engineRefusing([]), games, saved.id);
  assert.deepEqual(first?.stored, {
    base: { edition: 5, writer: "me", isRead: true, isRival: true },
    safe: 0,
    isMissing: true,
  });
  const second = await openSaved(engineRefusing(["open"]), games, saved.id);
  assert.deepEqual(second?.stored.base, { edition: 7, writer: "you", isRead: true });
});

test("a game that several people have played is opened before nobody's eyes, even if one of them is left", async () => {
  const alone = { ...headerFor("pb") };
  const opened = { ...entry.entry, header: alone };
  const mine = await openSaved(
    engineRefusing([]),
    savedGames([{ saved: newSavedGame(alone), entry: opened }]),
    saved.id,
  );
  assert.equal(mine?.viewer, 0);
  const shared = { ...newSavedGame(alone), shared: true };
  const ours = await openSaved(engineRefusing([]), savedGames([{ saved: shared, entry: opened }]), saved.id);
  assert.equal(ours?.viewer, null);
});

test("a new game that one of the two stores has is begun, and one that neither has is not", async () => {
  const engine = engineRefusing([]);
  const half = /** @type {any} */ ({ add: async () => ({ isSavedLocally: false }) });
  assert.equal((await saveOpened(engine, half, await openNew(engine, header))).isSavedLocally, false);
  const full = /** @type {any} */ ({
    async add() {
      throw new StorageFull("game");
    },
  });
  await assert.rejects(saveOpened(engine, full, await openNew(engine, header)), StorageFull);
});
