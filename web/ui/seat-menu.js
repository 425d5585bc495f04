// The menu of a seat: its numbers, its name, who plays it, conceding.

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
  const answer = await ask({
    title: player.name,
    body: [
      h("div", { class: "counts spread" }, counts(state, state.frame, seat)),
      ...(mayChange ? fields(player, (change) => (next = change(next))) : []),
      mayChange && player.kind === "person" && concedeButton(() => close("concede")),
    ],
    answers: mayChange ? [{ label: t("apply"), value: "apply", look: "primary" }] : [],
    onOpen: (how) => (close = how),
  });
  if (answer === "concede" && (await confirmConcede(player, players(state).length - 1))) {
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
 * The player's name, and who plays.
 * @param {Player} player
 * @param {(change: (player: Player) => Player) => void} onChange
 */
function fields(player, onChange) {
  return [
    textField({
      label: t("seat-rename"),
      value: player.name,
      onType: (name) => onChange((now) => ({ ...now, name })),
    }),
    select({
      label: t("seat-who"),
      value: player.kind === "person" ? "person" : player.level,
      choices: [
        { value: "person", words: t("person") },
        ...offeredLevels(player.level).map((level) => ({ value: level, words: botOfLevel(level) })),
      ],
      onPick: (value) => onChange((now) => occupied(now, value)),
    }),
  ];
}

/** @param {() => void} run */
function concedeButton(run) {
  return h("div", { class: "row" }, button({ label: t("concede"), icon: "flag", look: "danger", run }));
}

/**
 * @param {Player} player
 * @param {number} others how many
 */
function confirmConcede({ name }, others) {
  const answer = /** @type {const} */ ({ label: t("concede"), look: "danger" });
  return confirm(t("concede-title", { name }), t("concede-about", { others }), answer);
}

/**
 * @param {Player} player
 * @param {string} who "person" or a level
 * @returns {Player}
 */
function occupied(player, who) {
  return who === "person" ? { ...player, kind: "person", level: "" } : { ...player, kind: "bot", level: who };
}
