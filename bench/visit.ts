import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession } from 'playwright-core'
import { launchBrowser } from '../e2e/chromium.ts'
import { openServer } from './start.ts'
import { seedVisits, type VisitedPage } from './visit-data.ts'

/** The phone of Lighthouse's mobile profile and "Slow 4G" as the browser's developer tools have it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const slowerProcessor = 4
/** Nothing is requested for so long: the page is complete. In milliseconds. */
const quiet = 3000
const longest = 60_000

interface Visit {
  /** Milliseconds from the navigation. */
  firstPaint: number
  largestPaint: number
  largest: string
  layoutShift: number
  requests: number
  scripts: number
  bytes: number
  scriptBytes: number
  fontBytes: number
  imageBytes: number
}

interface Requested {
  type: string
  bytes: number
  done: boolean
}

/**
 * `npm run bench -- --visit`: the first visit of a person with an empty cache, in a real browser that plays a phone on
 * a slow line. `visits` is how often each page is opened; the medians are printed.
 */
export async function measureVisits(print: (line: string) => void, visits: number): Promise<void> {
  const dataDir = process.env.VISIT_DATA ?? (await mkdtemp(join(tmpdir(), 'convive-visit-')))
  try {
    print('Seeding …')
    const pages = await seedVisits(dataDir)
    const server = await openServer(dataDir)
    const browser = await launchBrowser()
    try {
      print(`${commit()}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}\n`)
      print(
        '| page | requests (scripts) | kB in all | scripts | fonts | pictures | first paint, s | largest paint, s | layout shift | load |',
      )
      print('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |')
      for (const page of pages) {
        const measured: Visit[] = []
        for (let visit = 0; visit < visits; visit += 1) {
          measured.push(await visitOnce(browser, server.address, page))
        }
        print(rowOf(page.name, measured))
      }
    } finally {
      await browser.close()
      await server.close()
    }
  } finally {
    if (!process.env.VISIT_DATA) await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
}

async function visitOnce(browser: Browser, address: string, { path, session }: VisitedPage): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    if (session !== null) {
      await context.addCookies([
        { name: 'session', value: session, url: address },
        { name: 'signed_in', value: '1', url: address },
      ])
    }
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    await devtools.send('Network.emulateNetworkConditions', network)
    const requested = observeRequests(devtools)
    await page.addInitScript(observePaints)
    await page.goto(address + path, { waitUntil: 'load', timeout: longest })
    await becomeQuiet(requested)
    const paints = await page.evaluate(() => ({
      ...(globalThis as unknown as { paints: { largestPaint: number; largest: string; layoutShift: number } })
        .paints,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    const all = [...requested.values()]
    const bytesOf = (type?: string) =>
      all.reduce((sum, each) => sum + (type === undefined || each.type === type ? each.bytes : 0), 0)
    return {
      ...paints,
      requests: all.length,
      scripts: all.filter(({ type }) => type === 'Script').length,
      bytes: bytesOf(),
      scriptBytes: bytesOf('Script'),
      fontBytes: bytesOf('Font'),
      imageBytes: bytesOf('Image'),
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. */
function observePaints() {
  const paints = { largestPaint: 0, largest: '', layoutShift: 0 }
  Object.assign(globalThis, { paints })
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string }
    paints.largestPaint = entry.startTime
    paints.largest = `${element?.tagName ?? ''} ${url || (element?.textContent ?? '').slice(0, 30)}`
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) paints.layoutShift += value
  })
}

function observeRequests(devtools: CDPSession): Map<string, Requested> {
  const requested = new Map<string, Requested>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) requested.set(requestId, { type: type ?? '', bytes: 0, done: false })
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const entry = requested.get(requestId)
    if (!entry) return
    entry.type = type
    // A stream of live events never ends.
    if (response.mimeType === 'text/event-stream') entry.done = true
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = requested.get(requestId)
    if (entry) Object.assign(entry, { bytes: encodedDataLength, done: true })
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    const entry = requested.get(requestId)
    if (entry) entry.done = true
  })
  return requested
}

async function becomeQuiet(requested: ReadonlyMap<string, Requested>): Promise<void> {
  const end = performance.now() + longest
  let last = -1
  let since = performance.now()
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const now = requested.size
    if (now !== last || [...requested.values()].some(({ done }) => !done)) since = performance.now()
    last = now
    if (performance.now() - since > quiet) return
  }
}

function rowOf(name: string, visits: readonly Visit[]): string {
  const median = (of: (visit: Visit) => number) =>
    visits.map(of).toSorted((one, other) => one - other)[Math.floor(visits.length / 2)] ?? 0
  const kilobytes = (of: (visit: Visit) => number) => (median(of) / 1000).toFixed(0)
  const seconds = (of: (visit: Visit) => number) => (median(of) / 1000).toFixed(2)
  const cells = [
    name,
    `${median((each) => each.requests)} (${median((each) => each.scripts)})`,
    kilobytes((each) => each.bytes),
    kilobytes((each) => each.scriptBytes),
    kilobytes((each) => each.fontBytes),
    kilobytes((each) => each.imageBytes),
    seconds((each) => each.firstPaint),
    `${seconds((each) => each.largestPaint)} (${visits.at(-1)?.largest ?? ''})`,
    median((each) => each.layoutShift).toFixed(3),
    (loadavg()[0] ?? 0).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}

const commit = () => execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
