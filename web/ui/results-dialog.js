// The results dialog at the end of a game: who won and how, the score sheet, and what next.

import { gameKey, hasWords, speaker, t, withMinus } from "../lib/text.js";
import { fill, h } from "./dom.js";
import { ask } from "./notices.js";
import { courseFigure } from "./score-chart.js";
import { scoreSheet, totalOf } from "./score-sheet.js";
import { badge } from "./seat-badge.js";
import { winnersLine } from "./status-bar.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("../play/intents.js").Queries} Queries */

/**
 * @param {GameState} state
 * @param {Queries} queries
 * @returns {Promise<string>} "again", "same", "share", "replay" or nothing
 */
export function showResults(state, queries) {
  const { header, frame } = state;
  const { game, players } = header;
  const { outcome } = frame;
  const reason = outcome?.reason ?? "";
  const own = gameKey(game, "ending", reason);
  const key = hasWords(own) ? own : `ending-${reason}`;
  // In a game for one there are no places, but a score to beat.
  const goals = players.length === 1 ? frame.view.notes : [];
  const course = h("div", { class: "course-place" });
  void queries.course().then((found) => {
    if (found.length > 0) fill(course, courseFigure(game, players, found));
  });
  return ask({
    title: winnersLine(state),
    kind: "results",
    reads: true,
    body: [
      h("p", { class: "reason" }, t(key)),
      ...goals.map((text) => h("p", {}, speaker(players)(text))),
      places(state),
      scoreSheet(state, frame),
      course,
    ],
    answers: [
      { label: t("replay"), value: "replay", look: "quiet" },
      { label: t("share"), value: "share", look: "quiet" },
      { label: t("again-same-seed"), value: "same", look: "plain" },
      { label: t("again"), value: "again", look: "primary" },
    ],
  });
}

/** The players in the order of their places. @param {GameState} state */
function places({ header, frame }) {
  const { players } = header;
  const place = (/** @type {number} */ seat) => frame.outcome?.places[seat] ?? 0;
  const order = players.map((_, seat) => seat).sort((one, other) => place(one) - place(other));
  return h(
    "ol",
    { class: "places" },
    order.map((seat) => {
      const player = players[seat];
      return h(
        "li",
        { class: place(seat) === 1 ? "winner" : "" },
        players.length > 1 && h("span", { class: "place" }, t("place", { place: place(seat) })),
        badge(player?.colour ?? "", seat),
        h("strong", {}, player?.name ?? ""),
        h("span", { class: "points", "aria-hidden": "true" }, withMinus(String(totalOf(frame, seat)))),
      );
    }),
  );
}
