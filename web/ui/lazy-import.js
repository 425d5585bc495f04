// What is wanted late and may be gone by then: a page that no service worker keeps, open while its host gets another build.

import runtime from "../../assets/runtime/start.js";
import { t } from "../lib/text.js";
import { pageScope } from "../storage/local-store.js";
import { note } from "./notices.js";

/** @typedef {"replaced" | "unloaded"} Missing because the host has another build, or for another reason */

/** @type {(() => void) | null} */
let close = null;

/**
 * Waits for an import; if it fails, the person is told why and offered to reload, and whoever waits goes on waiting: a
 * browser remembers that a module could not be had. Nothing is lost by a reload: every action is stored before it is shown.
 *
 * @template Module
 * @param {Promise<Module>} loading
 * @param {(why: Missing) => void} [tell]
 * @returns {Promise<Module>}
 */
export function lazyImport(loading, tell = noteMissing) {
  return loading.catch(async (error) => {
    console.warn("a part of the page did not load:", error);
    tell((await isReplaced()) ? "replaced" : "unloaded");
    return new Promise(() => {});
  });
}

/** @param {Missing} why */
function noteMissing(why) {
  close?.();
  const run = () => location.reload();
  close = note(t(`engine-${why}`), { warn: true, stays: true, label: t("try-again"), run });
}

/**
 * Whether this build has files for the game, which then must be there; in development nobody knows.
 * @param {string} game
 */
export function hasFiles(game) {
  return Object.hasOwn(runtime.modules, game);
}

/** Whether the host has another build now. */
async function isReplaced() {
  try {
    const reply = await fetch(pageScope(), { cache: "no-store" });
    return reply.ok && runtime.whole && !(await reply.text()).includes(runtime.build);
  } catch {
    return false;
  }
}
