import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Selection } from "../../web/table/selection.js";

/** @typedef {import("../../web/table/selection.js").Answer} Answer */

const label = { key: "do" };
const choice = (/** @type {string} */ path, more = {}) => ({ path: path.split(" "), label, ...more });
/** Places are on the board, buttons nowhere, everything else in the tray. */
const areaOf = (/** @type {string} */ id) =>
  id.startsWith("board:") ? "board" : /^(pass|pay)/.test(id) ? undefined : "tray";
const CONFIRM = { confirm: true, areaOf };
const AT_ONCE = { confirm: false, areaOf };

const TILES = [
  choice("tile:1 board:0,0 rot:0"),
  choice("tile:1 board:0,0 rot:1"),
  choice("tile:1 board:1,0 rot:1"),
  choice("tile:2 board:0,0 rot:0"),
  choice("pass"),
];

/** A bar of two squares, on a strip of four, and standing on the first and the third. */
const BARS = [
  choice("board:0,0 rot:0"),
  choice("board:1,0 rot:0"),
  choice("board:2,0 rot:0"),
  choice("board:0,0 rot:1"),
  choice("board:2,0 rot:1"),
];
const COVERED = [
  ["board:0,0", "board:1,0"],
  ["board:1,0", "board:2,0"],
  ["board:2,0", "board:3,0"],
  ["board:0,0", "board:0,1"],
  ["board:2,0", "board:2,1"],
];
const covers = (/** @type {number} */ index) => COVERED[index] ?? null;

/** @param {Parameters<Selection["begin"]>} decision */
function asked(...decision) {
  const selection = new Selection();
  selection.begin(...decision);
  return selection;
}

test("a tap that completes a path plays it", () => {
  assert.deepEqual(asked(TILES).tap("pass"), { play: 4 });
});

test("what is to be confirmed waits, and is played by the primary button", () => {
  const selection = asked([choice("board:0,0"), choice("board:1,0")]);
  assert.equal(selection.tap("board:1,0", CONFIRM), "pending");
  assert.equal(selection.state(areaOf), "ghost");
  assert.deepEqual(selection.accept(), { play: 1 });
});

test("tapping another place moves the waiting ghost there", () => {
  const selection = asked([choice("board:0,0"), choice("board:1,0")]);
  selection.tap("board:1,0", CONFIRM);
  assert.equal(selection.tap("board:0,0", CONFIRM), "pending");
  assert.deepEqual(selection.accept(), { play: 0 });
});

test("a second tap on what waits takes it back", () => {
  const selection = asked([choice("board:0,0"), choice("board:1,0")]);
  selection.tap("board:1,0", CONFIRM);
  assert.equal(selection.tap("board:1,0", CONFIRM), "back");
  assert.equal(selection.state(areaOf), "idle");
});

test("a place that several ways of lying cover goes through them, the nearest first, then back", () => {
  const selection = asked(BARS, { covers });
  assert.deepEqual([...selection.lit], ["board:0,0", "board:1,0", "board:2,0", "board:3,0"]);
  assert.equal(selection.tap("board:1,0", CONFIRM), "pending");
  assert.equal(selection.pending?.index, 1);
  assert.equal(selection.tap("board:1,0", CONFIRM), "pending");
  assert.equal(selection.pending?.index, 0);
  assert.equal(selection.tap("board:1,0", CONFIRM), "back");
});

test("every way of lying is the first one at its middle", () => {
  const selection = asked(BARS, { covers });
  for (const [index, covered] of COVERED.slice(0, 3).entries())
    assert.deepEqual(selection.tap(String(covered[0]), AT_ONCE), { play: index });
});

test("what may be picked follows the turn, and the turn stays from place to place", () => {
  const selection = asked(BARS, { covers });
  assert.equal(selection.rotate(1), "turned");
  assert.deepEqual([...selection.lit], ["board:0,0", "board:0,1", "board:2,0", "board:2,1"]);
  assert.deepEqual(selection.placeAt("board:2,1"), { at: "board:2,0", turn: 1 });
  assert.deepEqual(selection.tap("board:2,1", AT_ONCE), { play: 4 });
  selection.begin(BARS, { covers });
  assert.equal(selection.turn, 1);
});

test("a ghost turns where it lies, only in the ways that fit there", () => {
  const selection = asked(BARS, { covers });
  selection.tap("board:2,0", CONFIRM);
  assert.equal(selection.rotate(1), "turned");
  assert.deepEqual(selection.pending, { id: "board:2,0", index: 4 });
  assert.equal(selection.rotate(1), "turned");
  assert.deepEqual(selection.pending, { id: "board:2,0", index: 2 });
  selection.tap("board:3,0", CONFIRM);
  assert.equal(selection.rotate(1), "only one");
  assert.equal(asked([choice("pass")]).rotate(1), "none");
});

test("a decision about the turn alone is accepted at the turn shown", () => {
  const selection = asked(["rot:0", "rot:1", "rot:2"].map((turn) => choice(turn)));
  assert.equal(selection.mayTurn, true);
  selection.rotate(-1);
  assert.equal(selection.turn, 2);
  assert.deepEqual(selection.accept(), { play: 2 });
});

test("another thing of an earlier step is picked instead, and the thing itself is taken back", () => {
  const selection = asked(TILES);
  selection.tap("tile:1");
  assert.equal(selection.tap("tile:2", AT_ONCE), "picked");
  assert.deepEqual([...selection.picked], ["tile:2"]);
  assert.equal(selection.tap("tile:2", AT_ONCE), "back");
  assert.deepEqual([...selection.picked], []);
  selection.tap("tile:1");
  assert.deepEqual(selection.tap("pass", AT_ONCE), { play: 4 });
});

