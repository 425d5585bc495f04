import assert from "node:assert/strict";
import { test } from "node:test";
import { choosePhase, sinceLastTurn } from "../../web/play/viewer.js";

/** @typedef {import("../../web/bridge/protocol.js").Player} Player */

/** @param {string} kinds p for a person, b for a bot @returns {Player[]} */
const players = (kinds) =>
  [...kinds].map((kind) => ({ name: kind, colour: "", level: "", kind: kind === "p" ? "person" : "bot" }));

/**
 * @param {string} kinds
 * @param {number | null} toAct
 * @param {Partial<Parameters<typeof choosePhase>[0]>} [more]
 */
const phase = (kinds, toAct, more = {}) =>
  choosePhase({
    players: players(kinds),
    hasSecrets: true,
    isShared: false,
    toAct,
    holder: null,
    isWatching: false,
    ...more,
  });

test("a person alone against bots always looks from their own seat", () => {
  assert.deepEqual(phase("bp", 1), { phase: "acting", viewer: 1 });
  assert.deepEqual(phase("bp", 0), { phase: "bots", viewer: 1 });
  assert.deepEqual(phase("bp", null), { phase: "over", viewer: 1 });
});

test("with secrets nobody's hand is shown until that person has taken the device", () => {
  assert.deepEqual(phase("pp", 1), { phase: "handing-over", viewer: null });
  assert.deepEqual(phase("pp", 1, { holder: 1 }), { phase: "acting", viewer: 1 });
});

test("a finished turn keeps the table of the person who still holds the device", () => {
  assert.deepEqual(phase("pp", 1, { holder: 0 }), { phase: "turn-done", viewer: 0 });
  assert.deepEqual(phase("ppb", 2, { holder: 0 }), { phase: "turn-done", viewer: 0 });
});

test("bots among several persons act before a spectator's eyes", () => {
  assert.deepEqual(phase("ppb", 2), { phase: "bots", viewer: null });
});

test("without secrets the table turns to whoever is to act", () => {
  assert.deepEqual(phase("pp", 1, { hasSecrets: false, holder: 0 }), { phase: "acting", viewer: 1 });
});

test("a seat given to a bot holds no device", () => {
  assert.deepEqual(phase("bpp", 1, { holder: 0 }), { phase: "handing-over", viewer: null });
});

test("the last person at a table that several have played says so before their hand is shown", () => {
  const shared = { isShared: true };
  assert.deepEqual(phase("bp", 1, shared), { phase: "handing-over", viewer: null });
  assert.deepEqual(phase("bp", 0, shared), { phase: "bots", viewer: null });
  assert.deepEqual(phase("bp", null, shared), { phase: "over", viewer: null });
  assert.deepEqual(phase("bp", 1, { ...shared, holder: 0 }), { phase: "handing-over", viewer: null });
  assert.deepEqual(phase("bp", 1, { ...shared, holder: 1 }), { phase: "acting", viewer: 1 });
  assert.deepEqual(phase("bp", 0, { ...shared, holder: 1 }), { phase: "bots", viewer: 1 });
  assert.deepEqual(phase("bp", 1, { ...shared, hasSecrets: false }), { phase: "acting", viewer: 1 });
});

test("whoever watches sees what everybody may see", () => {
  assert.deepEqual(phase("pb", 0, { isWatching: true }), { phase: "watching", viewer: null });
});

test("the recap begins after the viewer's own last line", () => {
  const line = (/** @type {number} */ seat, /** @type {number} */ moment) => ({ seat, moment, text: { key: "x" } });
  const log = [line(0, 1), line(1, 2), line(0, 3), line(1, 4), line(1, 5)];
  assert.deepEqual(
    sinceLastTurn(log, 0).map((each) => each.moment),
    [4, 5],
  );
  assert.deepEqual(sinceLastTurn(log, 1), []);
  assert.deepEqual(sinceLastTurn(log, null), []);
});
