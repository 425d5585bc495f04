import assert from "node:assert/strict";
import { test } from "node:test";
import { readingTime } from "../../web/lib/preferences.js";
import { recapped, roundLines, seatOfLine, toTell } from "../../web/play/telling.js";

/** @param {number} moment @param {number} seat @param {boolean} [isLarge] */
const line = (moment, seat, isLarge = false) => ({
  moment,
  seat,
  text: { key: "said" },
  ...(isLarge && { banner: { key: `large-${moment}` } }),
});

const LOG = [line(1, 0), line(2, 1, true), line(3, 2), line(4, 1, true), line(4, 1)];

test("what concerns the viewer is told once, when it is new", () => {
  const now = { moment: 4, viewer: 0 };
  assert.deepEqual(toTell(LOG, now, { moment: 1, viewer: 0 }), [LOG[1], LOG[3]]);
  assert.deepEqual(toTell(LOG, now, { moment: 2, viewer: 0 }), [LOG[3]]);
  assert.deepEqual(toTell(LOG, now, { moment: 4, viewer: 0 }), []);
});

test("nothing is told large when a game is opened", () => {
  assert.deepEqual(toTell(LOG, { moment: 4, viewer: 0 }, null), []);
});

test("whoever gets the device is told what happened since they acted", () => {
  assert.deepEqual(toTell(LOG, { moment: 4, viewer: 0 }, { moment: 4, viewer: 1 }), [LOG[1], LOG[3]]);
  assert.deepEqual(toTell(LOG, { moment: 4, viewer: 2 }, { moment: 4, viewer: null }), [LOG[3]]);
  assert.deepEqual(toTell(LOG, { moment: 4, viewer: null }, { moment: 4, viewer: 1 }), []);
});

test("of many the latest three are told", () => {
  const many = Array.from({ length: 9 }, (_, at) => line(at + 1, 1, true));
  assert.deepEqual(toTell(many, { moment: 9, viewer: 0 }, { moment: 0, viewer: 0 }), many.slice(-3));
});

test("a recap is about the rounds that have ended and were not told of", () => {
  const at = (/** @type {number} */ round, /** @type {number} */ moment) => ({ round, moment, points: [round] });
  const course = [at(0, 0), at(1, 8), at(2, 17), at(3, 20)];
  assert.deepEqual(recapped(course, 2, 3), { from: at(1, 8), to: at(2, 17) });
  assert.deepEqual(recapped(course, 1, 3), { from: at(0, 0), to: at(2, 17) });
  assert.equal(recapped(course, 3, 3), null);
  assert.equal(recapped([], 1, 2), null);
});

test("a round's lines begin and end where the game says so, in the middle of an action", () => {
  const end = (/** @type {number} */ moment) => ({ ...line(moment, 0), ends_round: /** @type {const} */ (true) });
  const log = [line(1, 0), line(4, 1), end(4), line(4, 1), line(5, 0), line(9, 1), end(9), line(9, 0)];
  assert.deepEqual(roundLines(log, 0, 4), log.slice(0, 2));
  assert.deepEqual(roundLines(log, 4, 9), log.slice(3, 6));
  assert.deepEqual(roundLines([line(1, 0), line(2, 1), line(3, 0)], 1, 2), [line(2, 1)]);
});

test("a line belongs to whom it is about", () => {
  assert.equal(seatOfLine({ moment: 1, seat: 0, text: { key: "ousted", args: { seat: 2 } } }), 2);
  assert.equal(seatOfLine({ moment: 1, seat: 0, text: { key: "shuffled" } }), null);
});

test("longer words stay longer, and every pace has its time", () => {
  const times = ["slow", "normal", "fast", "instant"].map((bot_pace) => readingTime("x".repeat(50), { bot_pace }));
  assert.deepEqual(times, [7200, 4500, 2925, 2250]);
  assert.ok(readingTime("x".repeat(80), { bot_pace: "normal" }) > 4500);
});
