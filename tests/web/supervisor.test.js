import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { LIMITS } from "../../web/bridge/supervisor.js";
import { about, opening, page, settle } from "./fake-supervised.js";

/** @type {import("node:test").MockTimers} */
let timers;

/** @param {number} milliseconds as they pass in a page that runs */
async function pass(milliseconds) {
  await settle();
  for (let passed = 0; passed < milliseconds; passed += LIMITS.tick) {
    timers.tick(LIMITS.tick);
    await settle();
  }
}

beforeEach((context) => {
  ({ timers } = /** @type {import("node:test").TestContext} */ (context).mock);
  timers.enable({ apis: ["setTimeout", "setInterval"] });
});

/** A page whose engine is up, with one open table where one action was done. @param {Parameters<typeof page>} how */
async function playing(...how) {
  const made = page(...how);
  made.supervisor.start();
  await made.supervisor.ask(opening);
  await made.supervisor.ask(about("play", { viewer: 0, revision: 0, index: 3, since: 0 }));
  made.news.length = 0;
  return made;
}

const RESTORED = ["new", "play"];

test("what is asked before the engine is up waits for it, and is answered in order", async () => {
  const { supervisor, news, last } = page();
  const both = Promise.all([supervisor.ask(about("frame")), supervisor.ask(about("record"))]);
  supervisor.start();
  const replies = /** @type {any[]} */ (await both);
  assert.deepEqual(
    replies.map((reply) => reply.did),
    ["frame", "record"],
  );
  assert.deepEqual([last().ops, news], [["frame", "record"], ["up"]]);
});

test("an engine that dies idle is replaced, with the tables as they were", async () => {
  const { supervisor, engines, news, last } = await playing();
  engines[0]?.die();
  await settle();
  assert.deepEqual(
    [engines.length, engines[0]?.isEnded, last().ops, news],
    [2, true, RESTORED, ["stopped", "restarted"]],
  );
  assert.equal(last().asked[1]?.revision, 0, "the same requests, so that the revisions are the same");
  assert.equal(/** @type {any} */ (await supervisor.ask(about("frame"))).by, last());
});

test("what was pending when the engine died is asked again, in order, once each", async () => {
  const { supervisor, engines, last } = await playing();
  const [first] = engines;
  if (first) first.isAutomatic = false;
  const asked = /** @type {const} */ (["play", "frame", "preview"]).map((op) => supervisor.ask(about(op)));
  first?.die();
  const replies = /** @type {any[]} */ (await Promise.all(asked));
  assert.deepEqual(
    replies.map((reply) => reply.did),
    ["play", "frame", "preview"],
  );
  assert.deepEqual(last().ops, [...RESTORED, "play", "frame", "preview"]);
});

test("what was redone after a death is restored after the next", async () => {
  const { supervisor, engines, last } = await playing();
  if (engines[0]) engines[0].isAutomatic = false;
  const played = supervisor.ask(about("play", { index: 9 }));
  engines[0]?.die();
  await played;
  last().die();
  await settle();
  assert.deepEqual(last().ops, ["new", "play", "play"]);
});

test("an engine that is broken is replaced: Python's handler itself never throws", async () => {
  const { supervisor, engines, last } = await playing();
  if (engines[0]) engines[0].isAutomatic = false;
  const asked = supervisor.ask(about("preview"));
  engines[0]?.break();
  assert.equal(/** @type {any} */ (await asked).by, last());
  assert.equal(engines.length, 2);
});

test("a hang is told, then ended, and what it hung on is done again", async () => {
  const { supervisor, engines, news, last } = await playing();
  if (engines[0]) engines[0].isAutomatic = false;
  const asked = supervisor.ask(about("play"));
  await pass(LIMITS.told);
  assert.deepEqual([news, engines.length], [["silent"], 1]);
  await pass(LIMITS.ordinary - LIMITS.told);
  assert.deepEqual(news, ["silent", "stopped", "restarted"]);
  assert.equal(/** @type {any} */ (await asked).by, last());
  assert.equal(engines[0]?.isEnded, true);
});

