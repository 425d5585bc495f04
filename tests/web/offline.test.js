// When a page speaks to its service worker: never to one that is about to be replaced.
import assert from "node:assert/strict";
import test from "node:test";

import { untilReplaced } from "../../web/app/offline.js";

/** A service worker as a page sees it. @param {ServiceWorkerState} state */
function aWorker(state) {
  const worker = Object.assign(new EventTarget(), { state });
  const become = (/** @type {ServiceWorkerState} */ next) => {
    worker.state = next;
    worker.dispatchEvent(new Event("statechange"));
  };
  return { worker: /** @type {ServiceWorker} */ (/** @type {unknown} */ (worker)), become };
}

/** Whether a promise is fulfilled by now. @param {Promise<unknown>} promise */
async function isOver(promise) {
  return Promise.race([promise.then(() => true), new Promise((done) => setImmediate(done, false))]);
}

test("with nothing to wait for the page speaks at once", async () => {
  assert.equal(await isOver(untilReplaced({ installing: null, waiting: null })), true);
});

for (const place of /** @type {const} */ (["installing", "waiting"])) {
  for (const end of /** @type {const} */ (["activated", "redundant"])) {
    test(`a service worker that is ${place} is waited for until it is ${end}`, async () => {
      const { worker, become } = aWorker(place === "installing" ? "installing" : "installed");
      const waiting = untilReplaced({ installing: null, waiting: null, [place]: worker });
      assert.equal(await isOver(waiting), false);
      become("activating");
      assert.equal(await isOver(waiting), false);
      become(end);
      assert.equal(await isOver(waiting), true);
    });
  }
}

test("a service worker that never gets ready is not waited for without end", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { worker } = aWorker("installed");
  const waiting = untilReplaced({ installing: null, waiting: worker });
  assert.equal(await isOver(waiting), false);
  context.mock.timers.tick(60_000);
  assert.equal(await isOver(waiting), true);
});
