// Registers the service worker, which makes the page work offline: in dist/ only, where the browser has service workers.
import runtime from "../../assets/runtime/start.js";
import { pageScope } from "../storage/local-store.js";

// In milliseconds: a service worker that caches a whole build over a slow line takes its time.
const PATIENCE = 60_000;

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
  const registration = await serviceWorker.ready;
  await untilReplaced(registration);
  registration.active?.postMessage({ build: runtime.build });
}

/**
 * Waits until the service worker that is being installed, if there is one, has taken over or has failed. A message to the
 * old one would start it again just when it is to end: Chromium then lets the new one wait for up to half a minute, and a
 * page that is opened meanwhile may not load.
 * @param {Pick<ServiceWorkerRegistration, "installing" | "waiting">} registration
 */
export async function untilReplaced({ installing, waiting }) {
  const next = installing ?? waiting;
  if (!next) return;
  const isOver = () => next.state === "activated" || next.state === "redundant";
  if (isOver()) return;
  await new Promise((done) => {
    const limit = setTimeout(done, PATIENCE);
    next.addEventListener("statechange", () => {
      if (!isOver()) return;
      clearTimeout(limit);
      done(undefined);
    });
  });
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
