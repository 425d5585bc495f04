// The service worker of dist/: it caches every file at the first visit and answers from the cache. In development it is
// never registered. run.py build writes precache.js: the name of the build and the list of its files with their hashes.
//
// Each build has its own cache, and its files have their own addresses: their folder is named after the build. So every page
// that is loaded from now on gets the new version, and pages that run keep theirs.

/** @typedef {{ url: string, integrity?: string }} BuildFile `integrity`: of all but the page itself */
/** @typedef {{ LUDOTECA: { build: string, files: BuildFile[] } }} Precache */

const worker = /** @type {ServiceWorkerGlobalScope & Precache} */ (/** @type {unknown} */ (self));
importScripts("precache.js");

const { build: BUILD, files: FILES } = worker.LUDOTECA;
const SITE = new URL(worker.registration.scope);
// Two copies on one host share an origin, but not a path. web/app/offline.js and snapshot-worker.js know the same name.
const cacheOf = (/** @type {string} */ build) => `${SITE.pathname}#${build}`;
const CACHE = cacheOf(BUILD);
const PAGE = new URL("index.html", SITE).href;
/** Under this address a cache has the list of its files; it is put there last. */
const LIST = new URL("precache.json", SITE).href;
const OWN = new Set(FILES.map((file) => new URL(file.url, SITE).href));

// In bytes: ten times what Python's memory takes.
const ROOM = 320e6;
const LANES = 4;
// In milliseconds.
const PATIENCE = 2000;

const isOurs = (/** @type {string} */ name) => name.startsWith(cacheOf("")) || FORMER.includes(name);
// From when builds had no folders of their own.
const FORMER = ["precache-v2", "memory"].map((part) => `${SITE.pathname}-${part}-ludoteca`);

worker.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  if (!(await caches.match(LIST, { cacheName: CACHE }))) {
    try {
      await cacheBuild();
    } catch (error) {
      await caches.delete(CACHE);
      throw error;
    }
  }
  await worker.skipWaiting();
}

async function cacheBuild() {
  const known = await earlierFiles();
  const cache = await caches.open(CACHE);
  const waiting = FILES.values();
  const lane = async () => {
    for (const { url, integrity } of waiting) {
      const address = new URL(url, SITE).href;
      await cache.put(address, (await known.get(integrity ?? "")?.()) ?? (await fetchFile(address, integrity)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await cacheMemory(cache);
  await cache.put(LIST, Response.json(FILES));
}

/** What the caches of other builds hold, by its hash: most of a new build is not new. */
async function earlierFiles() {
  /** @type {Map<string, () => Promise<Response | undefined>>} */
  const known = new Map();
  for (const name of await caches.keys()) {
    if (!isOurs(name)) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    /** @type {BuildFile[]} */
    const files = list ? await list.json() : [];
    for (const { url, integrity } of files) {
      if (integrity) known.set(integrity, async () => copyOf(await cache.match(new URL(url, SITE))));
    }
  }
  return known;
}

/** Without its address: a module would import its own modules from the old one's folder. @param {Response | undefined} response */
function copyOf(response) {
  return response && new Response(response.body, { headers: response.headers });
}

/** @param {string} address @param {string} [integrity] */
async function fetchFile(address, integrity) {
  // What the visit has just fetched is only validated with the host, not downloaded again.
  const response = await fetch(address, { cache: "no-cache", credentials: "same-origin", integrity });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // The one file without a hash must belong to this build too.
  if (address === PAGE && !(await response.clone().text()).includes(`builds/${BUILD}/`))
    throw new Error("not this build's page");
  return response;
}

/**
 * Python's memory is also cached unpacked, if there is enough room: a later visit starts faster with it.
 * web/bridge/snapshot-worker.js reads it.
 * @param {Cache} cache
 */
async function cacheMemory(cache) {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM) return;
    for (const address of OWN) {
      if (!address.endsWith(".snapshot.gz")) continue;
      const packed = await cache.match(address);
      const unpacked = packed?.body?.pipeThrough(new DecompressionStream("gzip"));
      if (unpacked) await cache.put(address.replace(/\.gz$/, ""), new Response(unpacked));
    }
  } catch (error) {
    console.warn("Python's memory is not cached unpacked:", error);
  }
}

// Pages that are loaded wait until this is over, so it does not last.
worker.addEventListener("activate", (event) => event.waitUntil(Promise.race([takeOver(), pause(PATIENCE)])));

/** Claims also the pages that were loaded before there was a service worker: files that they need may be gone from the host. */
async function takeOver() {
  await worker.clients.claim();
  for (const page of await pages()) page.postMessage({ build: BUILD });
}

async function pages() {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((page) => page.url.startsWith(SITE.href));
}

// A page tells which build it runs, and is told which one a page that is loaded now would get.
worker.addEventListener("message", (event) => {
  const { data, source } = event;
  if (typeof data?.build !== "string" || !(source instanceof Client)) return;
  const tell = () => source.postMessage({ build: BUILD, id: source.id });
  event.waitUntil(tidy(source.id, data.build).then(tell, tell));
});

/**
 * Deletes older builds that no page runs on. Each page holds a lock by the name of its cache and its own id
 * (web/app/offline.js), but for the one that is just asking; while any other has none, nothing is deleted. Newer builds are
 * not deleted here: caches are listed in the order of their making.
 * @param {string} asking the page's id
 * @param {string} build
 */
async function tidy(asking, build) {
  if (!navigator.locks) return;
  const ours = (await caches.keys()).filter(isOurs);
  const { held = [] } = await navigator.locks.query();
  /** @type {Map<string, string>} the cache of each page, by the page's id */
  const runs = new Map();
  for (const { name = "" } of held) {
    const [cache = "", id = ""] = name.split(" ");
    runs.set(id, cache);
  }
  runs.set(asking, cacheOf(build));
  if (!(await pages()).every(({ id }) => runs.has(id))) return;
  const used = new Set(runs.values());
  for (const name of ours.slice(0, Math.max(0, ours.indexOf(CACHE)))) {
    if (!used.has(name)) await caches.delete(name);
  }
}

// A cached response is passed on without being read here, so that large files are streamed.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== SITE.origin || !pathname.startsWith(SITE.pathname)) return;
  const address = pathname === SITE.pathname ? PAGE : origin + pathname;
  if (OWN.has(address)) event.respondWith(answer(request, address, { cacheName: CACHE }));
  // For a running page of another build.
  else if (request.mode !== "navigate") event.respondWith(answer(request, address, { ignoreSearch: true }));
});

/**
 * @param {Request} request
 * @param {string} address
 * @param {MultiCacheQueryOptions} where
 */
async function answer(request, address, where) {
  const found = caches.match(address, where).catch(() => undefined);
  // A cache that does not answer must keep no page from loading: the host has the same file.
  const cached = await Promise.race([found, pause(PATIENCE)]);
  return cached ?? fetch(request).catch(async (error) => (await found) ?? Promise.reject(error));
}

/** @param {number} time in milliseconds @returns {Promise<undefined>} */
function pause(time) {
  return new Promise((done) => setTimeout(() => done(undefined), time));
}
