import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { begin, complete, pick } from "../../web/play/choice-tree.js";

/** @typedef {import("../../web/bridge/protocol.js").Frame} Frame */
/** @typedef {import("../../web/bridge/protocol.js").Text} Text */

// What the bridge says, as Python wrote it down; tests/contract/test_conversation.py holds the other end.
const SAMPLES = new URL("../contract/samples/conversation.json", import.meta.url);
/** @type {{ request: any, reply: any }[]} */
const conversation = JSON.parse(readFileSync(SAMPLES, "utf8"));
/** @type {Frame[]} */
const frames = conversation.flatMap(({ reply }) => (reply.frame ? [reply.frame] : []));

/** @param {Text} text */
function isText(text) {
  assert.equal(typeof text.key, "string");
  for (const value of Object.values(text.args ?? {})) {
    if (typeof value === "object") isText(value);
    else assert.ok(["string", "number"].includes(typeof value), `${value} is a string or a number`);
  }
  return true;
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
  const problems = conversation.flatMap(({ reply }) => (reply.ok ? [] : [reply.error]));
  assert.ok(problems.length > 0);
  for (const { kind, text } of problems) {
    assert.ok(["illegal", "stale", "bad_request", "internal"].includes(kind));
    isText(text);
  }
});
