// What happened, line by line; a line leads back to its moment.

import { speaker, t } from "../text.js";
import { sinceLastTurn } from "../turn.js";
import { badge } from "./badge.js";
import { fill, h } from "./dom.js";

/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../sitting.js").Sitting} Sitting */

export class Log {
  /** @type {HTMLElement} */
  #place;
  /** @type {(moment: number) => void} */
  #onMoment;
  #list = h("ol", { class: "log" });
  #mark = h("li", { class: "log-since" }, t("log-since"));
  /** @type {{ line: LogLine, row: HTMLElement }[]} */
  #rows = [];

  /**
   * @param {HTMLElement} place
   * @param {(moment: number) => void} onMoment
   */
  constructor(place, onMoment) {
    this.#place = place;
    this.#onMoment = onMoment;
  }

  /** @param {Sitting} sitting */
  show(sitting) {
    const { log, past } = sitting;
    // A log grows at its end, so that only what is new is drawn; another viewer or an undo brings another one.
    const isSame = this.#rows.length <= log.length && this.#rows.every(({ line }, at) => line === log[at]);
    if (!isSame || this.#rows.length === 0) this.#clear(log.length === 0);
    const grew = this.#rows.length < log.length;
    for (const line of log.slice(this.#rows.length)) this.#add(sitting, line);
    this.#placeMark(sitting);
    for (const { line, row } of this.#rows) {
      const isShown = past !== null && line.moment === past.moment;
      row.firstElementChild?.setAttribute("aria-current", String(isShown));
    }
    if (grew && !past) this.#place.scrollTop = this.#place.scrollHeight;
  }

  /** @param {boolean} isEmpty */
  #clear(isEmpty) {
    this.#rows = [];
    fill(this.#list);
    fill(this.#place, isEmpty ? h("p", { class: "muted" }, t("log-empty")) : this.#list);
  }

  /**
   * @param {Sitting} sitting
   * @param {LogLine} line
   */
  #add({ players }, line) {
    const player = line.seat === null ? undefined : players[line.seat];
    const isFirst = this.#rows.at(-1)?.line.seat !== line.seat;
    const row = h(
      "li",
      { class: `log-line${isFirst ? " first" : ""}` },
      h(
        "button",
        { type: "button", onclick: () => this.#onMoment(line.moment) },
        player && line.seat !== null ? badge(player.colour, line.seat) : h("span", { class: "badge" }),
        h("span", {}, speaker(players)(line.text)),
      ),
    );
    this.#rows.push({ line, row });
    this.#list.append(row);
  }

  /** @param {Sitting} sitting */
  #placeMark({ log, viewer }) {
    const recent = sinceLastTurn(log, viewer);
    const first = recent.length < log.length ? this.#rows[log.length - recent.length] : undefined;
    if (first) first.row.before(this.#mark);
    else this.#mark.remove();
  }
}
