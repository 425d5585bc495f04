import assert from "node:assert/strict";
import { test } from "node:test";
import { Attention } from "../../web/table/attention.js";
import { TableState } from "../../web/table/table-state.js";
import { item } from "./fake-nodes.js";

function table() {
  const state = new TableState(/** @type {any} */ ({}));
  const choices = [{ path: ["lit"], label: { key: "do" } }];
  const frame = /** @type {any} */ ({ choices, view: { viewer: 0, pieces: [], controls: [] }, to_act: 0 });
  state.begin(frame, { players: [], animate: false, mine: 0, isStarting: false });
  const items = [item("lit"), item("other"), item("card", { area: "tray" })];
  state.setLayout(/** @type {any} */ ({ scene: { items, held: null } }));
  /** @type {unknown[]} */
  const done = [];
  const attention = new Attention(state, {
    table: /** @type {any} */ ({
      classList: { toggle: (/** @type {string} */ name, /** @type {boolean} */ isOn) => done.push([name, isOn]) },
    }),
    cameras: { reveal: (point) => void done.push(["reveal", /** @type {any} */ (point).id]) },
    explainer: { explain: (id) => void done.push(["explain", id]) },
    refresh: () => void done.push("refresh"),
  });
  return { state, attention, done };
}

test("an item under the pointer is explained once, and the cursor shows whether it may be picked", () => {
  const { attention, state, done } = table();
  attention.hover("lit");
  attention.hover("lit");
  assert.deepEqual(done, [["is-lit", true], ["explain", "lit"], "refresh"]);
  attention.hover("other");
  assert.deepEqual(done.slice(3), [["is-lit", false], ["explain", "other"], "refresh"]);
  assert.equal(state.hovered, "other");
});

test("when the pointer leaves, what waits to be confirmed is explained again", () => {
  const { attention, state, done } = table();
  attention.hover("other");
  state.selection.tap("lit", { confirm: true });
  attention.hover(null);
  assert.deepEqual(done.at(-2), ["explain", "lit"]);
});

test("a focus that the browser shows is remembered, explained and brought into sight", () => {
  const { attention, state, done } = table();
  attention.focus("other", true);
  assert.equal(state.focused, "other");
  assert.deepEqual(done, [["reveal", "other"], ["explain", "other"], "refresh"]);
  attention.focus("card", true);
  assert.deepEqual(done.slice(3), [["explain", "card"], "refresh"]);
});

test("a focus after a click counts for nothing", () => {
  const { attention, state, done } = table();
  attention.hover("other");
  attention.focus("lit", false);
  assert.equal(state.focused, null);
  assert.deepEqual(done.slice(3), [["explain", "other"], "refresh"]);
});
