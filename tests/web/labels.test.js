import assert from "node:assert/strict";
import { test } from "node:test";
import { Labels } from "../../web/table/labels.js";
import { Selection } from "../../web/table/selection.js";
import { item } from "./fake-nodes.js";

/** @typedef {import("../../web/table/types.js").Text} Text */

/** @param {Text} text @returns {string} */
const text = ({ key, args }) => {
  const what = args?.what;
  if (key === "table-here") return typeof what === "object" && what.key !== "Beside" ? what.key : "";
  if (key === "table-nth") return `${args?.name} ${args?.number}/${args?.count}`;
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
    { words: "It stands.", said: "It stands." },
    { words: "Build the hut", said: "Build the hut" },
  ]);
  assert.deepEqual(labels.lines(wall, selection, reason), [
    { words: "Wall", kind: "title" },
    { words: "Too dear", said: "Too dear", kind: "reason" },
  ]);
});

test("what is not said beside its name is left out of it, and stands in the tip", () => {
  const gate = item("gate", { label: [{ key: "Gate" }], about: [{ key: "Beside" }] });
  assert.equal(labels.label(gate, selection, undefined), "Gate");
  assert.deepEqual(labels.lines(gate, selection, undefined)[1], { words: "Beside", said: "" });
});

test("equal names are numbered, others stay as they are", () => {
  const names = labels.unique(new Map(Object.entries({ a: "Hut", b: "Wall", c: "Hut" })));
  assert.deepEqual(Object.fromEntries(names), { a: "Hut 1/2", b: "Wall", c: "Hut 2/2" });
});

test("an item without a name has no tip", () => {
  assert.deepEqual(labels.lines(item("ornament"), selection, reason), []);
});
