// The keyboard at the table.

/**
 * @typedef {object} KeyIntents each says whether the key meant anything
 * @property {(key: string, shift: boolean) => boolean} step
 * @property {(way: 1 | -1) => boolean} next
 * @property {(way: 1 | -1) => boolean} turn
 * @property {() => boolean} back
 * @property {() => boolean} accept
 * @property {(factor: number) => boolean} zoom
 * @property {() => boolean} fit
 * @property {() => boolean} inspect
 */

/** @type {Record<string, (on: KeyIntents, event: KeyboardEvent) => boolean>} */
const KEYS = {
  n: (on, event) => on.next(event.shiftKey ? -1 : 1),
  r: (on, event) => on.turn(event.shiftKey ? -1 : 1),
  i: (on) => on.inspect(),
  escape: (on) => on.back(),
  enter: (on) => on.accept(),
  "+": (on) => on.zoom(1.25),
  "=": (on) => on.zoom(1.25),
  "-": (on) => on.zoom(0.8),
  0: (on) => on.fit(),
};

/**
 * Listens on the whole page, so that a key counts wherever nothing else wants it.
 * @param {HTMLElement} table
 * @param {KeyIntents} on
 * @returns {() => void} stops listening
 */
export function listenKeys(table, on) {
  const stop = new AbortController();
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest("dialog, input, select, textarea, [role=menu], [contenteditable]")) return;
      const isHere = table.contains(target);
      // Around the table and on the tools beside it nothing else wants them, but a button is pressed by Enter.
      const isButton = isHere ? target.closest(".tabletop-overlay button") !== null : !target.contains(table);
      if (event.key.startsWith("Arrow")) {
        if (isHere && !isButton && on.step(event.key, event.shiftKey)) event.preventDefault();
        return;
      }
      if (event.key === "Enter" && isButton) return;
      if (KEYS[event.key.toLowerCase()]?.(on, event)) event.preventDefault();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
