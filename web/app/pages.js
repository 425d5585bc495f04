// Leads from page to page by the address: one page is shown at a time, and the one before is left first.

import { tooLong } from "../lib/limits.js";
import { t } from "../lib/text.js";
import { forgetMissing, lazyImport } from "../ui/lazy-import.js";
import { note } from "../ui/notices.js";
import { askReport } from "../ui/report-dialog.js";
import { showWaiting } from "../ui/waiting-screen.js";
import { LobbyPage } from "./lobby-page.js";
import { HOME, linkAddress, readRoute, savedGameAddress } from "./routes.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./game-page.js").GamePage} GamePage */
/** @typedef {import("./routes.js").OpenOptions} OpenOptions */
/** @typedef {import("./routes.js").Source} Source */

/** Milliseconds: the lobby waits no longer for a game that is being left. */
const LEAVING = 700;

export class Pages {
  /** @type {App} */
  #app;
  /** @type {HTMLElement} */
  #root;
  #settings;
  #lobby;
  /** @type {GamePage | null} the game that is open */
  gamePage = null;
  /** how many addresses have been followed: only the latest counts */
  #routed = 0;
  /** until the games that were left are closed: with an engine that does not answer this may take a while */
  #leaving = Promise.resolve();

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {() => void} settings opens the settings
   */
  constructor(app, root, settings) {
    this.#app = app;
    this.#root = root;
    this.#settings = settings;
    const openLink = (/** @type {string} */ link) => this.go(linkAddress(link));
    this.#lobby = new LobbyPage(app, { open: this.#open, openLink, settings, report: this.report });
  }

  /** @param {string} hash */
  go(hash) {
    if (readRoute(location.hash)?.route.isShortcut) history.replaceState(null, "", HOME);
    if (location.hash === hash) void this.follow();
    else location.hash = hash;
  }

  /**
   * Shows what the address leads to.
   * @param {OpenOptions} [options]
   */
  async follow(options = {}) {
    this.#routed += 1;
    forgetMissing();
    const found = readRoute(location.hash) ?? refuseAddress();
    const left = this.gamePage;
    this.gamePage = null;
    this.#lobby.leave();
    if (left) this.#leaving = Promise.all([this.#leaving, left.leave()]).then(() => {}, console.error);
    await found?.route.open(this.#routes, found.value, options);
    // What had the focus is gone with the game: the focus goes to the new page, not back to the beginning of the tab.
    if (left && document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** Shows the same page again, with other words. */
  async redraw() {
    if (this.gamePage) await this.follow({ steal: true });
    else if (this.#lobby.isShown) await this.#lobby.show(this.#root);
  }

  report = () => {
    void askReport(() => this.gamePage?.recordSources() ?? null);
  };

  #open = (/** @type {string} */ id) => this.go(savedGameAddress(id));

  /** @type {import("./routes.js").RoutePages} */
  #routes = {
    lobby: async () => void (await this.#showLobby()),
    game: (source, options) => this.#showGame(source, options),
    newGame: async (key) => {
      if (await this.#showLobby()) await this.#lobby.playNow(key);
    },
    newestGame: async () => {
      if (!(await this.#showLobby())) return;
      const [newest] = await this.#app.savedGames.games();
      this.go(newest ? savedGameAddress(newest.id) : HOME);
    },
  };

  /** @returns {Promise<boolean>} whether it is still wanted */
  async #showLobby() {
    const routed = this.#routed;
    const isLate = await Promise.race([this.#leaving, new Promise((done) => setTimeout(done, LEAVING, true))]);
    if (routed !== this.#routed) return false;
    await this.#lobby.show(this.#root);
    void this.#offerSounds();
    if (isLate) void this.#leaving.then(this.#lobby.drawSavedGames);
    return true;
  }

  /** Asks once whether sounds are wanted. Whoever has answered loads nothing for it; nor is a file missed that fails. */
  async #offerSounds() {
    if (this.#app.preferences.sound !== "unasked") return;
    const offer = await import("./sound-offer.js").catch(() => null);
    await offer?.offerSounds(this.#app, () => this.#lobby.isShown);
  }

  /**
   * @param {Source} source
   * @param {OpenOptions} options
   */
  async #showGame(source, options) {
    const [app, root, routed] = [this.#app, this.#root, this.#routed];
    const home = () => this.go(HOME);
    app.onProgress = showWaiting(root, app.progress, home);
    const { GamePage } = await lazyImport(import("./game-page.js"), (step) => {
      if (routed !== this.#routed) return;
      app.onProgress = () => {};
      showWaiting(root, { step, share: 0, retry: () => location.reload() }, home);
    });
    await this.#leaving;
    if (routed !== this.#routed) return;
    const page = new GamePage(app, root, source, {
      home,
      open: this.#open,
      settings: this.#settings,
      report: this.report,
      reopen: () => void this.follow({ steal: true }),
    });
    this.gamePage = page;
    await page.open(options);
  }
}

/** An address that is too long for a game is forgotten; the lobby is shown. */
function refuseAddress() {
  history.replaceState(null, "", HOME);
  note(t(tooLong().problem.text), { warn: true, stays: true });
  return readRoute(HOME);
}
