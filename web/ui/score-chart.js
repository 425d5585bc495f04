// The chart of a game's scores: a line for each seat, round by round. Screen readers get it as a table.

import { gameKey, hasWords, sayRound, t, withMinus } from "../lib/text.js";
import { seatLook } from "../table/seat-colours.js";
import { h } from "./dom.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../bridge/protocol.js").Milestone} Milestone */
/** @typedef {import("../bridge/protocol.js").Player} Player */

const SVG = "http://www.w3.org/2000/svg";
const SIZE = { width: 480, height: 200 };
const FIELD = { left: 30, right: 452, top: 12, bottom: 176 };
/** At most so many numbers stand beside the lines, and so many rounds below them. */
const LEVELS = 5;
const ROUNDS = 12;
/** The width of the badges at the ends of lines, and their least distance. */
const BADGE = 20;
const APART = 19;

/**
 * @param {string} game
 * @param {readonly Player[]} players
 * @param {readonly Milestone[]} course
 */
export function courseFigure(game, players, course) {
  const scale = scaleOf(course);
  const picture = draw("svg", { viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, "aria-hidden": "true" });
  for (const level of scale.levels) picture.append(...levelLine(scale.y(level), level));
  course.forEach(({ round }, at) => {
    if (at === 0 || (course.length - 1 - at) % Math.ceil(course.length / ROUNDS) !== 0) return;
    picture.append(words(scale.x(at), SIZE.height - 6, String(round), "middle"));
  });
  const seats = players.map((_, seat) => seat);
  for (const seat of seats) picture.append(...seatLine(players, seat, course, scale));
  for (const [seat, y] of apart(seats.map((each) => scale.y(course.at(-1)?.points[each] ?? 0)))) {
    picture.append(badgeAt(players[seat], seat, y));
  }
  return h(
    "figure",
    { class: "course" },
    h("figcaption", {}, titleOf(game)),
    picture,
    courseTable(game, players, course),
  );
}

/** What the lines show: points, unless the game counts something else. @param {string} game */
function titleOf(game) {
  const own = gameKey(game, "course");
  return hasWords(own) ? t(own) : t("course");
}

/** @param {readonly Milestone[]} course */
function scaleOf(course) {
  const all = course.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = niceStep((most - least) / LEVELS);
  const [from, to] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const levels = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
  const { left, right, top, bottom } = FIELD;
  return {
    levels,
    x: (/** @type {number} */ at) => left + (at / Math.max(1, course.length - 1)) * (right - left),
    y: (/** @type {number} */ points) => bottom - ((points - from) / (to - from)) * (bottom - top),
  };
}

/** @typedef {ReturnType<typeof scaleOf>} Scale */

/** The next of 1, 2, 5, 10, 20, 50 … @param {number} wanted */
export function niceStep(wanted) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= wanted) ?? power;
}

/**
 * Heights with at least that distance, as near as possible to the wanted ones.
 * @param {readonly number[]} heights by seat
 * @returns {[number, number][]} seats from top to bottom, with their heights
 */
export function apart(heights) {
  const order = heights.map((_, seat) => seat).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  /** @type {[number, number][]} */
  const placed = [];
  for (const seat of order) placed.push([seat, Math.max(heights[seat] ?? 0, (placed.at(-1)?.[1] ?? -APART) + APART)]);
  let limit = FIELD.bottom + APART;
  for (const each of placed.toReversed()) {
    each[1] = Math.min(each[1], limit - APART);
    limit = each[1];
  }
  return placed;
}

/**
 * @param {number} y
 * @param {number} level
 */
function levelLine(y, level) {
  const line = draw("line", { class: "level", x1: FIELD.left, x2: FIELD.right, y1: y, y2: y });
  return [line, words(FIELD.left - 6, y + 4, withMinus(String(level)), "end")];
}

/**
 * @param {readonly Player[]} players
 * @param {number} seat
 * @param {readonly Milestone[]} course
 * @param {Scale} scale
 */
function seatLine(players, seat, course, scale) {
  const path = course.map((each, at) => `${scale.x(at)} ${scale.y(each.points[seat] ?? 0)}`).join("L");
  const { deep } = seatLook(players, seat);
  // An edge around each line, because some colours are faint on a light ground and others on a dark one.
  return [draw("path", { class: "edge", d: `M${path}` }), draw("path", { d: `M${path}`, stroke: deep })];
}

/**
 * @param {Player | undefined} player
 * @param {number} seat
 * @param {number} y
 */
function badgeAt(player, seat, y) {
  const mark = badge(player?.colour ?? "", seat);
  const place = { class: "course-badge", x: FIELD.right + 4, y: y - BADGE / 2, width: BADGE, height: BADGE };
  for (const [name, value] of Object.entries(place)) mark.setAttribute(name, String(value));
  return mark;
}

/**
 * @param {string} game
 * @param {readonly Player[]} players
 * @param {readonly Milestone[]} course
 */
function courseTable(game, players, course) {
  return h(
    "table",
    { class: "unseen" },
    h("caption", {}, titleOf(game)),
    h(
      "tr",
      {},
      h("td", {}),
      players.map((player) => h("th", { scope: "col" }, player.name)),
    ),
    course.slice(1).map(({ round, points }) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, sayRound(game, round)),
        points.map((each) => h("td", {}, withMinus(String(each)))),
      ),
    ),
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {"middle" | "end"} anchor
 */
export function words(x, y, text, anchor) {
  const element = draw("text", { x, y, "text-anchor": anchor });
  element.textContent = text;
  return element;
}

/**
 * An element of a picture.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
export function draw(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
