import assert from "node:assert/strict";
import { test } from "node:test";
import { mayHint, mayUndo } from "../../web/play/game-state.js";
import { Overtaken } from "../../web/storage/journal.js";
import { headerFor } from "./fake-engine.js";
import { sit } from "./open-session.js";

test("until the engine has the game nothing is asked of it, and then what was wanted meanwhile is done", async () => {
  const { session, dispatch, state, engine, happened, opened } = await sit("pb", { starting: true });
  assert.deepEqual([state().phase, mayUndo(state()), mayHint(state())], ["starting", false, false]);
  const link = session.queries.link();
  const renamed = dispatch({ kind: "players", players: headerFor("pp").players });
  assert.deepEqual([engine.asked, happened], [[], []]);
  await session.begin(opened);
  await Promise.all([link, renamed]);
  assert.deepEqual(engine.asked.map((request) => request.op).sort(), ["frame", "frame", "link", "players"]);
  assert.deepEqual(happened[0], { drawn: 0, viewer: 0, phase: "acting" });
});

test("a game that is left before the engine has it asks for nothing", async () => {
  const { session, engine } = await sit("pb", { starting: true });
  await session.saveLocally();
  await session.leave();
  assert.deepEqual(engine.asked, []);
});

test("a frame that came with the game is not asked for again", async () => {
  const { session, state, engine, opened, happened } = await sit("pb", { starting: true });
  await session.begin({ ...opened, viewer: 0, frame: engine.frame(0, 0) });
  assert.deepEqual([state().phase, state().viewer, engine.asked], ["acting", 0, []]);
  assert.deepEqual(happened, [{ drawn: 0, viewer: 0, phase: "acting" }]);
});

test("what is seen next time is what the person among bots sees now, without anything to choose from", async () => {
  const { session, state } = await sit("pb");
  const seen = await session.seenOnReopening();
  assert.deepEqual([seen?.viewer, seen?.frame.choices, seen?.frame.view], [0, [], state().frame.view]);
});

test("nobody's secrets are seen next time where the device goes from hand to hand", async () => {
  const { session, dispatch, state } = await sit("pp");
  assert.equal((await session.seenOnReopening())?.viewer, null);
  await dispatch({ kind: "sit-down", seat: state().frame.to_act ?? 0 });
  assert.equal(state().viewer, 0);
  assert.equal(await session.seenOnReopening(), null);
  await session.standAside();
  assert.equal(await session.seenOnReopening(), null);
});

test("a change is on disk before it is drawn", async () => {
  const { dispatch, happened } = await sit("pp", { hasSecrets: false });
  happened.length = 0;
  await dispatch({ kind: "play", index: 1 });
  assert.deepEqual(happened, [
    { saved: 2, after: 1, from: 0, actions: [1], conceded: null },
    { drawn: 1, viewer: 1, phase: "acting" },
  ]);
});

test("no frame is asked for as a person who does not hold the device", async () => {
  const { dispatch, state, engine } = await sit("pp");
  assert.equal(state().phase, "handing-over");
  await dispatch({ kind: "sit-down", seat: state().frame.to_act ?? 0 });
  await dispatch({ kind: "play", index: 0 });
  assert.deepEqual([state().phase, state().viewer], ["turn-done", 0]);
  await dispatch({ kind: "end-turn" });
  assert.deepEqual([state().phase, state().viewer], ["handing-over", null]);
  assert.deepEqual(
    engine.asked.map((request) => request.viewer ?? null).filter((viewer) => viewer === 1),
    [],
  );
  await dispatch({ kind: "sit-down", seat: state().frame.to_act ?? 0 });
  assert.equal(engine.asked.at(-1)?.viewer, 1);
});

test("who was asked for before the table went on is shown no other hand", async () => {
  const { dispatch, state, engine } = await sit("pp");
  assert.equal(state().frame.to_act, 0);
  await dispatch({ kind: "sit-down", seat: 1 });
  assert.deepEqual([state().phase, state().viewer], ["turn-done", 1]);
  assert.ok(!engine.asked.some((request) => request.viewer === 0));
});

test("the table is covered as soon as a turn is ended, however long the engine takes", async () => {
  const { dispatch, state, happened } = await sit("pp");
  await dispatch({ kind: "sit-down", seat: state().frame.to_act ?? 0 });
  await dispatch({ kind: "play", index: 0 });
  happened.length = 0;
  const ended = dispatch({ kind: "end-turn" });
  assert.deepEqual([happened, state().isCovered], [["covered"], true]);
  await ended;
  assert.deepEqual([state().viewer, state().isCovered], [null, false]);
});

