import assert from "node:assert/strict";
import { test } from "node:test";
import { listenKeys } from "../../web/table/keyboard.js";

class FakeElement {
  /** @param {string[]} inside the selectors that match it or what it lies in */
  constructor(inside = []) {
    this.inside = inside;
  }

  /** @param {string} selectors */
  closest(selectors) {
    return selectors.split(", ").some((each) => this.inside.includes(each)) ? this : null;
  }

  /** @param {unknown} other */
  contains(other) {
    return other === this;
  }
}

/** Listens at a table; each handler answers what it is told to. */
function listening(answer = true, shortcuts = "on") {
  const page = Object.assign(new EventTarget(), { documentElement: { dataset: { shortcuts } } });
  const here = new FakeElement();
  const overlay = new FakeElement([".tabletop-overlay button"]);
  const table = { contains: (/** @type {unknown} */ each) => each === here || each === overlay };
  Object.assign(globalThis, { document: page, Element: FakeElement });
  /** @type {string[]} */
  const seen = [];
  const names = ["step", "next", "turn", "back", "accept", "zoom", "fit", "inspect"];
  const on = Object.fromEntries(
    names.map((name) => [name, (/** @type {any[]} */ ...args) => seen.push([name, ...args].join(" ")) > 0 && answer]),
  );
  const stop = listenKeys(/** @type {any} */ (table), /** @type {any} */ (on));
  const press = (/** @type {string} */ key, target = here, more = {}) => {
    const event = new Event("keydown", { cancelable: true });
    const fields = { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target, ...more };
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { seen, press, overlay, stop };
}

test("each key means one thing, and Shift turns it around", () => {
  const { seen, press } = listening();
  for (const key of ["n", "R", "i", "Escape", "Enter", "+", "=", "-", "0", "x"]) press(key);
  press("n", undefined, { shiftKey: true });
  press("ArrowUp", undefined, { shiftKey: true });
  const meant = ["next 1", "turn 1", "inspect", "back", "accept", "zoom 1", "zoom 1", "zoom -1", "fit"];
  assert.deepEqual(seen, [...meant, "next -1", "step ArrowUp true"]);
});

test("a key is taken from the browser only if it meant something", () => {
  assert.equal(listening(true).press("n"), true);
  assert.equal(listening(false).press("n"), false);
  assert.equal(listening(true).press("x"), false);
});

test("keys with Ctrl, and keys in a dialog or a text field, are not the table's", () => {
  const { seen, press } = listening();
  press("n", undefined, { ctrlKey: true });
  press("n", new FakeElement(["dialog"]));
  press("n", new FakeElement(["input"]));
  assert.deepEqual(seen, []);
});

test("on a button over the table Enter presses it, and arrows do nothing", () => {
  const { seen, press, overlay } = listening();
  press("Enter", overlay);
  press("ArrowUp", overlay);
  press("n", overlay);
  assert.deepEqual(seen, ["next 1"]);
});

test("arrows work only at the table", () => {
  const { seen, press } = listening();
  press("ArrowUp", new FakeElement());
  assert.deepEqual(seen, []);
});

test("with single keys switched off, letters mean nothing; Enter, Escape and arrows do", () => {
  const { seen, press } = listening(true, "off");
  for (const key of ["n", "R", "i", "+", "0", "Escape", "Enter", "ArrowUp"]) press(key);
  assert.deepEqual(seen, ["back", "accept", "step ArrowUp false"]);
});
