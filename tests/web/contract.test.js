// The messages of the bridge have exactly the fields that web/bridge/protocol.js names: those that Python wrote into
// tests/contract/samples, and those that it says now about each game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { begin, complete, pick } from "../../web/play/choice-tree.js";
import { startPythonEngine } from "./python-engine.js";
import { findTypeErrors, findUnseenFields } from "./type-check.js";

/** @typedef {import("../../web/bridge/protocol.js").Failure} Failure */
/** @typedef {import("../../web/bridge/protocol.js").Frame} Frame */
/** @typedef {import("../../web/bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../../web/bridge/protocol.js").Reply} Reply */
/** @typedef {import("../../web/bridge/protocol.js").Request} Request */
/** @typedef {import("../../web/bridge/protocol.js").Text} Text */
/** @typedef {import("./type-check.js").Typed} Typed */

// What the bridge says, as Python wrote it down; tests/contract/test_conversation.py holds the other end.
const SAMPLES = new URL("../contract/samples/conversation.json", import.meta.url);
/** @type {{ request: Request, reply: Reply }[]} */
const conversation = JSON.parse(readFileSync(SAMPLES, "utf8"));
const THOUGHTS = new URL("../contract/samples/thoughts.json", import.meta.url);
/** @type {{ request: import("../../web/bridge/protocol.js").Thought, reply: Failure | { ok: true } }[]} */
const thoughts = JSON.parse(readFileSync(THOUGHTS, "utf8"));
/** @type {Frame[]} */
const frames = conversation.flatMap(({ reply }) => ("frame" in reply ? [reply.frame] : []));

const python = startPythonEngine();
after(() => python.end());
/** @type {{ games: GameMeta[] }} */
const { games } = await python.ask({ op: "games" });

/** @param {Text} text */
function isText(text) {
  assert.equal(typeof text.key, "string");
  for (const value of Object.values(text.args ?? {})) {
    if (typeof value === "object") isText(value);
    else assert.ok(["string", "number"].includes(typeof value), `${value} is a string or a number`);
  }
  return true;
}

/**
 * Some frames of a game with as many seats as it has, seen by whoever is to act.
 * @param {GameMeta} meta
 */
async function playSome({ key, rules_version, seats }) {
  const most = Math.max(...seats);
  const players = Array.from({ length: most }, (_, seat) => ({
    name: `player ${seat}`,
    colour: ["black", "sky", "yellow", "blue", "red"][seat] ?? "",
    kind: "person",
    level: "",
  }));
  const header = { game: key, rules_version, seats: most, seed: "7", options: {}, players };
  /** @type {Frame[]} */
  const seen = [];
  let { frame } = await python.ask({ op: "new", table: key, header, viewer: null });
  for (let step = 0; step < 60 && frame.to_act !== null; step += 1) {
    frame = (await python.ask({ op: "frame", table: key, viewer: frame.to_act, since: 0 })).frame;
    if (step % 12 === 0) seen.push(frame);
    const index = (step * 7) % frame.choices.length;
    ({ frame } = await python.ask({ op: "play", table: key, viewer: null, revision: frame.revision, index }));
  }
  return seen;
}

test("every frame has all that the page reads of it", () => {
  assert.ok(frames.length > 5);
  for (const frame of frames) {
    assert.ok(Number.isInteger(frame.revision) && Number.isInteger(frame.moment) && Number.isInteger(frame.view.round));
    assert.ok(frame.to_act === null || Number.isInteger(frame.to_act));
    assert.equal(frame.to_act === null, frame.outcome !== null);
    assert.equal(frame.scores.length, frame.view.panels.length);
    assert.deepEqual([typeof frame.undoable.undo, typeof frame.undoable.redo], ["boolean", "boolean"]);
    isText(frame.view.prompt);
    for (const line of frame.log) assert.ok(Number.isInteger(line.moment) && isText(line.text));
    for (const note of frame.view.notes) isText(note);
  }
});

