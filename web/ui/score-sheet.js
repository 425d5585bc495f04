// The score sheet: a row for each kind of points, a column for each seat.

import { gameKey, t, withMinus } from "../lib/text.js";
import { h } from "./dom.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Header} Header */

/**
 * @param {Frame} frame
 * @param {number} seat
 */
export function totalOf(frame, seat) {
  return (frame.scores[seat] ?? []).reduce((sum, line) => sum + line.points, 0);
}

/**
 * The number that counts, as it is shown and as it is read aloud: the total, or the only line.
 * @param {string} game
 * @param {Frame} frame
 * @param {number} seat
 */
export function pointsOf(game, frame, seat) {
  const lines = frame.scores[seat] ?? [];
  const label = t(lines.length === 1 ? gameKey(game, "score", lines[0]?.key ?? "") : "score-total");
  const shown = withMinus(String(totalOf(frame, seat)));
  return { shown, said: t("score-said", { label, points: shown }) };
}

/**
 * @param {{ header: Header }} state
 * @param {Frame} frame the latest, or an earlier one
 */
export function scoreSheet({ header }, frame) {
  const { game, players } = header;
  const keys = [...new Set(frame.scores.flatMap((lines) => lines.map((line) => line.key)))];
  return h(
    "table",
    { class: "score-sheet" },
    h("caption", { class: "unseen" }, t("scores")),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        players.map((player, seat) =>
          h("th", { scope: "col" }, badge(player.colour, seat), h("span", {}, player.name)),
        ),
      ),
    ),
    h(
      "tbody",
      {},
      keys.map((key) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, t(gameKey(game, "score", key))),
          frame.scores.map((lines) =>
            h("td", {}, withMinus(String(lines.find((line) => line.key === key)?.points ?? 0))),
          ),
        ),
      ),
    ),
    keys.length > 1 &&
      h(
        "tfoot",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "row" }, t("score-total")),
          frame.scores.map((_, seat) => h("td", {}, withMinus(String(totalOf(frame, seat))))),
        ),
      ),
  );
}
