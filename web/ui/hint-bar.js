// The hint bar: what a hint says, and the buttons that ask for more or close it. Where it points is in play/hint.js.

import { speaker, t } from "../lib/text.js";
import { pointedAt } from "../play/hint.js";
import { button } from "./controls.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("../play/intents.js").Dispatch} Dispatch */

/**
 * @param {GameState} state
 * @param {Dispatch} dispatch
 * @param {(id: string) => string} nameOf
 * @returns {[string?, ...HTMLElement[]]}
 */
export function hintContents(state, dispatch, nameOf) {
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
