import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "../../web/lib/refused.js";
import { keepOpened, newKept, openKept, openNew } from "../../web/play/opening.js";
import { StorageFull } from "../../web/storage/local-store.js";
import { JournalDown } from "../../web/storage/reliable-journal.js";
import { FakeEngine, headerFor } from "./fake-engine.js";

const header = headerFor("pp");
const kept = newKept(header);
const text = { kept, text: "the record" };
const entry = { kept, entry: { kept, header, actions: [1], conceded: null } };

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
function library(copies, isRead = true) {
  const aside = /** @type {any[]} */ ([]);
  return /** @type {any} */ ({
    aside,
    copies: async () => ({ copies, isRead }),
    setAside: async (/** @type {any} */ copy) => aside.push(copy),
  });
}

test("a kept game opens from the first copy that can be read, and a worse one goes aside", async () => {
  const books = library([entry, text]);
  const opened = await openKept(engineRefusing(["resume"]), books, kept.id);
  assert.equal(opened?.kept, kept);
  assert.deepEqual(books.aside, [entry]);
});

test("a game that no copy opens is refused by the first one's reason, and every copy stays where it is", async () => {
  const books = library([entry, text]);
  await assert.rejects(
    openKept(engineRefusing(["resume", "open"]), books, kept.id),
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
  const books = library([entry, text]);
  await assert.rejects(openKept(/** @type {any} */ (down), books, kept.id), Refused);
  const mixed = engineRefusing([]);
  const once = {
    ask: async (/** @type {any} */ request) => (request.op === "resume" ? down.ask() : mixed.ask(request)),
  };
  await assert.rejects(openKept(/** @type {any} */ (once), books, kept.id), Refused);
  assert.deepEqual(books.aside, []);
});

test("a game that nobody knows is no game", async () => {
  assert.equal(await openKept(engineRefusing([]), library([]), "x"), null);
});

test("a game that may lie in a journal that does not answer is not said to be unknown", async () => {
  await assert.rejects(openKept(engineRefusing([]), library([], false), "x"), JournalDown);
});

test("a kept game knows which copy it is and how much of it the journal has", async () => {
  const written = { ...kept, edition: 7, writer: "me" };
  const fromJournal = { kept: written, entry: { ...entry.entry, kept: written } };
  assert.deepEqual((await openKept(engineRefusing([]), library([fromJournal]), kept.id))?.stored, {
    base: { edition: 7, writer: "me", isRead: true },
    safe: 1,
  });
  const fromShelf = library([{ kept: written, text: "the record" }], false);
  assert.deepEqual((await openKept(engineRefusing([]), fromShelf, kept.id))?.stored, {
    base: { edition: 7, writer: "me", isRead: false },
    safe: 0,
  });
});

test("a game that several people have played is opened before nobody's eyes, even if one of them is left", async () => {
  const alone = { ...headerFor("pb") };
  const opened = { ...entry.entry, header: alone };
  const mine = await openKept(engineRefusing([]), library([{ kept: newKept(alone), entry: opened }]), kept.id);
  assert.equal(mine?.viewer, 0);
  const shared = { ...newKept(alone), shared: true };
  const ours = await openKept(engineRefusing([]), library([{ kept: shared, entry: opened }]), kept.id);
  assert.equal(ours?.viewer, null);
});

test("a new game that one of the two stores has is begun, and one that neither has is not", async () => {
  const engine = engineRefusing([]);
  const half = /** @type {any} */ ({ add: async () => ({ isShelved: false }) });
  assert.equal((await keepOpened(engine, half, await openNew(engine, header))).isShelved, false);
  const full = /** @type {any} */ ({
    async add() {
      throw new StorageFull("game");
    },
  });
  await assert.rejects(keepOpened(engine, full, await openNew(engine, header)), StorageFull);
});
