import assert from "node:assert/strict";
import { test } from "node:test";
import { deferred } from "../../web/lib/deferred.js";
import { SLOW_AFTER, tellingOfSlowIntents } from "../../web/play/slow-intents.js";
import { FakeClock } from "./fake-storage.js";

/**
 * A game whose intents are done when the test says so, and what was told of them.
 * @param {string} [phase]
 */
function open(phase = "acting") {
  const clock = new FakeClock();
  const work = deferred();
  /** @type {string[]} */
  const told = [];
  const game = /** @type {any} */ ({ store: { state: { phase } }, queries: {}, dispatch: () => work.promise });
  const { dispatch } = tellingOfSlowIntents(
    game,
    () => {
      told.push("slow");
      return () => told.push("done");
    },
    clock,
  );
  return { clock, work, told, dispatch };
}

test("an intent that is done in time is not told of", async () => {
  const { clock, work, told, dispatch } = open();
  const done = dispatch({ kind: "undo" });
  await clock.advance(SLOW_AFTER - 1);
  work.resolve(undefined);
  await done;
  await clock.advance(SLOW_AFTER);
  assert.deepEqual(told, []);
});

test("an intent that takes long is told of within two seconds, until it is done", async () => {
  const { clock, work, told, dispatch } = open();
  const done = dispatch({ kind: "play", index: 0 });
  await clock.advance(2000);
  assert.deepEqual(told, ["slow"]);
  work.resolve(undefined);
  await done;
  assert.deepEqual(told, ["slow", "done"]);
});

test("a hint and a game that is starting say themselves that they take a while", async () => {
  for (const { clock, told, dispatch, kind } of [
    { ...open(), kind: /** @type {const} */ ("hint") },
    { ...open("starting"), kind: /** @type {const} */ ("undo") },
  ]) {
    void dispatch({ kind });
    await clock.advance(5000);
    assert.deepEqual(told, []);
  }
});
