// The panels of the seats: one for each player, smaller on a narrow screen.

import { gameKey, hasWords, t } from "../lib/text.js";
import { isOnlyPerson, players, shownFrame } from "../play/game-state.js";
import { isFlag, isWorthTelling, signOf } from "./count-icons.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("./count-icons.js").Outlines} Outlines */

/**
 * @param {HTMLElement} place
 * @param {GameState} state
 * @param {(seat: number) => void} onSeat
 * @param {Outlines} outlines
 */
export function drawSeats(place, state, onSeat, outlines) {
  const frame = shownFrame(state);
  fill(
    place,
    h(
      "ol",
      { class: "seats-list" },
      players(state).map((player, seat) => seatPanel(state, frame, player, seat, onSeat, outlines)),
    ),
  );
}

/**
 * @param {GameState} state
 * @param {import("../bridge/protocol.js").Frame} frame
 * @param {import("../bridge/protocol.js").Player} player
 * @param {number} seat
 * @param {(seat: number) => void} onSeat
 * @param {Outlines} outlines
 */
function seatPanel(state, frame, player, seat, onSeat, outlines) {
  const isTurn = frame.to_act === seat;
  const isWinner = frame.outcome?.winners.includes(seat) ?? false;
  const kind = player.kind === "bot" ? botOfLevel(player.level) : t("person");
  const standing = isWinner ? t("seat-won") : isTurn ? t("seat-to-act") : "";
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
        seat === state.viewer && isOnlyPerson(state) && h("span", { class: "tag" }, t("you")),
        icon(isWinner ? "crown" : player.kind === "bot" ? "bot" : "person"),
        h("span", { class: "unseen" }, [kind, standing].filter(Boolean).join(", ")),
      ),
      h("span", { class: "counts signs" }, signs(state, frame, seat, outlines)),
    ),
  );
}

/**
 * The public numbers of a seat as icons where there are any, with the words for screen readers and as a tooltip.
 * @param {GameState} state
 * @param {import("../bridge/protocol.js").Frame} frame
 * @param {number} seat
 * @param {Outlines} outlines
 */
function signs(state, frame, seat, outlines) {
  const all = told(frame, seat);
  const main = all.find(([name]) => name === "points") ?? all[0];
  return all.map((each) => {
    const [name, count] = each;
    const sign = signOf(name, outlines);
    const words = countWords(state, name, count);
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
 * @param {GameState} state
 * @param {import("../bridge/protocol.js").Frame} frame
 * @param {number} seat
 */
export function counts(state, frame, seat) {
  return told(frame, seat).map(([name, count]) =>
    h("span", { class: "count" }, !isFlag(name) && h("b", {}, count), h("span", {}, countWords(state, name, count))),
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
 * @param {GameState} state
 * @param {string} name
 * @param {number} count
 */
function countWords(state, name, count) {
  return t(gameKey(state.header.game, "count", name), { count });
}

/** @param {string} level */
export function botOfLevel(level) {
  return t("bot-of-level", { level: hasWords(`level-${level}`) ? t(`level-${level}`) : level });
}
