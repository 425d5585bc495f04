// What of the log is told large, and which rounds are told of at their end. Pure.

import { sinceLastTurn } from "./viewer.js";

/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../bridge/protocol.js").Milestone} Milestone */
/** @typedef {{ moment: number, viewer: number | null }} Seen what was shown last, and to whom */

/** More would not be read. */
const MOST = 3;

/**
 * The lines that concern the viewer and are new to them. Whoever gets the device is told what happened since they acted.
 * @param {readonly LogLine[]} log until the moment that is shown, as the viewer may know it
 * @param {Seen} now
 * @param {Seen | null} before null: nothing was shown before
 * @returns {LogLine[]} the latest of them
 */
export function toTell(log, now, before) {
  if (before === null) return [];
  const isSame = now.viewer === before.viewer;
  const fresh = isSame ? log.filter((line) => line.moment > before.moment) : sinceLastTurn(log, now.viewer);
  return fresh.filter((line) => line.banner).slice(-MOST);
}

/**
 * Which moments a recap is about: from the end of the last round that was told of to the latest end of a round.
 * @param {readonly Milestone[]} course the beginning, the end of each round, and now
 * @param {number} since the first round that was not told of
 * @param {number} round that is being played now
 * @returns {{ from: Milestone, to: Milestone } | null}
 */
export function recapped(course, since, round) {
  const from = course.findLast((each) => each.round < since);
  const to = course.findLast((each) => each.round >= since && each.round < round);
  return from && to ? { from, to } : null;
}

/**
 * The lines of the rounds between two ends of rounds. The action that ends a round also begins the next one: what it tells
 * from there on belongs to the next; that a round has begun is not told when it is over.
 * @param {readonly LogLine[]} log
 * @param {number} from the moment at which the round before has ended
 * @param {number} to
 * @returns {LogLine[]}
 */
export function roundLines(log, from, to) {
  const border = (/** @type {number} */ moment) => {
    const flagged = log.findIndex((line) => line.moment === moment && line.ends_round);
    const next = log.findIndex((line) => line.moment > moment);
    return flagged >= 0 ? flagged : next >= 0 ? next : log.length;
  };
  const lines = log.slice(from === 0 ? 0 : border(from), border(to));
  return lines.filter((line) => !line.ends_round);
}

/** Whom a line is about, which need not be who acted. @param {LogLine} line */
export function seatOfLine({ text }) {
  const seat = text.args?.seat;
  return typeof seat === "number" ? seat : null;
}
