// Plays what a change of the game sounds like, if the settings ask for it. The sounds themselves are imported only then.

import { vibrate } from "../lib/touch.js";
import { cuesOf, touchOf } from "../play/cues.js";
import { loadScene } from "./scene-loader.js";

/** @typedef {import("../play/cues.js").Cue} Cue */
/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("../play/game-state.js").GameStore} GameStore */
/** @typedef {import("../lib/synth.js").Synth} Synth */

/** @type {Promise<Synth | null> | null} */
let loading = null;

/** The one synth of the page; null if its file does not come: then there is no sound. */
function synth() {
  loading ??= import("../lib/synth.js").then(
    ({ Synth }) => new Synth(),
    () => null,
  );
  return loading;
}

/** Whether a level is one at which something is heard. @param {string} level */
export const isLoud = (level) => level === "quiet" || level === "normal";

/**
 * Plays one sound, in answer to a click in the settings.
 * @param {Cue} cue
 * @param {string} level
 */
export async function playSample(cue, level) {
  if (!isLoud(level)) return;
  const player = await synth();
  await player?.wake();
  player?.play([cue], level);
}

export class Sounds {
  #level;
  #abort = new AbortController();
  #unsubscribe;
  /** @type {Readonly<GameState>} */
  #before;

  /**
   * @param {GameStore} store
   * @param {() => string} level of the settings
   */
  constructor(store, level) {
    this.#level = level;
    this.#before = store.state;
    this.#unsubscribe = store.subscribe((state, change) => {
      const before = this.#before;
      this.#before = state;
      const touch = touchOf(before, state, change);
      if (touch) vibrate(touch);
      if (isLoud(level())) void this.#play(before, state, change);
    });
    // Browsers let a page sound only after somebody has done something on it.
    for (const kind of ["pointerup", "keydown"])
      document.addEventListener(kind, this.#wake, { signal: this.#abort.signal, capture: true, passive: true });
  }

  leave() {
    this.#unsubscribe();
    this.#abort.abort();
  }

  #wake = async () => {
    if (isLoud(this.#level())) await (await synth())?.wake();
  };

  /**
   * @param {Readonly<GameState>} before
   * @param {Readonly<GameState>} after
   * @param {Partial<import("../play/game-state.js").GameChange>} change
   */
  async #play(before, after, change) {
    const { sounds = {} } = await loadScene(after.header.game);
    const cues = cuesOf(before, after, change, sounds);
    if (cues.length > 0) (await synth())?.play(cues, this.#level());
  }
}
