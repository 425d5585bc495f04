import assert from "node:assert/strict";
import { test } from "node:test";
import { Deleted, Overtaken } from "../../web/journal.js";
import { concededSeat, Keeping, lossOf } from "../../web/keeping.js";
import { newKept } from "../../web/opening.js";
import { StorageFull } from "../../web/store.js";
import { headerFor } from "./fake-engine.js";

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
 * A game of these actions, and what the library was told, in order.
 * @param {unknown[]} actions
 * @param {{ hasJournal?: boolean, shelve?: () => void }} [options]
 */
function keep(actions, { hasJournal = true, shelve } = {}) {
  /** @type {any[]} */
  const told = [];
  const library = /** @type {any} */ ({
    hasJournal,
    async commit(/** @type {any} */ { kept, from, actions: fresh }, /** @type {number} */ after) {
      told.push({ edition: kept.edition, length: kept.length, over: kept.over, from, fresh, after });
    },
    shelve(/** @type {any} */ kept, /** @type {string} */ text) {
      shelve?.();
      told.push({ shelved: kept.edition, text });
    },
  });
  const kept = { ...newKept(header), edition: 4, length: actions.length };
  return { told, keeping: new Keeping(library, kept, actions, async () => "the record") };
}

test("an action is written after those before it, with the edition that it follows", async () => {
  const { keeping, told } = keep(["a"]);
  await keeping.write(header, frame(2), ["b"]);
  await keeping.shelve();
  assert.deepEqual(told, [
    { edition: 5, length: 2, over: false, from: 1, fresh: ["b"], after: 4 },
    { shelved: 5, text: "the record" },
  ]);
});

test("undo cuts off what it takes back, and the next action stands in its place", async () => {
  const { keeping, told } = keep(["a", "b", "c"]);
  await keeping.write(header, frame(1), []);
  await keeping.write(header, frame(2), ["d"]);
  await keeping.shelve();
  assert.deepEqual(
    told.slice(0, 2).map(({ from, fresh, length }) => [from, fresh, length]),
    [
      [1, [], 1],
      [1, ["d"], 2],
    ],
  );
});

test("without a journal the record is on the shelf before a change is drawn", async () => {
  const { keeping, told } = keep([], { hasJournal: false });
  await keeping.write(header, frame(1), ["a"]);
  assert.deepEqual(told.at(-1), { shelved: 5, text: "the record" });
});

test("a shelf that is full stops a game that only the shelf keeps, and says why", async () => {
  const full = () => {
    throw new StorageFull("game:a");
  };
  const { keeping } = keep([], { hasJournal: false, shelve: full });
  await assert.rejects(keeping.write(header, frame(1), ["a"]), (error) => lossOf(error) === "full");
});

test("a change that is not on disk is told by its reason", () => {
  assert.equal(lossOf(new Overtaken("a")), "overtaken");
  assert.equal(lossOf(new Deleted("a")), "deleted");
  assert.equal(lossOf(new StorageFull("a")), "full");
  assert.equal(lossOf(new Error("broken disk")), "unkept");
});

test("the seat that gave up is the one that did not win, and nobody gave up otherwise", () => {
  const ended = { reason: "conceded", winners: [0], places: [1, 2] };
  assert.equal(concededSeat(frame(1, { outcome: ended })), 1);
  assert.equal(concededSeat(frame(1, { outcome: { ...ended, reason: "stalemate" } })), null);
  assert.equal(concededSeat(frame(1)), null);
});