test("requests that come all the time do not hide a hang", async () => {
  const { supervisor, engines } = await playing();
  if (engines[0]) engines[0].isAutomatic = false;
  for (let passed = 0; passed < LIMITS.ordinary; passed += LIMITS.tick) {
    void supervisor.ask(about("preview"));
    timers.tick(LIMITS.tick / 2);
    void supervisor.ask(about("preview"));
    timers.tick(LIMITS.tick / 2);
    await settle();
  }
  assert.equal(engines.length, 2);
});

test("what replays a whole game has longer, and a late answer is welcome", async () => {
  const { supervisor, engines, news } = await playing();
  const [only] = engines;
  if (only) only.isAutomatic = false;
  const asked = supervisor.ask(about("course"));
  await pass(LIMITS.long - LIMITS.tick);
  only?.answer();
  assert.equal(/** @type {any} */ (await asked).by, only);
  assert.deepEqual([news, engines.length], [["silent", "heard"], 1]);
});

test("a device that has shown itself slow is given more time", async () => {
  const { supervisor, engines } = await playing();
  const [only] = engines;
  if (only) only.isAutomatic = false;
  const slow = supervisor.ask(about("frame"));
  await pass(1000);
  only?.answer();
  await slow;
  const slower = supervisor.ask(about("frame"));
  await pass(3750);
  only?.answer();
  assert.equal(/** @type {any} */ (await slower).by, only);
});

test("a device on which the start took long is given more time", async () => {
  const { supervisor, engines } = await playing(undefined, 1500);
  if (engines[0]) engines[0].isAutomatic = false;
  void supervisor.ask(about("frame"));
  await pass(4500 - LIMITS.tick);
  assert.equal(engines.length, 1);
  await pass(LIMITS.tick);
  assert.equal(engines.length, 2);
});

test("after each hang the next engine has twice as long", async () => {
  const { supervisor, engines } = await playing();
  if (engines[0]) engines[0].isAutomatic = false;
  const first = supervisor.ask(about("frame"));
  await pass(LIMITS.ordinary);
  await first;
  const [, second] = engines;
  if (second) second.isAutomatic = false;
  void supervisor.ask(about("frame"));
  await pass(2 * LIMITS.ordinary - LIMITS.tick);
  assert.equal(engines.length, 2);
  await pass(LIMITS.tick);
  assert.equal(engines.length, 3);
});

test("a page that slept or was busy itself does not blame the engine", async () => {
  const { supervisor, engines, news } = await playing();
  const [only] = engines;
  if (only) only.isAutomatic = false;
  const asked = supervisor.ask(about("frame"));
  // A timer that comes an hour late is one tick: node's clock is not asked.
  timers.tick(LIMITS.tick);
  only?.answer();
  await asked;
  assert.deepEqual([news, engines.length], [[], 1]);
});

test("a late answer of an engine that was given up is ignored", async () => {
  const { supervisor, engines, last } = await playing();
  const [old] = engines;
  if (old) old.isAutomatic = false;
  const asked = supervisor.ask(about("play", { index: 5 }));
  await pass(LIMITS.ordinary);
  old?.answer({ late: true });
  const reply = /** @type {any} */ (await asked);
  assert.deepEqual([reply.late, reply.by], [undefined, last()]);
  last().die();
  await settle();
  assert.deepEqual(last().ops, ["new", "play", "play"], "the action is remembered once");
});

test("a request on which two engines died is given up, and those behind it are answered", async () => {
  const { supervisor, engines, last, deadly } = await playing();
  deadly.add("preview");
  const asked = supervisor.ask(about("preview"));
  const behind = supervisor.ask(about("frame"));
  const refused = /** @type {any} */ (await asked);
  assert.deepEqual([refused.ok, refused.error.text.key], [false, "engine-gave-up"]);
  assert.equal(/** @type {any} */ (await behind).by, last());
  assert.deepEqual([engines.length, last().ops], [3, [...RESTORED, "frame"]]);
});

