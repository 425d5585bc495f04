// The line under the top: what the situation asks of the people around the device, apart from the game itself.

import { speaker, t } from "../lib/text.js";
import { pointedAt } from "../play/hint.js";
import { button } from "./controls.js";
import { fill, h } from "./dom.js";

/** @typedef {import("../play/session.js").GameSession} GameSession */
/** @typedef {import("./game-screen.js").GameScreenEvents} GameScreenEvents */

/**
 * @param {HTMLElement} place
 * @param {GameSession} session
 * @param {GameScreenEvents} on
 * @param {import("./replay.js").Replay} replay
 * @param {(id: string) => string} nameOf a thing on the table
 */
export function drawBar(place, session, on, replay, nameOf) {
  if (session.past) {
    replay.show();
    place.hidden = false;
    place.classList.remove("hint");
    // What is in use there stays as it is.
    if (replay.element.parentElement !== place) fill(place, replay.element);
    return;
  }
  replay.hide();
  const [words, ...buttons] = session.hint ? hinting(session, nameOf) : contents(session, on);
  place.hidden = words === undefined;
  place.classList.toggle("hint", session.hint !== null);
  fill(place, words !== undefined && h("p", {}, words), h("div", { class: "row" }, buttons));
}

/**
 * @param {GameSession} session
 * @param {GameScreenEvents} on
 * @returns {[string?, ...HTMLElement[]]}
 */
function contents(session, on) {
  const { phase, players } = session;
  if (phase === "turn-done") {
    const name = players[session.viewer ?? 0]?.name ?? "";
    return [
      t("end-turn-about", { name }),
      button({ label: t("end-turn"), icon: "check", look: "primary", run: () => void session.endTurn() }),
    ];
  }
  if (phase === "watching") {
    const playOn = () => button({ label: t("play-on"), icon: "play", look: "primary", run: on.playOn });
    if (session.isDeleted) return [t("watch-deleted"), playOn()];
    return session.saved.edition > 0
      ? [t("watch-tab"), button({ label: t("take-over"), look: "primary", run: on.takeOver })]
      : [t("watch-link"), playOn()];
  }
  if (phase === "over") {
    return [winnersLine(session), button({ label: t("results"), icon: "crown", look: "primary", run: on.results })];
  }
  return [];
}

/**
 * @param {GameSession} session
 * @param {(id: string) => string} nameOf
 * @returns {[string?, ...HTMLElement[]]}
 */
function hinting(session, nameOf) {
  const close = button({
    label: t("hint-close"),
    icon: "close",
    bare: true,
    look: "quiet",
    run: () => session.closeHint(),
  });
  const more = button({ label: t("hint-more"), icon: "lamp", run: () => void session.askHint() });
  return session.hint?.step === 1 ? [hintWords(session, nameOf), more, close] : [hintWords(session, nameOf), close];
}

/**
 * First which piece, then what to do with it and why.
 * @param {Pick<GameSession, "hint" | "frame" | "players">} session
 * @param {(id: string) => string} nameOf
 */
export function hintWords({ hint, frame, players }, nameOf) {
  const choice = hint === null ? undefined : frame.choices[hint.index];
  if (hint === null || hint.step === 0 || !choice) return t("hint-thinking");
  const say = speaker(players);
  const [first = ""] = pointedAt(hint, frame.choices);
  if (hint.step === 1) return t("hint-look", { what: nameOf(first) || say(choice.label) });
  const reasons = hint.reasons.length > 0 ? hint.reasons.map(say) : [t("hint-least")];
  return [t("hint-whole", { what: say(choice.label) }), ...reasons].join(" ");
}

/** @param {GameSession} session */
export function winnersLine({ frame, players }) {
  const winners = (frame.outcome?.winners ?? []).map((seat) => players[seat]?.name ?? "");
  return t("winners", {
    names: new Intl.ListFormat(document.documentElement.lang).format(winners),
    count: winners.length,
  });
}
