// What is wanted late and may be gone by then: a page that no service worker keeps, open while its host gets another build.

import runtime from "../assets/runtime/start.js";
import { pageScope } from "./store.js";
import { t } from "./text.js";
import { note } from "./ui/notices.js";

/** @type {(() => void) | null} */
let close = null;

/**
 * Waits for an import; if it fails, the person is told why and offered to reload, and whoever waits goes on waiting.
 * Nothing is lost by a reload: every action is stored before it is shown.
 *
 * @template Module
 * @param {Promise<Module>} loading
 * @returns {Promise<Module>}
 */
export function lazy(loading) {
  return loading.catch(async (error) => {
    console.warn("a part of the page did not load:", error);
    const words = t((await isReplaced()) ? "part-replaced" : "part-missing");
    close?.();
    close = note(words, { warn: true, stays: true, label: t("reload"), run: () => location.reload() });
    return new Promise(() => {});
  });
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
