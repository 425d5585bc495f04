// The two toolbars of the game screen: undo, redo and hint; log, overview, replay, share, rules, settings, report.

import { speaker, t } from "../lib/text.js";
import { mayHint, mayRedo, mayUndo, players } from "../play/game-state.js";
import { hasCharacters } from "../table/keys.js";
import { button } from "./controls.js";
import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { notesOf } from "./watch-notes.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("./icons.js").IconName} IconName */
/** @typedef {import("./game-screen.js").GameScreenEvents} GameScreenEvents */

/**
 * @typedef {object} ToolActions What the tools do on this screen.
 * @property {(kind: "undo" | "redo") => void} rewrite
 * @property {() => void} help
 * @property {() => void} openLog
 * @property {() => void} overview
 * @property {() => void} notes
 * @property {() => void} replay
 */

/**
 * The way to the lobby, which is there before the table is.
 * @param {{ tools: HTMLElement, menu: HTMLElement }} places
 * @param {() => void} home
 */
export function drawHome({ tools, menu }, home) {
  refill(menu, icon("menu"), h("span", { class: "unseen" }, t("menu")));
  refill(tools, tool(t("home"), "home", home));
}

/**
 * @param {{ tools: HTMLElement, menu: HTMLElement }} places `menu` is the button that opens the tools on a phone
 * @param {GameState} state
 * @param {GameScreenEvents} on
 * @param {ToolActions} actions
 */
export function drawTools({ tools, menu }, state, on, actions) {
  const toWatch = amount(notesOf(state).length);
  refill(menu, icon("menu"), h("span", { class: "unseen" }, t("menu")), toWatch);
  refill(
    tools,
    tool(t("home"), "home", on.home),
    h("span", { class: "only-narrow" }, tool(t("log"), "list", actions.openLog)),
    tool(t("overview"), "podium", actions.overview),
    h("span", { class: "only-narrow" }, notesTool(state, actions.notes)),
    h(
      "span",
      { class: "only-wide" },
      tool(t("replay"), "replay", actions.replay, {
        disabled: state.phase === "starting" || state.frame.moment === 0,
      }),
    ),
    tool(t("share"), "share", on.share),
    tool(t("rules"), "book", on.rules),
    tool(t("settings"), "settings", on.settings),
    h("span", { class: "only-wide" }, tool(t("report"), "warning", on.report)),
  );
}

/**
 * What is wanted in every turn, near the hand: undo, redo, and a hint.
 * @param {HTMLElement} place
 * @param {GameState} state
 * @param {ToolActions} actions
 */
export function drawQuickTools(place, state, actions) {
  const { why } = state.frame.undoable;
  const undoWords = !mayUndo(state) && why ? t("undo-because", { why: speaker(players(state))(why) }) : t("undo");
  refill(
    place,
    quick(t("undo"), "undo", { title: undoWords, disabled: !mayUndo(state), run: () => actions.rewrite("undo") }),
    quick(t("redo"), "redo", { title: t("redo"), disabled: !mayRedo(state), run: () => actions.rewrite("redo") }),
    helper(state, actions.help),
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
 * What to watch; it keeps its place while there is nothing.
 * @param {GameState} state
 * @param {() => void} run
 */
function notesTool(state, run) {
  const count = notesOf(state).length;
  const element = tool(count > 0 ? t("notes-count", { count }) : t("notes"), "eye", run, { disabled: count === 0 });
  element.append(amount(count) ?? "");
  return element;
}

/** How many there are of what a button opens. @param {number} count */
const amount = (count) => (count > 0 ? h("span", { class: "amount", "aria-hidden": "true" }, count) : null);

/**
 * @param {string} label
 * @param {IconName} icon
 * @param {{ title: string, disabled: boolean, run: () => void }} more
 */
function quick(label, icon, more) {
  return button({ label, icon, look: "quiet", ...more });
}

/**
 * A hint for a person; while a bot thinks, the button that makes it act. Both have the same place and the same key.
 * @param {GameState} state
 * @param {() => void} help
 */
function helper(state, help) {
  const name = players(state)[state.frame.to_act ?? 0]?.name ?? "";
  const isBot = state.phase === "bots";
  const key = hasCharacters() ? "H" : "none";
  const element = isBot
    ? button({ label: t("act-now"), title: t("act-now-key", { name, key }), icon: "fast", look: "quiet" })
    : button({ label: t("hint"), title: t("hint-key", { key }), icon: "lamp", look: "quiet" });
  if (key !== "none") element.setAttribute("aria-keyshortcuts", key);
  element.setAttribute("aria-disabled", String(!isBot && !mayHint(state)));
  element.addEventListener("click", help);
  return element;
}
