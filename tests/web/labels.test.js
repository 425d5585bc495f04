import assert from "node:assert/strict";
import { test } from "node:test";
import { Labels } from "../../web/table/labels.js";
import { Selection } from "../../web/table/selection.js";
import { item } from "./fake-nodes.js";

/** @typedef {import("../../web/table/types.js").Text} Text */

/** @param {Text} text @returns {string} */
const text = ({ key, args }) => {
  const what = args?.what;
  return what === undefined ? key : `${args?.name}: ${typeof what === "object" ? what.key : what}`;
};

const labels = new Labels(text);
const selection = new Selection();
selection.begin([{ path: ["hut"], label: { key: "Build the hut" } }]);
const hut = item("hut", { label: [{ key: "Hut" }, { key: "your own" }], about: [{ key: "It stands." }] });
const wall = item("wall", { label: [{ key: "Wall" }] });
const reason = { key: "Too dear" };

test("a mirror button says what a click would do, or why it does nothing", () => {
  assert.equal(labels.name(hut), "Hut, your own");
  assert.equal(labels.label(hut, selection, undefined), "Hut, your own: Build the hut. It stands.");
  assert.equal(labels.label(wall, selection, reason), "Wall: Too dear");
  assert.equal(labels.label(wall, selection, undefined), "Wall");
});

test("a tip says the same in lines, and the reason only where nothing can be done", () => {
  assert.deepEqual(labels.lines(hut, selection, reason), [
    { words: "Hut, your own", kind: "title" },
    { words: "It stands." },
    { words: "Build the hut" },
  ]);
  assert.deepEqual(labels.lines(wall, selection, reason), [
    { words: "Wall", kind: "title" },
    { words: "Too dear", kind: "reason" },
  ]);
});

test("an item without a name has no tip", () => {
  assert.deepEqual(labels.lines(item("ornament"), selection, reason), []);
});
