// The lobby: the games on offer, the saved games, and the progress of the engine's start.

import { gameKey, gameTitle, hasWords, t } from "../lib/text.js";
import { CATALOGUE, posterOf } from "../play/catalogue.js";
import { button } from "./controls.js";
import { fill, h, keepFocus } from "./dom.js";
import { icon } from "./icons.js";
import { asideList, savedGames } from "./saved-list.js";

/** @typedef {import("../bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../play/catalogue.js").Poster} Poster */
/** @typedef {import("../storage/local-store.js").Aside} Aside */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */
/** @typedef {import("./saved-list.js").Listing} Listing */

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
 * @property {() => void} statistics
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
  const lists = new SavedLists(on);
  const status = h("div", { class: "engine", role: "status" });
  const named = { id: "main", tabindex: "-1", "aria-label": t("lobby") };
  let drawn = "";
  // Cards that stay the same stay where they are: their pictures are not loaded again, and nothing moves.
  const drawGames = (/** @type {readonly Poster[]} */ posters) => {
    const now = JSON.stringify(posters);
    if (now === drawn) return;
    drawn = now;
    fill(games, ...posters.map((poster) => card(poster, on)));
  };
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
          button({ label: t("statistics"), icon: "chart", look: "quiet", run: on.statistics }),
          button({ label: t("settings"), icon: "settings", look: "quiet", run: on.settings }),
          button({ label: t("report"), icon: "warning", bare: true, look: "quiet", run: on.report }),
        ),
      ),
      status,
      h("main", named, games, lists.running, lists.finished, lists.aside),
      h("footer", { class: "colophon" }, h("p", {}, t("lobby-unofficial"))),
    ),
  );
  return {
    /** @param {Progress | null} progress null when the engine is up */
    setProgress: (progress) => drawProgress(status, progress),
    /** @param {readonly GameMeta[]} metas */
    setRegistered: (metas) => keepFocus(games, () => drawGames(metas.map((meta) => posterOf(meta.key, meta.seats)))),
    /**
     * @param {Listing} listing
     * @param {(id: string) => string | null} pictureOf a game's position
     */
    setSavedGames: (listing, pictureOf) => lists.draw(listing, pictureOf),
  };
}

/** The saved games in three parts: those that are played, the finished ones, and what could not be read. */
class SavedLists {
  #on;
  #drawn = "";
  running = h("section", { class: "saved running", "aria-label": t("lobby-continue"), hidden: true });
  finished = h("section", { class: "saved finished", "aria-label": t("lobby-finished"), hidden: true });
  aside = h("section", { class: "saved aside", "aria-label": t("aside-title"), hidden: true });

  /** @param {LobbyEvents} on */
  constructor(on) {
    this.#on = on;
  }

  /**
   * @param {Listing} listing
   * @param {(id: string) => string | null} pictureOf a game's position
   */
  draw(listing, pictureOf) {
    const { games, aside, state } = listing;
    const drawn = JSON.stringify([listing, games.map(({ id }) => pictureOf(id))]);
    if (drawn === this.#drawn) return;
    const [running, finished] = [games.filter(({ over }) => !over), games.filter(({ over }) => over)];
    // On a phone they stand above the games, unless that would push down what is there already.
    if (this.#drawn === "") this.running.classList.toggle("early", running.length > 0);
    this.#drawn = drawn;
    const sign = state === "looking" ? t("lobby-looking") : state === "partial" ? t("lobby-partial") : "";
    const listed = (/** @type {string} */ title, /** @type {SavedGame[]} */ rows, words = "") =>
      savedGames(title, rows, this.#on, pictureOf, words);
    redraw(this.running, (running.length > 0 || sign !== "") && listed(t("lobby-continue"), running, sign));
    redraw(this.finished, finished.length > 0 && listed(t("lobby-finished"), finished));
    redraw(this.aside, aside.length > 0 && asideList(aside, this.#on));
  }
}

/**
 * Fills a part with a list, or hides it; the focus stays, and a list that was swiped stays where it was.
 * @param {HTMLElement} part
 * @param {import("./dom.js").Child[] | false} contents
 */
function redraw(part, contents) {
  const swiped = part.querySelector(".saved-list")?.scrollLeft ?? 0;
  part.hidden = !contents;
  keepFocus(part, () => fill(part, ...(contents || [])));
  part.querySelector(".saved-list")?.scrollTo({ left: swiped, behavior: "instant" });
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
 * The progress has a line of its own, of the same height in every state; what went wrong lies over what is below it.
 * @param {HTMLElement} place
 * @param {Progress | null} progress
 */
function drawProgress(place, progress) {
  if (!progress) return fill(place);
  const { step, share, retry } = progress;
  const bar = { max: "100", value: Math.round(share * 100), "aria-label": t("engine-progress") };
  // The same words written again would be said again.
  const shown = place.querySelector("progress");
  if (shown && place.dataset.step === step && !retry) {
    shown.value = bar.value;
    return undefined;
  }
  place.dataset.step = step;
  return fill(
    place,
    h(
      "div",
      { class: retry ? "trouble" : "line" },
      h("span", {}, t(`engine-${step}`)),
      step !== "failed" && h("progress", bar),
      retry && button({ label: t("try-again"), icon: "redo", run: retry }),
    ),
  );
}
