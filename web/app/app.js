// What all pages share: the engine with the progress of its start, the saved games, the preferences.

import { ask, begun, restart, startEngine, startMind } from "../bridge/engine.js";
import { deferred } from "../lib/deferred.js";
import { applyPreferences, soundPreferences } from "../lib/preferences.js";
import { Refused } from "../lib/refused.js";
import { accepted } from "../play/demand.js";
import { MindSupervisor } from "../play/mind.js";
import { openJournal } from "../storage/journal.js";
import { browserStorage, LocalStore, pageScope, StorageFull } from "../storage/local-store.js";
import { ReliableJournal } from "../storage/reliable-journal.js";
import { SavedGames } from "../storage/saved-games.js";
import { openTabChannel } from "../storage/tabs.js";

/** @typedef {import("../bridge/engine.js").Engine} Engine */
/** @typedef {import("../bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../bridge/supervisor.js").News} News */
/** @typedef {import("../play/mind.js").MindNews} MindNews */
/** @typedef {import("../lib/preferences.js").PreferenceName} PreferenceName */
/** @typedef {import("../ui/lobby.js").Progress} Progress */

/** The share of the whole start at which each step begins and ends, as measured. @type {Record<string, [number, number]>} */
const STEPS = { page: [0, 0.15], fetch: [0.15, 0.6], restore: [0.6, 0.9], modules: [0.9, 1], ready: [1, 1] };

export class App {
  scope = pageScope();
  localStore = new LocalStore(browserStorage(), this.scope);
  preferences = soundPreferences(this.localStore.read("settings"));
  tabChannel = openTabChannel(this.scope);
  /** resolved when Python's worker has begun */
  begun = begun;
  /** @type {Progress | null} null when the engine is up */
  progress = { step: "page", share: 0 };
  /** @type {(progress: Progress | null) => void} */
  onProgress = () => {};
  /** Told what happens to the engine after its first start. @type {(news: News, retry: () => void) => void} */
  onNews = () => {};
  /** @type {(news: MindNews, retry: () => void) => void} */
  onMindNews = () => {};

  /** May be asked at any time; it answers once it is up. @type {import("../play/demand.js").Engine} */
  engine = { ask };
  #minds = new MindSupervisor(startMind, (news, retry) => this.onMindNews(news, retry));
  /** @type {import("../lib/deferred.js").Deferred<Engine>} */
  #up = deferred();
  #wasUp = false;
  /** @type {Set<(step: string) => void>} those who wait for the engine unless its start fails */
  #waiting = new Set();
  games = this.#games();

  constructor() {
    applyPreferences(this.preferences);
    const journal = new ReliableJournal((onClosed) => openJournal(this.scope, onClosed));
    this.savedGames = new SavedGames(this.localStore, journal, this.tabChannel);
  }

  /** Starts Python; called once the first picture is painted. Requests before that wait. */
  start() {
    const onProgress = (/** @type {import("../bridge/engine.js").Progress} */ { step, done }) =>
      this.#report(step, done);
    this.#up.resolve(startEngine({ onProgress, onNews: (news) => this.#hear(news) }));
  }

  /** The mind, in which bots think; it is started now, if it is not running. */
  mind = async () => {
    this.#minds.warm();
    return this.#minds;
  };

  /**
   * The result of some work, unless the engine's start fails meanwhile.
   * @template T
   * @param {Promise<T>} work that waits for the engine
   * @param {{ isSlowTooLong?: boolean }} [options] whether a start without progress counts as failed
   * @returns {Promise<T>} rejects with `Refused` when the start has failed
   */
  whileItStarts(work, { isSlowTooLong = false } = {}) {
    return new Promise((resolve, reject) => {
      const check = (/** @type {string} */ step) => {
        if (step === "failed" || (isSlowTooLong && step === "slow"))
          reject(new Refused({ kind: "down", text: { key: "engine-failed" } }));
      };
      this.#waiting.add(check);
      check(this.progress?.step ?? "ready");
      work.then(resolve, reject).finally(() => this.#waiting.delete(check));
    });
  }

  /** Resolves when the engine is up for the first time. */
  ready() {
    return this.games;
  }

  /** @param {string} key */
  async meta(key) {
    return (await this.games).find((meta) => meta.key === key) ?? null;
  }

  /**
   * @param {PreferenceName} name
   * @param {string} value
   */
  prefer(name, value) {
    this.preferences = { ...this.preferences, [name]: value };
    applyPreferences(this.preferences);
    try {
      this.localStore.write("settings", this.preferences);
    } catch (error) {
      // The preferences apply until the page is left.
      if (!(error instanceof StorageFull)) throw error;
    }
  }

  /** @returns {Promise<GameMeta[]>} */
  async #games() {
    const { games } = await this.#up.promise;
    return accepted(games).games;
  }

  /** @param {News} news */
  #hear(news) {
    const retry = () => {
      this.#show({ step: "page", share: 0 });
      restart();
    };
    if (this.#wasUp) this.onNews(news, retry);
    if (news === "up" || news === "restarted" || news === "unrestored") {
      this.#wasUp = true;
      this.#show(null);
    }
    if (news === "stopped") this.#show({ step: "page", share: 0 });
    if (news === "slow") this.#show({ step: "slow", share: this.progress?.share ?? 0, retry });
    if (news === "failed") this.#show({ step: "failed", share: 0, retry });
  }

  /**
   * @param {string} step
   * @param {number} done
   */
  #report(step, done) {
    const [from, to] = STEPS[step] ?? [0, 1];
    const share = from + (to - from) * done;
    // Progress that arrives late, of a start that is over or has failed, is ignored.
    if (this.progress && this.progress.step !== "failed" && share >= this.progress.share) this.#show({ step, share });
  }

  /** @param {Progress | null} progress */
  #show(progress) {
    this.progress = progress;
    this.onProgress(progress);
    for (const check of this.#waiting) check(progress?.step ?? "ready");
  }
}
