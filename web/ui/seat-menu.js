// What one may do about a seat: see its numbers, rename it, give it to a bot and take it back, concede.

import { cleanName } from "../lib/names.js";
import { t } from "../lib/text.js";
import { mayChangeSeats, players } from "../play/game-state.js";
import { offeredLevels } from "../play/levels.js";
import { button, select, textField } from "./controls.js";
import { h } from "./dom.js";
import { ask, confirm } from "./notices.js";
import { botOfLevel, counts } from "./seat-panels.js";

/** @typedef {import("../bridge/protocol.js").Player} Player */
/** @typedef {import("../play/intents.js").OpenGame} OpenGame */

/**
 * @param {OpenGame} game
 * @param {number} seat
 */
export async function askSeat({ store, dispatch }, seat) {
  const { state } = store;
  const player = players(state)[seat];
  if (!player) return;
  let next = player;
  /** @type {(value?: string) => void} */
  let close = () => {};
  const mayChange = mayChangeSeats(state);
  const body = [
    h("div", { class: "counts spread" }, counts(state, state.frame, seat)),
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
  const others = players(state).length - 1;
  if (
    answer === "concede" &&
    (await confirm(t("concede-title", { name: player.name }), t("concede-about", { others }), {
      label: t("concede"),
      look: "danger",
    }))
  ) {
    await dispatch({ kind: "concede", seat });
  }
  const name = cleanName(next.name) || player.name;
  const isChanged = name !== player.name || next.kind !== player.kind || next.level !== player.level;
  if (answer === "apply" && isChanged) {
    const changed = players(store.state).map((each, at) => (at === seat ? { ...next, name } : each));
    await dispatch({ kind: "players", players: changed });
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
