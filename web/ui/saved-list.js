// The list of saved games in the lobby, and of files that could not be read.

import { cleanName } from "../lib/names.js";
import { gameTitle, sayDate, sayRound, t } from "../lib/text.js";
import { posterOf } from "../play/catalogue.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../storage/local-store.js").Aside} Aside */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */
/** @typedef {import("./lobby.js").LobbyEvents} LobbyEvents */

/**
 * @param {readonly SavedGame[]} list
 * @param {readonly Aside[]} aside
 * @param {LobbyEvents} on
 * @param {(id: string) => string | null} pictureOf a game's position
 * @param {boolean} isWhole whether all games are listed
 */
export function savedList(list, aside, on, pictureOf, isWhole) {
  return [
    (list.length > 0 || !isWhole) && h("h2", {}, t("lobby-continue")),
    !isWhole && h("p", { class: "muted", role: "status" }, t("storage-unlisted")),
    list.length > 0 &&
      h(
        "ul",
        { class: "saved-list" },
        list.map((saved) => row(saved, pictureOf(saved.id), on)),
      ),
    aside.length > 0 && h("h2", {}, t("aside-title")),
    aside.length > 0 && h("p", { class: "muted" }, t("aside-about")),
    aside.length > 0 &&
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
  const when = saved.date > 0 ? sayDate(saved.date) : "";
  const stand = saved.over ? t("saved-over") : sayRound(saved.game, saved.round);
  return h(
    "span",
    { class: "saved-words" },
    h("strong", {}, titleOf(saved)),
    h("span", { class: "muted" }, [stand, when].filter(Boolean).join(" · ")),
    h(
      "span",
      { class: "saved-players" },
      saved.players.map((player, seat) =>
        h("span", { class: "saved-player" }, badge(player.colour, seat), cleanName(player.name)),
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
