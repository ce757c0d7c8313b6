import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { openNewMember } from './accounts.ts'
import { firstOf } from './both-sizes.ts'
import { openPage } from './browser.ts'
import { commonServer } from './server.ts'

const server = commonServer
const phone = { width: 412, height: 823 }

/** What is read on the page, without the banner about cookies, which the server does not render. */
function readWords(page: Page) {
  return page.evaluate(() =>
    ['header', 'main', 'footer'].map((name) => document.querySelector<HTMLElement>(name)?.innerText ?? ''),
  )
}

test('the landing page can be read before any script runs, in every language, and says the same after', async () => {
  for (const language of firstOf(languages)) {
    const { page: plain } = await openPage({ viewport: phone, javaScriptEnabled: false })
    await plain.goto(`${server().url}/${language}`)
    // Scripts of the page are off, not those of the test.
    const before = await plain.locator('#root').innerText()
    expect(before.length).toBeGreaterThan(1000)

    const { page } = await openPage({ viewport: phone })
    await page.goto(`${server().url}/${language}`, { waitUntil: 'networkidle' })
    const after = await readWords(page)
    const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    for (const part of after.slice(0, 1)) expect(words(before)).toContain(words(part))
    expect(words(before)).toContain(words(after[2] ?? ''))
  }
})

test('nothing moves on the landing page while scripts and fonts arrive, and its controls work', async () => {
  const { page } = await openPage({ viewport: phone })
  await page.addInitScript(() => {
    const seen = globalThis as { shifts?: number }
    seen.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifts = (seen.shifts ?? 0) + (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Scripts and fonts are late, as on a slow line.
  await page.route(/\.(?:js|woff2)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${server().url}/en`, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => (globalThis as { shifts?: number }).shifts)).toBeLessThan(0.001)
  const field = page.getByLabel('Invite code')
  await field.fill('none')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/invite/invalid')
})

test('what was typed before the scripts arrived counts', async () => {
  const { page } = await openPage({ viewport: phone })
  const arrived = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(`${server().url}/en`, { waitUntil: 'commit' })
  await page.getByLabel('Invite code').fill('none')
  arrived.resolve()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/invite/invalid')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})

test('a member’s page asks for the session once, while the scripts arrive, and for each script once', async () => {
  const { page } = await openNewMember(server(), 'Ida', { viewport: phone })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(`${server().url}/en/discover`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const scripts = requested.filter((path) => path.endsWith('.js'))
  expect(requested.filter((path) => path === '/auth/me')).toHaveLength(1)
  expect(scripts).toHaveLength(new Set(scripts).size)
  // The document names all that the page needs first: the session is asked for before the last of them arrived.
  expect(requested.indexOf('/auth/me')).toBeLessThan(requested.indexOf(scripts.at(-1) ?? ''))
  expect(scripts.length).toBeLessThanOrEqual(10)
  // Dialogs are loaded when one is about to open.
  expect(scripts.filter((path) => /dialogs|recipes/.test(path))).toEqual([])
  // These answers came with the document.
  for (const path of ['/api/recipes/public', '/api/recipes/public/count', '/api/recipes/my/saved'])
    expect(requested).not.toContain(path)
})
