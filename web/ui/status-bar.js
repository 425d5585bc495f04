// The bar under the toolbar: the replay, or what the phase of the game asks of the people around the device.

import { t } from "../lib/text.js";
import { players } from "../play/game-state.js";
import { button } from "./controls.js";
import { fill, h } from "./dom.js";
import { verdictLine } from "./verdict.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("../play/intents.js").Dispatch} Dispatch */
/** @typedef {import("./game-screen.js").GameScreenEvents} GameScreenEvents */

/**
 * @typedef {object} BarParts
 * @property {GameScreenEvents} on
 * @property {Dispatch} dispatch
 * @property {import("./replay.js").Replay} replay
 */

/**
 * @param {HTMLElement} place
 * @param {GameState} state
 * @param {BarParts} parts
 */
export function drawBar(place, state, { on, dispatch, replay }) {
  // Screen readers are told of each step of the replay by one line: not of its buttons, which the bar has too.
  place.setAttribute("role", state.past ? "presentation" : "status");
  if (state.past) {
    delete place.dataset.said;
    replay.show();
    place.hidden = false;
    // The slider may be in use: it stays the same element.
    if (replay.element.parentElement !== place) fill(place, replay.element);
    return;
  }
  replay.hide();
  const [words, ...buttons] = contents(state, dispatch, on);
  place.hidden = words === undefined;
  // The same words written again would be said again.
  const said = JSON.stringify([words, ...buttons.map((each) => each.textContent)]);
  if (place.dataset.said === said) return;
  place.dataset.said = said;
  fill(place, words !== undefined && h("p", {}, words), h("div", { class: "row" }, buttons));
}

/**
 * @param {GameState} state
 * @param {Dispatch} dispatch
 * @param {GameScreenEvents} on
 * @returns {[string?, ...HTMLElement[]]}
 */
function contents(state, dispatch, on) {
  const { phase, viewer } = state;
  if (phase === "turn-done") {
    const name = players(state)[viewer ?? 0]?.name ?? "";
    return [
      t("end-turn-about", { name }),
      button({ label: t("end-turn"), icon: "check", look: "primary", run: () => void dispatch({ kind: "end-turn" }) }),
    ];
  }
  if (phase === "watching") {
    if (state.frame.to_act === null) return overWhileWatching(state, dispatch, on);
    const playOn = () => button({ label: t("play-on"), icon: "play", look: "primary", run: on.playOn });
    if (state.isDeleted) return [t("watch-deleted"), playOn()];
    return state.saved.edition > 0
      ? [t("watch-tab"), button({ label: t("take-over"), look: "primary", run: on.takeOver })]
      : [t("watch-link"), playOn()];
  }
  if (phase === "over") {
    return [verdictLine(state), resultsButton(on)];
  }
  return [];
}

/**
 * A finished game that is not played here: there is nothing to play on, but everything to look at.
 * @param {GameState} state
 * @param {Dispatch} dispatch
 * @param {GameScreenEvents} on
 * @returns {[string, ...HTMLElement[]]}
 */
function overWhileWatching(state, dispatch, on) {
  const fromStart = () => void dispatch({ kind: "look-back", moment: 0 });
  const isElsewhere = state.saved.edition > 0 && !state.isDeleted;
  return [
    state.isDeleted ? t("watch-deleted-over", { how: verdictLine(state) }) : verdictLine(state),
    resultsButton(on),
    button({ label: t("replay"), icon: "replay", run: fromStart }),
    isElsewhere
      ? button({ label: t("take-over"), look: "quiet", run: on.takeOver })
      : button({ label: t("keep-game"), look: "quiet", run: on.playOn }),
  ];
}

/** @param {GameScreenEvents} on */
function resultsButton(on) {
  return button({ label: t("look-at-results"), icon: "crown", look: "primary", run: on.results });
}
