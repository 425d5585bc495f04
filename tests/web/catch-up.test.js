import assert from "node:assert/strict";
import test from "node:test";
import { catchUp } from "../../web/play/catch-up.js";

/**
 * The answers of the storage, one at each try, and what came of them.
 * @param {Partial<import("../../web/storage/saved-games.js").Found>[]} answers
 * @param {{ playsOnAfter?: number }} [options] the try before which the person plays on
 */
async function attempt(answers, { playsOnAfter = Number.POSITIVE_INFINITY } = {}) {
  let [waits, reads] = [0, 0];
  const found = await catchUp({
    edition: 4,
    isIdle: () => waits < playsOnAfter,
    copies: async () => /** @type {any} */ ({ copies: [], isRead: true, ...answers[reads++] }),
    wait: async () => {
      waits += 1;
    },
  });
  return { found, reads };
}

/** @param {number} edition @returns {any} */
const copies = (edition) => [{ saved: { edition } }];

test("a newer copy is found as soon as the journal can be read", async () => {
  const answers = [{ isRead: false }, { isRead: false }, { copies: copies(7) }];
  assert.deepEqual(await attempt(answers), { found: "newer", reads: 3 });
});

test("a journal that has nothing newer gets the copy that is shown", async () => {
  assert.deepEqual(await attempt([{ copies: copies(4) }]), { found: "behind", reads: 1 });
  assert.deepEqual(await attempt([{ copies: [...copies(4), ...copies(6)], isRival: true }]), {
    found: "behind",
    reads: 1,
  });
});

test("who has played on meanwhile is left alone, and the storage is not read", async () => {
  assert.deepEqual(await attempt([{ copies: copies(7) }], { playsOnAfter: 1 }), { found: null, reads: 0 });
  assert.deepEqual(await attempt([{ isRead: false }, { copies: copies(7) }], { playsOnAfter: 2 }), {
    found: null,
    reads: 1,
  });
});
