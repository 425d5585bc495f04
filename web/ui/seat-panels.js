// The players around the table: a panel each on a wide screen, a chip each on a narrow one.

import { gameKey, hasWords, t } from "../lib/text.js";
import { isFlag, isWorthTelling, signOf } from "./count-icons.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../play/session.js").GameSession} GameSession */
/** @typedef {import("./count-icons.js").Outlines} Outlines */

/**
 * @param {HTMLElement} place
 * @param {GameSession} session
 * @param {(seat: number) => void} onSeat
 * @param {Outlines} outlines
 */
export function drawSeats(place, session, onSeat, outlines) {
  const frame = session.past ?? session.frame;
  fill(
    place,
    h(
      "ol",
      { class: "seats-list" },
      session.players.map((player, seat) => seatPanel(session, frame, player, seat, onSeat, outlines)),
    ),
  );
}

/**
 * @param {GameSession} session
 * @param {import("../bridge/protocol.js").Frame} frame
 * @param {import("../bridge/protocol.js").Player} player
 * @param {number} seat
 * @param {(seat: number) => void} onSeat
 * @param {Outlines} outlines
 */
function seatPanel(session, frame, player, seat, onSeat, outlines) {
  const isTurn = frame.to_act === seat;
  const isWinner = frame.outcome?.winners.includes(seat) ?? false;
  const kind = player.kind === "bot" ? botOfLevel(player.level) : t("person");
  const state = isWinner ? t("seat-won") : isTurn ? t("seat-to-act") : "";
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: `seat${isTurn ? " to-act" : ""}${isWinner ? " winner" : ""}`,
        "aria-current": isTurn ? "true" : false,
        onclick: () => onSeat(seat),
      },
      h(
        "span",
        { class: "seat-head" },
        badge(player.colour, seat),
        h("span", { class: "seat-name" }, player.name),
        seat === session.viewer && session.isOnly && h("span", { class: "tag" }, t("you")),
        icon(isWinner ? "crown" : player.kind === "bot" ? "bot" : "person"),
        h("span", { class: "unseen" }, [kind, state].filter(Boolean).join(", ")),
      ),
      h("span", { class: "counts signs" }, signs(session, frame, seat, outlines)),
    ),
  );
}

/**
 * The public numbers of a seat: signs where there is one, with the words for the ear and as a tip.
 * @param {GameSession} session
 * @param {import("../bridge/protocol.js").Frame} frame
 * @param {number} seat
 * @param {Outlines} outlines
 */
function signs(session, frame, seat, outlines) {
  const all = told(frame, seat);
  const main = all.find(([name]) => name === "points") ?? all[0];
  return all.map((each) => {
    const [name, count] = each;
    const sign = signOf(name, outlines);
    const words = countWords(session, name, count);
    if (!sign) return h("span", { class: "count worded" }, !isFlag(name) && h("b", {}, count), h("span", {}, words));
    return h(
      "span",
      { class: each === main ? "count main" : "count", title: `${count} ${words}` },
      sign,
      h("b", {}, count),
      h("span", { class: "unseen" }, words),
    );
  });
}

/**
 * The same in words.
 * @param {GameSession} session
 * @param {import("../bridge/protocol.js").Frame} frame
 * @param {number} seat
 */
export function counts(session, frame, seat) {
  return told(frame, seat).map(([name, count]) =>
    h("span", { class: "count" }, !isFlag(name) && h("b", {}, count), h("span", {}, countWords(session, name, count))),
  );
}

/**
 * @param {import("../bridge/protocol.js").Frame} frame
 * @param {number} seat
 */
function told(frame, seat) {
  const panel = frame.view.panels.find((each) => each.seat === seat);
  return Object.entries(panel?.counts ?? {}).filter(([name, count]) => isWorthTelling(name, count));
}

/**
 * @param {GameSession} session
 * @param {string} name
 * @param {number} count
 */
function countWords(session, name, count) {
  return t(gameKey(session.header.game, "count", name), { count });
}

/** @param {string} level */
export function botOfLevel(level) {
  return t("bot-of-level", { level: hasWords(`level-${level}`) ? t(`level-${level}`) : level });
}
