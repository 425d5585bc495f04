import assert from "node:assert/strict";
import { test } from "node:test";
import { newSavedGame } from "../../web/play/opening.js";
import { Autosave, concededSeat } from "../../web/storage/autosave.js";
import { Missing, Newer, Overtaken } from "../../web/storage/journal.js";
import { StorageFull } from "../../web/storage/local-store.js";
import { JournalDown } from "../../web/storage/reliable-journal.js";
import { headerFor } from "./fake-engine.js";
import { FakeClock } from "./fake-storage.js";

const header = headerFor("pb");

/** @param {number} moment @param {Record<string, unknown>} [more] @returns {any} */
const frame = (moment, more) => ({
  moment,
  to_act: 0,
  view: { round: moment },
  outcome: null,
  scores: [[], []],
  ...more,
});

/**
 * A game of these actions, and what the saved games and the person were told, in order.
 * @param {unknown[]} actions
 * @param {{ isRead?: boolean, isRival?: boolean }} [journal] when the game was opened
 */
function open(actions, journal = {}) {
  /** @type {any[]} */
  const told = [];
  /** @type {any[]} what each write is said to follow */
  const bases = [];
  const clock = new FakeClock();
  /** @type {{ journal: (() => Error) | null, localStore: (() => Error) | null, isGone: boolean }} */
  const trouble = { journal: null, localStore: null, isGone: false };
  const savedGames = /** @type {any} */ ({
    isGone: () => trouble.isGone,
    async commit(/** @type {any} */ { saved, from, actions: fresh }, /** @type {any} */ base) {
      bases.push(base);
      if (trouble.journal) throw trouble.journal();
      told.push({ edition: saved.edition, from, fresh });
      return saved;
    },
    saveLocally(/** @type {any} */ saved) {
      if (trouble.localStore) throw trouble.localStore();
      told.push({ local: saved.edition });
    },
    separate: async (/** @type {string} */ _, /** @type {string} */ apart) => {
      if (told.every((each) => each.apart === undefined)) told.push({ apart });
      assert.equal(told.find((each) => each.apart)?.apart, apart);
    },
    hold: (/** @type {any} */ entry) => told.push({ held: entry.actions }),
  });
  const saved = { ...newSavedGame(header), edition: 4, length: actions.length };
  const base = { edition: 4, writer: "", isRead: true, ...journal };
  const autosave = new Autosave(
    savedGames,
    { saved, base, safe: actions.length },
    actions,
    {
      record: async () => "the record",
      onSaveState: (saveState) => told.push({ saveState }),
      onSeparated: () => told.push("told of the other"),
      onLost: (error) => told.push({ lost: error }),
    },
    clock,
  );
  return { told, bases, clock, trouble, autosave };
}

const down = () => new JournalDown("closed");
const full = () => new StorageFull("game");

test("an action is written after those before it, and the record is in local storage a moment later", async () => {
  const { autosave, told, clock } = open(["a"]);
  await autosave.write(header, frame(2), ["b"], false);
  await clock.advance(1000);
  assert.deepEqual(told, [{ edition: 5, from: 1, fresh: ["b"] }, { local: 5 }]);
});

test("undo cuts off what it takes back, and the next action stands in its place", async () => {
  const { autosave, told } = open(["a", "b", "c"]);
  await autosave.write(header, frame(1), [], false);
  await autosave.write(header, frame(2), ["d"], false);
  assert.deepEqual(
    told.map(({ from, fresh }) => [from, fresh]),
    [
      [1, []],
      [1, ["d"]],
    ],
  );
});

test("one failed write changes nothing: local storage has the game, the person is told, the next write brings all", async () => {
  const { autosave, told, clock, trouble } = open(["a"]);
  trouble.journal = down;
  await autosave.write(header, frame(2), ["b"], false);
  assert.deepEqual(told, [{ local: 5 }, { saveState: "local" }]);
  trouble.journal = null;
  await autosave.write(header, frame(3), ["c"], false);
  assert.deepEqual(told.slice(2), [{ edition: 6, from: 1, fresh: ["b", "c"] }, { saveState: "journal" }]);
  await clock.advance(60_000);
  assert.deepEqual(told.slice(4), [{ local: 6 }]);
});

