// What happened, line by line; a line leads back to its moment.

import { speaker, t } from "../text.js";
import { sinceLastTurn } from "../turn.js";
import { badge } from "./badge.js";
import { fill, h } from "./dom.js";

/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../sitting.js").Sitting} Sitting */

/**
 * @param {HTMLElement} place
 * @param {Sitting} sitting
 * @param {(moment: number) => void} onMoment
 */
export function drawLog(place, sitting, onMoment) {
  const { log, viewer, players } = sitting;
  const recent = sinceLastTurn(log, viewer);
  const mark = recent.length < log.length ? recent[0] : undefined;
  const say = speaker(players);
  const shown = sitting.past?.moment;
  /** @type {HTMLElement[]} */
  const rows = [];
  let teller = /** @type {number | null | undefined} */ (undefined);
  for (const line of log) {
    if (line === mark) rows.push(h("li", { class: "log-since" }, t("log-since")));
    const player = line.seat === null ? undefined : players[line.seat];
    rows.push(
      h(
        "li",
        { class: `log-line${line.seat === teller ? "" : " first"}` },
        h(
          "button",
          {
            type: "button",
            "aria-current": line.moment === shown ? "true" : false,
            onclick: () => onMoment(line.moment),
          },
          player && line.seat !== null ? badge(player.colour, line.seat) : h("span", { class: "badge" }),
          h("span", {}, say(line.text)),
        ),
      ),
    );
    teller = line.seat;
  }
  fill(place, rows.length === 0 ? h("p", { class: "muted" }, t("log-empty")) : h("ol", { class: "log" }, rows));
  place.scrollTop = place.scrollHeight;
}
