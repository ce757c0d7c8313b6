import { activateMessage, cachePrefix, cookingLock } from '../lib/service-worker.ts'
import { workerAnswer } from './routing.ts'
import type { WorkerScope } from './worker-scope.ts'

/** The files of this build and its hash; the build fills them in. */
declare const buildFiles: readonly string[]
declare const buildVersion: string

const scope = globalThis as unknown as WorkerScope

/** The document without language, settings and member: the app finds these on the device. */
const shell = '/shell.html'
/** How long a page waits for its document before it starts from the shell. */
const patience = 2000
/** The running version and the one before, whose files open pages may still ask for. */
const cachesLeft = 2

const cacheName = `${cachePrefix}${buildVersion}`

scope.addEventListener('install', (event) => event.waitUntil(store()))
scope.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))

scope.addEventListener('fetch', (event) => {
  const answer = workerAnswer(event.request, scope.location.origin)
  if (answer === 'file') event.respondWith(fileOf(event.request))
  if (answer === 'page') event.respondWith(pageOf(event.request))
})

// A new version waits until a page starts, and longer while somebody cooks in any tab.
scope.addEventListener('message', (event) => {
  if (event.data === activateMessage) event.waitUntil(activateUnlessCooking())
})

/** All or nothing: a worker whose files are incomplete is not installed. Files of the last build are not fetched again. */
async function store() {
  const cache = await scope.caches.open(cacheName)
  const missing: string[] = []
  for (const file of buildFiles) {
    const known = await scope.caches.match(file)
    if (known) await cache.put(file, known)
    else missing.push(file)
  }
  await cache.addAll(missing)
  await cache.add(new Request(shell, { cache: 'reload', credentials: 'omit' }))
}

/** Cache names are listed in the order in which they were made. */
async function deleteOldCaches() {
  const others = (await scope.caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== cacheName,
  )
  const old = others.slice(0, Math.max(0, others.length - (cachesLeft - 1)))
  await Promise.all(old.map((name) => scope.caches.delete(name)))
}

async function activateUnlessCooking() {
  const { held = [] } = await scope.navigator.locks.query()
  if (!held.some(({ name }) => name === cookingLock)) await scope.skipWaiting()
}

async function fileOf(request: Request): Promise<Response> {
  return (await scope.caches.match(request)) ?? scope.fetch(request)
}

/** From the network; the shell if there is no answer or a late one. What the server answers is passed on, errors too. */
async function pageOf(request: Request): Promise<Response> {
  const network = scope.fetch(request)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const answer = await Promise.race([network.catch(() => null), late])
  if (answer) return answer
  const cache = await scope.caches.open(cacheName)
  return (await cache.match(shell)) ?? network
}
