import assert from "node:assert/strict";
import { test } from "node:test";
import { resultOf } from "../../web/play/game-result.js";
import { ResultWriter } from "../../web/play/result-writer.js";
import { LocalStore, memoryStorage } from "../../web/storage/local-store.js";
import { ResultStore } from "../../web/storage/result-store.js";
import { headerFor } from "./fake-engine.js";
import { sit } from "./open-session.js";

const META = /** @type {any} */ ({ options: [{ key: "solo_level", values: ["easy", "hard"], seats: [1] }] });

/**
 * A session whose results are written.
 * @param {string} kinds
 * @param {{ storage?: import("../../web/storage/local-store.js").KeyValueStorage }} [options]
 */
async function observed(kinds, { storage = memoryStorage() } = {}) {
  const sat = await sit(kinds, { starting: true });
  const store = new ResultStore(new LocalStore(storage, "/x/"));
  let full = 0;
  const writer = new ResultWriter(sat.session, store, { meta: async () => META, onFull: () => (full += 1) });
  const results = async () => {
    await writer.written;
    return store.all().map(({ id, won, conceded }) => ({ id, won, conceded }));
  };
  return { ...sat, store, writer, results, full: () => full };
}

test("a game counts when it ends, also if it was given up, and once however often it ends", async () => {
  const { session, opened, dispatch, results } = await observed("pb");
  await session.begin(opened);
  assert.deepEqual(await results(), []);
  await dispatch({ kind: "concede", seat: 0 });
  const { id } = opened.saved;
  assert.deepEqual(await results(), [{ id, won: false, conceded: true }]);
  await dispatch({ kind: "undo" });
  await dispatch({ kind: "concede", seat: 0 });
  assert.deepEqual(await results(), [{ id, won: false, conceded: true }]);
});

test("a game between people, or of bots alone, does not count", async () => {
  for (const kinds of ["pp", "bb"]) {
    const { session, opened, dispatch, results } = await observed(kinds);
    await session.begin(opened);
    await dispatch({ kind: "concede", seat: 0 });
    assert.deepEqual(await results(), []);
  }
});

test("a finished game counts when it is opened, if it was played here; one that came finished never does", async () => {
  /** @type {[Record<string, unknown>, boolean][]} */
  const rows = [
    [{ edition: 7, over: true }, true],
    [{ edition: 1, over: true }, false],
    [{ edition: 7, over: true, uncounted: true }, false],
    [{ edition: 7, over: true, shared: true }, false],
  ];
  for (const [more, isCounted] of rows) {
    const { session, opened, engine, results } = await observed("pb");
    engine.conceded = 1;
    await session.begin({ ...opened, frame: engine.frame(null, 0), saved: { ...opened.saved, ...more } });
    assert.equal((await results()).length, isCounted ? 1 : 0, JSON.stringify(more));
  }
});

test("a game that is only watched does not count", async () => {
  const { session, opened, engine, results } = await observed("pb");
  session.store.set({ isWatching: true });
  engine.conceded = 1;
  await session.begin({ ...opened, frame: engine.frame(null, 0), saved: { ...opened.saved, edition: 7, over: true } });
  assert.deepEqual(await results(), []);
});

test("where there is no room for the result it is said, and the game goes on", async () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const { session, opened, dispatch, state, results, full } = await observed("pb", { storage });
  await session.begin(opened);
  await dispatch({ kind: "concede", seat: 0 });
  assert.deepEqual(await results(), []);
  assert.equal(full(), 1);
  assert.equal(state().phase, "over");
});

/**
 * @param {string} kinds
 * @param {Record<string, unknown>} outcome
 * @param {{ levels?: string[], options?: Record<string, string> }} [more]
 */
function finished(kinds, outcome, { levels = [], options = {} } = {}) {
  const header = headerFor(kinds);
  const players = header.players.map((player, seat) => ({ ...player, level: levels[seat] ?? "" }));
  const scores = [[{ key: "buildings", points: 21 }], [{ key: "buildings", points: 12 }]].slice(0, players.length);
  const frame = /** @type {any} */ ({
    to_act: null,
    outcome: { reason: "x", winners: [], places: [], ...outcome },
    scores,
  });
  const saved = /** @type {any} */ ({ id: "a", game: "say", edition: 9, date: 77, over: true });
  return resultOf({ saved, header: { ...header, players, options }, frame }, META);
}

test("a result has the levels that were met, each once, and what the score counts", () => {
  assert.deepEqual(finished("pbbb", { winners: [0] }, { levels: ["", "skilled", "novice", "skilled"] }), {
    id: "a",
    game: "say",
    seats: 4,
    levels: ["novice", "skilled"],
    options: {},
    unit: "buildings",
    points: 21,
    won: true,
    conceded: false,
    date: 77,
  });
});

test("a game for one has the level of solo play; nobody wins where it is lost", () => {
  const result = finished("p", { winners: [] }, { options: { solo_level: "hard", map_side: "A" } });
  assert.deepEqual([result?.won, result?.levels, result?.options], [false, [], { solo_level: "hard" }]);
  assert.deepEqual(finished("pb", { winners: [0, 1] }, { options: { solo_level: "hard" } })?.options, {});
});

test("a result names nobody and holds nothing of the table", () => {
  const words = JSON.stringify(finished("pb", { winners: [0] }));
  assert.doesNotMatch(words, /p0|b1|seed|action/);
});
