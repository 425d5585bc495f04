import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { shownFrame, shownLog } from "../../web/play/game-state.js";
import { sit } from "./open-session.js";

/** Everything that waits for a promise has gone on. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/**
 * A person among bots whose next action brings forced ones.
 * @param {string} kinds
 * @param {{ pace: number }} options
 */
async function table(kinds, { pace }) {
  const seated = await sit(kinds, { hasSecrets: true, think: () => new Promise(() => {}), pace });
  seated.engine.forced = 2;
  /** @type {(number | null)[][]} */
  const drawn = [];
  seated.session.store.subscribe((state, { kind }) => {
    const { moment, view } = shownFrame(state);
    if (kind === "frame") drawn.push([moment, view.viewer, shownLog(state).length]);
  });
  return { ...seated, drawn };
}

/**
 * The moments before the latest that the engine was asked for, and as whom.
 * @param {import("./fake-engine.js").FakeEngine} engine
 */
function onTheWay({ asked }) {
  return asked.filter(({ at }) => at !== undefined).map(({ at, viewer }) => [at, viewer]);
}

test("forced actions are shown one after the other at the pace, each with its lines", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { dispatch, drawn, engine } = await table("pbb", { pace: 700 });
    const played = dispatch({ kind: "play", index: 0 });
    await settle();
    assert.deepEqual(drawn, [[1, 0, 1]]);
    mock.timers.tick(699);
    await settle();
    assert.equal(drawn.length, 1);
    mock.timers.tick(1);
    await settle();
    assert.deepEqual(drawn.at(-1), [2, 0, 2]);
    mock.timers.tick(700);
    await settle();
    assert.deepEqual(drawn.at(-1), [3, 0, 3]);
    await played;
    assert.deepEqual(onTheWay(engine), [
      [1, 0],
      [2, 0],
    ]);
  } finally {
    mock.timers.reset();
  }
});

test("all actions are saved before the first of them is drawn", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { dispatch, happened, drawn } = await table("pbb", { pace: 700 });
    void dispatch({ kind: "play", index: 0 });
    await settle();
    assert.equal(drawn.length, 1);
    assert.deepEqual(happened.find((each) => each.actions?.length > 0)?.actions, [0, 0, 0]);
  } finally {
    mock.timers.reset();
  }
});

test("whatever a person does ends the show at once", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { dispatch, drawn, state } = await table("pbb", { pace: 700 });
    const played = dispatch({ kind: "play", index: 0 });
    await settle();
    void dispatch({ kind: "skip" });
    assert.deepEqual(drawn.at(-1), [3, 0, 3]);
    assert.equal(state().step, null);
    await played;
    assert.equal(drawn.length, 2);
  } finally {
    mock.timers.reset();
  }
});

test("what is done while the action is on its way leaves the show out", async () => {
  const { dispatch, drawn } = await table("pbb", { pace: 700 });
  const played = dispatch({ kind: "play", index: 0 });
  await Promise.resolve();
  await Promise.resolve();
  void dispatch({ kind: "skip" });
  await played;
  assert.deepEqual(drawn, [[3, 0, 3]]);
});

test("at the pace instant only the latest moment is shown", async () => {
  const { dispatch, drawn, engine } = await table("pbb", { pace: 0 });
  await dispatch({ kind: "play", index: 0 });
  assert.deepEqual(drawn[0], [3, 0, 3]);
  assert.deepEqual(onTheWay(engine), []);
});

test("an action that leads to another person's view shows no moment on the way", async () => {
  const { dispatch, engine, state, settled } = await sit("pp", { hasSecrets: false, pace: 700 });
  engine.forced = 2;
  await settled("acting");
  await dispatch({ kind: "play", index: 0 });
  assert.equal(state().viewer, 1);
  assert.deepEqual(onTheWay(engine), []);
});

test("a turn that is ended in the middle of the show is covered at once, and nothing is drawn after it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { session, dispatch, engine, happened, settled } = await sit("pp", { hasSecrets: true, pace: 700 });
    await settled("handing-over");
    await dispatch({ kind: "sit-down", seat: 0 });
    engine.forced = 2;
    void dispatch({ kind: "play", index: 0 });
    await settle();
    assert.equal(session.store.state.phase, "turn-done");
    assert.notEqual(session.store.state.step, null);
    const ended = dispatch({ kind: "end-turn" });
    assert.equal(happened.at(-1), "covered");
    assert.equal(session.store.state.step, null);
    const drawn = happened.length;
    mock.timers.tick(5000);
    await ended;
    assert.deepEqual(
      happened.slice(drawn).filter((each) => each.drawn !== undefined && each.viewer !== null),
      [],
    );
  } finally {
    mock.timers.reset();
  }
});
