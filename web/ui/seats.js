// The players around the table: a panel each on a wide screen, a chip each on a narrow one.

import { gameKey, hasWords, t } from "../text.js";
import { badge } from "./badge.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";

/** @typedef {import("../sitting.js").Sitting} Sitting */

/**
 * @param {HTMLElement} place
 * @param {Sitting} sitting
 * @param {(seat: number) => void} onSeat
 */
export function drawSeats(place, sitting, onSeat) {
  const frame = sitting.past ?? sitting.frame;
  fill(
    place,
    h(
      "ol",
      { class: "seats-list" },
      sitting.players.map((player, seat) => seatPanel(sitting, frame, player, seat, onSeat)),
    ),
  );
}

/**
 * @param {Sitting} sitting
 * @param {import("../bridge/protocol.js").Frame} frame
 * @param {import("../bridge/protocol.js").Player} player
 * @param {number} seat
 * @param {(seat: number) => void} onSeat
 */
function seatPanel(sitting, frame, player, seat, onSeat) {
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
        seat === sitting.viewer && sitting.isOnly && h("span", { class: "tag" }, t("you")),
        icon(isWinner ? "crown" : player.kind === "bot" ? "bot" : "person"),
        h("span", { class: "unseen" }, [kind, state].filter(Boolean).join(", ")),
      ),
      h("span", { class: "counts" }, counts(sitting, frame, seat)),
    ),
  );
}

/**
 * @param {Sitting} sitting
 * @param {import("../bridge/protocol.js").Frame} frame
 * @param {number} seat
 */
export function counts(sitting, frame, seat) {
  const panel = frame.view.panels.find((each) => each.seat === seat);
  return Object.entries(panel?.counts ?? {}).map(([name, count]) =>
    h(
      "span",
      { class: "count" },
      h("b", {}, count),
      h("span", {}, t(gameKey(sitting.header.game, "count", name), { count })),
    ),
  );
}

/** @param {string} level */
export function botOfLevel(level) {
  return t("bot-of-level", { level: hasWords(`level-${level}`) ? t(`level-${level}`) : level });
}
