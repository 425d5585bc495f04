// The heading of the game screen: whose turn it is, and what is asked of them.

import { sayRound, speaker, t } from "../lib/text.js";
import { isOnlyPerson, players, shownFrame } from "../play/game-state.js";
import { button } from "./controls.js";
import { fill, h } from "./dom.js";
import { announce } from "./notices.js";
import { titleOf } from "./saved-list.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("./lobby.js").Progress} Progress */

/**
 * @param {HTMLElement} place
 * @param {GameState} state
 * @param {Progress | null} progress of the engine's start
 */
export function drawTurnLine(place, state, progress) {
  const frame = shownFrame(state);
  const [seat, whose, asked] = turnWords(state, progress);
  const player = seat === null ? undefined : players(state)[seat];
  const latest = state.log.findLast((line) => line.moment <= frame.moment);
  fill(
    place,
    player && seat !== null && badge(player.colour, seat),
    h(
      "div",
      { class: "turn-words" },
      h(
        "p",
        { class: "whose" },
        h("span", {}, whose),
        h("span", {}, sayRound(state.header.game, frame.view.round)),
        latest && h("span", { class: "latest", "aria-hidden": "true" }, speaker(players(state))(latest.text)),
      ),
      h("h1", { class: "asked", "data-long": isLong(asked) }, asked),
    ),
    state.phase === "starting" &&
      progress?.retry &&
      button({ label: t("try-again"), look: "primary", run: progress.retry }),
  );
}

/** Characters of a question that has room at its usual size. */
const SHORT = 56;

/** Whether a question must be set smaller: its room is the same for all, so that nothing moves. @param {string} asked */
const isLong = (asked) => asked.length > SHORT;

/**
 * Which seat is meant, whose turn it is, and what is asked.
 * @param {GameState} state
 * @param {Progress | null} progress
 * @returns {[number | null, string, string]}
 */
function turnWords(state, progress) {
  const { phase, past, viewer, saved } = state;
  const frame = shownFrame(state);
  const prompt = () => speaker(players(state))(frame.view.prompt);
  const name = frame.to_act === null ? "" : (players(state)[frame.to_act]?.name ?? "");
  if (phase === "starting") return [frame.to_act, titleOf(saved), t(`engine-${progress?.step ?? "ready"}`)];
  if (frame.to_act === null) return [null, titleOf(saved), t("turn-over")];
  if (past) return [frame.to_act, t("turn-of", { name }), prompt()];
  if (phase === "turn-done") return [viewer, t("turn-done"), t("turn-next", { name })];
  if (phase === "bots") return [frame.to_act, t("turn-of", { name }), t("turn-thinking", { name })];
  const whose = phase === "acting" && isOnlyPerson(state) ? t("turn-yours") : t("turn-of", { name });
  return [frame.to_act, whose, prompt()];
}

/**
 * What is asked in the middle of a choice.
 * @param {HTMLElement} place
 * @param {GameState} state
 * @param {import("../lib/text.js").Text | null} text null: what the frame asks
 */
export function sayAsked(place, state, text) {
  const { past, step, frame, phase } = state;
  const heading = place.querySelector(".asked");
  if (phase !== "acting" || past || step || !heading) return;
  const say = speaker(players(state));
  const words = say(text ?? frame.view.prompt);
  if (heading.textContent === words) return;
  heading.textContent = words;
  heading.toggleAttribute("data-long", isLong(words));
  // What was picked has just been named.
  announce(text ? say({ key: "table-here", args: { what: text } }) : words);
}
