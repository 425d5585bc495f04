// The service worker of dist/: everything is kept at the first visit and answered from there; in development it is
// never registered. run.py build writes precache.js, the list of all files with their hashes.
importScripts("precache.js");
for (const part of ["core", "routing", "strategies", "precaching"]) {
  importScripts(`assets/runtime/workbox/workbox-${part}.prod.js`);
}

const { core, precaching } = self.workbox;

// Two copies on one host share an origin, but not a path.
core.setCacheNameDetails({ prefix: new URL(self.registration.scope).pathname, suffix: "ludoteca" });

// Asking the host whether what the visit just fetched is still right costs no second download.
precaching.addPlugins([
  {
    requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache", integrity: request.integrity }),
  },
]);

// What is kept is handed over as it is, without being read here: the large files stream past.
precaching.precacheAndRoute(self.LUDOTECA_FILES, { ignoreURLParametersMatching: [/./], cleanURLs: false });

// A new version waits until no table is open, or until the page says that a person asked for it.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
