// The state of an open game, as the page shows it, and what follows from it. Only GameSession writes it.

import { onlyPerson } from "./viewer.js";

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */
/** @typedef {import("./hint.js").Hint} Hint */
/** @typedef {import("./viewer.js").GamePhase} GamePhase */

/**
 * @typedef {object} GameState
 * @property {SavedGame} saved the game as the storage lists it
 * @property {Header} header
 * @property {number | null} viewer the seat whose view is shown; null: what everybody may see
 * @property {Frame} frame the latest one, for this viewer
 * @property {readonly LogLine[]} log the whole log, for this viewer
 * @property {GamePhase} phase
 * @property {Frame | null} step a moment on the way to the latest frame, shown for a short time: what was forced
 * @property {Frame | null} past an earlier moment that is shown instead of the latest
 * @property {Hint | null} hint for the person who is to act
 * @property {boolean} isWatching true for a game from a link, or one that another tab plays
 * @property {boolean} isDeleted whether another tab has deleted the game: then only this page still has it
 * @property {boolean} isCovered true from the end of a person's turn until there is a frame for the next viewer:
 *   nothing of the game may be seen meanwhile
 */

/**
 * @typedef {object} GameChange What the readers of the store have to do. Empty: nothing that is drawn has changed.
 * @property {"frame" | "hint" | "cover"} kind frame: draw everything; hint: only the hint; cover: hide the game
 * @property {boolean} animate whether pieces move from where they were
 */

/** @typedef {import("../lib/store.js").Store<GameState, GameChange>} GameStore */

/**
 * The state before the engine has the game.
 * @param {import("../storage/last-frame.js").ViewedGame & { isWatching: boolean }} seen what is shown until then
 * @returns {GameState}
 */
export function startingState({ saved, header, viewer, frame, isWatching }) {
  const nothing = { step: null, past: null, hint: null, isDeleted: false, isCovered: false };
  return { saved, header, viewer, frame, log: frame.log, phase: "starting", isWatching, ...nothing };
}

/** @param {Pick<GameState, "past" | "step" | "frame">} state */
export function shownFrame({ past, step, frame }) {
  return past ?? step ?? frame;
}

/**
 * What has happened until the moment that is shown.
 * @param {Pick<GameState, "step" | "log">} state
 */
export function shownLog({ step, log }) {
  return step ? log.filter((line) => line.moment <= step.moment) : log;
}

/** @param {Pick<GameState, "header">} state */
export function players({ header }) {
  return header.players;
}

/** Whether one person plays here, against bots. @param {Pick<GameState, "header">} state */
export function isOnlyPerson(state) {
  return onlyPerson(players(state)) !== null;
}

/** @param {GameState} state */
export function mayUndo(state) {
  return mayRewrite(state) && state.frame.undoable.undo;
}

/** @param {GameState} state */
export function mayRedo(state) {
  return mayRewrite(state) && state.frame.undoable.redo;
}

/** Only a viewer who plays here may take actions back. @param {GameState} state */
function mayRewrite({ phase, isWatching, viewer }) {
  return phase !== "starting" && !isWatching && viewer !== null;
}

/** @param {Pick<GameState, "phase" | "past">} state */
export function mayHint({ phase, past }) {
  return phase === "acting" && past === null;
}

/** Whether the seats may be changed or conceded. @param {Pick<GameState, "isWatching" | "frame">} state */
export function mayChangeSeats({ isWatching, frame }) {
  return !isWatching && frame.to_act !== null;
}
