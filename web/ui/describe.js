// Answers to the keys that ask for a description: the table, what is mine, the others, the score. Built from the same counts
// and names as the panels.

import { speaker, t } from "../lib/text.js";
import { players, shownFrame } from "../play/game-state.js";
import { pointsOf } from "./score-sheet.js";
import { countsSaid } from "./seat-panels.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {{ count: number, buttons: string[] }} Pickable how many things may be picked, and the words of the buttons */

/** @type {Record<"tell-table" | "tell-mine" | "tell-others" | "tell-scores", (state: GameState, pickable: Pickable) => string>} */
const ANSWERS = {
  "tell-table": (state, { count, buttons }) => {
    const asked = speaker(players(state))(shownFrame(state).view.prompt);
    return [asked, t("told-pickable", { count }), ...buttons].map(sentence).join(" ");
  },
  "tell-mine": (state) => seatSaid(state, state.viewer ?? shownFrame(state).to_act ?? 0),
  "tell-others": (state) => {
    const others = players(state).flatMap((_, seat) => (seat === state.viewer ? [] : [seatSaid(state, seat)]));
    return others.join(" ") || t("told-nobody");
  },
  "tell-scores": (state) => {
    const { game } = state.header;
    const said = players(state).map(({ name }, seat) => `${name}, ${pointsOf(game, shownFrame(state), seat).said}`);
    return said.map(sentence).join(" ");
  },
};

/**
 * @param {keyof typeof ANSWERS} name of the key
 * @param {GameState} state
 * @param {Pickable} pickable
 */
export function describe(name, state, pickable) {
  return ANSWERS[name](state, pickable);
}

/**
 * @param {GameState} state
 * @param {number} seat
 */
function seatSaid(state, seat) {
  return sentence([players(state)[seat]?.name ?? "", ...countsSaid(state, shownFrame(state), seat)].join(", "));
}

/** @param {string} words */
const sentence = (words) => (/[.!?…]$/u.test(words) ? words : `${words}.`);
