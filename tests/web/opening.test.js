import assert from "node:assert/strict";
import { test } from "node:test";
import { keepOpened, newKept, openKept, openNew } from "../../web/opening.js";
import { Refused } from "../../web/refused.js";
import { StorageFull } from "../../web/store.js";
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
function library(copies) {
  const aside = /** @type {any[]} */ ([]);
  return /** @type {any} */ ({
    aside,
    copies: async () => copies,
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

test("a game that nobody knows is no game", async () => {
  assert.equal(await openKept(engineRefusing([]), library([]), "x"), null);
});

test("a game for which the shelf has no room is not in the journal either", async () => {
  const engine = engineRefusing([]);
  const committed = /** @type {any[]} */ ([]);
  const full = /** @type {any} */ ({
    commit: async (/** @type {any} */ change) => committed.push(change),
    shelve() {
      throw new StorageFull("game");
    },
  });
  await assert.rejects(keepOpened(engine, full, await openNew(engine, header)), StorageFull);
  assert.deepEqual(committed, []);
});
