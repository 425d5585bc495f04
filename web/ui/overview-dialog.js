// The overview: the score of every seat by its parts, and all public numbers side by side with their signs. It is the one
// score display beside the panels, and the legend of their signs.

import { t } from "../lib/text.js";
import { players, shownFrame } from "../play/game-state.js";
import { isFlag, signOf } from "./count-icons.js";
import { h } from "./dom.js";
import { ask } from "./notices.js";
import { scoreSheet } from "./score-sheet.js";
import { badge } from "./seat-badge.js";
import { countsOf, countWords } from "./seat-panels.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */

/**
 * @param {GameState} state
 * @param {import("./count-icons.js").Outlines} outlines
 */
export function showOverview(state, outlines) {
  const frame = shownFrame(state);
  return ask({
    title: t("overview"),
    kind: "overview",
    reads: t("overview"),
    body: [scoreSheet(state, frame), numbers(state, outlines)],
  });
}

/**
 * A row for each number, a column for each seat.
 * @param {GameState} state
 * @param {import("./count-icons.js").Outlines} outlines
 */
function numbers(state, outlines) {
  const frame = shownFrame(state);
  const seats = players(state);
  const told = seats.map((_, seat) => new Map(countsOf(frame, seat)));
  const names = [...new Set(told.flatMap((counts) => [...counts.keys()]))].filter((name) => !isFlag(name));
  return h(
    "table",
    { class: "score-sheet numbers" },
    h("caption", {}, t("overview-numbers")),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        seats.map((player, seat) => h("th", { scope: "col" }, badge(player.colour, seat), h("span", {}, player.name))),
      ),
    ),
    h(
      "tbody",
      {},
      names.map((name) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, signOf(name, outlines), h("span", {}, countWords(state, name, 2))),
          told.map((counts) => h("td", {}, counts.get(name) ?? "–")),
        ),
      ),
    ),
  );
}
