// Listens to the keys of the table (keys.js has the table of them), and says what each of them does.

import { hasCharacters, keyName } from "./keys.js";

/**
 * @typedef {object} KeyHandlers Those with an answer say whether the key meant anything.
 * @property {(key: string, shift: boolean) => boolean} step an arrow key
 * @property {(way: 1 | -1) => boolean} next
 * @property {(way: 1 | -1) => boolean} group
 * @property {(way: 1 | -1) => boolean} turn
 * @property {() => boolean} back
 * @property {() => boolean} accept
 * @property {(way: 1 | -1) => void} zoom
 * @property {() => void} fit
 * @property {() => boolean} inspect
 */

/** @type {Partial<Record<import("./keys.js").KeyName, (on: KeyHandlers) => unknown>>} false: the key meant nothing */
const RUN = {
  next: (on) => on.next(1),
  previous: (on) => on.next(-1),
  "next-group": (on) => on.group(1),
  "previous-group": (on) => on.group(-1),
  turn: (on) => on.turn(1),
  "turn-back": (on) => on.turn(-1),
  inspect: (on) => on.inspect(),
  back: (on) => on.back(),
  accept: (on) => on.accept(),
  "zoom-in": (on) => on.zoom(1),
  "zoom-out": (on) => on.zoom(-1),
  fit: (on) => on.fit(),
};

/**
 * Listens on the whole page, so that a key works wherever nothing else uses it.
 * @param {HTMLElement} table
 * @param {KeyHandlers} on
 * @returns {() => void} stops listening
 */
export function listenKeys(table, on) {
  const abort = new AbortController();
  document.addEventListener(
    "keydown",
    (event) => {
      if (isTaken(event)) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const isHere = table.contains(target);
      // On the buttons of the table and on the tools beside it, Enter presses the button and arrows do nothing.
      const isButton = isHere ? target.closest(".tabletop-overlay button") !== null : !target.contains(table);
      const name = keyName(event, "table", hasCharacters());
      if (name === "step") {
        if (isHere && !isButton && on.step(event.key, event.shiftKey)) event.preventDefault();
        return;
      }
      if (name === null || (name === "accept" && isButton)) return;
      const run = RUN[name];
      if (run && run(on) !== false) event.preventDefault();
    },
    { signal: abort.signal },
  );
  return () => abort.abort();
}

/** Whether the key is for something else. @param {KeyboardEvent} event */
function isTaken(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const inputs = "dialog, input, select, textarea, [role=menu], [contenteditable]";
  return event.target instanceof Element && event.target.closest(inputs) !== null;
}
