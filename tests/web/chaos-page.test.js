// What py/tools/chaos/page.js tells of a page's games, without a browser.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SCRIPT = readFileSync(new URL("../../py/tools/chaos/page.js", import.meta.url), "utf8");

/** A document with the script, in which nothing happens but what a test does. */
function load() {
  class Element {
    classList = { contains: () => true };
    matches = (/** @type {string} */ selector) => selector === this.kind;
    /** @param {string} kind */
    constructor(kind = "") {
      this.kind = kind;
    }
  }
  /** @type {any[]} */
  const told = [];
  const observers = /** @type {((records: object[]) => void)[]} */ ([]);
  const page = /** @type {any} */ ({
    CHAOS: { secret: [], losses: ["kept"], waits: ["waiting"] },
    chaosTell: (/** @type {any} */ message) => told.push(message),
    addEventListener() {},
  });
  const notes = /** @type {string[]} */ ([]);
  const context = vm.createContext({
    window: page,
    document: {
      addEventListener() {},
      querySelector: () => ({ dataset: { phase: "acting" } }),
      querySelectorAll: () => notes.map((textContent) => ({ textContent })),
    },
    location: { hash: "#t=game" },
    performance: { now: () => 0 },
    Element,
    MutationObserver: class {
      /** @param {(records: object[]) => void} observe */
      constructor(observe) {
        observers.push(observe);
      }
      observe() {}
    },
  });
  vm.runInContext(SCRIPT, context);
  return {
    notes,
    chaos: page.chaos,
    /** The page parses this. @param {unknown} value */
    parse: (value) => void vm.runInContext("JSON.parse", context)(JSON.stringify(value)),
    /** @returns {any} what is told when the table has been drawn */
    draw() {
      for (const observe of observers) observe([{ type: "childList", target: new Element(), addedNodes: [] }]);
      return JSON.parse(JSON.stringify(told.at(-1)));
    },
  };
}

/** @param {number} moment */
const frame = (moment) => ({ moment, revision: moment, view: { viewer: null } });

test("an action is told with its place", () => {
  const page = load();
  page.parse({ frame: frame(3), actions: ["c"] });
  assert.deepEqual(page.draw().actions, [{ at: 2, action: "c" }]);
  assert.deepEqual(page.draw().actions, []);
});

test("of a game that is opened all actions are told: it may be another copy than the one drawn before", () => {
  const page = load();
  page.parse({ frame: frame(2), header: { game: "go", players: [] } });
  page.parse({ actions: ["of", "another", "record"] });
  page.parse({ actions: ["a", "b"] });
  assert.deepEqual(page.draw().actions, [
    { at: 0, action: "a" },
    { at: 1, action: "b" },
  ]);
  page.parse({ actions: ["x", "y"] });
  assert.deepEqual(page.draw().actions, []);
});

test("what is drawn beside a note of a loss is told with it", () => {
  const page = load();
  page.parse({ frame: frame(1), actions: ["a"] });
  page.notes.push("It is kept, but");
  assert.equal(page.draw().isWarned, true);
});

test("what is pressed under a note that says what is waited for is answered already", () => {
  const page = load();
  page.chaos.arm({ countsBots: false });
  page.notes.push("waiting for the rules");
  page.chaos.owe("click");
  assert.deepEqual([...page.chaos.waits()], []);
  page.notes.length = 0;
  page.chaos.owe("click");
  assert.equal(page.chaos.waits().length, 1);
});
