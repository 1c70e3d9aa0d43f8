// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The service worker: keeps the files of one build in this browser, and answers with them when they are asked for,
 * network or not. It leaves all other requests alone, as if it were not there. It fetches when it is installed, these
 * files and nothing else. It listens to no messages: a page's work on data never comes here.
 */
const worker = /** @type {any} */ (self);

/** Put in when the site is built: the hash of all of it, and what each file has to be, to the byte. */
const build = "";
/** @type {Record<string, string>} */
const files = {};

const here = new URL("./", worker.location).href;
const cacheName = `${here}#${build}`;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url } = event.request;
  const name = nameOf(url.split("#")[0]);
  if (method === "GET" && Object.hasOwn(files, name)) event.respondWith(kept(name));
});

/** @param {string} url */
function nameOf(url) {
  if (url === here) return "index.html";
  return url.startsWith(here) ? url.slice(here.length) : "";
}

/** All of them, or none: where one is missing, or is not what was built, what was kept before stays in use. */
async function keep() {
  const cache = await caches.open(cacheName);
  try {
    await Promise.all(Object.entries(files).map(([name, integrity]) => keepOne(cache, name, integrity)));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
  await worker.skipWaiting();
}

/**
 * @param {Cache} cache
 * @param {string} name
 * @param {string} integrity
 */
async function keepOne(cache, name, integrity) {
  const response = await fetch(name, { integrity, cache: "no-cache", credentials: "omit" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // A copy, for where the host has sent it on from another address no window may be opened with it.
  await cache.put(name, new Response(response.body, response));
}

/** Forgets older files of this site alone: other sites may have theirs at the same host. */
async function forgetOthers() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(`${here}#`) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** @param {string} name */
async function kept(name) {
  const cache = await caches.open(cacheName);
  return (await cache.match(name)) ?? Response.error();
}
