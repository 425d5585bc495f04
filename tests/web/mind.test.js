import assert from "node:assert/strict";
import { test } from "node:test";
import { keepMind } from "../../web/mind.js";

/** @param {() => Promise<void>} stop */
function minds(stop) {
  const counted = { started: 0, ended: 0 };
  const ask = keepMind(async () => {
    counted.started += 1;
    return /** @type {any} */ ({
      think: async () => counted.started,
      hurry: async () => {},
      stop,
      end: () => (counted.ended += 1),
    });
  });
  return { ask, counted };
}

test("one mind thinks for the whole visit", async () => {
  const { ask, counted } = minds(async () => {});
  const [one, other] = await Promise.all([ask(), ask()]);
  assert.deepEqual([await one.think(/** @type {any} */ ({})), await other.think(/** @type {any} */ ({}))], [1, 1]);
  await one.stop();
  await ask();
  assert.deepEqual(counted, { started: 1, ended: 0 });
});

test("a mind that does not listen is ended, and the next thought has a new one", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { ask, counted } = minds(() => new Promise(() => {}));
  const stopped = (await ask()).stop();
  context.mock.timers.tick(1000);
  await stopped;
  assert.deepEqual(counted, { started: 1, ended: 1 });
  assert.equal(await (await ask()).think(/** @type {any} */ ({})), 2);
});
