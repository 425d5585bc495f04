// The lobby as a page: what it shows, and what its buttons do.

import { t } from "../lib/text.js";
import { lazyImport } from "../ui/lazy-import.js";
import { showLobby } from "../ui/lobby.js";
import { note } from "../ui/notices.js";
import { tellFailure } from "./failures.js";

/** @typedef {import("../ui/lobby.js").LobbyEvents} LobbyEvents */
/** @typedef {import("./app.js").App} App */
/** @typedef {typeof import("./lobby-actions.js")} LobbyActions */
/** @typedef {(actions: LobbyActions, lobby: import("./lobby-actions.js").Lobby) => Promise<void>} Action */

/**
 * @typedef {object} LobbyNavigation
 * @property {(id: string) => void} open a saved game
 * @property {(link: string) => void} openLink
 * @property {() => void} settings
 * @property {() => void} report a problem
 */

/** Milliseconds: if the journal takes longer, the list says so. */
const LOOKING_AFTER = 250;

export class LobbyPage {
  /** @type {App} */
  #app;
  /** @type {LobbyNavigation} */
  #navigation;
  /** @type {ReturnType<typeof showLobby> | null} */
  #lobby = null;

  /**
   * @param {App} app
   * @param {LobbyNavigation} navigation
   */
  constructor(app, navigation) {
    this.#app = app;
    this.#navigation = navigation;
  }

  get isShown() {
    return this.#lobby !== null;
  }

  /** @param {HTMLElement} root */
  async show(root) {
    const app = this.#app;
    document.title = t("ludoteca");
    const shown = showLobby(root, this.#events());
    this.#lobby = shown;
    app.onProgress = shown.setProgress;
    shown.setProgress(app.progress);
    void app.games.then(
      (metas) => this.#lobby === shown && shown.setRegistered(metas),
      () => {},
    );
    await this.drawSavedGames();
  }

  leave() {
    this.#lobby = null;
  }

  /** Lists the saved games anew: those of local storage at once, all of them when the journal has answered. */
  drawSavedGames = async () => {
    const shown = this.#lobby;
    const { savedGames, localStore } = this.#app;
    const draw = (
      /** @type {import("../storage/saved-game.js").SavedGame[]} */ games,
      /** @type {import("../ui/saved-list.js").Listing["state"]} */ state,
    ) => {
      if (shown === this.#lobby)
        shown?.setSavedGames({ games, aside: localStore.aside(), state }, (id) => localStore.picture(id));
    };
    draw(savedGames.listLocal(), "whole");
    const late = setTimeout(() => draw(savedGames.listLocal(), "looking"), LOOKING_AFTER);
    const games = await savedGames.games();
    clearTimeout(late);
    draw(games, savedGames.isWhole ? "whole" : "partial");
    // The reason is too long to stand beside the heading.
    if (!savedGames.isWhole) note(t("storage-unlisted"), { warn: true, once: "unlisted" });
  };

  /** @param {string} key of a game */
  playNow(key) {
    return this.#act((actions, lobby) => actions.playNow(lobby, key));
  }

  /** @returns {LobbyEvents} */
  #events() {
    const { open, settings, report } = this.#navigation;
    const act = (/** @type {Action} */ run) => void this.#act(run);
    return {
      playNow: (key) => void this.playNow(key),
      setUp: (key) => act((actions, lobby) => actions.setUpGame(lobby, key)),
      open,
      rename: (saved) => act((actions, lobby) => actions.rename(lobby, saved)),
      remove: (saved) => act((actions, lobby) => actions.remove(lobby, saved)),
      exportGame: (saved) => act((actions, lobby) => actions.exportGame(lobby, saved)),
      exportAside: (aside) => act((actions) => actions.exportAside(aside)),
      openFile: () => act((actions, lobby) => actions.openFile(lobby)),
      openLink: () => act((actions, lobby) => actions.openLink(lobby)),
      statistics: () => act((actions, lobby) => actions.statistics(lobby)),
      settings,
      report,
    };
  }

  /**
   * Does something of lobby-actions.js; if it fails for a reason that a person should know, they are told.
   * @param {Action} run
   */
  async #act(run) {
    const { open, openLink, report } = this.#navigation;
    try {
      const actions = await lazyImport(import("./lobby-actions.js"));
      await run(actions, { app: this.#app, open, openLink, drawSavedGames: this.drawSavedGames });
    } catch (error) {
      tellFailure(error, report);
    }
  }
}
