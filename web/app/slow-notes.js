// Tells a person that what they asked for takes longer than usual.

import { t } from "../lib/text.js";
import { note } from "../ui/notices.js";

/** @typedef {import("../play/intents.js").OpenGame} OpenGame */

/** Milliseconds: within two seconds a person is told what the page waits for. */
const SLOW_AFTER = 1200;

/**
 * The same game; an intent that takes long is told of, unless something else is being told. A hint says itself that it
 * is being thought about, and a game that is starting how far it is.
 * @param {OpenGame} game
 * @returns {OpenGame}
 */
export function tellingOfSlowIntents({ store, dispatch, queries }) {
  return {
    store,
    queries,
    dispatch: (intent) => {
      const done = dispatch(intent);
      if (intent.kind === "hint" || store.state.phase === "starting") return done;
      let close = () => {};
      const timer = setTimeout(() => {
        if (!document.querySelector(".note")) close = note(t("table-slow"), { stays: true });
      }, SLOW_AFTER);
      return done.finally(() => {
        clearTimeout(timer);
        close();
      });
    },
  };
}
