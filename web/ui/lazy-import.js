// Imports that happen late and can fail: without a service worker, the host may have another build by then.

import runtime from "../../assets/runtime/start.js";
import { t } from "../lib/text.js";
import { pageScope } from "../storage/local-store.js";
import { note } from "./notices.js";

/** @typedef {"replaced" | "unloaded"} Missing why: the host has another build, or another reason */

/** @type {(() => void) | null} */
let close = null;

/**
 * Waits for an import. If it fails, the person is told why and offered to reload, and the promise stays pending: the
 * browser would not try the module again. Nothing is lost by a reload, because every action is stored before it is shown.
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

/** Another page is shown: what the one before was missing is told no longer. */
export function forgetMissing() {
  close?.();
  close = null;
}

/** @param {Missing} why */
function noteMissing(why) {
  forgetMissing();
  const run = () => location.reload();
  close = note(t(`engine-${why}`), { warn: true, stays: true, label: t("try-again"), run });
}

/**
 * Whether this build has files for the game; in development that is not known.
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
