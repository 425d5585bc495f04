// The lists of saved games in the lobby, and of files that could not be read.

import { cleanName } from "../lib/names.js";
import { gameTitle, sayDate, sayRound, t, withMinus } from "../lib/text.js";
import { posterOf } from "../play/catalogue.js";
import { resultIn } from "../storage/saved-game.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { standIn } from "./saved-stand.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../storage/local-store.js").Aside} Aside */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */
/** @typedef {import("./lobby.js").LobbyEvents} LobbyEvents */

/**
 * @typedef {object} Listing The saved games as far as they are known.
 * @property {readonly SavedGame[]} games newest first
 * @property {readonly Aside[]} aside
 * @property {"looking" | "whole" | "partial"} state looking: the journal has not answered yet; partial: it does not answer
 */

/**
 * The games that are played, or were played to their end: the heading and the rows.
 * @param {string} title
 * @param {readonly SavedGame[]} games
 * @param {LobbyEvents} on
 * @param {(id: string) => string | null} pictureOf a game's position
 * @param {string} [sign] what is said about the list itself
 */
export function savedGames(title, games, on, pictureOf, sign = "") {
  return [
    h("div", { class: "saved-heading" }, h("h2", {}, title), sign && h("p", { class: "muted", role: "status" }, sign)),
    games.length > 0 &&
      h(
        "ul",
        { class: "saved-list" },
        games.map((saved) => row(saved, pictureOf(saved.id), on)),
      ),
  ];
}

/**
 * What could not be read.
 * @param {readonly Aside[]} aside at least one
 * @param {LobbyEvents} on
 */
export function asideList(aside, on) {
  return [
    h("h2", {}, t("aside-title")),
    h("p", { class: "muted" }, t("aside-about")),
    h(
      "ul",
      { class: "saved-list" },
      aside.map((each) => asideRow(each, on)),
    ),
  ];
}

/** @param {SavedGame} saved */
export function titleOf(saved) {
  return cleanName(saved.name) || gameTitle(saved.game);
}

/**
 * @param {SavedGame} saved
 * @param {string | null} picture of its position
 * @param {LobbyEvents} on
 */
function row(saved, picture, on) {
  return h(
    "li",
    { class: "saved-row" },
    h(
      "button",
      { type: "button", class: "saved-open", onclick: () => on.open(saved.id) },
      h("img", {
        class: picture ? "thumbnail" : "",
        src: picture ?? posterOf(saved.game, [saved.players.length]).cover,
        alt: "",
        width: "96",
        height: "60",
      }),
      description(saved),
    ),
    h("div", { class: "row tight" }, tools(saved, on)),
  );
}

/** @param {SavedGame} saved */
function description(saved) {
  const { words, isMine } = standIn(saved);
  const round = saved.over ? "" : sayRound(saved.game, saved.round);
  const when = saved.date > 0 ? sayDate(saved.date) : "";
  const result = resultIn(saved);
  return h(
    "span",
    { class: "saved-words" },
    h("strong", {}, titleOf(saved)),
    h(
      "span",
      { class: "saved-stand" },
      round && h("span", {}, round),
      words && h("span", { class: isMine ? "mine" : "" }, words),
      when && h("span", { class: "muted" }, when),
    ),
    h(
      "span",
      { class: "saved-players" },
      saved.players.map((player, seat) =>
        h(
          "span",
          { class: "saved-player" },
          badge(player.colour, seat),
          cleanName(player.name),
          result && h("b", {}, withMinus(String(result.points[seat]))),
        ),
      ),
    ),
  );
}

/**
 * @param {SavedGame} saved
 * @param {LobbyEvents} on
 */
function tools(saved, on) {
  const title = titleOf(saved);
  const quiet = /** @type {const} */ ({ bare: true, look: "quiet" });
  return [
    button({ label: t("rename-game", { title }), icon: "pencil", ...quiet, run: () => on.rename(saved) }),
    button({ label: t("export-game", { title }), icon: "download", ...quiet, run: () => on.exportGame(saved) }),
    button({ label: t("delete-game", { title }), icon: "trash", ...quiet, run: () => on.remove(saved) }),
  ];
}

/**
 * @param {Aside} aside
 * @param {LobbyEvents} on
 */
function asideRow(aside, on) {
  return h(
    "li",
    { class: "saved-row" },
    h(
      "span",
      { class: "saved-words" },
      h("strong", {}, aside.name),
      h("span", { class: "muted" }, sayDate(aside.date)),
    ),
    button({
      label: t("export-aside", { name: aside.name }),
      icon: "download",
      look: "quiet",
      bare: true,
      run: () => on.exportAside(aside),
    }),
  );
}
