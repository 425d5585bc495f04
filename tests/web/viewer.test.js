import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseStage, sinceLastTurn } from "../../web/play/viewer.js";

/** @typedef {import("../../web/bridge/protocol.js").Player} Player */

/** @param {string} kinds p for a person, b for a bot @returns {Player[]} */
const players = (kinds) =>
  [...kinds].map((kind) => ({ name: kind, colour: "", level: "", kind: kind === "p" ? "person" : "bot" }));

/**
 * @param {string} kinds
 * @param {number | null} toAct
 * @param {Partial<Parameters<typeof chooseStage>[0]>} [more]
 */
const stage = (kinds, toAct, more = {}) =>
  chooseStage({
    players: players(kinds),
    hasSecrets: true,
    isShared: false,
    toAct,
    holder: null,
    watching: false,
    ...more,
  });

test("a person alone against bots always looks from their own seat", () => {
  assert.deepEqual(stage("bp", 1), { stage: "acting", viewer: 1 });
  assert.deepEqual(stage("bp", 0), { stage: "bots", viewer: 1 });
  assert.deepEqual(stage("bp", null), { stage: "over", viewer: 1 });
});

test("with secrets nobody's hand is shown until that person has taken the device", () => {
  assert.deepEqual(stage("pp", 1), { stage: "handing", viewer: null });
  assert.deepEqual(stage("pp", 1, { holder: 1 }), { stage: "acting", viewer: 1 });
});

test("a finished turn keeps the table of the person who still holds the device", () => {
  assert.deepEqual(stage("pp", 1, { holder: 0 }), { stage: "ending", viewer: 0 });
  assert.deepEqual(stage("ppb", 2, { holder: 0 }), { stage: "ending", viewer: 0 });
});

test("bots among several persons act before a spectator's eyes", () => {
  assert.deepEqual(stage("ppb", 2), { stage: "bots", viewer: null });
});

test("without secrets the table turns to whoever is to act", () => {
  assert.deepEqual(stage("pp", 1, { hasSecrets: false, holder: 0 }), { stage: "acting", viewer: 1 });
});

test("a seat given to a bot holds no device", () => {
  assert.deepEqual(stage("bpp", 1, { holder: 0 }), { stage: "handing", viewer: null });
});

test("the last person at a table that several have played says so before their hand is shown", () => {
  const shared = { isShared: true };
  assert.deepEqual(stage("bp", 1, shared), { stage: "handing", viewer: null });
  assert.deepEqual(stage("bp", 0, shared), { stage: "bots", viewer: null });
  assert.deepEqual(stage("bp", null, shared), { stage: "over", viewer: null });
  assert.deepEqual(stage("bp", 1, { ...shared, holder: 0 }), { stage: "handing", viewer: null });
  assert.deepEqual(stage("bp", 1, { ...shared, holder: 1 }), { stage: "acting", viewer: 1 });
  assert.deepEqual(stage("bp", 0, { ...shared, holder: 1 }), { stage: "bots", viewer: 1 });
  assert.deepEqual(stage("bp", 1, { ...shared, hasSecrets: false }), { stage: "acting", viewer: 1 });
});

test("whoever watches sees what everybody may see", () => {
  assert.deepEqual(stage("pb", 0, { watching: true }), { stage: "watching", viewer: null });
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
