import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../../web/lib/store.js";

test("a patch replaces its fields and leaves the others", () => {
  const store = new Store({ a: 1, b: 2 });
  store.set({ b: 3 });
  assert.deepEqual(store.state, { a: 1, b: 3 });
});

test("a state that a reader has saved does not change", () => {
  const store = new Store({ a: 1 });
  const { state } = store;
  store.set({ a: 2 });
  assert.equal(state.a, 1);
  assert.throws(() => {
    /** @type {any} */ (store.state).a = 3;
  }, TypeError);
});

test("the object that a store is made from stays the maker's own", () => {
  const first = { a: 1 };
  const store = new Store(first);
  first.a = 2;
  assert.equal(store.state.a, 1);
});

test("readers are told the new state and the change, in the order in which they subscribed", () => {
  const store = new Store({ a: 1 });
  /** @type {unknown[]} */
  const told = [];
  store.subscribe(({ a }, change) => told.push(["first", a, change]));
  store.subscribe(({ a }, change) => told.push(["second", a, change]));
  store.set({ a: 2 }, { animate: true });
  store.set({ a: 3 });
  assert.deepEqual(told, [
    ["first", 2, { animate: true }],
    ["second", 2, { animate: true }],
    ["first", 3, {}],
    ["second", 3, {}],
  ]);
});

test("who has unsubscribed is told nothing more, even by the change that is being told", () => {
  const store = new Store({ a: 1 });
  /** @type {string[]} */
  const told = [];
  /** @type {() => void} */
  let leave = () => {};
  store.subscribe(() => {
    told.push("first");
    leave();
  });
  leave = store.subscribe(() => told.push("second"));
  store.set({ a: 2 });
  store.set({ a: 3 });
  assert.deepEqual(told, ["first", "first"]);
});

test("a reader that changes the state is followed by the others with the newest state", () => {
  const store = new Store({ a: 1 });
  /** @type {number[]} */
  const seen = [];
  store.subscribe(({ a }) => {
    if (a === 2) store.set({ a: 3 });
  });
  store.subscribe(() => seen.push(store.state.a));
  store.set({ a: 2 });
  assert.deepEqual(seen, [3, 3]);
});
