// While a game waits for the engine: how far it is.

import { t } from "../text.js";
import { fill, h } from "./dom.js";

/** @typedef {import("./lobby.js").Progress} Progress */

/**
 * @param {HTMLElement} root
 * @param {Progress | null} progress
 * @returns {(progress: Progress | null) => void}
 */
export function showWaiting(root, progress) {
  const words = h("p", { role: "status" });
  const bar = h("progress", { max: "100", "aria-label": t("engine-progress") });
  const show = (/** @type {Progress | null} */ now) => {
    words.textContent = now ? t(`engine-${now.step}`) : t("engine-ready");
    bar.value = now ? Math.round(now.share * 100) : 100;
  };
  fill(root, h("main", { id: "main", class: "waiting", tabindex: "-1" }, h("h1", {}, t("opening")), bar, words));
  show(progress);
  return show;
}
