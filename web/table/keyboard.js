// The keys of the table, and what each of them does.

/**
 * @typedef {object} KeyHandlers Those with an answer say whether the key meant anything.
 * @property {(key: string, shift: boolean) => boolean} step an arrow key
 * @property {(way: 1 | -1) => boolean} next
 * @property {(way: 1 | -1) => boolean} turn
 * @property {() => boolean} back
 * @property {() => boolean} accept
 * @property {(way: 1 | -1) => void} zoom
 * @property {() => void} fit
 * @property {() => boolean} inspect
 */

/** @type {Record<string, (on: KeyHandlers, event: KeyboardEvent) => unknown>} false: the key meant nothing */
const KEYS = {
  n: (on, event) => on.next(event.shiftKey ? -1 : 1),
  r: (on, event) => on.turn(event.shiftKey ? -1 : 1),
  i: (on) => on.inspect(),
  escape: (on) => on.back(),
  enter: (on) => on.accept(),
  "+": (on) => on.zoom(1),
  "=": (on) => on.zoom(1),
  "-": (on) => on.zoom(-1),
  0: (on) => on.fit(),
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
      if (event.key.startsWith("Arrow")) {
        if (isHere && !isButton && on.step(event.key, event.shiftKey)) event.preventDefault();
        return;
      }
      if (event.key === "Enter" && isButton) return;
      const run = KEYS[event.key.toLowerCase()];
      if (run && run(on, event) !== false) event.preventDefault();
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
