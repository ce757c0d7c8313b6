import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { launchBrowser } from './chromium.ts'
import { watchRequests } from './quiet.ts'

/** One for all files of a worker; it ends with the worker's process. */
let browser: Promise<Browser> | undefined

export interface UserPage {
  context: BrowserContext
  page: Page
}

/** A person with a browser window of their own. What the page complains about on its console fails the test. */
export async function openPage(options: BrowserContextOptions = {}): Promise<UserPage> {
  browser ??= launchBrowser()
  const context = await (
    await browser
  ).newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
    // Storing every page of the product costs more than most journeys; those about it allow it.
    serviceWorkers: 'block',
    ...options,
  })
  // A chef's first answer waits for its thread, which gives way to everything else on a busy machine.
  context.setDefaultTimeout(60_000)
  // Of windows that the page opens, too.
  context.on('page', watchRequests)
  const page = await context.newPage()
  const pageErrors: string[] = []
  page.on('console', (message) => {
    // A refusal that a journey provokes is logged by the browser itself, and so is a look for a new service worker that a
    // journey without a connection cuts; it is the page's words that count.
    const byBrowser = /Failed to load resource|unknown error occurred when fetching the script/
    if (message.type() === 'error' && !byBrowser.test(message.text())) pageErrors.push(message.text())
  })
  page.on('pageerror', (error) => {
    // Going elsewhere aborts what the page left behind was still fetching.
    if (!/Failed to fetch dynamically imported module/.test(error.message)) pageErrors.push(error.message)
  })
  onTestFinished(async ({ task }) => {
    // Where it stood when it failed: a run without a screen leaves nothing else to look at.
    if (task.result?.state === 'fail') console.error(await whatItShows(page))
    await context.close()
    expect(pageErrors).toEqual([])
  })
  return { context, page }
}

async function whatItShows(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch((error: unknown) => String(error))
  return `A window of the failed test is at ${page.url()} and shows:\n${text.slice(0, 1500)}`
}
