// Act now: the bot that is to act does so at once, whatever it was about.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sit } from "./open-session.js";

test("a bot that is hurried acts without its pause, by what the mind has", async () => {
  /** @type {(answer: any) => void} */
  let answer = () => {};
  const { dispatch, engine, happened, settled } = await sit("pb", {
    think: () => new Promise((resolve) => (answer = resolve)),
    pace: 2 ** 31 - 1,
  });
  await dispatch({ kind: "play", index: 0 });
  while (!engine.asked.some((request) => request.op === "imagine"))
    await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  dispatch({ kind: "act-now" });
  answer({ ok: true, index: 1, revision: 1 });
  await settled("acting");
  assert.deepEqual(engine.actions, [0, 1]);
  assert.ok(happened.includes("hurry"));
});

test("a bot that is hurried before it has begun acts without its pause", async () => {
  const { session, dispatch, engine, settled } = await sit("pb", { pace: 2 ** 31 - 1 });
  await dispatch({ kind: "play", index: 0 });
  // There is an engine again: the bot, which could not act, is about to begin once more.
  void session.goOn();
  void dispatch({ kind: "act-now" });
  await settled("acting");
  assert.deepEqual(engine.actions, [0, 1]);
});

test("each time a bot is hurried that cannot act, it is said why, until it can", async () => {
  const { session, dispatch, engine, happened, settled } = await sit("pb", { pace: 2 ** 31 - 1 });
  await dispatch({ kind: "play", index: 0 });
  const { ask } = engine;
  engine.ask = async () => /** @type {never} */ ({ ok: false, error: { kind: "down", text: { key: "engine-down" } } });
  await session.goOn();
  const told = () => happened.filter((each) => each.problem === "down").length;
  for (const times of [2, 3]) {
    await dispatch({ kind: "act-now" });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(told(), times);
  }
  engine.ask = ask;
  await dispatch({ kind: "act-now" });
  await settled("acting");
  assert.deepEqual(engine.actions, [0, 1]);
});
