// The tools over the table: back and forth, a hint, replay, sharing, rules, settings, a report.

import { speaker, t } from "../lib/text.js";
import { button } from "./controls.js";
import { fill, h } from "./dom.js";

/** @typedef {import("../play/session.js").Sitting} Sitting */
/** @typedef {import("./icons.js").IconName} IconName */
/** @typedef {import("./game-screen.js").TableEvents} TableEvents */

/**
 * @typedef {object} ToolActs What the tools do on this screen.
 * @property {(way: "undo" | "redo") => void} rewrite
 * @property {() => void} help
 * @property {() => void} openLog
 * @property {() => void} replay
 */

/**
 * @param {HTMLElement} place
 * @param {Sitting} sitting
 * @param {TableEvents} on
 * @param {ToolActs} acts
 */
export function drawTools(place, sitting, on, acts) {
  const { why } = sitting.frame.undoable;
  const undoWords = !sitting.mayUndo && why ? t("undo-because", { why: speaker(sitting.players)(why) }) : t("undo");
  fill(
    place,
    tool(t("undo"), "undo", () => acts.rewrite("undo"), { title: undoWords, disabled: !sitting.mayUndo }),
    tool(t("redo"), "redo", () => acts.rewrite("redo"), { disabled: !sitting.mayRedo }),
    helper(sitting, acts.help),
    h("span", { class: "only-narrow" }, tool(t("log"), "list", acts.openLog)),
    h(
      "span",
      { class: "only-wide" },
      tool(t("replay"), "replay", acts.replay, { disabled: sitting.stage === "waking" || sitting.frame.moment === 0 }),
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
 * @param {Sitting} sitting
 * @param {() => void} help
 */
function helper(sitting, help) {
  const name = sitting.players[sitting.frame.to_act ?? 0]?.name ?? "";
  const isBot = sitting.stage === "bots";
  const element = isBot
    ? button({ label: t("act-now"), title: t("act-now-key", { name }), icon: "fast", bare: true, look: "quiet" })
    : button({ label: t("hint"), title: t("hint-key"), icon: "lamp", bare: true, look: "quiet" });
  element.setAttribute("aria-keyshortcuts", "H");
  element.setAttribute("aria-disabled", String(!isBot && !sitting.mayHint));
  element.addEventListener("click", help);
  return element;
}