test("a table that is closed is not restored, and one that was refused never was", async () => {
  const { supervisor, last } = await playing();
  last().isAutomatic = false;
  const refused = supervisor.ask({ ...opening, table: "other" });
  last().answer({ ok: false });
  await refused;
  last().isAutomatic = true;
  await supervisor.ask(about("close"));
  last().die();
  await settle();
  assert.deepEqual(last().ops, []);
});

test("tables that no engine survives are given up after two, and the person is told", async () => {
  const { supervisor, engines, news, last, deadly } = await playing();
  deadly.add("new");
  engines[0]?.die();
  await settle();
  assert.deepEqual([news, engines.length, last().ops], [["stopped", "unrestored"], 4, []]);
  assert.equal(/** @type {any} */ (await supervisor.ask(about("games"))).ok, true);
});

test("an engine that hangs while the tables are restored is replaced", async () => {
  const { supervisor, engines, news, last, hanging } = await playing();
  hanging.add(2);
  engines[0]?.die();
  const asked = supervisor.ask(about("frame"));
  await pass(LIMITS.long);
  assert.deepEqual([engines[1]?.isEnded, news], [true, ["stopped", "restarted"]]);
  assert.equal(/** @type {any} */ (await asked).by, last());
});

test("a start that fails once is tried again by itself", async () => {
  const { supervisor, engines, news } = page((number) => (number === 1 ? "fails" : "up"));
  supervisor.start();
  assert.equal(/** @type {any} */ (await supervisor.ask(about("games"))).ok, true);
  assert.deepEqual([news, engines.length, engines[0]?.signal.aborted], [["up"], 2, true]);
});

test("a start that fails twice is told, and trying again answers what waited", async () => {
  const { supervisor, news } = page((number) => (number <= 2 ? "fails" : "up"));
  supervisor.start();
  const asked = supervisor.ask(about("games"));
  await settle();
  assert.deepEqual(news, ["failed"]);
  supervisor.start();
  assert.equal(/** @type {any} */ (await asked).ok, true);
  assert.deepEqual(news, ["failed", "up"]);
});

test("a start without progress is told and goes on; trying again ends it", async () => {
  const { supervisor, engines, news } = page((number) => (number === 1 ? "hangs" : "up"));
  supervisor.start();
  await pass(LIMITS.stall);
  assert.deepEqual([news, engines[0]?.signal.aborted], [["slow"], false]);
  supervisor.start();
  await settle();
  assert.deepEqual(
    [news, engines[0]?.signal.aborted, supervisor.games],
    [["slow", "up"], true, { ok: true, games: [] }],
  );
});

test("an engine that cannot be started again refuses with a sentence, and trying again brings the tables back", async () => {
  const { supervisor, engines, news, last } = await playing((number) =>
    number === 2 || number === 3 ? "fails" : "up",
  );
  if (engines[0]) engines[0].isAutomatic = false;
  const pending = supervisor.ask(about("play"));
  engines[0]?.die();
  const replies = /** @type {any[]} */ ([await pending, await supervisor.ask(about("close"))]);
  assert.deepEqual(
    replies.map((reply) => reply.error.text.key),
    ["engine-down", "engine-down"],
  );
  assert.deepEqual(news, ["stopped", "failed"]);
  supervisor.start();
  await settle();
  assert.deepEqual([news.at(-1), last().ops], ["restarted", RESTORED]);
});

test("engines that die one after the other without an answer are not started for ever", async () => {
  const { engines, news, last } = await playing();
  for (let deaths = 0; deaths < 9; deaths += 1) {
    last().die();
    await settle();
  }
  assert.deepEqual([engines.length, news.at(-1)], [5, "failed"]);
});
