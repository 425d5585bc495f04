// Where the keyboard's focus goes when what had it can be picked no more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { KeyFocus } from "../../web/table/key-focus.js";

/** Nothing on the page has the focus but what the test says. */
Object.assign(globalThis, { document: { activeElement: null } });

const HAND = { key: "hand" };
/** A place on the board before a hand of three cards. */
const ITEMS = [
  { id: "place", area: "board", label: [{ key: "place" }], group: { key: "board" } },
  ...["a", "b", "c"].map((id) => ({ id, area: "tray", label: [{ key: id }], group: HAND, inHand: true })),
];

/** @param {string} at what has the focus @param {string[]} lit what may be picked */
function follow(at, lit) {
  const selection = { lit: new Set(lit), picking: { choices: lit }, lookAhead: () => null };
  const state = { items: ITEMS, item: (/** @type {string} */ id) => ITEMS.find((each) => each.id === id), selection };
  let tabStop = at;
  const focus = (/** @type {string} */ id) => {
    tabStop = id;
  };
  const mirror = { hasFocus: () => true, focus };
  Object.defineProperty(mirror, "tabStop", { get: () => tabStop });
  const bar = { isResting: () => false, hasFocus: () => false, rest: () => false, next: () => false };
  const parts = /** @type {any} */ ({ mirror, bar, home: { focus: () => {} } });
  new KeyFocus(/** @type {any} */ ({ ...state, control: () => undefined }), parts).follow();
  return tabStop;
}

test("from a card that has left the hand it goes to the next card, or to the last", () => {
  assert.equal(follow("a", ["place", "b", "c"]), "b");
  assert.equal(follow("b", ["place", "a", "c"]), "c");
  assert.equal(follow("c", ["place", "a", "b"]), "b");
});

test("from a place it goes to the first thing, and it stays on what may be picked", () => {
  assert.equal(follow("place", ["b", "c"]), "b");
  assert.equal(follow("a", ["place"]), "place");
  assert.equal(follow("b", ["place", "b"]), "b");
});
