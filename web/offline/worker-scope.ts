/**
 * What the service worker uses of its global scope. The library of workers cannot be loaded beside that of pages, which
 * the rest of this folder is checked with.
 */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerFetchEvent extends WorkerEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

interface WorkerMessageEvent extends WorkerEvent {
  data: unknown
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: WorkerFetchEvent
  message: WorkerMessageEvent
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  caches: CacheStorage
  location: Location
  navigator: Navigator
  fetch: typeof fetch
}
