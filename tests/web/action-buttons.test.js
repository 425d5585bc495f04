import assert from "node:assert/strict";
import { test } from "node:test";
import { actionButtons } from "../../web/table/action-buttons.js";
import { Selection } from "../../web/table/selection.js";

/** @typedef {import("../../web/table/types.js").Text} Text */

const CONTROLS = ["pay:1", "pay:2", "pass"].map((id) => ({ id, label: { key: `label of ${id}` } }));

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
  return actionButtons(CONTROLS, selection, pointed, text, () => []);
}

const ids = (/** @type {{ id: string }[]} */ all) => all.map(({ id }) => id);

test("the view's buttons that may be pressed are shown, the preferred one first", () => {
  const shown = buttons([choice("pay:1"), choice("pay:2", { preferred: true }), choice("tile board")]);
  assert.deepEqual(ids(shown), ["pay:2", "pay:1"]);
  assert.deepEqual(
    shown.map(({ primary }) => primary),
    [true, false],
  );
  assert.equal(shown[0]?.label, "label of pay:2");
});

test("a tap that waits for the second is confirmed or cancelled, and nothing else", () => {
  const shown = buttons([choice("board"), choice("pass")], (selection) => selection.tap("board", true));
  assert.deepEqual(ids(shown), ["table:confirm", "table:cancel"]);
  assert.equal(shown[0]?.label, "do board");
});

test("where several choices lie behind the second tap the button only says to confirm", () => {
  const shown = buttons([choice("board a"), choice("board b")], (selection) => selection.tap("board", true));
  assert.deepEqual([shown[0]?.id, shown[0]?.label], ["table:confirm", "table-confirm"]);
});

test("what may be turned has buttons to turn it, and the confirmation says what it does", () => {
  const shown = buttons([choice("board rot:0"), choice("board rot:1")], (selection) => selection.tap("board", false));
  assert.deepEqual(ids(shown), ["table:confirm", "table:left", "table:right", "table:cancel"]);
  assert.equal(shown[0]?.label, "table-confirm-what do board rot:0");
});

test("what is picked may be taken back while more is to be picked", () => {
  const shown = buttons([choice("tile pass"), choice("tile board")], (selection) => selection.tap("tile", false));
  assert.deepEqual(ids(shown), ["table:cancel", "pass"]);
});

test("a button that a hint is about is pointed at", () => {
  const shown = buttons([choice("pay:1"), choice("pass")], () => {}, new Set(["pass"]));
  assert.deepEqual(
    shown.map(({ id, pointed }) => [id, pointed]),
    [
      ["pay:1", false],
      ["pass", true],
    ],
  );
});
