import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { LIMITS, MindSupervisor } from "../../web/play/mind.js";

/** @type {import("node:test").MockTimers} */
let timers;

beforeEach((context) => {
  ({ timers } = /** @type {import("node:test").TestContext} */ (context).mock);
  timers.enable({ apis: ["setInterval"] });
});

async function settle() {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** @param {number} milliseconds */
async function pass(milliseconds) {
  await settle();
  for (let passed = 0; passed < milliseconds; passed += LIMITS.tick) {
    timers.tick(LIMITS.tick);
    await settle();
  }
}

const never = () => /** @type {Promise<void>} */ (new Promise(() => {}));

/** @param {{ ok: true, index: number } | import("../../web/bridge/protocol.js").Failure} reply */
const indexIn = (reply) => (reply.ok ? reply.index : null);
/** @type {import("../../web/bridge/protocol.js").MindRequestFor<"think">} */
const thought = { op: "think", game: "say", state: "", seat: 0, revision: 0, seed: "", level: "novice", spent: 0 };

/**
 * Minds, each as told: it answers with its number; it thinks until it is hurried or stopped; it hangs; it breaks; or it
 * does not start at all.
 * @param {...("answers" | "thinks" | "hangs" | "breaks" | "fails" | "stalls")} kinds the last one stays
 */
function minds(...kinds) {
  /** @type {{ kind: string, isEnded: boolean, isHurried: boolean, die: () => void }[]} */
  const made = [];
  /** @type {string[]} */
  const news = [];
  let retry = () => {};
  const supervisor = new MindSupervisor(
    async () => {
      const number = made.length + 1;
      const kind = kinds[Math.min(made.length, kinds.length - 1)] ?? "answers";
      const one = { kind, isEnded: false, isHurried: false, die() {} };
      made.push(one);
      if (kind === "fails") throw new Error("no such file");
      if (kind === "stalls") await never();
      const hangs = kind === "hangs";
      let finish = () => {};
      const finished = /** @type {Promise<void>} */ (new Promise((resolve) => (finish = resolve)));
      /** @type {import("../../web/bridge/engine.js").Mind} */
      const mind = {
        async think() {
          if (kind === "breaks") throw new Error("Pyodide already fatally failed");
          if (hangs) await never();
          if (kind === "thinks") await finished;
          return /** @type {never} */ ({ ok: true, index: number });
        },
        hurry: async () => {
          one.isHurried = true;
          return hangs ? never() : finish();
        },
        stop: async () => (hangs ? never() : finish()),
        alive: async () => (hangs ? never() : undefined),
        ended: new Promise((resolve) => {
          one.die = resolve;
        }),
        end: () => {
          one.isEnded = true;
        },
      };
      return mind;
    },
    (each, again) => {
      news.push(each);
      retry = again;
    },
  );
  return { supervisor, made, news, retry: () => retry() };
}

test("one mind thinks for the whole visit", async () => {
  const { supervisor, made } = minds("answers");
  supervisor.warm();
  const [one, other] = [await supervisor.think(thought), await supervisor.think(thought)];
  await supervisor.stop();
  assert.deepEqual([indexIn(one), indexIn(other), made.length, made[0]?.isEnded], [1, 1, 1, false]);
});

test("a mind may think for as long as it likes while it answers that it is alive", async () => {
  const { supervisor, made, news } = minds("thinks");
  const asked = supervisor.think(thought);
  await pass(60_000);
  await supervisor.hurry();
  assert.equal(indexIn(await asked), 1);
  assert.deepEqual([made.length, news], [1, []]);
});

test("a mind that hangs is ended, and another thinks again about the same", async () => {
  const { supervisor, made, news } = minds("hangs", "answers");
  const asked = supervisor.think(thought);
  await pass(LIMITS.silent);
  assert.equal(indexIn(await asked), 2);
  assert.deepEqual([made[0]?.isEnded, news], [true, ["stopped", "restarted"]]);
});

test("a mind that dies in mid-thought is replaced at once", async () => {
  const { supervisor, made, news } = minds("thinks", "answers");
  const asked = supervisor.think(thought);
  await settle();
  made[0]?.die();
  assert.equal(indexIn(await asked), 2);
  assert.deepEqual(news, ["stopped", "restarted"]);
});

test("a mind that dies between two thoughts is replaced for the next, without a word", async () => {
  const { supervisor, made, news } = minds("answers");
  await supervisor.think(thought);
  made[0]?.die();
  await settle();
  assert.equal(indexIn(await supervisor.think(thought)), 2);
  assert.deepEqual(news, []);
});

test("the late death of a mind that was ended does not touch the next", async () => {
  const { supervisor, made } = minds("hangs", "answers");
  const asked = supervisor.think(thought);
  await pass(LIMITS.silent);
  await asked;
  made[0]?.die();
  await settle();
  assert.equal(indexIn(await supervisor.think(thought)), 2);
});

test("what was hurried while the mind hung is hurried in the next", async () => {
  const { supervisor, made } = minds("hangs", "thinks");
  const asked = supervisor.think(thought);
  await settle();
  void supervisor.hurry();
  await pass(LIMITS.silent);
  assert.equal(indexIn(await asked), 2);
  assert.equal(made[1]?.isHurried, true);
});

test("a start that fails is not saved: the thought starts another", async () => {
  const { supervisor, news } = minds("fails", "answers");
  supervisor.warm();
  await settle();
  assert.equal(indexIn(await supervisor.think(thought)), 2);
  assert.deepEqual(news, []);
});

test("a start without progress is ended and tried again", async () => {
  const { supervisor, made, news } = minds("stalls", "answers");
  const asked = supervisor.think(thought);
  await pass(LIMITS.slow);
  assert.deepEqual(news, ["slow"]);
  await pass(LIMITS.stall - LIMITS.slow);
  assert.equal(indexIn(await asked), 2);
  assert.deepEqual([made.length, news], [2, ["slow", "settled"]]);
});

test("where no mind starts somebody is asked, and trying again thinks", async () => {
  const { supervisor, news, retry } = minds("fails", "fails", "answers");
  const asked = supervisor.think(thought);
  await settle();
  assert.deepEqual(news, ["failed"]);
  retry();
  assert.equal(indexIn(await asked), 3);
  assert.deepEqual(news, ["failed", "settled"]);
});

test("a thought that two minds did not survive waits until somebody tries again", async () => {
  const { supervisor, made, news, retry } = minds("breaks", "breaks", "answers");
  const asked = supervisor.think(thought);
  await settle();
  assert.deepEqual(
    [news, made.map((each) => each.isEnded)],
    [
      ["stopped", "restarted", "stopped", "failed"],
      [true, true],
    ],
  );
  retry();
  assert.equal(indexIn(await asked), 3);
});

test("a thought that is stopped answers at once, also while none can be started", async () => {
  const { supervisor, news } = minds("fails");
  const asked = supervisor.think(thought);
  await settle();
  await supervisor.stop();
  const reply = await asked;
  assert.equal(reply.ok ? null : reply.error.kind, "stopped");
  assert.deepEqual(news, ["failed", "settled"]);
});

test("a mind that does not listen to a stop is ended, and the next thought has a new one", async () => {
  const { supervisor, made } = minds("hangs", "answers");
  void supervisor.think(thought);
  await settle();
  const stopped = supervisor.stop();
  await pass(LIMITS.silent);
  await stopped;
  assert.equal(made[0]?.isEnded, true);
  assert.equal(indexIn(await supervisor.think(thought)), 2);
});

test("on a device where a mind seemed to hang, the next has longer", async () => {
  const { supervisor, made } = minds("hangs");
  void supervisor.think(thought);
  await pass(LIMITS.silent);
  assert.deepEqual([made.length, made[0]?.isEnded], [2, true]);
  await pass(2 * LIMITS.silent - LIMITS.tick);
  assert.equal(made[1]?.isEnded, false);
  await pass(LIMITS.tick);
  assert.equal(made[1]?.isEnded, true);
});

test("a mind that hangs is not borne with longer than the first, if another has answered quickly in between", async () => {
  const { supervisor, made } = minds("hangs", "answers", "hangs", "answers");
  for (const number of [2, 4]) {
    const asked = supervisor.think(thought);
    await pass(LIMITS.silent);
    assert.equal(indexIn(await asked), number);
    made.at(-1)?.die();
    await settle();
  }
});

test("a mind that was seen to answer late may be silent for longer the next time", async () => {
  let answer = () => {};
  let finish = () => {};
  let isEnded = false;
  /** @type {any} */
  const mind = {
    think: () => new Promise((resolve) => (finish = () => resolve({ ok: true, index: 1 }))),
    alive: () => new Promise((resolve) => (answer = () => resolve(undefined))),
    ended: never(),
    end: () => (isEnded = true),
  };
  const supervisor = new MindSupervisor(async () => mind);
  const first = supervisor.think(thought);
  await pass(LIMITS.silent - LIMITS.tick);
  answer();
  await settle();
  finish();
  await first;
  void supervisor.think(thought);
  await pass(2 * (LIMITS.silent - LIMITS.tick) - LIMITS.tick);
  assert.equal(isEnded, false);
  await pass(LIMITS.tick);
  assert.equal(isEnded, true);
});
