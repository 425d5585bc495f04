import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { resultIn, standOf, turnIn } from "../../web/storage/saved-game.js";

const players = ["Ann", "Lykos"].map((name) => ({
  name,
  colour: "sky",
  kind: /** @type {const} */ ("bot"),
  level: "",
}));
const line = (/** @type {number} */ points) => ({ key: "x", points });

test("a running game says who is to act, and has no result", () => {
  const stand = standOf({ to_act: 1, outcome: null, scores: [[line(3)], [line(4)]] });
  assert.deepEqual(stand, { over: false, to_act: 1, result: null });
  assert.equal(turnIn({ ...stand, players }), 1);
  assert.equal(resultIn({ ...stand, players }), null);
});

/** @type {Pick<import("../../web/bridge/protocol.js").Outcome, "verdict" | "ties">} */
const DECIDED = { verdict: { key: "verdict" }, ties: [[], []] };

test("a finished game says who has won, with how many points", () => {
  const outcome = { reason: "ten_rounds", winners: [1], places: [2, 1], ...DECIDED };
  const stand = standOf({ to_act: null, outcome, scores: [[line(3), line(2)], [line(9)]] });
  assert.deepEqual(stand, { over: true, to_act: null, result: { winners: [1], points: [5, 9], conceded: false } });
  assert.equal(turnIn({ ...stand, players }), null);
  assert.deepEqual(resultIn({ ...stand, players }), stand.result);
});

test("a game that was given up says so", () => {
  const outcome = { reason: "conceded", winners: [1], places: [2, 1], ...DECIDED };
  assert.equal(standOf({ to_act: null, outcome, scores: [[], []] }).result?.conceded, true);
});

test("rows of older builds have neither", () => {
  assert.equal(turnIn({ over: false, players }), null);
  assert.equal(resultIn({ over: true, players }), null);
});

test("nothing stored is believed: a turn is a seat, a result has points for each seat and winners among them", () => {
  const results = fc.oneof(fc.anything(), fc.record({ winners: fc.anything(), points: fc.anything() }));
  fc.assert(
    fc.property(fc.anything(), results, fc.boolean(), (turn, stored, over) => {
      const saved = /** @type {any} */ ({ over, players, to_act: turn, result: stored });
      const seat = turnIn(saved);
      assert.ok(seat === null || (seat in players && !over));
      const result = resultIn(saved);
      if (!result) return;
      assert.ok(over && result.points.length === 2 && result.points.every(Number.isSafeInteger));
      assert.ok(result.winners.every((each) => each in players));
    }),
  );
});
