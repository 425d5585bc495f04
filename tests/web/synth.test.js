// The synth: sounds only where the browser allows it, one after another, and no fault of it surfaces.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Synth } from "../../web/lib/synth.js";

/** @typedef {import("../../web/lib/synth.js").Cue} Cue */

/** @type {Cue[]} */
const CUES = ["turn", "place", "roll", "coin", "card", "away", "win", "end"];

/** An audio context that notes when something starts. */
function fakeContext({ state = "running", mayResume = true } = {}) {
  /** @type {number[]} */
  const starts = [];
  const parameter = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({
    connect: (/** @type {any} */ next) => next,
    start: (/** @type {number} */ at) => starts.push(at),
    stop() {},
    gain: parameter(),
    frequency: parameter(),
    Q: parameter(),
  });
  const context = {
    state,
    currentTime: 5,
    sampleRate: 100,
    destination: {},
    createGain: node,
    createOscillator: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    async resume() {
      if (!mayResume) throw new Error("not allowed");
      context.state = "running";
    },
  };
  return { context: /** @type {any} */ (context), starts };
}

test("each cue has a sound, and what follows comes after it", async () => {
  for (const cue of CUES) {
    const { context, starts } = fakeContext();
    const synth = new Synth(() => context);
    await synth.wake();
    synth.play([cue], "quiet");
    const alone = starts.length;
    assert.ok(alone > 0 && starts.every((at) => at > 5), cue);
    synth.play(["place"], "quiet");
    assert.ok(Math.min(...starts.slice(alone)) > 5.05, cue);
  }
});

test("nothing sounds before a gesture has woken it, nor where the browser refuses", async () => {
  const { context, starts } = fakeContext({ state: "suspended", mayResume: false });
  const synth = new Synth(() => context);
  synth.play(["turn"], "normal");
  await synth.wake();
  synth.play(["turn"], "normal");
  assert.deepEqual(starts, []);
});

test("a browser without audio is silent, not broken", async (t) => {
  t.mock.method(console, "warn", () => {});
  const synth = new Synth(() => {
    throw new Error("no audio here");
  });
  await synth.wake();
  synth.play(["win"], "normal");
  const { context } = fakeContext();
  const broken = new Synth(() => context);
  await broken.wake();
  context.createOscillator = () => {
    throw new Error("too many");
  };
  broken.play(["win"], "normal");
});
