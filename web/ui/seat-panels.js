// The panels of the seats: who plays, the score, and the few public numbers that one looks at in every turn. All the others
// are in the overview (overview-dialog.js). On a narrow screen a panel is one small label.

import { gameKey, hasWords, t } from "../lib/text.js";
import { isOnlyPerson, players, shownFrame } from "../play/game-state.js";
import { isFlag, isInPanel, isWorthTelling, mainScore, signOf } from "./count-icons.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("./count-icons.js").Outlines} Outlines */

/**
 * @typedef {object} SeatPanelParts
 * @property {Outlines} outlines of the icons
 * @property {(seat: number) => void} onSeat
 */

/**
 * @param {HTMLElement} place the list
 * @param {GameState} state
 * @param {SeatPanelParts} parts
 */
export function drawSeats(place, state, parts) {
  const frame = shownFrame(state);
  fill(
    place,
    players(state).map((_, seat) => seatPanel(state, frame, seat, parts)),
  );
}

/**
 * @param {GameState} state
 * @param {Frame} frame
 * @param {number} seat
 * @param {SeatPanelParts} parts
 */
function seatPanel(state, frame, seat, { outlines, onSeat }) {
  const isTurn = frame.to_act === seat;
  const isWinner = frame.outcome?.winners.includes(seat) ?? false;
  const told = countsOf(frame, seat);
  const score = mainScore(told);
  const shown = told.filter((each) => each !== score && isInPanel(each[0]) && !isFlag(each[0]));
  const flags = told.filter(([name]) => isFlag(name)).map(([name, count]) => inWords(state, name, count));
  return h(
    "li",
    { class: `seat${isTurn ? " to-act" : ""}${isWinner ? " winner" : ""}` },
    h(
      "button",
      {
        type: "button",
        class: "seat-head",
        "aria-current": isTurn ? "true" : false,
        "data-focus-tip": told.map(([name, count]) => inWords(state, name, count)).join("\n"),
        onclick: () => onSeat(seat),
      },
      ...headOf(state, seat, isTurn, isWinner),
      score && scoreOf(state, score),
      // The numbers in words: they are heard with the seat, whatever of them there is room to see.
      h("span", { class: "unseen" }, told.map(([name, count]) => `, ${inWords(state, name, count)}`).join("")),
    ),
    h(
      "ul",
      { class: "counts signs", "aria-hidden": "true" },
      shown.map(([name, count]) => countOf(state, name, count, outlines)),
    ),
    flags.length > 0 && h("span", { class: "flags", "aria-hidden": "true" }, flags.join(" · ")),
  );
}

/**
 * Who it is.
 * @param {GameState} state
 * @param {number} seat
 * @param {boolean} isTurn
 * @param {boolean} isWinner
 */
function headOf(state, seat, isTurn, isWinner) {
  const player = players(state)[seat];
  if (!player) return [];
  const isBot = player.kind === "bot";
  const isMine = seat === state.viewer && isOnlyPerson(state);
  const kind = isBot ? botOfLevel(player.level) : t("person");
  const standing = isWinner ? t("seat-won") : isTurn ? t("seat-to-act") : "";
  return [
    badge(player.colour, seat),
    h("span", { class: "seat-name" }, player.name),
    isMine && h("span", { class: "tag" }, t("you")),
    h("span", { class: "seat-kind", "data-tip": kind }, icon(isWinner ? "crown" : isBot ? "bot" : "person")),
    h("span", { class: "unseen" }, [" ", [kind, standing].filter(Boolean).join(", ")].join("")),
  ];
}

/**
 * @param {GameState} state
 * @param {[name: string, count: number]} score
 */
function scoreOf(state, [name, count]) {
  return h(
    "span",
    { class: "seat-score", "aria-hidden": "true", "data-tip": inWords(state, name, count) },
    h("b", {}, count),
    h("span", {}, labelOf(state, name, count)),
  );
}

/**
 * A number with its sign and, where there is room, its name; the tip says it in full.
 * @param {GameState} state
 * @param {string} name
 * @param {number} count
 * @param {Outlines} outlines
 */
function countOf(state, name, count, outlines) {
  return h(
    "li",
    { class: "count", "data-tip": inWords(state, name, count) },
    signOf(name, outlines),
    h("b", {}, count),
    h("span", { class: "count-name" }, labelOf(state, name, count)),
  );
}

/**
 * All public numbers of a seat, in words.
 * @param {GameState} state
 * @param {Frame} frame
 * @param {number} seat
 */
export function counts(state, frame, seat) {
  return countsOf(frame, seat).map(([name, count]) =>
    h("span", { class: "count" }, !isFlag(name) && h("b", {}, count), h("span", {}, countWords(state, name, count))),
  );
}

/**
 * The same to be read aloud.
 * @param {GameState} state
 * @param {Frame} frame
 * @param {number} seat
 * @param {{ withNone?: boolean }} [options] whether to say of what there is none
 */
export function countsSaid(state, frame, seat, { withNone = true } = {}) {
  const counts = countsOf(frame, seat).filter(([, count]) => withNone || count !== 0);
  return counts.map(([name, count]) => {
    const words = countWords(state, name, count);
    return isFlag(name) ? words : `${count} ${words}`;
  });
}

/**
 * @param {Frame} frame
 * @param {number} seat
 * @returns {[name: string, count: number][]}
 */
export function countsOf(frame, seat) {
  const panel = frame.view.panels.find((each) => each.seat === seat);
  return Object.entries(panel?.counts ?? {}).filter(([name, count]) => isWorthTelling(name, count));
}

/**
 * What is counted, without the number.
 * @param {Pick<GameState, "header">} state
 * @param {string} name
 * @param {number} count
 */
export function countWords({ header }, name, count) {
  return t(gameKey(header.game, "count", name), { count });
}

/**
 * The same in a word or two, where the game has a shorter name for it.
 * @param {Pick<GameState, "header">} state
 * @param {string} name
 * @param {number} count
 */
function labelOf(state, name, count) {
  const short = gameKey(state.header.game, "label", name);
  return hasWords(short) ? t(short, { count }) : countWords(state, name, count);
}

/**
 * @param {Pick<GameState, "header">} state
 * @param {string} name
 * @param {number} count
 */
function inWords(state, name, count) {
  const words = countWords(state, name, count);
  return isFlag(name) ? words : `${count} ${words}`;
}

/** @param {string} level */
export function botOfLevel(level) {
  return t("bot-of-level", { level: hasWords(`level-${level}`) ? t(`level-${level}`) : level });
}
