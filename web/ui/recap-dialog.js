// The recap of a round: what each seat did and how its score changed, as everybody may know it.

import { sayRound, speaker, t, withMinus } from "../lib/text.js";
import { players } from "../play/game-state.js";
import { roundLines, seatOfLine } from "../play/telling.js";
import { h } from "./dom.js";
import { ask } from "./notices.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../bridge/protocol.js").Milestone} Milestone */
/** @typedef {import("../play/game-state.js").GameState} GameState */

/** Milliseconds in which a tap that was meant for the board does not close it. */
const GUARD = 450;

/**
 * @param {GameState} state
 * @param {{ from: Milestone, to: Milestone }} part of the game
 * @param {LogLine[]} log of that part, as everybody may know it
 * @param {(close: (value?: string) => void) => void} onOpen
 */
export function showRecap(state, { from, to }, log, onOpen) {
  const { game } = state.header;
  const lines = roundLines(log, from.moment, to.moment);
  const order = players(state).map((_, seat) => seat);
  const title = t("recap-title", { round: sayRound(game, to.round) });
  return ask({
    title,
    kind: "recap",
    reads: title,
    guard: GUARD,
    body: [
      list(
        state,
        lines.filter((line) => seatOfLine(line) === null),
      ),
      h(
        "div",
        { class: "recap-seats" },
        order.map((seat) => section(state, seat, { from, to }, lines)),
      ),
    ],
    answers: [{ label: t("go-on"), value: "on", look: "primary" }],
    onOpen,
  });
}

/**
 * @param {GameState} state
 * @param {number} seat
 * @param {{ from: Milestone, to: Milestone }} part
 * @param {LogLine[]} lines
 */
function section(state, seat, { from, to }, lines) {
  const player = players(state)[seat];
  const [before = 0, now = 0] = [from.points[seat], to.points[seat]];
  const gain = withMinus(now < before ? String(now - before) : `+${now - before}`);
  return h(
    "section",
    { class: "recap-seat" },
    h(
      "h3",
      {},
      badge(player?.colour ?? "", seat),
      h("span", {}, player?.name ?? ""),
      h("b", {}, t("recap-points", { gain, points: now })),
    ),
    list(
      state,
      lines.filter((line) => seatOfLine(line) === seat),
      player?.name,
    ),
  );
}

/**
 * A line without the name that its heading has already: what is left begins with a capital letter.
 * @param {string} words
 * @param {string} [name]
 */
export function withoutName(words, name = "") {
  if (name === "" || !words.startsWith(`${name} `)) return words;
  const rest = words.slice(name.length).trimStart();
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/**
 * @param {GameState} state
 * @param {LogLine[]} lines
 * @param {string} [name] of the seat that all of them are about
 */
function list(state, lines, name) {
  const say = speaker(players(state));
  return (
    lines.length > 0 &&
    h(
      "ul",
      {},
      lines.map((line) => h("li", {}, withoutName(say(line.text), name))),
    )
  );
}
