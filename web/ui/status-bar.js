// The bar under the toolbar: a hint, the replay, or what the phase of the game asks of the people around the device.

import { t } from "../lib/text.js";
import { players } from "../play/game-state.js";
import { button } from "./controls.js";
import { fill, h } from "./dom.js";
import { hintContents } from "./hint-bar.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("../play/intents.js").Dispatch} Dispatch */
/** @typedef {import("./game-screen.js").GameScreenEvents} GameScreenEvents */

/**
 * @typedef {object} BarParts
 * @property {GameScreenEvents} on
 * @property {Dispatch} dispatch
 * @property {import("./replay.js").Replay} replay
 * @property {(id: string) => string} nameOf a thing on the table
 */

/**
 * @param {HTMLElement} place
 * @param {GameState} state
 * @param {BarParts} parts
 */
export function drawBar(place, state, { on, dispatch, replay, nameOf }) {
  if (state.past) {
    replay.show();
    place.hidden = false;
    place.classList.remove("hint");
    // The slider may be in use: it stays the same element.
    if (replay.element.parentElement !== place) fill(place, replay.element);
    return;
  }
  replay.hide();
  const [words, ...buttons] = state.hint ? hintContents(state, dispatch, nameOf) : contents(state, dispatch, on);
  place.hidden = words === undefined;
  place.classList.toggle("hint", state.hint !== null);
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
    const playOn = () => button({ label: t("play-on"), icon: "play", look: "primary", run: on.playOn });
    if (state.isDeleted) return [t("watch-deleted"), playOn()];
    return state.saved.edition > 0
      ? [t("watch-tab"), button({ label: t("take-over"), look: "primary", run: on.takeOver })]
      : [t("watch-link"), playOn()];
  }
  if (phase === "over") {
    return [winnersLine(state), button({ label: t("results"), icon: "crown", look: "primary", run: on.results })];
  }
  return [];
}

/** @param {Pick<GameState, "frame" | "header">} state */
export function winnersLine({ frame, header }) {
  const winners = (frame.outcome?.winners ?? []).map((seat) => header.players[seat]?.name ?? "");
  return t("winners", {
    names: new Intl.ListFormat(document.documentElement.lang).format(winners),
    count: winners.length,
  });
}
