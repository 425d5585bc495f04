import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LocalStore, memoryStorage, StorageFull } from "../../web/storage/local-store.js";
import { isGameResult, MOST_RESULTS, ResultStore } from "../../web/storage/result-store.js";

/** @typedef {import("../../web/storage/result-store.js").GameResult} GameResult */

/** @param {Partial<GameResult>} [more] @returns {GameResult} */
const result = (more = {}) => ({
  id: "a",
  game: "go",
  seats: 2,
  levels: ["novice"],
  options: {},
  unit: "",
  points: 40,
  won: true,
  conceded: false,
  date: 1000,
  ...more,
});

/** @param {number} [room] how many values fit, beside those that replace another */
function storageFor(room = Number.POSITIVE_INFINITY) {
  const storage = memoryStorage();
  const put = storage.setItem;
  storage.setItem = (key, value) => {
    if (storage.getItem(key) === null && storage.length >= room) throw new DOMException("full", "QuotaExceededError");
    put(key, value);
  };
  return storage;
}

const storeOn = (/** @type {import("../../web/storage/local-store.js").KeyValueStorage} */ storage) =>
  new ResultStore(new LocalStore(storage, "/x/"), () => 5000);

test("a result is there again, also in another tab, and a game counts once", () => {
  const storage = storageFor();
  storeOn(storage).add(result());
  storeOn(storage).add(result({ id: "b", date: 900 }));
  storeOn(storage).add(result({ date: 1100, won: false, points: 30 }));
  assert.deepEqual(storeOn(storage).all(), [
    result({ id: "b", date: 900 }),
    result({ date: 1100, won: false, points: 30 }),
  ]);
});

test("an older result of the same game replaces no newer one", () => {
  const store = storeOn(storageFor());
  store.add(result({ date: 1100 }));
  store.add(result({ date: 1000, won: false }));
  assert.deepEqual(store.all(), [result({ date: 1100 })]);
});

test("what was cleared is not counted again when a finished game is opened, what ends later is", () => {
  const storage = storageFor();
  const store = storeOn(storage);
  store.add(result());
  store.clear();
  store.add(result());
  assert.deepEqual(store.all(), []);
  store.add(result({ date: 5001 }));
  assert.equal(storeOn(storage).all().length, 1);
});

test("a mark of clearing that lies in the future is not believed", () => {
  const storage = storageFor();
  storage.setItem("/x/#results-cleared", "9e15");
  const store = storeOn(storage);
  store.add(result());
  assert.equal(store.all().length, 1);
});

test("the oldest results go where there are too many", () => {
  const storage = storageFor();
  const local = new LocalStore(storage, "/x/");
  for (let at = 0; at < MOST_RESULTS; at += 1) local.write(`result:${at}`, result({ id: `${at}`, date: 1000 + at }));
  const store = storeOn(storage);
  store.add(result({ id: "new", date: 4999 }));
  const ids = store.all().map(({ id }) => id);
  assert.equal(ids.length, MOST_RESULTS);
  assert.deepEqual([ids[0], ids.at(-1)], ["1", "new"]);
});

test("what cannot be read is set aside, and the rest counts", () => {
  const storage = storageFor();
  storeOn(storage).add(result());
  storage.setItem("/x/#result:b", "{broken");
  storage.setItem("/x/#result:c", JSON.stringify(result({ id: "d" })));
  storage.setItem("/x/#result:e", JSON.stringify(result({ id: "e", points: 1e300 })));
  storage.setItem("/x/#result:f", JSON.stringify({ ...result({ id: "f" }), more: "x".repeat(5000) }));
  const store = storeOn(storage);
  assert.deepEqual(store.all(), [result()]);
  const aside = new LocalStore(storage, "/x/").aside().map(({ name }) => name);
  assert.deepEqual(aside.sort(), ["result:b", "result:c", "result:e", "result:f"]);
  assert.deepEqual(store.all(), [result()]);
});

test("pictures make room for a result; where there is none, it is said and nothing else goes", () => {
  const storage = storageFor(2);
  storage.setItem("/x/#game:a", "{}");
  storage.setItem("/x/#picture:a", "data:");
  const store = storeOn(storage);
  store.add(result());
  assert.equal(storage.getItem("/x/#picture:a"), null);
  assert.throws(() => store.add(result({ id: "b" })), StorageFull);
  assert.deepEqual(store.all(), [result()]);
  assert.equal(storage.getItem("/x/#game:a"), "{}");
});

test("the file holds every result, and nothing else", () => {
  const store = storeOn(storageFor());
  store.add(result());
  assert.deepEqual(JSON.parse(store.file()), { ludoteca_results: 1, results: [result()] });
});

const results = fc.record({
  id: fc.constantFrom("a", "b", "c", "d"),
  points: fc.integer({ min: -50, max: 200 }),
  won: fc.boolean(),
  date: fc.integer({ min: 1, max: 4000 }),
});
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("add"), tab: fc.nat(1), row: results }),
    fc.record({ do: fc.constant("clear"), tab: fc.nat(1), now: fc.integer({ min: 1, max: 4000 }) }),
    fc.record({ do: fc.constant("spoil"), name: fc.constantFrom("result:a", "result:b"), text: fc.json() }),
  ),
  { maxLength: 20 },
);

test("two tabs that add and clear in any order see the latest result of each game, whatever else is stored", () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const storage = storageFor();
      let now = 5000;
      const tabs = [0, 1].map(() => new ResultStore(new LocalStore(storage, "/x/"), () => now));
      /** @type {Map<string, GameResult>} */
      const model = new Map();
      let cleared = 0;
      for (const step of taken) {
        const tab = "tab" in step ? /** @type {ResultStore} */ (tabs[step.tab]) : null;
        if ("row" in step) {
          tab?.add(result(step.row));
          const known = model.get(step.row.id);
          if (step.row.date > cleared && (known?.date ?? 0) <= step.row.date) model.set(step.row.id, result(step.row));
        } else if ("now" in step) {
          now = step.now;
          tab?.clear();
          now = 5000;
          model.clear();
          cleared = step.now;
        } else {
          storage.setItem(`/x/#${step.name}`, step.text);
          model.delete(step.name.slice("result:".length));
        }
      }
      const found = /** @type {ResultStore} */ (tabs[0]).all();
      assert.deepEqual(Object.fromEntries(found.map((each) => [each.id, each])), Object.fromEntries(model));
    }),
  );
});

test("no value at all makes reading fail, and none but a result is one", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      assert.equal(isGameResult(value), false);
    }),
  );
  assert.equal(isGameResult(result()), true);
  const wrong = [
    { id: "" },
    { seats: 0 },
    { seats: 1.5 },
    { levels: "novice" },
    { levels: Array(99).fill("a") },
    { options: [] },
    { options: { a: {} } },
    { points: Number.NaN },
    { won: 1 },
    { date: 9e15 },
    { game: "x".repeat(65) },
  ];
  for (const each of wrong) assert.equal(isGameResult({ ...result(), ...each }), false, JSON.stringify(each));
});
