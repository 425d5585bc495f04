// The page without a network: the service worker, in dist/ only and where the browser offers one.
import runtime from "../assets/runtime/start.js";
import { ROOT } from "./root.js";

/**
 * Registers the service worker; best called when the page has nothing better to do. A new version never replaces the one
 * in use by itself: `onUpdate` is handed a function that makes it take over and loads the page anew.
 *
 * @param {{ onUpdate?: (takeOver: () => void) => void }} [options]
 */
export async function keepOffline({ onUpdate = () => {} } = {}) {
  if (!("serviceWorker" in navigator)) return;
  if (!runtime.whole) return forget();
  const registration = await navigator.serviceWorker.register(new URL("sw.js", ROOT), {
    scope: ROOT.pathname,
    updateViaCache: "none",
  });
  const announce = () => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) onUpdate(() => replace(waiting));
  };
  announce();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", announce);
  });
}

/** @param {ServiceWorker} waiting */
function replace(waiting) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}

/** A tree that is edited is never hidden by what an earlier dist/ left at the same address. */
async function forget() {
  const registration = await navigator.serviceWorker.getRegistration(ROOT.href);
  await registration?.unregister();
}
