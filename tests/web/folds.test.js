import assert from "node:assert/strict";
import { test } from "node:test";
import { StorageFull } from "../../web/storage/local-store.js";
import { Folds } from "../../web/ui/folds.js";

/** @param {unknown} stored */
function storeWith(stored) {
  const values = new Map([["folds", stored]]);
  return {
    read: (/** @type {string} */ name) => values.get(name),
    write: (/** @type {string} */ name, /** @type {unknown} */ value) => void values.set(name, value),
  };
}

test("a panel is open until it is folded, and the next screen remembers it", () => {
  const store = storeWith(undefined);
  const folds = new Folds(store);
  assert.equal(folds.isFolded("seats"), false);
  folds.turn("seats");
  assert.equal(folds.isFolded("seats"), true);
  assert.equal(new Folds(store).isFolded("seats"), true);
  assert.equal(new Folds(store).isFolded("log"), false);
});

test("what is stored may be anything", () => {
  for (const stored of [null, 7, "folded", [], { seats: "yes" }])
    assert.equal(new Folds(storeWith(stored)).isFolded("seats"), false);
});

test("without room in the storage a panel is folded all the same", () => {
  const full = () => {
    throw new StorageFull();
  };
  const folds = new Folds({ ...storeWith(undefined), write: full });
  folds.turn("log");
  assert.equal(folds.isFolded("log"), true);
});
