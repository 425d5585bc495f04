// Registers the service worker, which makes the page work offline: in dist/ only, where the browser has service workers.
import runtime from "../../assets/runtime/start.js";
import { pageScope } from "../storage/local-store.js";

/**
 * Registers the service worker; best called when the page has nothing better to do. A new version never replaces the one
 * in use: `onUpdate` is told once when pages are given another build from now on, with a function that loads this page anew.
 *
 * @param {{ onUpdate?: (reload: () => void) => void }} [options]
 */
export async function keepOffline({ onUpdate = () => {} } = {}) {
  if (!("serviceWorker" in navigator)) return;
  if (!runtime.whole) return forget();
  const { serviceWorker } = navigator;
  let isTold = false;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (typeof data?.id === "string") holdBuild(data.id);
    // A page that was loaded past the service worker may be newer than that.
    if (isTold || !serviceWorker.controller || typeof data?.build !== "string" || data.build === runtime.build) return;
    isTold = true;
    onUpdate(() => location.reload());
  });
  serviceWorker.startMessages();
  await serviceWorker.register(`${pageScope()}sw.js`, { scope: pageScope(), updateViaCache: "none" });
  (await serviceWorker.ready).active?.postMessage({ build: runtime.build });
}

/**
 * As long as this page is open, the service worker keeps the files of its build; see sw.js.
 * @param {string} id what the service worker calls this page
 */
function holdBuild(id) {
  const name = `${pageScope()}#${runtime.build} ${id}`;
  void navigator.locks?.request(name, { mode: "shared" }, () => new Promise(() => {}));
}

/** A tree that is edited is never hidden by what an earlier dist/ left at the same address. */
async function forget() {
  const registration = await navigator.serviceWorker.getRegistration(pageScope());
  await registration?.unregister();
}
