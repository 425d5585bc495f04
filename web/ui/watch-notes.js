// What to watch: the notes of a view, such as a bid that stands. They lie in the column of panels; where there is none, a
// button of the toolbar opens them.

import { speaker, t } from "../lib/text.js";
import { players, shownFrame } from "../play/game-state.js";
import { fill, h } from "./dom.js";
import { ask } from "./notices.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */

/** @param {GameState} state @returns {string[]} */
export function notesOf(state) {
  return shownFrame(state).view.notes.map(speaker(players(state)));
}

/**
 * @param {HTMLElement} place
 * @param {GameState} state
 */
export function drawNotes(place, state) {
  const notes = notesOf(state);
  place.hidden = notes.length === 0;
  fill(
    place,
    notes.map((words) => h("li", {}, words)),
  );
}

/** @param {GameState} state */
export function showNotes(state) {
  const lines = notesOf(state).map((words) => h("li", {}, words));
  return ask({ title: t("notes"), kind: "sheet", reads: t("notes"), body: h("ul", { class: "watch" }, lines) });
}
