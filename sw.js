// The service worker of dist/: everything is kept at the first visit and answered from there; in development it is never
// registered. run.py build writes precache.js, the name of the build and the list of its files with their hashes.
//
// Each build has a cache of its own, and its files have addresses of their own: the folder they lie in is named after the
// build. So a new version is given to every page that is loaded from now on, and takes nothing from those that run.
importScripts("precache.js");

const { build: BUILD, files: FILES } = self.LUDOTECA;
const SITE = new URL(self.registration.scope);
// Two copies on one host share an origin, but not a path. web/app/offline.js and snapshot-worker.js know the same name.
const cacheOf = (build) => `${SITE.pathname}#${build}`;
const CACHE = cacheOf(BUILD);
const PAGE = new URL("index.html", SITE).href;
/** Under this address a cache has the list of its files; it is put there last. */
const LIST = new URL("precache.json", SITE).href;
const OWN = new Set(FILES.map((file) => new URL(file.url, SITE).href));

// In bytes: ten times what Python's memory takes.
const ROOM = 320e6;
const LANES = 4;

const isOurs = (name) => name.startsWith(cacheOf("")) || FORMER.includes(name);
// From when builds had no folders of their own.
const FORMER = ["precache-v2", "memory"].map((part) => `${SITE.pathname}-${part}-ludoteca`);

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  if (!(await caches.match(LIST, { cacheName: CACHE }))) {
    try {
      await keepBuild();
    } catch (error) {
      await caches.delete(CACHE);
      throw error;
    }
  }
  await self.skipWaiting();
}

async function keepBuild() {
  const known = await earlierFiles();
  const cache = await caches.open(CACHE);
  const waiting = FILES.values();
  const lane = async () => {
    for (const { url, integrity } of waiting) {
      const address = new URL(url, SITE).href;
      await cache.put(address, (await known.get(integrity)?.()) ?? (await fetchFile(address, integrity)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await keepMemory(cache);
  await cache.put(LIST, Response.json(FILES));
}

/** What the caches of other builds hold, by its hash: most of a new build is not new. */
async function earlierFiles() {
  const known = new Map();
  for (const name of await caches.keys()) {
    const cache = isOurs(name) ? await caches.open(name) : null;
    const list = await cache?.match(LIST);
    for (const { url, integrity } of list ? await list.json() : []) {
      if (integrity) known.set(integrity, async () => copyOf(await cache.match(new URL(url, SITE))));
    }
  }
  return known;
}

/** Without its address: a module would look beside the old one for what it imports. */
function copyOf(response) {
  return response && new Response(response.body, { headers: response.headers });
}

async function fetchFile(address, integrity) {
  // Asking the host whether what the visit just fetched is still right costs no second download.
  const response = await fetch(address, { cache: "no-cache", credentials: "same-origin", integrity });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // The one file without a hash must belong to this build too.
  if (address === PAGE && !(await response.clone().text()).includes(`builds/${BUILD}/`))
    throw new Error("not this build's page");
  return response;
}

/**
 * Python's memory is also kept as it is wanted, unpacked, if there is room to spare: a later visit starts sooner with it
 * and as ever without. web/bridge/snapshot-worker.js reads it.
 */
async function keepMemory(cache) {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM) return;
    for (const address of OWN) {
      if (!address.endsWith(".snapshot.gz")) continue;
      const { body } = await cache.match(address);
      const unpacked = new Response(body.pipeThrough(new DecompressionStream("gzip")));
      await cache.put(address.replace(/\.gz$/, ""), unpacked);
    }
  } catch (error) {
    console.warn("Python's memory is not kept unpacked:", error);
  }
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** Also the pages that were loaded before there was a service worker: what they still need may be gone from the host. */
async function takeOver() {
  await self.clients.claim();
  for (const page of await pages()) page.postMessage({ build: BUILD });
}

async function pages() {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((page) => page.url.startsWith(SITE.href));
}

// A page says on which build it runs, and is told which one a page that is loaded now would get.
self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (typeof data?.build !== "string" || !source) return;
  const tell = () => source.postMessage({ build: BUILD, id: source.id });
  event.waitUntil(tidy(source.id, data.build).then(tell, tell));
});

/**
 * Deletes older builds that no page runs on. Each page holds a lock by the name of its cache and its own id
 * (web/app/offline.js), but for the one that is just asking; while any other has none, nothing is deleted. Newer builds are
 * not ours to delete: caches are listed in the order of their making.
 */
async function tidy(asking, build) {
  if (!navigator.locks) return;
  const ours = (await caches.keys()).filter(isOurs);
  const { held } = await navigator.locks.query();
  const runs = new Map(held.map(({ name }) => name.split(" ").reverse()));
  runs.set(asking, cacheOf(build));
  if (!(await pages()).every(({ id }) => runs.has(id))) return;
  const used = new Set(runs.values());
  for (const name of ours.slice(0, Math.max(0, ours.indexOf(CACHE)))) {
    if (!used.has(name)) await caches.delete(name);
  }
}

// What is kept is handed over as it is, without being read here: the large files stream past.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== SITE.origin || !pathname.startsWith(SITE.pathname)) return;
  const address = pathname === SITE.pathname ? PAGE : origin + pathname;
  if (OWN.has(address)) event.respondWith(answer(request, address, { cacheName: CACHE }));
  // For a page of another build, which still runs.
  else if (request.mode !== "navigate") event.respondWith(answer(request, address, { ignoreSearch: true }));
});

async function answer(request, address, where) {
  const kept = await caches.match(address, where).catch(() => undefined);
  return kept ?? fetch(request);
}
