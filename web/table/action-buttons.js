// The buttons of the action bar for a decision: confirm, turn, cancel, and the buttons of the view. Pure.

import * as choose from "../play/choice-tree.js";

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("../play/choice-tree.js").Picking} Picking */
/** @typedef {import("../bridge/protocol.js").Control} Control */
/** @typedef {import("./action-bar.js").Button} Button */

/**
 * @param {readonly Control[]} controls of the view
 * @param {{ picking: Picking, pending: string | null }} selection
 * @param {ReadonlySet<string>} pointed what a hint is about
 * @param {(text: Text) => string} text
 * @param {(id: string) => Picture[]} picturesOf a button
 * @returns {Button[]}
 */
export function actionButtons(controls, { picking, pending }, pointed, text, picturesOf) {
  const buttons = ownButtons(picking, pending, text);
  if (pending === null) buttons.push(...viewButtons(controls, picking, text, picturesOf));
  return buttons
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .map((button) => ({ ...button, pointed: pointed.has(button.id) }));
}

/**
 * The table's own buttons.
 * @param {Picking} picking
 * @param {string | null} pending
 * @param {(text: Text) => string} text
 * @returns {Button[]}
 */
function ownButtons(picking, pending, text) {
  const own = (/** @type {string} */ what, /** @type {Text} */ label, primary = false) => ({
    id: `table:${what}`,
    label: text(label),
    pictures: [],
    primary,
  });
  const index = pending === null ? choose.complete(picking) : choose.lookAhead(picking, pending);
  const choice = index === null ? undefined : picking.choices[index];
  const mayTurn = choose.turns(picking, pending ?? undefined).length > 1;
  const buttons = [];
  if (choice && mayTurn)
    buttons.push(own("confirm", { key: "table-confirm-what", args: { what: choice.label } }, true));
  else if (pending !== null) buttons.push(own("confirm", choice?.label ?? { key: "table-confirm" }, true));
  if (mayTurn) buttons.push(own("left", { key: "table-turn-left" }), own("right", { key: "table-turn-right" }));
  if (pending !== null || picking.picked.length > 0) buttons.push(own("cancel", { key: "table-cancel" }));
  return buttons;
}

/**
 * The view's buttons that may be pressed now; the preferred one is primary.
 * @param {readonly Control[]} controls
 * @param {Picking} picking
 * @param {(text: Text) => string} text
 * @param {(id: string) => Picture[]} picturesOf
 * @returns {Button[]}
 */
function viewButtons(controls, picking, text, picturesOf) {
  const lit = choose.next(picking);
  const index = choose.preferred(picking);
  const preferred = index === null ? undefined : picking.choices[index]?.path[picking.picked.length];
  return controls
    .filter(({ id }) => lit.has(id))
    .map(({ id, label }) => ({ id, label: text(label), pictures: picturesOf(id), primary: id === preferred }));
}
