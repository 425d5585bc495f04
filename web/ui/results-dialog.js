// The results dialog at the end of a game: how it was decided, the places, the chart, the score sheet, and what next.

import { gameKey, hasWords, speaker, t } from "../lib/text.js";
import { fill, h } from "./dom.js";
import { ask } from "./notices.js";
import { courseFigure } from "./score-chart.js";
import { pointsOf, scoreSheet } from "./score-sheet.js";
import { badge } from "./seat-badge.js";
import { verdictLine } from "./verdict.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("../play/intents.js").Queries} Queries */

/**
 * @param {GameState} state
 * @param {Queries} queries
 * @returns {Promise<string>} "again", "same", "share", "replay", "home" or nothing
 */
export function showResults(state, queries) {
  const { header, frame } = state;
  const { game, players } = header;
  const reason = gameKey(game, "ending", frame.outcome?.reason ?? "");
  // In a game for one there are no places, but a score to beat.
  const goals = players.length === 1 ? frame.view.notes : [];
  // As high as the chart will be, so that nothing moves when it comes.
  const course = h("div", { class: "course-place" });
  void queries.course().then((found) => {
    if (found.length > 0) fill(course, courseFigure(game, players, found));
  });
  return ask({
    title: verdictLine(state),
    kind: "results",
    reads: t("results"),
    body: [
      h(
        "div",
        { class: "how" },
        hasWords(reason) && h("p", { class: "muted" }, t(reason)),
        ...goals.map((text) => h("p", {}, speaker(players)(text))),
        places(state),
        course,
      ),
      scoreSheet(state, frame),
    ],
    answers: [
      { label: t("home"), value: "home", look: "quiet" },
      { label: t("replay"), value: "replay", look: "quiet" },
      { label: t("share"), value: "share", look: "quiet" },
      { label: t("again-same"), value: "same", look: "plain" },
      { label: t("again"), value: "again", look: "primary" },
    ],
  });
}

/** The players in the order of their places, with what broke a tie. @param {GameState} state */
function places({ header, frame }) {
  const { game, players } = header;
  const place = (/** @type {number} */ seat) => frame.outcome?.places[seat] ?? 0;
  const order = players.map((_, seat) => seat).sort((one, other) => place(one) - place(other));
  return h(
    "ol",
    { class: "places", "aria-label": t("places") },
    order.map((seat) => {
      const player = players[seat];
      const ties = frame.outcome?.ties[seat] ?? [];
      const { shown, said } = pointsOf(game, frame, seat);
      return h(
        "li",
        { class: place(seat) === 1 ? "winner" : "" },
        players.length > 1 && h("span", { class: "place" }, t("place", { place: place(seat) })),
        badge(player?.colour ?? "", seat),
        h("strong", {}, player?.name ?? ""),
        ties.length > 0 && h("span", { class: "tie muted" }, ties.map((line) => sayTie(game, line)).join(" · ")),
        h("span", { class: "points", "aria-hidden": "true" }, shown),
        h("span", { class: "unseen" }, said),
      );
    }),
  );
}

/**
 * @param {string} game
 * @param {import("../bridge/protocol.js").ScoreLine} line
 */
function sayTie(game, { key, points }) {
  return t("score-said", { label: t(gameKey(game, "criterion", key)), points });
}
