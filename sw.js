// The service worker of dist/: everything is kept at the first visit and answered from there; in development it is
// never registered. run.py build writes precache.js, the list of all files with their hashes.
importScripts("precache.js");
for (const part of ["core", "routing", "strategies", "precaching"]) {
  importScripts(`assets/runtime/workbox/workbox-${part}.prod.js`);
}

const { core, precaching } = self.workbox;

// In bytes: ten times what Python's memory takes.
const ROOM = 320e6;

// Two copies on one host share an origin, but not a path.
const SCOPE = new URL(self.registration.scope).pathname;
core.setCacheNameDetails({ prefix: SCOPE, suffix: "ludoteca" });

// Asking the host whether what the visit just fetched is still right costs no second download.
precaching.addPlugins([
  {
    requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache", integrity: request.integrity }),
    cacheDidUpdate: async ({ request, newResponse }) => {
      if (new URL(request.url).pathname.endsWith(".snapshot.gz")) await keepMemory(request.url, newResponse);
    },
  },
]);

/**
 * Python's memory is also kept as it is wanted, unpacked, if there is room to spare: a later visit starts sooner with it
 * and as ever without. web/bridge/parts-worker.js reads it.
 */
async function keepMemory(address, { body }) {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM) return;
    const cache = await caches.open(`${SCOPE}-memory-ludoteca`);
    const key = address.replace(".gz?__WB_REVISION__=", "?");
    for (const old of await cache.keys()) await cache.delete(old);
    await cache.put(key, new Response(body.pipeThrough(new DecompressionStream("gzip"))));
  } catch (error) {
    console.warn("Python's memory is not kept unpacked:", error);
  }
}

// What is kept is handed over as it is, without being read here: the large files stream past.
precaching.precacheAndRoute(self.LUDOTECA_FILES, { ignoreURLParametersMatching: [/./], cleanURLs: false });

// A new version waits until no table is open, or until the page says that a person asked for it.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
