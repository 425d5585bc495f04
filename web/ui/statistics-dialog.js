// The dialog with the statistics: for each game, number of seats and level of bots how often it was played and won, the
// points, the streak, and a small chart of the last games.

import { gameKey, gameTitle, sayList, t } from "../lib/text.js";
import { statisticsOf } from "../play/statistics.js";
import { h } from "./dom.js";
import { ask } from "./notices.js";
import { pointsFigure } from "./points-chart.js";

/** @typedef {import("../play/statistics.js").Statistic} Statistic */

/**
 * @param {readonly import("../storage/result-store.js").GameResult[]} results
 * @returns {Promise<string>} "file", "clear" or nothing
 */
export function showStatistics(results) {
  const statistics = statisticsOf(results);
  const games = [...new Set(statistics.map(({ game }) => game))];
  const isEmpty = results.length === 0;
  return ask({
    title: t("statistics"),
    kind: "wide statistics",
    reads: t("statistics"),
    body: [
      isEmpty && h("p", {}, t("statistics-none")),
      ...games.map((game) => ofGame(game, statistics)),
      h("p", { class: "muted" }, t("statistics-about")),
    ],
    answers: isEmpty
      ? []
      : [
          { label: t("statistics-clear"), value: "clear", look: "quiet" },
          { label: t("share-file"), value: "file", look: "plain" },
        ],
  });
}

/**
 * @param {string} game
 * @param {readonly Statistic[]} statistics of all games
 */
function ofGame(game, statistics) {
  const own = statistics.filter((each) => each.game === game);
  return h("section", { "aria-label": gameTitle(game) }, h("h3", {}, gameTitle(game)), own.map(row));
}

/** @param {Statistic} statistic */
function row(statistic) {
  const { played, won, mean, best, streak, longest, last, game, unit } = statistic;
  const counted = unit ? t("statistics-unit", { unit: t(gameKey(game, "score", unit)) }) : t("statistics-points");
  return h(
    "article",
    { class: "statistic" },
    h("h4", {}, heading(statistic)),
    h(
      "dl",
      {},
      figure(t("statistics-played"), String(played)),
      figure(t("statistics-won"), String(won), t("statistics-share", { share: Math.round((100 * won) / played) })),
      mean !== null &&
        figure(
          counted,
          t("statistics-mean", { mean: Math.round(10 * mean) / 10 }),
          t("statistics-best", { best: best ?? 0 }),
        ),
      figure(t("statistics-streak"), String(streak), t("statistics-longest", { longest })),
    ),
    last.length > 0 && pointsFigure(last),
  );
}

/** Who was played against. @param {Statistic} statistic */
function heading({ game, seats, levels, options }) {
  if (seats > 1) {
    const names = levels.map((level) => t(`level-${level}`));
    return t("statistics-against", { seats, levels: sayList(names) });
  }
  const chosen = Object.entries(options).map(([key, value]) => t(gameKey(game, "option", key, value)));
  return [t("statistics-alone"), ...chosen].join(" · ");
}

/**
 * A number with its name, and more about it.
 * @param {string} name
 * @param {string} number
 * @param {string} [more]
 */
function figure(name, number, more) {
  return h("div", {}, h("dt", {}, name), h("dd", {}, h("strong", {}, number), more && h("span", {}, more)));
}
