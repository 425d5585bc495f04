// Tells what concerns the viewer: banners over the board, a glow where it happened, and a recap at the end of a round.

import { deferred } from "../lib/deferred.js";
import { mayRecap, readingTime } from "../lib/preferences.js";
import { speaker } from "../lib/text.js";
import { players, shownFrame, shownLog } from "../play/game-state.js";
import { recapped, seatOfLine, toTell } from "../play/telling.js";
import { Banner } from "./banner.js";
import { h } from "./dom.js";
import { showRecap } from "./recap-dialog.js";
import { badge } from "./seat-badge.js";

/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("../play/intents.js").OpenGame} OpenGame */

/**
 * @typedef {object} TellerHost
 * @property {HTMLElement} root that the table fills
 * @property {() => Pick<Awaited<ReturnType<typeof import("../table/table.js").mountTable>>, "glow" | "places" | "resumeFocus"> | null} table
 * @property {() => import("../lib/preferences.js").Preferences} preferences
 */

/** Phases in which somebody sees the game as it goes on. */
const WATCHED = new Set(["acting", "bots", "turn-done"]);
/** Milliseconds without any input before a recap comes. */
const QUIET = 800;

export class Teller {
  #game;
  #host;
  #banner;
  #unsubscribe;
  /** @type {import("../play/telling.js").Seen | null} */
  #seen = null;
  /** @type {number | null} the first round that was not told of */
  #round = null;
  /** resolved while there is nothing to read */
  #read = deferred();
  #isRecapping = false;
  #isLeft = false;
  #abort = new AbortController();
  /** @type {(() => void) | null} closes the recap */
  #close = null;

  /**
   * @param {OpenGame} game
   * @param {TellerHost} host
   */
  constructor(game, host) {
    this.#game = game;
    this.#host = host;
    this.#banner = new Banner(host.root, () => {
      host.table()?.glow([]);
      this.#settle();
    });
    this.#read.resolve();
    this.#unsubscribe = game.store.subscribe((state, { kind }) => {
      if (kind === "frame") this.#look(state);
      if (kind === "cover") this.#end();
    });
    const { signal } = this.#abort;
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.#banner.end(), { signal });
    // Whoever does something wants to go on, not to look at what was forced.
    const skip = () => void game.dispatch({ kind: "skip" });
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, skip, { signal, capture: true });
  }

  /** Ends when everything that was told has been read: bots wait for it. @returns {Promise<void>} */
  async read() {
    // At once means at once, but a recap waits for an answer.
    if (this.#host.preferences().bot_pace === "instant" && !this.#isRecapping) return;
    await this.#read.promise;
  }

  leave() {
    this.#isLeft = true;
    this.#unsubscribe();
    this.#abort.abort();
    this.#end();
  }

  #end() {
    this.#banner.end();
    this.#close?.();
  }

  /** @param {GameState} state */
  #look(state) {
    const { phase, past, viewer, step } = state;
    if (past || !WATCHED.has(phase)) return this.#end();
    const now = { moment: shownFrame(state).moment, viewer };
    const log = shownLog(state);
    const lines = toTell(log, now, this.#seen);
    const hasActed = now.moment > (this.#seen?.moment ?? 0) && viewer !== null && log.at(-1)?.seat === viewer;
    this.#seen = now;
    if (lines.length > 0) this.#tell(state, lines);
    // Whoever goes on has read it.
    else if (hasActed) this.#banner.end();
    if (!step) this.#countRounds(state);
  }

  /**
   * @param {GameState} state
   * @param {LogLine[]} lines
   */
  #tell(state, lines) {
    const say = speaker(players(state), state.viewer);
    const at = lines.flatMap((line) => line.at ?? []);
    const table = this.#host.table();
    if (!table) return;
    const words = lines.flatMap((line) => (line.banner ? [say(line.banner)] : []));
    const rows = lines.map((line, row) => {
      // A round that begins is nobody's, though somebody's action has led to it.
      const seat = seatOfLine(line);
      const player = seat === null ? undefined : players(state)[seat];
      return h("p", {}, player && seat !== null && badge(player.colour, seat), h("span", {}, words[row] ?? ""));
    });
    this.#await();
    table.glow(at);
    this.#banner.show(rows, readingTime(words.join(" "), this.#host.preferences()), table.places(at));
  }

  /** @param {GameState} state */
  #countRounds(state) {
    const { round } = state.frame.view;
    const since = this.#round;
    this.#round = round;
    const isNew = since !== null && round > since;
    const { recap } = this.#host.preferences();
    const isWorthIt = recap === "always" || state.log.some((line) => line.ends_round && line.moment > 0);
    if (isNew && isWorthIt && mayRecap({ recap })) void this.#recap(since, round);
  }

  /**
   * @param {number} since
   * @param {number} round
   */
  async #recap(since, round) {
    if (this.#isRecapping) return;
    this.#isRecapping = true;
    this.#await();
    try {
      const { queries, store } = this.#game;
      const part = recapped(await queries.course(), since, round);
      const log = part ? await queries.told(Math.max(0, part.from.moment - 1), part.to.moment) : [];
      await quiet();
      // The game may have ended, gone back or changed hands meanwhile.
      const isDue = !this.#isLeft && WATCHED.has(store.state.phase) && !store.state.past && !store.state.isCovered;
      if (part && isDue && store.state.frame.moment >= part.to.moment && !document.querySelector("dialog[open]"))
        await this.#showRecap(part, log);
    } finally {
      this.#close = null;
      this.#isRecapping = false;
      this.#settle();
    }
  }

  /**
   * @param {Parameters<typeof showRecap>[1]} part
   * @param {LogLine[]} log
   */
  async #showRecap(part, log) {
    const before = document.activeElement;
    await showRecap(this.#game.store.state, part, log, (close) => (this.#close = close));
    this.#host.table()?.resumeFocus(before);
  }

  #await() {
    if (this.#read.isResolved) this.#read = deferred();
  }

  #settle() {
    if (!this.#banner.isShown && !this.#isRecapping) this.#read.resolve();
  }
}

/** Ends when nobody has touched the page for a moment: what comes then is not hit by a tap meant for something else. */
function quiet() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const kinds = /** @type {const} */ (["pointerdown", "pointerup", "pointercancel", "keydown"]);
      let timer = setTimeout(end, QUIET);
      let isDown = false;
      function again(/** @type {Event} */ { type }) {
        clearTimeout(timer);
        isDown = type === "pointerdown";
        if (!isDown) timer = setTimeout(end, QUIET);
      }
      function end() {
        for (const kind of kinds) document.removeEventListener(kind, again, true);
        resolve();
      }
      for (const kind of kinds) document.addEventListener(kind, again, true);
    })
  );
}
