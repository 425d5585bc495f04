// What screen readers are told at each step of a replay.

import assert from "node:assert/strict";
import { test } from "node:test";
import { whatHappened } from "../../web/ui/replay.js";

const LOG = [
  { moment: 0, seat: null, text: { key: "set-up-told" } },
  { moment: 1, seat: 0, text: { key: "first-told" } },
  { moment: 2, seat: 1, text: { key: "second-told" } },
  { moment: 2, seat: 1, text: { key: "second-again" } },
];

/** Without words, a key stands for its sentence. @param {number} moment */
function told(moment) {
  const state = { past: { moment }, log: LOG, header: { players: [] } };
  return whatHappened(/** @type {any} */ (state), `moment ${moment}`);
}

test("a step says what the action did, and nothing of other actions", () => {
  assert.deepEqual(told(1), ["first-told"]);
  assert.deepEqual(told(2), ["second-told", "second-again"]);
});

test("a step of which the log tells nothing says which moment it is, so that no step is silent", () => {
  assert.deepEqual(told(0), ["moment 0"]);
  assert.deepEqual(told(3), ["moment 3"]);
});
