// The chart of a person's points in their last games: a line with a mark for each game. Screen readers get it as a table.

import { sayDate, t, withMinus } from "../lib/text.js";
import { h } from "./dom.js";
import { draw, words } from "./score-chart.js";

/** @typedef {import("../storage/result-store.js").GameResult} GameResult */

const SIZE = { width: 260, height: 84 };
const FIELD = { left: 36, right: 250, top: 12, bottom: 72 };
const MARK = 4.5;

/** @param {readonly GameResult[]} results the oldest first, at least one */
export function pointsFigure(results) {
  const picture = draw("svg", { viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, "aria-hidden": "true" });
  const places = placesOf(results.map(({ points }) => points));
  for (const [points, y] of places.levels) {
    picture.append(
      draw("line", { class: "level", x1: FIELD.left, x2: FIELD.right, y1: y, y2: y }),
      words(FIELD.left - 8, y + 5, withMinus(String(points)), "end"),
    );
  }
  picture.append(draw("path", { d: `M${places.marks.map(([x, y]) => `${x} ${y}`).join("L")}` }));
  for (const [at, [cx, cy]] of places.marks.entries()) {
    picture.append(draw("circle", { class: results[at]?.won ? "won" : "", cx, cy, r: MARK }));
  }
  const title = t("statistics-last", { count: results.length });
  return h("figure", {}, h("figcaption", {}, title), picture, tableOf(results, title));
}

/**
 * Where the marks lie, and the lines of the lowest and the highest points; a single line if all are the same.
 * @param {readonly number[]} points
 * @returns {{ levels: [number, number][], marks: [number, number][] }} levels with their heights
 */
export function placesOf(points) {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const { left, right, top, bottom } = FIELD;
  const y = (/** @type {number} */ each) =>
    least === most ? (top + bottom) / 2 : bottom - ((each - least) / (most - least)) * (bottom - top);
  const step = (right - left - 4 * MARK) / Math.max(1, points.length - 1);
  const first = points.length === 1 ? (left + right) / 2 : left + 2 * MARK;
  return {
    levels: [...new Set([least, most])].map((level) => [level, y(level)]),
    marks: points.map((each, at) => [first + at * step, y(each)]),
  };
}

/**
 * @param {readonly GameResult[]} results
 * @param {string} title
 */
function tableOf(results, title) {
  const names = [t("statistics-date"), t("statistics-result"), t("statistics-score")];
  return h(
    "table",
    { class: "unseen" },
    h("caption", {}, title),
    h(
      "tr",
      {},
      names.map((name) => h("th", { scope: "col" }, name)),
    ),
    results.map(({ date, won, points }) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, sayDate(date)),
        h("td", {}, t(won ? "saved-won" : "saved-lost")),
        h("td", {}, withMinus(String(points))),
      ),
    ),
  );
}
