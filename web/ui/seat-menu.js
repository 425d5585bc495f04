// What one may do about a seat: see its numbers, rename it, give it to a bot and take it back, concede.

import { cleanName } from "../lib/names.js";
import { t } from "../lib/text.js";
import { offeredLevels } from "../play/levels.js";
import { button, select, textField } from "./controls.js";
import { h } from "./dom.js";
import { ask, confirm } from "./notices.js";
import { botOfLevel, counts } from "./seat-panels.js";

/** @typedef {import("../bridge/protocol.js").Player} Player */
/** @typedef {import("../play/session.js").GameSession} GameSession */

/**
 * @param {GameSession} session
 * @param {number} seat
 */
export async function askSeat(session, seat) {
  const player = session.players[seat];
  if (!player) return;
  let next = player;
  /** @type {(value?: string) => void} */
  let close = () => {};
  const mayChange = !session.watching && session.frame.to_act !== null;
  const body = [
    h("div", { class: "counts spread" }, counts(session, session.frame, seat)),
    mayChange &&
      textField({ label: t("seat-rename"), value: player.name, onType: (name) => (next = { ...next, name }) }),
    mayChange &&
      select({
        label: t("seat-who"),
        value: player.kind === "person" ? "person" : player.level,
        choices: [
          { value: "person", words: t("person") },
          ...offeredLevels(player.level).map((level) => ({ value: level, words: botOfLevel(level) })),
        ],
        onPick: (value) => (next = occupied(next, value)),
      }),
  ];
  const mayConcede = mayChange && player.kind === "person";
  const answer = await ask({
    title: player.name,
    body: [
      ...body,
      mayConcede &&
        h(
          "div",
          { class: "row" },
          button({ label: t("concede"), icon: "flag", look: "danger", run: () => close("concede") }),
        ),
    ],
    answers: mayChange ? [{ label: t("apply"), value: "apply", look: "primary" }] : [],
    onOpen: (how) => (close = how),
  });
  const others = session.players.length - 1;
  if (
    answer === "concede" &&
    (await confirm(t("concede-title", { name: player.name }), t("concede-about", { others }), {
      label: t("concede"),
      look: "danger",
    }))
  ) {
    await session.concede(seat);
  }
  const name = cleanName(next.name) || player.name;
  const isChanged = name !== player.name || next.kind !== player.kind || next.level !== player.level;
  if (answer === "apply" && isChanged) {
    await session.setPlayers(session.players.map((each, at) => (at === seat ? { ...next, name } : each)));
  }
}

/**
 * @param {Player} player
 * @param {string} who "person" or a level
 * @returns {Player}
 */
function occupied(player, who) {
  return who === "person" ? { ...player, kind: "person", level: "" } : { ...player, kind: "bot", level: who };
}
