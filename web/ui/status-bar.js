// The bar under the toolbar: a hint, the replay, or what the phase of the game asks of the people around the device.

import { speaker, t } from "../lib/text.js";
import { players } from "../play/game-state.js";
import { pointedAt } from "../play/hint.js";
import { button } from "./controls.js";
import { fill, h } from "./dom.js";

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
  const [words, ...buttons] = state.hint ? hinting(state, dispatch, nameOf) : contents(state, dispatch, on);
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

/**
 * @param {GameState} state
 * @param {Dispatch} dispatch
 * @param {(id: string) => string} nameOf
 * @returns {[string?, ...HTMLElement[]]}
 */
function hinting(state, dispatch, nameOf) {
  const close = button({
    label: t("hint-close"),
    icon: "close",
    bare: true,
    look: "quiet",
    run: () => void dispatch({ kind: "close-hint" }),
  });
  const more = button({ label: t("hint-more"), icon: "lamp", run: () => void dispatch({ kind: "hint" }) });
  return state.hint?.step === 1 ? [hintWords(state, nameOf), more, close] : [hintWords(state, nameOf), close];
}

/**
 * The first step names the piece, the second the whole action and the reasons.
 * @param {Pick<GameState, "hint" | "frame" | "header">} state
 * @param {(id: string) => string} nameOf
 */
export function hintWords({ hint, frame, header }, nameOf) {
  const choice = hint === null ? undefined : frame.choices[hint.index];
  if (hint === null || hint.step === 0 || !choice) return t("hint-thinking");
  const say = speaker(header.players);
  const [first = ""] = pointedAt(hint, frame.choices);
  if (hint.step === 1) return t("hint-look", { what: nameOf(first) || say(choice.label) });
  const reasons = hint.reasons.length > 0 ? hint.reasons.map(say) : [t("hint-least")];
  return [t("hint-whole", { what: say(choice.label) }), ...reasons].join(" ");
}

/** @param {Pick<GameState, "frame" | "header">} state */
export function winnersLine({ frame, header }) {
  const winners = (frame.outcome?.winners ?? []).map((seat) => header.players[seat]?.name ?? "");
  return t("winners", {
    names: new Intl.ListFormat(document.documentElement.lang).format(winners),
    count: winners.length,
  });
}
