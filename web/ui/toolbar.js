// The tools over the table: back and forth, a hint, replay, sharing, rules, settings, a report.

import { speaker, t } from "../lib/text.js";
import { button } from "./controls.js";
import { fill, h } from "./dom.js";

/** @typedef {import("../play/session.js").GameSession} GameSession */
/** @typedef {import("./icons.js").IconName} IconName */
/** @typedef {import("./game-screen.js").GameScreenEvents} GameScreenEvents */

/**
 * @typedef {object} ToolActs What the tools do on this screen.
 * @property {(way: "undo" | "redo") => void} rewrite
 * @property {() => void} help
 * @property {() => void} openLog
 * @property {() => void} replay
 */

/**
 * @param {HTMLElement} place
 * @param {GameSession} session
 * @param {GameScreenEvents} on
 * @param {ToolActs} acts
 */
export function drawTools(place, session, on, acts) {
  const { why } = session.frame.undoable;
  const undoWords = !session.mayUndo && why ? t("undo-because", { why: speaker(session.players)(why) }) : t("undo");
  fill(
    place,
    tool(t("undo"), "undo", () => acts.rewrite("undo"), { title: undoWords, disabled: !session.mayUndo }),
    tool(t("redo"), "redo", () => acts.rewrite("redo"), { disabled: !session.mayRedo }),
    helper(session, acts.help),
    h("span", { class: "only-narrow" }, tool(t("log"), "list", acts.openLog)),
    h(
      "span",
      { class: "only-wide" },
      tool(t("replay"), "replay", acts.replay, {
        disabled: session.phase === "starting" || session.frame.moment === 0,
      }),
    ),
    tool(t("share"), "share", on.share),
    tool(t("rules"), "book", on.rules),
    tool(t("settings"), "settings", on.settings),
    h("span", { class: "only-wide" }, tool(t("report"), "warning", on.report)),
  );
}

/**
 * @param {string} label
 * @param {IconName} icon
 * @param {() => void} run
 * @param {{ title?: string, disabled?: boolean }} [more]
 */
function tool(label, icon, run, more = {}) {
  return button({ label, icon, bare: true, look: "quiet", run, ...more });
}

/**
 * For a person a hint; while a bot thinks, the way to make it act. One place and one key for both.
 * @param {GameSession} session
 * @param {() => void} help
 */
function helper(session, help) {
  const name = session.players[session.frame.to_act ?? 0]?.name ?? "";
  const isBot = session.phase === "bots";
  const element = isBot
    ? button({ label: t("act-now"), title: t("act-now-key", { name }), icon: "fast", bare: true, look: "quiet" })
    : button({ label: t("hint"), title: t("hint-key"), icon: "lamp", bare: true, look: "quiet" });
  element.setAttribute("aria-keyshortcuts", "H");
  element.setAttribute("aria-disabled", String(!isBot && !session.mayHint));
  element.addEventListener("click", help);
  return element;
}
