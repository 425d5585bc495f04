import assert from "node:assert/strict";
import { test } from "node:test";
import { actionButtons } from "../../web/table/action-buttons.js";
import { Selection } from "../../web/table/selection.js";

/** @typedef {import("../../web/table/types.js").Text} Text */

const CONTROLS = [
  ...["pay:1", "pay:2", "pass"].map((id) => ({ id, label: { key: `label of ${id}` } })),
  { id: "finish", label: { key: "label of finish" }, concludes: /** @type {const} */ (true) },
  ...["bid:2", "bid:3"].map((id) => ({ id, label: { key: `label of ${id}` }, group: { key: "white" } })),
];

/** @param {Text} text @returns {string} */
const text = ({ key, args }) => (args ? `${key} ${/** @type {Text} */ (args.what).key}` : key);

const choice = (/** @type {string} */ path, more = {}) => ({
  path: path.split(" "),
  label: { key: `do ${path}` },
  ...more,
});

/**
 * @param {import("../../web/table/types.js").Choice[]} choices
 * @param {(selection: Selection) => unknown} [act]
 */
function buttons(choices, act = () => {}, pointed = new Set()) {
  const selection = new Selection();
  selection.begin(choices);
  act(selection);
  return actionButtons(CONTROLS, selection, { text, picturesOf: () => [], pointed });
}

const ids = (/** @type {import("../../web/table/action-buttons.js").ActionButtons} */ { rows }) =>
  rows.map((row) => row.buttons.map(({ id }) => id));

test("the view's buttons that may be pressed are alternatives, the preferred one is primary", () => {
  const shown = buttons([choice("pay:1"), choice("pay:2", { preferred: true }), choice("tile board")]);
  assert.deepEqual(ids(shown), [["pay:1"]]);
  assert.deepEqual([shown.primary?.id, shown.primary?.label], ["pay:2", "label of pay:2"]);
  assert.equal(shown.back, null);
});

test("what ends the turn keeps the place of the primary button, but Enter does not press it", () => {
  const shown = buttons([choice("finish"), choice("pass"), choice("tile")]);
  assert.deepEqual([shown.primary?.id, shown.primary?.quiet], ["finish", true]);
  assert.deepEqual(ids(shown), [["pass"]]);
  const waiting = buttons([choice("finish"), choice("board")], (selection) =>
    selection.tap("board", { confirm: true }),
  );
  assert.deepEqual([waiting.primary?.id, waiting.primary?.quiet], ["table:confirm", undefined]);
  assert.deepEqual(ids(waiting), [["finish"]]);
});

test("what waits is confirmed by the primary button, or taken back; the alternatives stay", () => {
  const shown = buttons([choice("board"), choice("pass")], (selection) => selection.tap("board", { confirm: true }));
  assert.deepEqual([shown.primary?.id, shown.primary?.label], ["table:confirm", "do board"]);
  assert.equal(shown.back?.id, "table:back");
  assert.deepEqual(ids(shown), [["pass"]]);
});

test("the primary button says that the turn would end", () => {
  const shown = buttons([choice("board"), choice("pass")], (selection) => {
    selection.hold("board", 0);
    selection.markEnd();
  });
  assert.equal(shown.primary?.label, "table-confirm-end do board");
});

test("what may be turned has buttons to turn it, before and after its place is chosen", () => {
  const turned = [choice("board rot:0"), choice("board rot:1")];
  for (const act of [() => {}, (/** @type {Selection} */ selection) => selection.tap("board", { confirm: true })])
    assert.deepEqual(
      buttons(turned, act).turns.map(({ id }) => id),
      ["table:left", "table:right"],
    );
});

test("a decision about the turn alone is confirmed as it lies", () => {
  assert.equal(buttons([choice("rot:0"), choice("rot:1")]).primary?.label, "table-lay-so");
});

test("ways of the same kind stand in a row with its name, and the one chosen is pressed", () => {
  const bids = [choice("place bid:2", { preferred: true }), choice("place bid:3"), choice("other")];
  const shown = buttons(bids, (selection) => selection.tap("place"));
  assert.deepEqual(
    shown.rows.map(({ label }) => label),
    ["white"],
  );
  assert.deepEqual(
    shown.rows[0]?.buttons.map(({ pressed }) => pressed),
    [true, false],
  );
  assert.deepEqual([shown.primary?.id, shown.primary?.label], ["table:confirm", "do place bid:2"]);
  const other = buttons(bids, (selection) => {
    selection.tap("place");
    selection.tap("bid:3", { confirm: true });
  });
  assert.deepEqual(
    other.rows[0]?.buttons.map(({ pressed }) => pressed),
    [false, true],
  );
  assert.equal(other.primary?.label, "do place bid:3");
});

test("what is picked may be taken back while more is to be picked", () => {
  const shown = buttons([choice("tile pass"), choice("tile board")], (selection) => selection.tap("tile"));
  assert.equal(shown.back?.id, "table:back");
  assert.deepEqual(ids(shown), [["pass"]]);
});

test("a button that a hint is about is pointed at", () => {
  const shown = buttons([choice("pay:1"), choice("pass")], () => {}, new Set(["pass"]));
  assert.deepEqual(
    shown.rows[0]?.buttons.map(({ id, pointed }) => [id, pointed]),
    [
      ["pay:1", false],
      ["pass", true],
    ],
  );
});
