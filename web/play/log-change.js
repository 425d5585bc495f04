// What is to be said of a change of the log: what happened, what was taken back, what was played again. Pure.

import { mayRedo, mayUndo } from "./game-state.js";

/** @typedef {import("../bridge/protocol.js").Text} Text */
/** @typedef {import("./game-state.js").GameState} GameState */
/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../bridge/protocol.js").Frame} Frame */

/** So many lines are said of what was taken back or played again; of the others, only how many there are. */
const LINES = 4;

/**
 * @param {readonly LogLine[]} before
 * @param {readonly LogLine[]} after
 * @returns {{ gone: LogLine[], come: LogLine[] }}
 */
export function logChange(before, after) {
  let same = 0;
  while (same < before.length && same < after.length && isSame(before[same], after[same])) same += 1;
  return { gone: before.slice(same), come: after.slice(same) };
}

/**
 * @param {LogLine | undefined} one
 * @param {LogLine | undefined} other
 */
function isSame(one, other) {
  if (one === other) return true;
  return one?.moment === other?.moment && JSON.stringify(one?.text) === JSON.stringify(other?.text);
}

/**
 * @param {Pick<GameState, "viewer">} state
 * @param {Pick<GameState, "viewer" | "phase"> | null} before
 * @param {boolean} animate whether something has just been played
 * @param {{ gone: readonly LogLine[], come: readonly LogLine[] }} change
 * @returns {Text[]}
 */
export function saidOf(state, before, animate, { gone, come }) {
  if (animate) return come.map((line) => saidTo(state.viewer, line));
  // Another viewer may not know what this one was told, and a game that is opened is not told from its beginning.
  if (before === null || before.phase === "starting" || before.viewer !== state.viewer) return [];
  return [
    ...few({ key: "said-undone", args: { count: gone.length } }, gone),
    ...few({ key: "said-redone", args: { count: come.length } }, come),
  ];
}

/**
 * A line as it is said aloud: in its own way to the one who has just done it, and to the others.
 * @param {number | null} viewer
 * @param {LogLine} line
 * @returns {Text}
 */
function saidTo(viewer, { seat, text, banner }) {
  if (banner) return { key: "said-heard", args: { what: banner } };
  return { key: viewer !== null && seat === viewer ? "said-own" : "said-heard", args: { what: text } };
}

/**
 * The first lines under a heading, and how many more there are.
 * @param {Text} heading
 * @param {readonly LogLine[]} lines
 * @returns {Text[]}
 */
function few(heading, lines) {
  if (lines.length === 0) return [];
  const said = lines.slice(0, LINES).map(({ text }) => text);
  const more = lines.length - said.length;
  const rest = more > 0 ? [{ key: "said-more", args: { count: more } }] : [];
  return [heading, ...said, ...rest];
}

/**
 * What is to be said of an action of the viewer's that the log has no line for: what there is to know now, or whose turn it
 * is.
 * @param {Frame | null} before
 * @param {Frame} after
 * @returns {Text[]}
 */
export function saidWithoutLog(before, after) {
  const known = new Set(before?.view.notes.map((note) => JSON.stringify(note)));
  const notes = after.view.notes.filter((note) => !known.has(JSON.stringify(note)));
  if (notes.length > 0 || before === null || before.to_act === after.to_act || after.to_act === null) return notes;
  return [{ key: "said-turn-of", args: { seat: after.to_act } }];
}

/** @typedef {{ viewer: number | null, prompt: Text }} Asked a question, and to whom it was put */

/**
 * The question as it is said: what was just told is not named again, nor what was asked before the bots acted.
 * @param {Pick<GameState, "viewer" | "frame">} state
 * @param {Pick<GameState, "phase"> | null} before
 * @param {boolean} animate whether something has just been played
 * @param {Asked | null} last
 * @returns {Text}
 */
export function saidQuestion({ viewer, frame }, before, animate, last) {
  const { prompt } = frame.view;
  if (!animate) return prompt;
  const isKnown = before?.phase === "bots" && JSON.stringify(last) === JSON.stringify({ viewer, prompt });
  return isKnown ? { key: "said-your-turn" } : { key: "table-here", args: { what: prompt } };
}

/**
 * Why an action cannot be taken back or played again; null if it can.
 * @param {GameState} state
 * @param {"undo" | "redo"} kind
 * @returns {Text | null}
 */
export function whyNot(state, kind) {
  if (kind === "redo") return mayRedo(state) ? null : { key: "redo-nothing" };
  const { why = { key: "undo-nothing" } } = state.frame.undoable;
  return mayUndo(state) ? null : { key: "undo-because", args: { why } };
}