test("what failed is tried again by itself until it is stored", async () => {
  const { autosave, told, clock, trouble } = open([]);
  trouble.journal = down;
  trouble.localStore = full;
  await autosave.write(header, frame(1), ["a"], false);
  await clock.advance(20_000);
  assert.deepEqual(told, [{ saveState: "full" }]);
  trouble.localStore = null;
  await clock.advance(15_000);
  assert.deepEqual(told.slice(1), [{ local: 5 }, { saveState: "local" }]);
  trouble.journal = null;
  await clock.advance(15_000);
  assert.deepEqual(told.slice(3, 5), [{ edition: 5, from: 0, fresh: ["a"] }, { saveState: "journal" }]);
});

test("a journal that lacks what the change follows is told the whole game", async () => {
  const { autosave, told, trouble } = open(["a"]);
  let asked = 0;
  trouble.journal = () => {
    asked += 1;
    trouble.journal = null;
    return new Missing("a");
  };
  await autosave.write(header, frame(2), ["b"], false);
  assert.deepEqual([asked, told], [1, [{ edition: 5, from: 0, fresh: ["a", "b"] }]]);
});

test("a newer copy that turns up becomes a game of its own", async () => {
  const { autosave, told, trouble } = open(["a"]);
  trouble.journal = () => {
    trouble.journal = null;
    return new Newer("a");
  };
  await autosave.write(header, frame(2), ["b"], false);
  assert.deepEqual(told.slice(1), ["told of the other", { edition: 5, from: 0, fresh: ["a", "b"] }]);
  assert.ok(told[0].apart);
});

test("a copy that becomes a game of its own does so once, also where the rest of the save fails and is retried", async () => {
  const { autosave, told, clock, trouble } = open(["a"]);
  let asked = 0;
  // Each save asks twice: the second time to replace the copy that was separated.
  trouble.journal = () => {
    asked += 1;
    return asked % 2 === 1 ? new Newer("a") : down();
  };
  await autosave.write(header, frame(2), ["b"], false);
  await clock.advance(10_000);
  assert.ok(asked >= 4);
  assert.deepEqual(told.filter((each) => each === "told of the other").length, 1);
});

test("once the journal has the game, another tab's writes are followed, also where it could not be read at first", async () => {
  for (const journal of [{ isRead: false }, { isRead: true, isRival: true }]) {
    const { autosave, bases } = open(["a"], journal);
    await autosave.write(header, frame(2), ["b"], false);
    await autosave.write(header, frame(3), ["c"], false);
    assert.deepEqual(
      bases.map(({ isRead, isRival = false }) => ({ isRead, isRival })),
      [
        { isRival: false, ...journal },
        { isRead: true, isRival: false },
      ],
    );
  }
});

test("who stops writes nothing to local storage, and says nothing of it", async () => {
  const { autosave, told, clock, trouble } = open(["a"]);
  await autosave.write(header, frame(2), ["b"], false);
  trouble.journal = () => {
    autosave.stop();
    return down();
  };
  await autosave.write(header, frame(3), ["c"], false);
  await clock.advance(60_000);
  assert.deepEqual(told, [{ edition: 5, from: 1, fresh: ["b"] }]);
});

test("a game that another tab plays is not written again", async () => {
  const { autosave, told, trouble } = open([]);
  trouble.journal = () => new Overtaken("a");
  await assert.rejects(autosave.write(header, frame(1), ["a"], false), Overtaken);
  assert.deepEqual(told, []);
});

test("a deleted game is neither written nor put back in local storage", async () => {
  const { autosave, told, trouble } = open([]);
  trouble.isGone = true;
  await assert.rejects(autosave.write(header, frame(1), ["a"], false));
  await autosave.saveLocally();
  assert.deepEqual(told, []);
});

test("who leaves a game that could be stored nowhere finds it again while the page is open", async () => {
  const { autosave, told, clock, trouble } = open(["a"]);
  trouble.journal = down;
  trouble.localStore = full;
  await autosave.write(header, frame(2), ["b"], false);
  autosave.leave();
  assert.deepEqual(told, [{ saveState: "full" }, { held: ["a", "b"] }]);
  await clock.advance(60_000);
  assert.equal(told.length, 2);
});

test("the seat that gave up is the one that did not win, and nobody gave up otherwise", () => {
  const ended = { reason: "conceded", winners: [0], places: [1, 2] };
  assert.equal(concededSeat(frame(1, { outcome: ended })), 1);
  assert.equal(concededSeat(frame(1, { outcome: { ...ended, reason: "stalemate" } })), null);
  assert.equal(concededSeat(frame(1)), null);
});
