// Tells a person when what they asked for takes longer than usual.

import { CLOCK } from "../lib/clock.js";

/** @typedef {import("./intents.js").OpenGame} OpenGame */

/** Milliseconds: within two seconds a person is told what the page waits for. */
export const SLOW_AFTER = 1200;

/**
 * The same game; an intent that is not done in time is told of until it is. A hint says itself that it is being thought
 * about, and a game that is starting how far it is.
 * @param {OpenGame} game
 * @param {() => () => void} tell returns how to end it
 * @param {import("../lib/clock.js").Clock} [clock]
 * @returns {OpenGame}
 */
export function tellingOfSlowIntents({ store, dispatch, queries }, tell, clock = CLOCK) {
  return {
    store,
    queries,
    dispatch: (intent) => {
      const done = dispatch(intent);
      if (intent.kind === "hint" || store.state.phase === "starting") return done;
      let stop = () => {};
      const cancel = clock.after(() => {
        // What was forced is being shown: the answer is there.
        if (store.state.step) return;
        stop = tell();
      }, SLOW_AFTER);
      return done.finally(() => {
        cancel();
        stop();
      });
    },
  };
}