const EARLIER = [
  { picked: "board:0,0", ids: ["board:0,0", "board:5,5"] },
  { picked: "tile:1", ids: ["tile:1", "tile:2", "pass"] },
];

test("a thing of an earlier decision is picked instead by taking back what came after", () => {
  const paying = asked([choice("pay:1"), choice("pay:2", { preferred: true })], { earlier: EARLIER });
  assert.deepEqual(paying.tap("board:5,5", AT_ONCE), { undo: 1, next: ["board:5,5"] });
  assert.deepEqual(paying.tap("board:0,0", AT_ONCE), { undo: 1, next: [] });
  assert.deepEqual(paying.tap("tile:2", AT_ONCE), { undo: 2, next: ["tile:2"] });
  assert.deepEqual(paying.tap("tile:1", AT_ONCE), { undo: 2, next: [] });
  assert.deepEqual([...paying.others(areaOf)].sort(), ["board:0,0", "board:5,5", "tile:1", "tile:2"]);
});

test("one of several things that lie picked is put back, and the others stay picked", () => {
  const pools = ["pool:white", "pool:black", "pool:side", "camp"];
  const earlier = ["pool:side", "pool:black", "pool:white"].map((picked) => ({ picked, ids: pools }));
  const placing = asked([choice("camp"), choice("pool:white")], { earlier });
  assert.deepEqual(placing.putBack("pool:white"), { undo: 3, next: ["pool:black", "pool:side"] });
  assert.deepEqual(placing.putBack("pool:side"), { undo: 1, next: [] });
  assert.equal(placing.putBack("camp"), "refused");
  assert.equal(placing.mayPutBack("pool:black"), true);
  assert.equal(placing.mayPutBack(undefined), false);
  // A pool of which all are picked may not be picked any more: a tap on it means the latest of them.
  assert.deepEqual(placing.tap("pool:black", AT_ONCE), { undo: 2, next: ["pool:side"] });
});

test("where something may be picked now, a tap beside it changes nothing earlier", () => {
  const second = asked([choice("board:7,7")], { earlier: EARLIER });
  assert.equal(second.tap("board:5,5", AT_ONCE), "refused");
  assert.deepEqual(second.tap("board:0,0", AT_ONCE), { undo: 1, next: [] });
  assert.deepEqual(second.tap("tile:2", AT_ONCE), { undo: 2, next: ["tile:2"] });
});

test("going back takes what waits first, then what was picked, then the latest action of the sequence", () => {
  const selection = asked(TILES, { earlier: EARLIER });
  selection.tap("tile:1");
  selection.tap("board:0,0", CONFIRM);
  assert.equal(selection.back(), "back");
  assert.deepEqual([selection.pending, [...selection.picked]], [null, ["tile:1"]]);
  assert.equal(selection.back(), "back");
  assert.deepEqual(selection.back(), { undo: 1, next: [] });
  selection.begin(TILES);
  assert.equal(selection.back(), null);
});

test("without anything picked, accepting takes the preferred choice and nothing else", () => {
  assert.deepEqual(asked([choice("pay:1"), choice("pay:2", { preferred: true })]).accept(), { play: 1 });
  assert.equal(asked(TILES).accept(), "refused");
});

test("a choice that would end the turn can be made to wait", () => {
  const selection = asked(TILES);
  selection.hold("pass", 4);
  selection.markEnd();
  assert.deepEqual(selection.pending, { id: "pass", index: 4, endsTurn: true });
  assert.equal(selection.state(areaOf), "confirming");
});

const IDS = ["tile:1", "tile:2", "board:0,0", "board:1,0", "board:2,0", "board:3,0", "board:2,1", "pass", "nothing"];
const inputs = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("tap"), id: fc.constantFrom(...IDS), confirm: fc.boolean() }),
    fc.record({ do: fc.constant("rotate"), way: fc.constantFrom(1, -1) }),
    fc.record({ do: fc.constant("back") }),
  ),
);

test("from every state Back leads to idle, and no input is without an answer", () => {
  const decisions = [asked(TILES, { earlier: EARLIER }), asked(BARS, { covers }), asked(TILES)];
  fc.assert(
    fc.property(fc.constantFrom(...decisions), inputs, (selection, given) => {
      const { choices, covers: itsCovers } = selection.picking;
      selection.begin(choices, { covers: itsCovers, earlier: selection.earlier });
      for (const each of given) {
        if (each.do === "tap") {
          const before = JSON.stringify([selection.picked, selection.pending]);
          const answer = selection.tap(each.id, { confirm: each.confirm, areaOf });
          const isChanged = before !== JSON.stringify([selection.picked, selection.pending]);
          if (typeof answer === "string") assert.equal(isChanged, answer !== "refused");
        } else if (each.do === "rotate") assert.ok(["turned", "only one", "none"].includes(selection.rotate(each.way)));
        else selection.back();
        const { pending } = selection;
        if (pending) assert.ok(selection.picking.choices[pending.index], "what waits is a choice");
      }
      for (let step = 0; selection.back() === "back"; step += 1) assert.ok(step < 5);
      assert.ok(selection.pending === null && selection.picked.length === 0);
      // The engine takes back what is left of the sequence.
      if (selection.earlier.length === 0) assert.equal(selection.state(areaOf), "idle");
    }),
  );
});
