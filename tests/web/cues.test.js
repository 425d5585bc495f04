// What a change of the game sounds like: by the viewer's own log, whose turn it is and the outcome, and by nothing else.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { cuesOf, touchOf } from "../../web/play/cues.js";

/** @typedef {import("../../web/play/cues.js").LineCues} LineCues */

/** @type {LineCues} */
const LINES = { laid: "place", paid: "coin", rolled: "roll", drew: "card", ousted: "away" };
const PLAYED = { kind: /** @type {const} */ ("frame"), animate: true };

/** A frame whose table must not be looked at. @param {number} moment @param {any} outcome */
function frameAt(moment, outcome) {
  const forbid = (/** @type {unknown} */ _, /** @type {string | symbol} */ name) => {
    if (name === "moment") return moment;
    if (name === "outcome") return outcome;
    throw new Error(`a sound depends on the frame's ${String(name)}`);
  };
  return new Proxy({}, { get: forbid });
}

/** @param {number} moment @param {any} [more] @returns {any} */
function state(moment, { outcome = null, ...more } = {}) {
  const frame = frameAt(moment, outcome);
  const rest = { log: [], phase: "acting", viewer: 0, past: null, isCovered: false, isWatching: false };
  return { ...rest, ...more, frame };
}

/** @param {number} moment @param {string} key @param {number} [seat] */
const line = (moment, key, seat = 0) => ({ moment, seat, text: { key, args: { seat } } });

test("each new line has its sound, once", () => {
  const log = [line(1, "laid"), line(2, "rolled"), line(2, "rolled"), line(3, "laid"), line(3, "quiet")];
  assert.deepEqual(cuesOf(state(1), state(3, { log }), PLAYED, LINES), ["roll", "place"]);
});

test("the own turn is heard when it begins, and not at its next decision", () => {
  assert.deepEqual(cuesOf(state(4, { phase: "bots" }), state(5), PLAYED, LINES), ["turn"]);
  assert.deepEqual(cuesOf(state(4), state(5), PLAYED, LINES), []);
  assert.deepEqual(cuesOf(state(4, { viewer: 1 }), state(5), PLAYED, LINES), ["turn"], "at a table without secrets");
});

test("to be driven away is heard by the one it happened to", () => {
  const log = [line(2, "ousted", 1)];
  const bots = { phase: "bots" };
  assert.deepEqual(cuesOf(state(1, bots), state(2, { log, ...bots, viewer: 1 }), PLAYED, LINES), ["away"]);
  assert.deepEqual(cuesOf(state(1, bots), state(2, { log, ...bots }), PLAYED, LINES), []);
});

test("the end of the game sounds otherwise for the winner", () => {
  const over = { phase: "over", outcome: { reason: "", winners: [0], places: [1, 2] } };
  assert.deepEqual(cuesOf(state(8), state(9, over), PLAYED, LINES), ["win"]);
  assert.deepEqual(cuesOf(state(8, { viewer: 1 }), state(9, { ...over, viewer: 1 }), PLAYED, LINES), ["end"]);
  assert.deepEqual(cuesOf(state(8), state(9, { ...over, viewer: null }), PLAYED, LINES), ["win"], "around one screen");
  assert.deepEqual(cuesOf(state(9, over), state(10, over), PLAYED, LINES), []);
});

test("at most three sounds come of one change, and the last are kept", () => {
  const log = ["rolled", "laid", "drew", "paid"].map((key) => line(2, key));
  const heard = cuesOf(state(1, { phase: "bots" }), state(2, { log }), PLAYED, LINES);
  assert.deepEqual(heard, ["card", "coin", "turn"]);
});

test("nothing is heard or felt of a covered screen, a hand-over, the past, a start, an undo, or a game that is watched", () => {
  const log = [line(2, "laid")];
  const loud = { before: {}, after: { log, phase: "acting" }, change: PLAYED };
  /** @type {{ before?: any, after?: any, change?: any, moments?: [number, number] }[]} */
  const silent = [
    { after: { isCovered: true } },
    { before: { isCovered: true } },
    { after: { phase: "handing-over" } },
    { before: { phase: "handing-over" } },
    { before: { phase: "starting" } },
    { after: { past: {} } },
    { before: { past: {} } },
    { after: { isWatching: true, phase: "watching" } },
    { change: { kind: "frame", animate: false } },
    { change: { kind: "hint" } },
    { moments: [2, 1] },
    { moments: [2, 2] },
  ];
  const heard = ({ before = {}, after = {}, change = PLAYED, moments: [one = 0, other = 0] = [1, 2] }) => {
    const states = [state(one, { ...loud.before, ...before }), state(other, { ...loud.after, ...after })];
    return [cuesOf(states[0], states[1], change, LINES), touchOf(states[0], states[1], change)];
  };
  assert.deepEqual(heard({}), [["place"], "confirm"]);
  for (const each of silent) assert.deepEqual(heard(each), [[], null], JSON.stringify(each));
});

test("a phone vibrates for the own turn and for an own action, not for those of others", () => {
  assert.equal(touchOf(state(1, { phase: "bots" }), state(2), PLAYED), "turn");
  assert.equal(touchOf(state(1), state(2, { phase: "bots" }), PLAYED), "confirm");
  assert.equal(touchOf(state(1, { phase: "bots" }), state(2, { phase: "bots" }), PLAYED), null);
});

for (const game of ["attika", "quetzal", "world_wonders"]) {
  test(`the sounds of ${game} are those of lines that its log has`, async () => {
    const { sounds } = /** @type {{ sounds: LineCues }} */ (await import(`../../web/games/${game}/sounds.js`));
    const words = readFileSync(new URL(`../../assets/locales/en/${game}.ftl`, import.meta.url), "utf8");
    for (const key of Object.keys(sounds)) assert.match(words, new RegExp(`^${key} = `, "m"));
  });

  test(`in ${game} what a seat alone is told sounds as what the others are told`, async () => {
    const { sounds } = /** @type {{ sounds: LineCues }} */ (await import(`../../web/games/${game}/sounds.js`));
    for (const [key, cue] of Object.entries(sounds)) {
      if (key.endsWith("-own")) assert.equal(sounds[key.slice(0, -"-own".length)], cue, key);
    }
  });
}
