// The lobby: the games on offer, the saved games, and the progress of the engine's start.

import { gameKey, gameTitle, hasWords, t } from "../lib/text.js";
import { CATALOGUE, posterOf } from "../play/catalogue.js";
import { button } from "./controls.js";
import { fill, h, keepFocus } from "./dom.js";
import { icon } from "./icons.js";
import { savedList } from "./saved-list.js";

/** @typedef {import("../bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../play/catalogue.js").Poster} Poster */
/** @typedef {import("../storage/local-store.js").Aside} Aside */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */

/**
 * @typedef {object} LobbyEvents
 * @property {(key: string) => void} playNow
 * @property {(key: string) => void} setUp
 * @property {(id: string) => void} open
 * @property {(saved: SavedGame) => void} rename
 * @property {(saved: SavedGame) => void} remove
 * @property {(saved: SavedGame) => void} exportGame
 * @property {(aside: Aside) => void} exportAside
 * @property {() => void} openFile
 * @property {() => void} openLink
 * @property {() => void} settings
 * @property {() => void} report
 */

/**
 * The step of the start, and which share of the whole is done; `retry` where the start is slow or has failed.
 * @typedef {{ step: string, share: number, retry?: () => void }} Progress
 */

/**
 * @param {HTMLElement} root
 * @param {LobbyEvents} on
 */
export function showLobby(root, on) {
  const games = h("section", { class: "games", "aria-label": t("lobby-games") });
  const saved = h("section", { class: "saved", "aria-label": t("lobby-continue"), hidden: true });
  const status = h("div", { class: "engine", role: "status" });
  const drawGames = (/** @type {readonly Poster[]} */ posters) =>
    fill(games, ...posters.map((poster) => card(poster, on)));
  drawGames(CATALOGUE);
  fill(
    root,
    h(
      "div",
      { class: "lobby" },
      h(
        "header",
        { class: "masthead" },
        h("div", {}, h("h1", {}, t("ludoteca")), h("p", {}, t("lobby-motto"))),
        h(
          "nav",
          { "aria-label": t("lobby-more") },
          button({ label: t("open-file"), icon: "open", look: "quiet", run: on.openFile }),
          button({ label: t("open-link"), icon: "share", look: "quiet", run: on.openLink }),
          button({ label: t("settings"), icon: "settings", look: "quiet", run: on.settings }),
          button({ label: t("report"), icon: "warning", bare: true, look: "quiet", run: on.report }),
        ),
      ),
      status,
      h("main", { id: "main", tabindex: "-1" }, games, saved),
      h("footer", { class: "colophon" }, h("p", {}, t("lobby-unofficial"))),
    ),
  );
  return {
    /** @param {Progress | null} progress null when the engine is up */
    setProgress: (progress) => drawProgress(status, progress),
    /** @param {readonly GameMeta[]} metas */
    setRegistered: (metas) => keepFocus(games, () => drawGames(metas.map((meta) => posterOf(meta.key, meta.seats)))),
    /**
     * @param {readonly SavedGame[]} list
     * @param {readonly Aside[]} aside
     * @param {(id: string) => string | null} pictureOf a game's position
     * @param {boolean} isWhole whether all games are listed
     */
    setSavedGames(list, aside, pictureOf, isWhole) {
      saved.hidden = list.length === 0 && aside.length === 0 && isWhole;
      fill(saved, ...savedList(list, aside, on, pictureOf, isWhole));
    },
  };
}

/**
 * @param {Poster} poster
 * @param {LobbyEvents} on
 */
function card(poster, on) {
  const about = gameKey(poster.key, "about");
  const title = gameTitle(poster.key);
  const [fewest, most] = poster.seats;
  const [shortest, longest] = poster.minutes;
  return h(
    "article",
    { class: "game-card" },
    h("img", { class: "cover", src: poster.cover, alt: "", width: "640", height: "400", decoding: "async" }),
    h(
      "div",
      { class: "blurb" },
      h("h2", {}, title),
      h(
        "ul",
        { class: "facts" },
        h("li", {}, icon("seats"), t("facts-players", { fewest, most })),
        longest > 0 && h("li", {}, icon("clock"), t("facts-minutes", { shortest, longest })),
      ),
      h("p", {}, hasWords(about) ? t(about) : ""),
      h(
        "div",
        { class: "row" },
        button({ label: t("play-now"), of: title, icon: "play", look: "primary", run: () => on.playNow(poster.key) }),
        button({ label: t("set-up"), of: title, icon: "seats", run: () => on.setUp(poster.key) }),
      ),
    ),
  );
}

/**
 * @param {HTMLElement} place
 * @param {Progress | null} progress
 */
function drawProgress(place, progress) {
  place.classList.toggle("ready", progress === null);
  if (!progress) return fill(place);
  const { step, share, retry } = progress;
  const bar = { max: "100", value: Math.round(share * 100), "aria-label": t("engine-progress") };
  fill(
    place,
    h("span", {}, t(`engine-${step}`)),
    step !== "failed" && h("progress", bar),
    retry && h("div", { class: "row" }, button({ label: t("try-again"), icon: "redo", run: retry })),
  );
}
