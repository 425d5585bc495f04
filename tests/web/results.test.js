// When the results of a game come up by themselves.
import assert from "node:assert/strict";
import test from "node:test";

import { Store } from "../../web/lib/store.js";

/**
 * Results of a game that is about to end, in a page where a dialog may be open.
 * @param {import("node:test").TestContext} context
 */
async function aGame(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = { dialog: /** @type {object | null} */ (null) };
  const before = globalThis.document;
  globalThis.document = /** @type {any} */ ({ querySelector: () => page.dialog });
  context.after(() => {
    globalThis.document = before;
  });
  const { Results } = await import("../../web/app/results.js");
  const store = new Store(/** @type {any} */ ({ phase: "acting", frame: { to_act: 0 }, step: null }));
  const results = new Results(/** @type {any} */ ({ store, queries: {} }), /** @type {any} */ ({}));
  const show = context.mock.method(results, "show", async () => {});
  const become = (/** @type {string} */ phase, /** @type {number | null} */ to_act) =>
    store.set(/** @type {any} */ ({ phase, frame: { to_act }, step: null }), /** @type {any} */ ({ kind: "frame" }));
  become("acting", 0);
  const wait = (/** @type {number} */ time) => context.mock.timers.tick(time);
  return { page, results, become, wait, shown: () => show.mock.callCount() };
}

test("the results come up once, after a last look at the table", async (context) => {
  const { become, wait, shown } = await aGame(context);
  become("over", null);
  wait(899);
  assert.equal(shown(), 0);
  wait(1);
  become("over", null);
  wait(5_000);
  assert.equal(shown(), 1);
});

test("the results wait until a dialog that was opened meanwhile is closed", async (context) => {
  const { page, become, wait, shown } = await aGame(context);
  become("over", null);
  page.dialog = {};
  wait(5_000);
  assert.equal(shown(), 0);
  page.dialog = null;
  wait(900);
  assert.equal(shown(), 1);
});

test("whoever leaves the game or takes back its end meanwhile gets no results", async (context) => {
  const { results, become, wait, shown } = await aGame(context);
  become("over", null);
  become("acting", 0);
  wait(5_000);
  become("over", null);
  results.leave();
  wait(5_000);
  assert.equal(shown(), 0);
});
