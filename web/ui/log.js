// The log of a game, line by line; a click on a line shows the game at that moment.

import { speaker, t } from "../lib/text.js";
import { yieldToBrowser } from "../lib/yield.js";
import { players, shownLog } from "../play/game-state.js";
import { sinceLastTurn } from "../play/viewer.js";
import { fill, h } from "./dom.js";
import { lineSigns } from "./line-signs.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../play/game-state.js").GameState} GameState */

/**
 * @typedef {object} LogParts What a log needs from the screen.
 * @property {(line: LogLine) => void} onLine a line was clicked
 * @property {() => import("./line-signs.js").Sign} sign
 * @property {() => import("./count-icons.js").Outlines} outlines of icons
 */

/** The line that a key leads to, from one of `count` lines. @type {Record<string, (at: number, count: number) => number>} */
const STEPS = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export class Log {
  /** @type {HTMLElement} */
  #place;
  /** @type {LogParts} */
  #parts;
  #list = h("ol", { class: "log" });
  #mark = h("li", { class: "log-since" }, t("log-since"));
  /** @type {{ line: LogLine, row: HTMLElement }[]} */
  #rows = [];

  /**
   * @param {HTMLElement} place
   * @param {LogParts} parts
   */
  constructor(place, parts) {
    this.#place = place;
    this.#parts = parts;
    this.#list.addEventListener("keydown", (event) => this.#step(event));
  }

  /** @param {GameState} state */
  show(state) {
    const { past } = state;
    const log = shownLog(state);
    // A log grows at its end, so that only new lines are drawn; for another viewer and after an undo all are drawn again.
    const isSame = this.#rows.length <= log.length && this.#rows.every(({ line }, at) => line === log[at]);
    if (!isSame || this.#rows.length === 0) this.#clear(log.length === 0);
    const grew = this.#rows.length < log.length;
    for (const line of log.slice(this.#rows.length)) this.#add(state, line);
    this.#placeMark(log, state.viewer);
    for (const { line, row } of this.#rows) {
      const isShown = past !== null && line.moment === past.moment;
      row.firstElementChild?.setAttribute("aria-current", String(isShown));
      if (isShown) row.scrollIntoView({ block: "nearest" });
    }
    if (grew && !this.#list.contains(document.activeElement)) this.#setStop(this.#rows.length - 1);
    if (grew && !past) void this.#showLatest();
  }

  /**
   * The lines since the viewer's last turn from their first on, as far as they have room; else the latest. Later, because
   * the height of the list is known without a forced layout then.
   */
  async #showLatest() {
    await yieldToBrowser();
    const { scrollHeight } = this.#place;
    const first = this.#mark.isConnected ? this.#mark.offsetTop - this.#place.offsetTop : scrollHeight;
    this.#place.scrollTop = Math.min(first, scrollHeight);
    if (!this.#mark.isConnected) return;
    // A sheet is longer than its dialog, which scrolls instead.
    if (this.#place.clientHeight >= scrollHeight && this.#place.closest("dialog"))
      this.#mark.scrollIntoView({ block: "start" });
  }

  /**
   * The whole log is one stop of the Tab key; arrow keys go from line to line.
   * @param {number} at
   * @returns {HTMLElement | null} the button of that line
   */
  #setStop(at) {
    for (const { row } of this.#rows) row.firstElementChild?.setAttribute("tabindex", "-1");
    const stop = this.#rows[at]?.row.firstElementChild;
    stop?.setAttribute("tabindex", "0");
    return stop instanceof HTMLElement ? stop : null;
  }

  /** @param {KeyboardEvent} event */
  #step(event) {
    const at = this.#rows.findIndex(({ row }) => row.contains(document.activeElement));
    const to = STEPS[event.key]?.(at, this.#rows.length);
    if (to === undefined || !this.#rows[to]) return;
    event.preventDefault();
    this.#setStop(to)?.focus();
  }

  /** @param {boolean} isEmpty */
  #clear(isEmpty) {
    this.#rows = [];
    fill(this.#list);
    fill(this.#place, isEmpty ? h("p", { class: "muted" }, t("log-empty")) : this.#list);
  }

  /**
   * @param {GameState} state
   * @param {LogLine} line
   */
  #add(state, line) {
    const player = line.seat === null ? undefined : players(state)[line.seat];
    const isFirst = this.#rows.at(-1)?.line.seat !== line.seat;
    const row = h(
      "li",
      { class: `log-line${isFirst ? " first" : ""}` },
      h(
        "button",
        { type: "button", tabindex: "-1", onclick: () => this.#parts.onLine(line) },
        player && line.seat !== null ? badge(player.colour, line.seat) : h("span", { class: "badge" }),
        h("span", { class: "log-signs" }, lineSigns(line.text, this.#parts.sign(), this.#parts.outlines())),
        h("span", {}, speaker(players(state))(line.text)),
      ),
    );
    this.#rows.push({ line, row });
    this.#list.append(row);
  }

  /**
   * @param {readonly LogLine[]} log
   * @param {number | null} viewer
   */
  #placeMark(log, viewer) {
    const recent = sinceLastTurn(log, viewer);
    const first = recent.length < log.length ? this.#rows[log.length - recent.length] : undefined;
    if (first) first.row.before(this.#mark);
    else this.#mark.remove();
  }
}
