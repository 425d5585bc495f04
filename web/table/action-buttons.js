// The buttons of the action bar for a decision, each in its fixed place: back, turn, the alternatives, the primary action.
// Pure.

import * as choose from "../play/choice-tree.js";

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../bridge/protocol.js").Control} Control */

/**
 * @typedef {object} Button
 * @property {string} id
 * @property {string} label
 * @property {Picture[]} pictures
 * @property {boolean} [pressed] of several ways of the same kind, whether this one is chosen
 * @property {boolean} [pointed] a hint is about it
 * @property {boolean} [quiet] it lies in the place of the primary button, but `Enter` does not press it
 */

/** @typedef {{ label: string, buttons: Button[] }} Row Ways of the same kind; the label is empty for single buttons. */

/**
 * @typedef {object} ActionButtons
 * @property {Button | null} back
 * @property {Button[]} turns
 * @property {Row[]} rows the alternatives
 * @property {Button | null} primary that of `Enter`, else the one that ends the turn or the step in the usual way
 */

/**
 * @typedef {object} ButtonsHost
 * @property {(text: Text) => string} text
 * @property {(id: string) => Picture[]} picturesOf a button
 * @property {ReadonlySet<string>} pointed what a hint is about
 */

/**
 * @param {readonly Control[]} controls of the view
 * @param {Selection} selection
 * @param {ButtonsHost} host
 * @returns {ActionButtons}
 */
export function actionButtons(controls, selection, host) {
  const own = (/** @type {string} */ what, /** @type {Text} */ label) => ({
    id: `table:${what}`,
    label: host.text(label),
    pictures: [],
  });
  const primary = primaryButton(controls, selection, host) ?? concludingButton(controls, selection, host);
  return {
    back: selection.mayGoBack ? own("back", { key: "table-back" }) : null,
    turns: selection.mayTurn
      ? [own("left", { key: "table-turn-left" }), own("right", { key: "table-turn-right" })]
      : [],
    rows: rowsOf(controls, selection, primary, host),
    primary,
  };
}

/**
 * The button of the choice that Enter plays too: the one that waits to be confirmed, the complete one or the preferred one.
 * @param {readonly Control[]} controls
 * @param {Selection} selection
 * @param {ButtonsHost} host
 * @returns {Button | null}
 */
function primaryButton(controls, selection, { text, picturesOf, pointed }) {
  const index = selection.primary;
  const choice = index === null ? undefined : selection.picking.choices[index];
  if (!choice) return null;
  const control = selection.pending ? undefined : controlOf(controls, selection, choice);
  if (control && control.group === undefined)
    return { ...buttonOf(control, text, picturesOf), pointed: pointed.has(control.id) };
  const isPointed = choice.path.some((id) => pointed.has(id)) && controls.some(({ id }) => choice.path.includes(id));
  return { id: "table:confirm", label: text(confirmation(choice, selection)), pictures: [], pointed: isPointed };
}

/**
 * The button that ends the turn or the step in the usual way. It keeps its place at the right, whatever else can be done.
 * @param {readonly Control[]} controls
 * @param {Selection} selection
 * @param {ButtonsHost} host
 * @returns {Button | null}
 */
function concludingButton(controls, { lit }, { text, picturesOf, pointed }) {
  const control = controls.find(({ id, concludes }) => concludes && lit.has(id));
  return control ? { ...buttonOf(control, text, picturesOf), pointed: pointed.has(control.id), quiet: true } : null;
}

/**
 * @param {Choice} choice
 * @param {Selection} selection
 * @returns {Text}
 */
function confirmation(choice, { pending }) {
  const what = choice.path.every(choose.isTurn) ? { key: "table-lay-so" } : choice.label;
  return pending?.endsTurn ? { key: "table-confirm-end", args: { what } } : what;
}

/**
 * The control that is the next step of a choice, if it is one.
 * @param {readonly Control[]} controls
 * @param {Selection} selection
 * @param {Choice} choice
 */
function controlOf(controls, { picked }, choice) {
  return controls.find(({ id }) => id === choice.path[picked.length] && !choose.isTurn(id));
}

/**
 * The alternatives: single buttons in the first row, ways of the same kind in rows of their own.
 * @param {readonly Control[]} controls
 * @param {Selection} selection
 * @param {Button | null} primary
 * @param {ButtonsHost} host
 * @returns {Row[]}
 */
function rowsOf(controls, selection, primary, { text, picturesOf, pointed }) {
  const { lit, pending } = selection;
  const chosen = selection.picking.choices[selection.primary ?? -1];
  const chosenId = pending?.id ?? chosen?.path[selection.picked.length];
  /** @type {Map<string, Button[]>} */
  const rows = new Map([["", []]]);
  for (const control of controls) {
    if (!lit.has(control.id) || control.id === primary?.id) continue;
    const label = control.group ? text(control.group) : "";
    const button = { ...buttonOf(control, text, picturesOf), pointed: pointed.has(control.id) };
    const row = rows.get(label) ?? [];
    row.push(control.group ? { ...button, pressed: control.id === chosenId } : button);
    rows.set(label, row);
  }
  return Array.from(rows, ([label, buttons]) => ({ label, buttons })).filter(({ buttons }) => buttons.length > 0);
}

/**
 * @param {Control} control
 * @param {(text: Text) => string} text
 * @param {(id: string) => Picture[]} picturesOf
 * @returns {Button}
 */
function buttonOf({ id, label }, text, picturesOf) {
  return { id, label: text(label), pictures: picturesOf(id) };
}
