// The screen while a game waits for the engine: the progress of the start, and a retry if it fails.

import { t } from "../lib/text.js";
import { button } from "./controls.js";
import { fill, h } from "./dom.js";

/** @typedef {import("./lobby.js").Progress} Progress */

/**
 * @param {HTMLElement} root
 * @param {Progress | null} progress
 * @param {() => void} home
 * @returns {(progress: Progress | null) => void}
 */
export function showWaiting(root, progress, home) {
  const words = h("p", { role: "status" });
  const bar = h("progress", { max: "100", "aria-label": t("engine-progress") });
  const answers = h("div", { class: "row" });
  const show = (/** @type {Progress | null} */ now) => {
    // The heading says what is left to do once the engine is up.
    words.textContent = now ? t(`engine-${now.step}`) : "";
    bar.value = now ? Math.round(now.share * 100) : 100;
    bar.hidden = now?.step === "failed" || now?.step === "unloaded";
    fill(
      answers,
      now?.retry && button({ label: t("try-again"), icon: "redo", look: "primary", run: now.retry }),
      now?.retry && button({ label: t("home"), icon: "home", run: home }),
    );
  };
  fill(
    root,
    h("main", { id: "main", class: "waiting", tabindex: "-1" }, h("h1", {}, t("opening")), bar, words, answers),
  );
  show(progress);
  return show;
}
