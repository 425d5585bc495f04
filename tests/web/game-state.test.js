import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isOnlyPerson,
  mayChangeSeats,
  mayHint,
  mayRedo,
  mayUndo,
  players,
  shownFrame,
  startingState,
} from "../../web/play/game-state.js";
import { newSavedGame } from "../../web/play/opening.js";
import { FakeEngine, headerFor } from "./fake-engine.js";

/**
 * A state in which everything is possible, but for this.
 * @param {Partial<import("../../web/play/game-state.js").GameState>} [but]
 * @returns {import("../../web/play/game-state.js").GameState}
 */
function stateWith(but = {}) {
  const header = headerFor("pb");
  const frame = /** @type {any} */ ({ ...new FakeEngine(header).frame(0, 0), undoable: { undo: true, redo: true } });
  const state = startingState({ saved: newSavedGame(header), header, viewer: 0, frame, isWatching: false });
  return { ...state, phase: "acting", ...but };
}

test("before the engine has the game, it is shown but nothing may be done", () => {
  const { header, frame, saved } = stateWith();
  const state = startingState({ saved, header, viewer: 0, frame, isWatching: false });
  assert.deepEqual([state.phase, state.log, shownFrame(state)], ["starting", frame.log, frame]);
  assert.deepEqual([mayUndo(state), mayRedo(state), mayHint(state)], [false, false, false]);
});

test("an earlier moment is shown instead of the latest frame", () => {
  const { frame } = stateWith();
  const past = { ...frame, moment: 3 };
  assert.equal(shownFrame({ frame, past, step: null }), past);
  assert.equal(shownFrame({ frame, past: null, step: null }), frame);
});

test("undo and redo need the engine's leave and a viewer who plays here", () => {
  assert.deepEqual([mayUndo(stateWith()), mayRedo(stateWith())], [true, true]);
  const { frame } = stateWith();
  const refused = stateWith({ frame: { ...frame, undoable: { undo: false, redo: false } } });
  for (const state of [refused, stateWith({ isWatching: true }), stateWith({ viewer: null })])
    assert.deepEqual([mayUndo(state), mayRedo(state)], [false, false]);
  const onlyUndo = stateWith({ frame: { ...frame, undoable: { undo: true, redo: false } } });
  assert.deepEqual([mayUndo(onlyUndo), mayRedo(onlyUndo)], [true, false]);
});

test("a hint is for the person who is to act, at the latest moment", () => {
  assert.equal(mayHint(stateWith()), true);
  assert.equal(mayHint(stateWith({ phase: "bots" })), false);
  assert.equal(mayHint(stateWith({ past: stateWith().frame })), false);
});

test("seats are changed by those who play, until the game is over", () => {
  const { frame } = stateWith();
  assert.equal(mayChangeSeats(stateWith()), true);
  assert.equal(mayChangeSeats(stateWith({ isWatching: true })), false);
  assert.equal(mayChangeSeats(stateWith({ frame: { ...frame, to_act: null } })), false);
});

test("one person among bots is the only person", () => {
  assert.equal(players(stateWith()).length, 2);
  assert.equal(isOnlyPerson(stateWith()), true);
  assert.equal(isOnlyPerson(stateWith({ header: headerFor("pp") })), false);
  assert.equal(isOnlyPerson(stateWith({ header: headerFor("bb") })), false);
});
