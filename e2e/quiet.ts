import type { Page, Request, ViewportSize } from 'playwright-core'

const requestsOf = new WeakMap<Page, { running: Set<Request>; begun: number }>()

/** Keeps an account of what a page fetches, for `untilQuiet`. */
export function watchRequests(page: Page): void {
  const requests = { running: new Set<Request>(), begun: 0 }
  requestsOf.set(page, requests)
  page.on('request', (request) => {
    // A stream of events stays open.
    if (request.resourceType() === 'eventsource') return
    // Of some requests of the page before the end is never reported.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.running.clear()
    requests.running.add(request)
    requests.begun += 1
  })
  page.on('requestfinished', (request) => requests.running.delete(request))
  page.on('requestfailed', (request) => requests.running.delete(request))
}

/**
 * Waits until a page of `openPage` has fetched what it needs and drawn it: nothing is on its way, and the frames after
 * that bring no new request. `networkidle` says the same, but at least half a second later.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = requestsOf.get(page)
  if (!requests) throw new Error('The requests of this page are not watched.')
  const end = performance.now() + 30_000
  for (;;) {
    const before = requests.begun
    await page.evaluate(drawAndRest)
    if (requests.running.size === 0 && requests.begun === before) return
    if (performance.now() > end) {
      const addresses = [...requests.running].map((request) => request.url())
      throw new Error(`The page does not come to rest; it still fetches ${addresses.join(', ')}`)
    }
  }
}

/** The browser takes a new size when it draws next, and the page hears of it then. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
  await page.evaluate(drawAndRest)
}

/** Two frames, then whatever is due. */
async function drawAndRest() {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  await new Promise((rested) => setTimeout(rested, 50))
}
