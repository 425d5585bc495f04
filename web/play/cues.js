// What a change of the game sounds and feels like. Pure: decided from what the viewer's own log tells, from whose turn it
// is and from the outcome, never from what lies on the table, so that no sound can tell what the viewer may not know.

/** @typedef {import("./game-state.js").GameState} GameState */
/** @typedef {import("./game-state.js").GameChange} GameChange */

/** @typedef {import("../lib/synth.js").Cue} Cue */
/** @typedef {"turn" | "confirm"} Touch */
/** @typedef {Readonly<Record<string, Cue>>} LineCues the cue of a line of the log, by the key of its message */
/** @typedef {Pick<GameState, "log" | "phase" | "viewer" | "past" | "isCovered" | "isWatching"> &
 *   { frame: Pick<GameState["frame"], "moment" | "outcome"> }} Heard what a cue may depend on */

/** The most cues of one change; the important ones come last and stay. */
const MOST = 3;

/** Phases in which somebody plays here and holds the device. */
const PLAYED = ["acting", "turn-done", "bots", "over"];

/** @param {Heard} state */
const isAudible = ({ phase, past, isCovered, isWatching }) =>
  PLAYED.includes(phase) && past === null && !isCovered && !isWatching;

/**
 * Whether an action was played just now, and is shown to somebody who may see it.
 * @param {Heard} before
 * @param {Heard} after
 * @param {Partial<GameChange>} change
 */
function isPlayed(before, after, { kind, animate = false }) {
  return kind === "frame" && animate && isAudible(before) && isAudible(after);
}

/** @param {Heard} before @param {Heard} after */
const isTurn = (before, after) =>
  after.phase === "acting" && (before.phase !== "acting" || before.viewer !== after.viewer);

/**
 * @param {Heard} before
 * @param {Heard} after
 * @param {Partial<GameChange>} change
 * @param {LineCues} lineCues of this game
 * @returns {Cue[]} in the order in which they are heard
 */
export function cuesOf(before, after, change, lineCues) {
  if (!isPlayed(before, after, change) || after.frame.moment <= before.frame.moment) return [];
  /** @type {Cue[]} */
  const cues = newLines(before, after).flatMap(({ text }) => {
    const cue = lineCues[text.key];
    // It concerns only the one who was driven away.
    if (cue === undefined || (cue === "away" && text.args?.seat !== after.viewer)) return [];
    return [cue];
  });
  const { outcome } = after.frame;
  if (outcome && !before.frame.outcome) {
    const isWon = after.viewer === null || outcome.winners.includes(after.viewer);
    cues.push(isWon ? "win" : "end");
  } else if (isTurn(before, after)) cues.push("turn");
  return cues.filter((cue, at) => cues.indexOf(cue) === at).slice(-MOST);
}

/**
 * What a phone does: it vibrates when the viewer's turn begins, and when an action of theirs is done.
 * @param {Heard} before
 * @param {Heard} after
 * @param {Partial<GameChange>} change
 * @returns {Touch | null}
 */
export function touchOf(before, after, change) {
  if (!isPlayed(before, after, change) || after.frame.moment <= before.frame.moment) return null;
  if (isTurn(before, after)) return "turn";
  return before.phase === "acting" ? "confirm" : null;
}

/**
 * What the log tells of the latest actions.
 * @param {Heard} before
 * @param {Heard} after
 */
function newLines(before, after) {
  return after.log.filter((line) => line.moment > before.frame.moment);
}