test("what may be picked lies on the table or is a control, and leads to its choice", () => {
  const offered = frames.filter((frame) => frame.choices.length > 0);
  assert.ok(offered.length > 0);
  for (const { view, choices } of offered) {
    const known = new Set([...view.spaces, ...view.pieces, ...view.controls].map(({ id }) => id));
    for (const [index, choice] of choices.entries()) {
      assert.deepEqual(
        choice.path.filter((id) => !known.has(id)),
        [],
      );
      isText(choice.label);
      let picking = begin(choices);
      for (const id of choice.path) picking = pick(picking, id);
      assert.equal(complete(picking), index);
    }
  }
});

test("an error says its kind and a sentence", () => {
  const problems = [...conversation, ...thoughts].flatMap(({ reply }) => (reply.ok ? [] : [reply.error]));
  assert.ok(problems.length > 0);
  for (const { text } of problems) isText(text);
  const typed = problems.map((problem) => ({ type: "P.Problem", value: problem, about: problem.kind }));
  assert.deepEqual(findTypeErrors(typed), []);
});

/** @param {{ reply: Failure | { ok: true } }} exchange */
const isRefused = ({ reply }) => !reply.ok && reply.error.kind === "bad_request";

test("every request and every reply of the samples has exactly the fields of its operation's types", () => {
  /** @type {Typed[]} */
  const typed = [];
  for (const [at, exchange] of conversation.entries()) {
    const { op } = exchange.request;
    // What is refused as a bad request need not have the form of one, nor a known operation.
    if (!isRefused(exchange)) {
      typed.push({ type: `P.RequestFor<"${op}">`, value: exchange.request, about: `request ${at}, ${op}` });
      typed.push({ type: `P.ReplyTo<"${op}">`, value: exchange.reply, about: `reply ${at}, ${op}` });
    }
  }
  for (const exchange of thoughts.filter((each) => !isRefused(each))) {
    const { op } = exchange.request;
    typed.push({ type: `P.MindRequestFor<"${op}">`, value: exchange.request, about: `request to the mind, ${op}` });
    typed.push({ type: `P.MindReplyTo<"${op}">`, value: exchange.reply, about: `reply of the mind, ${op}` });
  }
  assert.ok(typed.length > 40);
  assert.deepEqual(findTypeErrors(typed), []);
});

test("a field that no type names is found at any depth, and so is one that is missing", () => {
  const [frame] = frames;
  assert.ok(frame);
  const [piece, ...rest] = frame.view.pieces;
  const odd = { ...frame, view: { ...frame.view, pieces: [{ ...piece, weight: 3 }, ...rest] } };
  const { moment: _left, ...short } = frame;
  const typed = [frame, odd, short].map((value) => ({ type: 'P.ReplyTo<"frame">', value: { ok: true, frame: value } }));
  assert.equal(findTypeErrors(typed).length, 2);
});

test("the static tables of each game have exactly the fields of their types", async () => {
  const contents = games.map(async ({ key }) => {
    const { content } = await python.ask({ op: "content", game: key });
    return { type: `P.Contents["${key}"]`, value: content, about: key };
  });
  assert.deepEqual(findTypeErrors(await Promise.all(contents)), []);
});

test("every field of the types is said about some game, and no other", async () => {
  const played = (await Promise.all(games.map(playSome))).flat();
  assert.deepEqual(findTypeErrors(played.map((value) => ({ type: "P.Frame", value, about: "a frame" }))), []);
  const all = [...played, ...frames];
  const views = all.map(({ view }) => view);
  /** @type {Record<string, object[]>} */
  const values = {
    Frame: all,
    View: views,
    Space: views.flatMap((view) => view.spaces),
    Piece: views.flatMap((view) => view.pieces),
    Panel: views.flatMap((view) => view.panels),
    Control: views.flatMap((view) => view.controls),
    Choice: all.flatMap((frame) => frame.choices),
    LogLine: all.flatMap((frame) => frame.log),
    ScoreLine: all.flatMap((frame) => frame.scores.flat()),
    Outcome: all.flatMap((frame) => frame.outcome ?? []),
    Undoable: all.map((frame) => frame.undoable),
    GameMeta: games,
    Option: games.flatMap((game) => game.options),
  };
  const seen = Object.entries(values).map(([name, each]) => ({
    type: `P.${name}`,
    fields: new Set(each.flatMap((value) => Object.keys(value))),
  }));
  assert.deepEqual(findUnseenFields(seen), []);
});
