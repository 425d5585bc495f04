// Answers to the keys that ask for a description: the table, the board, what is mine, the others, the score. Built from the
// same counts and names as the panels.

import { t } from "../lib/text.js";
import { players, shownFrame } from "../play/game-state.js";
import { pointsOf } from "./score-sheet.js";
import { countsSaid } from "./seat-panels.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/**
 * @typedef {{ asked: string, count: number, pickable: string[], buttons: string[], hand: string[], board: string[] }} Heard
 *   what is asked, how many things may be picked, their names if they are few, the words of the buttons, the names of what
 *   the viewer has in hand and of what is on the board
 */
/** @typedef {"tell-table" | "tell-board" | "tell-mine" | "tell-others" | "tell-scores"} Asked the name of a key */

/** @type {Record<Asked, (state: GameState, heard: Heard) => string>} */
const ANSWERS = {
  "tell-table": (_, { asked, count, pickable, buttons }) => {
    const counted = pickable.length === 0 && (count > 0 || buttons.length === 0) ? [t("told-pickable", { count })] : [];
    return [asked, ...pickable, ...counted, ...buttons].map(sentence).join(" ");
  },
  "tell-board": (_, { board }) => board.map(sentence).join(" ") || t("told-empty"),
  "tell-mine": (state, { hand }) => {
    const counts = seatSaid(state, state.viewer ?? shownFrame(state).to_act ?? 0);
    return hand.length > 0 ? `${counts} ${sentence(hand.join(", "))}` : counts;
  },
  "tell-others": (state) => {
    const others = players(state).flatMap((_, seat) => (seat === state.viewer ? [] : [seatSaid(state, seat)]));
    return others.join(" ") || t("told-nobody");
  },
  "tell-scores": (state) => {
    const { game } = state.header;
    const pointsSaid = (/** @type {number} */ seat) => pointsOf(game, shownFrame(state), seat).said;
    const said = players(state).map((_, seat) => `${nameSaid(state, seat)}, ${pointsSaid(seat)}`);
    return said.map(sentence).join(" ");
  },
};

/** Whether a key asks for a description. @param {string} name @returns {name is Asked} */
export const isAsked = (name) => Object.hasOwn(ANSWERS, name);

/**
 * @param {Asked} name of the key
 * @param {GameState} state
 * @param {Heard} heard
 */
export function describe(name, state, heard) {
  return ANSWERS[name](state, heard);
}

/**
 * @param {GameState} state
 * @param {number} seat
 */
function seatSaid(state, seat) {
  return sentence(
    [nameSaid(state, seat), ...countsSaid(state, shownFrame(state), seat, { withNone: false })].join(", "),
  );
}

/**
 * @param {GameState} state
 * @param {number} seat
 */
function nameSaid(state, seat) {
  return seat === state.viewer ? t("told-you") : (players(state)[seat]?.name ?? "");
}

/** @param {string} words */
const sentence = (words) => (/[.!?…]$/u.test(words) ? words : `${words}.`);
