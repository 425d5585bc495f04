// What all pages of the app share: the engine and how far it is, the kept games, the preferences.

import { begun, startEngine, startMind } from "./bridge/engine.js";
import { errors } from "./errors.js";
import { openJournal } from "./journal.js";
import { Library } from "./library.js";
import { keepMind } from "./mind.js";
import { openGrapevine } from "./ownership.js";
import { Refused } from "./refused.js";
import { ReliableJournal } from "./reliablejournal.js";
import { applyPreferences, soundPreferences } from "./settings.js";
import { browserDrawer, pageScope, Shelf, StorageFull } from "./store.js";

/** @typedef {import("./bridge/engine.js").Engine} Engine */
/** @typedef {import("./bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("./settings.js").PreferenceName} PreferenceName */
/** @typedef {import("./ui/lobby.js").Progress} Progress */

/** Where in the whole start each stage begins and ends, as measured. @type {Record<string, [number, number]>} */
const STAGES = { page: [0, 0.15], fetch: [0.15, 0.6], restore: [0.6, 0.9], modules: [0.9, 1], ready: [1, 1] };

export class House {
  scope = pageScope();
  shelf = new Shelf(browserDrawer(), this.scope);
  preferences = soundPreferences(this.shelf.read("settings"));
  grapevine = openGrapevine(this.scope);
  mind = keepMind(startMind);
  /** when Python's worker has begun */
  begun = begun;
  /** @type {Progress | null} null when the engine is up */
  progress = { step: "page", share: 0 };
  /** @type {(progress: Progress | null) => void} */
  onProgress = () => {};

  /** @type {(engine: Promise<Engine>) => void} */
  #give = () => {};
  /** @type {Promise<Engine>} */
  #engine = new Promise((resolve) => {
    this.#give = resolve;
  });
  /** May be asked at any time; it answers once it is up. @type {import("./sitting.js").Engine} */
  engine = { ask: async (request) => (await this.#engine).ask(request) };
  games = this.#games();

  constructor() {
    applyPreferences(this.preferences);
    const journal = new ReliableJournal((onClosed) => openJournal(this.scope, onClosed));
    this.library = new Library(this.shelf, journal, this.grapevine);
    this.games.then(
      () => this.#show(null),
      (error) => {
        console.error(error);
        errors.remember(error);
        this.#show({ step: "failed", share: 0 });
      },
    );
  }

  /** Starts Python; called once there is a picture. What needs it may wait for it before. */
  start() {
    this.#give(startEngine({ onProgress: ({ stage, done }) => this.#report(stage, done) }));
  }

  ready() {
    return this.#engine;
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
      this.shelf.write("settings", this.preferences);
    } catch (error) {
      // They hold until the page is left.
      if (!(error instanceof StorageFull)) throw error;
    }
  }

  /** @returns {Promise<GameMeta[]>} */
  async #games() {
    const { games } = await this.#engine;
    if (!games.ok) throw new Refused(games.error);
    return games.games;
  }

  /**
   * @param {string} stage
   * @param {number} done
   */
  #report(stage, done) {
    const [from, to] = STAGES[stage] ?? [0, 1];
    const share = from + (to - from) * done;
    // What comes late, of a start that is over or has failed, is no news.
    if (this.progress && this.progress.step !== "failed" && share >= this.progress.share)
      this.#show({ step: stage, share });
  }

  /** @param {Progress | null} progress */
  #show(progress) {
    this.progress = progress;
    this.onProgress(progress);
  }
}
