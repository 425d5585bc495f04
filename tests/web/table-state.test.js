import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_HINT } from "../../web/table/hint-ghost.js";
import { TableState } from "../../web/table/table-state.js";
import { item } from "./fake-nodes.js";

const PREFERENCES = /** @type {any} */ ({ theme: "light" });

/** @returns {any} */
const frame = (more = {}) => ({
  to_act: 1,
  choices: [{ path: ["a"], label: { key: "do" } }],
  view: {
    viewer: 0,
    pieces: [{ id: "pile", count: 3 }, { id: "one" }],
    controls: [{ id: "pass", label: { key: "p" } }],
  },
  ...more,
});

const showing = (more = {}) => ({
  players: [],
  animate: false,
  mine: /** @type {number | null} */ (0),
  isStarting: false,
  ...more,
});

test("a new frame drops what was selected, the reasons and the hint of the one before", () => {
  const state = new TableState(PREFERENCES);
  state.begin(frame(), showing());
  state.selection.tap("a", { confirm: true });
  state.setReasons({ b: { key: "no" } });
  state.showHint({ ...NO_HINT, ids: ["a"] });
  state.begin(frame(), showing());
  assert.deepEqual([state.selection.pending, state.reasons, [...state.pointed]], [null, {}, []]);
});

test("it tells whether somebody else acts or looks now", () => {
  const state = new TableState(PREFERENCES);
  assert.equal(state.begin(frame(), showing()), false);
  assert.equal(state.begin(frame(), showing()), false);
  assert.equal(state.begin(frame({ to_act: 2 }), showing()), true);
  assert.equal(state.begin(frame({ to_act: 2, view: { ...frame().view, viewer: 2 } }), showing()), true);
});

test("the tray shows the viewer's board, and stays at another while bots act", () => {
  const state = new TableState(PREFERENCES);
  state.begin(frame({ choices: [] }), showing({ mine: 2 }));
  assert.equal(state.shownSeat, 2);
  state.showSeat(1);
  state.begin(frame({ choices: [] }), showing({ mine: 2 }));
  assert.equal(state.shownSeat, 1);
  state.begin(frame(), showing({ mine: 2 }));
  assert.equal(state.shownSeat, 2);
  state.showSeat(1);
  state.begin(frame({ choices: [] }), showing({ mine: 0 }));
  assert.equal(state.shownSeat, 0);
});

test("without a seat of one's own the tray shows who acts", () => {
  const state = new TableState(PREFERENCES);
  state.begin(frame(), showing({ mine: null }));
  assert.equal(state.shownSeat, 1);
});

test("items, buttons and piles are found by their id", () => {
  const state = new TableState(PREFERENCES);
  assert.deepEqual([state.items, state.held, state.item("a"), state.control("pass")], [[], null, undefined, undefined]);
  state.begin(frame(), showing());
  state.setLayout(/** @type {any} */ ({ scene: { items: [item("a"), item("b")], held: "b" } }));
  assert.equal(state.item("b"), state.items[1]);
  assert.deepEqual([state.held, state.control("pass")?.label], ["b", { key: "p" }]);
  assert.deepEqual([state.isPile("pile"), state.isPile("one"), state.isPile("none")], [true, false, false]);
});

test("the ghost is where a tap waits, else under the pointer, else under the focus", () => {
  const state = new TableState(PREFERENCES);
  const choices = ["a", "b", "c"].map((id) => ({ path: [id], label: { key: "do" } }));
  state.begin(frame({ choices }), showing());
  assert.equal(state.ghostPlace, null);
  state.focus("a");
  assert.equal(state.ghostPlace, "a");
  state.hover("b");
  assert.equal(state.ghostPlace, "b");
  state.selection.tap("c", { confirm: true });
  assert.equal(state.ghostPlace, "c");
});