test("a bot acts by what it imagined, and the person watches from their own seat", async () => {
  const { dispatch, state, engine, settled } = await sit("pb");
  await dispatch({ kind: "play", index: 0 });
  await settled("acting");
  assert.deepEqual(engine.actions, [0, 1]);
  assert.deepEqual(
    engine.asked.filter((request) => request.op === "imagine").map((request) => request.seat),
    [1],
  );
  assert.equal(state().log.length, 2);
});

test("a thought that undo has overtaken is not played", async () => {
  /** @type {(answer: any) => void} */
  let answer = () => {};
  const { dispatch, state, engine, happened } = await sit("pb", {
    think: () => new Promise((resolve) => (answer = resolve)),
  });
  await dispatch({ kind: "play", index: 0 });
  assert.equal(state().phase, "bots");
  while (!engine.asked.some((request) => request.op === "imagine"))
    await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  await dispatch({ kind: "undo" });
  answer({ ok: true, index: 1, revision: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(engine.actions, []);
  assert.equal(state().phase, "acting");
  assert.ok(happened.includes("stop"));
});

/** A mind whose hints are about the second choice, and which plans the first one for the next decision. */
function hinting() {
  const asked = /** @type {any[]} */ ([]);
  const think = async (/** @type {any} */ request) => {
    if (request.op !== "hint") return new Promise(() => {});
    asked.push(request);
    const [index = 1, ...plan] = request.plan.length > 0 ? request.plan : [1, 0];
    const reasons = [{ key: "because", args: { index } }];
    return { ok: true, index, revision: request.revision, reasons, plan, paths: plan.map(() => ["a"]) };
  };
  return { asked, think };
}

test("a hint comes whole, is about the person's own decision, and stays the same when asked for again", async () => {
  const { asked, think } = hinting();
  const { dispatch, state, engine, happened } = await sit("pp", { hasSecrets: false, think });
  await dispatch({ kind: "hint" });
  await dispatch({ kind: "hint" });
  assert.deepEqual(
    happened.filter((each) => "hint" in each).map(({ hint }) => [hint.found?.index ?? null, hint.times]),
    [
      [null, 1],
      [1, 1],
      [1, 2],
    ],
  );
  await dispatch({ kind: "close-hint" });
  await dispatch({ kind: "hint" });
  assert.deepEqual(state().hint?.found?.reasons, [{ key: "because", args: { index: 1 } }]);
  assert.equal(state().hint?.found?.revision, state().frame.revision);
  assert.equal(asked.length, 1);
  assert.deepEqual(engine.actions, []);
  assert.deepEqual(
    engine.asked.filter((request) => request.op === "imagine").map((request) => request.seat),
    [0],
  );
});

test("whoever follows a hint gets the rest of its plan next, whoever does not gets a new one", async () => {
  for (const [index, plan] of /** @type {const} */ ([
    [1, [0]],
    [0, []],
  ])) {
    const { asked, think } = hinting();
    const { dispatch } = await sit("pp", { hasSecrets: false, think });
    await dispatch({ kind: "hint" });
    await dispatch({ kind: "play", index });
    await dispatch({ kind: "hint" });
    assert.deepEqual(
      asked.map((request) => request.plan),
      [[], [...plan]],
    );
  }
});

test("a hint is gone with the decision it was for, and one still being thought about is stopped", async () => {
  const { dispatch, state, happened } = await sit("pp", { hasSecrets: false, think: () => new Promise(() => {}) });
  void dispatch({ kind: "hint" });
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(state().hint?.found, null);
  await dispatch({ kind: "play", index: 0 });
  assert.equal(state().hint, null);
  assert.ok(happened.includes("stop"));
});

test("nobody is given a hint while a bot is to act", async () => {
  const { dispatch, state, engine } = await sit("pb", { think: () => new Promise(() => {}) });
  await dispatch({ kind: "play", index: 0 });
  await dispatch({ kind: "hint" });
  assert.equal(state().hint, null);
  assert.deepEqual(
    engine.asked.filter((request) => request.op === "imagine").map((request) => request.seat),
    [1],
  );
});

test("undo and redo rewrite the journal from where they lead", async () => {
  const { dispatch, happened } = await sit("pp", { hasSecrets: false });
  await dispatch({ kind: "play", index: 1 });
  await dispatch({ kind: "play", index: 0 });
  happened.length = 0;
  await dispatch({ kind: "undo" });
  await dispatch({ kind: "redo" });
  const written = happened.filter((each) => "saved" in each).map(({ from, actions }) => [from, actions]);
  assert.deepEqual(written, [
    [1, []],
    [1, [0]],
  ]);
});

test("a concession is saved beside the actions", async () => {
  const { dispatch, state, happened } = await sit("pb");
  await dispatch({ kind: "concede", seat: 0 });
  assert.equal(happened.filter((each) => "saved" in each).at(-1)?.conceded, 0);
  assert.equal(state().phase, "over");
});

test("a seat given to a bot plays on, and can be taken back", async () => {
  const { dispatch, state, engine } = await sit("pp", { hasSecrets: false, think: () => new Promise(() => {}) });
  const given = state().header.players.map((player, seat) =>
    seat === 0 ? { ...player, kind: /** @type {const} */ ("bot") } : player,
  );
  await dispatch({ kind: "players", players: given });
  assert.deepEqual([state().phase, state().viewer], ["bots", 1]);
  await dispatch({ kind: "players", players: headerFor("pp").players });
  assert.deepEqual([state().phase, state().viewer], ["acting", 0]);
  assert.equal(engine.header.players[0]?.kind, "person");
});

test("whoever is overtaken by another tab only watches from then on", async () => {
  const { dispatch, state, happened } = await sit("pp", {
    hasSecrets: false,
    commit: async () => {
      throw new Overtaken("t");
    },
  });
  await dispatch({ kind: "play", index: 0 });
  assert.ok(happened.some((each) => each.loss === "overtaken"));
  assert.deepEqual([state().phase, state().viewer], ["watching", null]);
});

test("an index that belongs to an older frame changes nothing", async () => {
  const { dispatch, engine, happened } = await sit("pp", { hasSecrets: false });
  await Promise.all([dispatch({ kind: "play", index: 0 }), dispatch({ kind: "play", index: 0 })]);
  assert.deepEqual(engine.actions, [0]);
  assert.deepEqual(
    happened.filter((each) => "problem" in each),
    [],
  );
});

test("a game deleted in another tab is played no further and not put back by itself", async () => {
  const { session, dispatch, state, happened } = await sit("pb");
  await session.beDeleted();
  assert.deepEqual([state().phase, state().isDeleted], ["watching", true]);
  assert.deepEqual(happened.slice(-2), [{ loss: "deleted" }, { drawn: 0, viewer: null, phase: "watching" }]);
  await dispatch({ kind: "play", index: 0 });
  assert.equal(state().frame.moment, 0);
});

test("a bot waits with its action while somebody looks back", async () => {
  /** @type {(answer: any) => void} */
  let answer = () => {};
  const { dispatch, state, engine, settled } = await sit("pb", {
    think: () => new Promise((resolve) => (answer = resolve)),
  });
  await dispatch({ kind: "play", index: 0 });
  await settled("bots");
  await dispatch({ kind: "look-back", moment: 0 });
  answer({ ok: true, index: 1, revision: engine.revision });
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual([engine.actions, state().past !== null], [[0], true]);
  await dispatch({ kind: "look-back", moment: null });
  await settled("acting");
  assert.deepEqual(engine.actions, [0, 1]);
});

test("the game until a moment is its first actions", async () => {
  const { session, dispatch, state } = await sit("pp", { hasSecrets: false });
  await dispatch({ kind: "play", index: 0 });
  await dispatch({ kind: "play", index: 1 });
  assert.deepEqual(session.queries.until(1), { header: state().header, actions: [0] });
});

test("when a game between people ends, the hand of whoever ended it is not shown any more", async () => {
  const { dispatch, state } = await sit("pp");
  await dispatch({ kind: "sit-down", seat: 0 });
  assert.deepEqual(state().frame.view.viewer, 0);
  await dispatch({ kind: "concede", seat: 0 });
  assert.deepEqual([state().phase, state().viewer, state().frame.view.viewer], ["over", null, null]);
  assert.deepEqual(state().frame.view.pieces, []);
});

test("what was chosen before another copy of the game came is not played there", async () => {
  const { session, state, engine, happened, opened, settled } = await sit("pb", { hasSecrets: false });
  await settled("acting");
  const followed = session.follow({ ...opened, table: "another" }, { isWatching: false });
  assert.equal(state().phase, "acting");
  await Promise.all([followed, session.dispatch({ kind: "play", index: 0 })]);
  assert.deepEqual(engine.actions, []);
  assert.deepEqual(
    happened.filter((each) => each.problem),
    [{ problem: "illegal" }],
  );
});

test("what a bot has found before another copy of the game came is not played there", async () => {
  let answer = (/** @type {any} */ _) => {};
  const thought = new Promise((resolve) => (answer = resolve));
  const { session, engine, opened, settled } = await sit("bp", { hasSecrets: false, think: () => thought });
  await settled("bots");
  engine.actions.push(1);
  await session.follow({ ...opened, table: "another", frame: engine.frame(1, 0) }, { isWatching: false });
  await settled("acting");
  answer({ ok: true, index: 0, revision: 0 });
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(engine.actions, [1]);
});
