// The games kept in this browser, and what could not be read.

import { cleanName } from "../lib/names.js";
import { gameTitle, sayDate, sayRound, t } from "../lib/text.js";
import { posterOf } from "../play/catalogue.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../storage/local-store.js").Aside} Aside */
/** @typedef {import("../storage/local-store.js").Kept} Kept */
/** @typedef {import("./lobby.js").LobbyEvents} LobbyEvents */

/**
 * @param {readonly Kept[]} list
 * @param {readonly Aside[]} aside
 * @param {LobbyEvents} on
 * @param {(id: string) => string | null} pictureOf a game's position
 * @param {boolean} isWhole whether all games are listed
 */
export function keptGames(list, aside, on, pictureOf, isWhole) {
  return [
    (list.length > 0 || !isWhole) && h("h2", {}, t("lobby-continue")),
    !isWhole && h("p", { class: "muted", role: "status" }, t("storage-unlisted")),
    list.length > 0 &&
      h(
        "ul",
        { class: "kept-list" },
        list.map((kept) => row(kept, pictureOf(kept.id), on)),
      ),
    aside.length > 0 && h("h2", {}, t("aside-title")),
    aside.length > 0 && h("p", { class: "muted" }, t("aside-about")),
    aside.length > 0 &&
      h(
        "ul",
        { class: "kept-list" },
        aside.map((each) => asideRow(each, on)),
      ),
  ];
}

/** @param {Kept} kept */
export function titleOf(kept) {
  return cleanName(kept.name) || gameTitle(kept.game);
}

/**
 * @param {Kept} kept
 * @param {string | null} picture of its position
 * @param {LobbyEvents} on
 */
function row(kept, picture, on) {
  const title = titleOf(kept);
  const when = kept.date > 0 ? sayDate(kept.date) : "";
  const stand = kept.over ? t("kept-over") : sayRound(kept.game, kept.round);
  return h(
    "li",
    { class: "kept-row" },
    h(
      "button",
      { type: "button", class: "kept-open", onclick: () => on.open(kept.id) },
      h("img", {
        class: picture ? "likeness" : "",
        src: picture ?? posterOf(kept.game, [kept.players.length]).cover,
        alt: "",
        width: "96",
        height: "60",
      }),
      h(
        "span",
        { class: "kept-words" },
        h("strong", {}, title),
        h("span", { class: "muted" }, [stand, when].filter(Boolean).join(" · ")),
        h(
          "span",
          { class: "kept-players" },
          kept.players.map((player, seat) =>
            h("span", { class: "kept-player" }, badge(player.colour, seat), cleanName(player.name)),
          ),
        ),
      ),
    ),
    h(
      "div",
      { class: "row tight" },
      button({
        label: t("rename-game", { title }),
        icon: "pencil",
        bare: true,
        look: "quiet",
        run: () => on.rename(kept),
      }),
      button({
        label: t("export-game", { title }),
        icon: "download",
        bare: true,
        look: "quiet",
        run: () => on.exportGame(kept),
      }),
      button({
        label: t("delete-game", { title }),
        icon: "trash",
        bare: true,
        look: "quiet",
        run: () => on.remove(kept),
      }),
    ),
  );
}

/**
 * @param {Aside} aside
 * @param {LobbyEvents} on
 */
function asideRow(aside, on) {
  return h(
    "li",
    { class: "kept-row" },
    h("span", { class: "kept-words" }, h("strong", {}, aside.name), h("span", { class: "muted" }, sayDate(aside.date))),
    button({
      label: t("export-aside", { name: aside.name }),
      icon: "download",
      look: "quiet",
      bare: true,
      run: () => on.exportAside(aside),
    }),
  );
}
