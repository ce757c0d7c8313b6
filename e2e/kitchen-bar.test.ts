import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { reach } from './keyboard.ts'
import { overflowsOn } from './overflow.ts'
import { untilQuiet } from './quiet.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const server = commonServer

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const { kitchenBar, recipeView } = texts.en

const content = `Serves 4

Ingredients
- 2 leeks
- 1 l stock

Instructions
1. Slice the leeks.
2. Simmer them in the stock for 20 minutes.
3. Let it rest for 5 minutes.`

/** A new member with a recipe, open in the binder. */
async function openRecipe(title: string, options: BrowserContextOptions = {}) {
  const { page, context } = await openNewMember(server(), 'Bo', options)
  const saving = await page.request.post(`${server().url}/api/recipes`, { data: { title, content } })
  const { ID } = (await saving.json()) as { ID: string }
  await page.goto(`${server().url}/en/my/recipes?recipe=${ID}`)
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.getByRole('button', { name: recipeView.cook }).waitFor()
  return { page, context, dialog, title }
}

const bar = (page: Page) => page.getByRole('region', { name: kitchenBar.kitchen })
const cookMode = (page: Page) => page.locator('.cook-mode')
const stepOf = (number: number) =>
  recipeView.stepOf.replace('{{number}}', String(number)).replace('{{total}}', '3')

/** Lets the first timer end soon, as all tabs see it. */
async function endSoon(page: Page, milliseconds: number) {
  await page.evaluate(async (left) => {
    const { name = '' } =
      (await indexedDB.databases()).find((each) => each.name?.startsWith('convive-timers-')) ?? {}
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction('timers', 'readwrite')
        const store = transaction.objectStore('timers')
        const reading = store.get('timers')
        reading.addEventListener('success', () => {
          const [first, ...others] = (reading.result ?? []) as object[]
          if (first) store.put([{ ...first, endsAt: Date.now() + left }, ...others], 'timers')
        })
        transaction.addEventListener('complete', () => {
          opening.result.close()
          resolve()
        })
      })
    })
    localStorage.setItem('kitchen_timers', crypto.randomUUID())
    window.dispatchEvent(new Event('storage'))
  }, milliseconds)
}

test('on a phone one cooks with taps; dish and timers follow to every page, and Back closes cook mode only', async () => {
  const { page, dialog, title } = await openRecipe('Leek soup', phone)
  await dialog.getByRole('checkbox', { name: '2 leeks' }).tap()
  await dialog.getByRole('button', { name: recipeView.cook }).tap()
  await cookMode(page).getByText(stepOf(1)).waitFor()
  await cookMode(page).getByRole('button', { name: recipeView.nextStep }).tap()
  await cookMode(page)
    .getByRole('button', { name: /^20 minutes/ })
    .tap()
  await cookMode(page).getByRole('timer').waitFor()
  expect(await violationsOn(page, 'cook mode')).toEqual([])
  expect(await overflowsOn(page, 'cook mode')).toEqual([])

  await page.reload()
  await cookMode(page).getByText(stepOf(2)).waitFor()
  await page.goBack()
  await cookMode(page).waitFor({ state: 'detached' })
  await dialog.waitFor()
  await dialog.getByRole('checkbox', { name: '2 leeks', checked: true }).waitFor()
  await dialog.getByRole('timer').waitFor()

  await page.goto(`${server().url}/en/chat`)
  await page.getByRole('button', { name: 'I agree' }).tap()
  const link = bar(page).getByRole('link', { name: title })
  await link.waitFor()
  await expect.poll(() => page.title()).toMatch(/^(?:20|1\d):\d\d Leek soup \(2\/3\) · /)
  const message = page.getByLabel(texts.en.words.message, { exact: true })
  const low = (await message.boundingBox()) ?? { y: 0, height: 1e6 }
  const top = (await bar(page).boundingBox())?.y ?? 0
  expect(low.y + low.height).toBeLessThan(top)
  expect(await violationsOn(page, 'the chat with both bars')).toEqual([])
  expect(await overflowsOn(page, 'the chat with both bars')).toEqual([])

  await bar(page).getByRole('button', { name: kitchenBar.details }).tap()
  await bar(page)
    .getByRole('button', { name: /^Remove/ })
    .waitFor()
  expect(await violationsOn(page, 'the open panel')).toEqual([])
  await bar(page).getByRole('link', { name: title }).tap()
  await cookMode(page).getByText(stepOf(2)).waitFor()
})

test('with the keyboard alone one cooks, starts a timer and stops it on another page', async () => {
  const { page, dialog } = await openRecipe('Leek stew')
  await reach(page, dialog.getByRole('button', { name: recipeView.cook }))
  await page.keyboard.press('Enter')
  await cookMode(page).getByText(stepOf(1)).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await reach(
    page,
    cookMode(page).getByRole('checkbox', { name: recipeView.stepDone.replace('{{number}}', '3') }),
  )
  await page.keyboard.press('Space')
  await reach(page, cookMode(page).getByRole('button', { name: /^5 minutes/ }))
  await page.keyboard.press('Enter')
  await cookMode(page).getByRole('timer').waitFor()
  await page.keyboard.press('Escape')
  await cookMode(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.has('recipe')).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await endSoon(page, 300)
  await bar(page).getByRole('alert').waitFor()
  expect(await violationsOn(page, 'a timer that has ended')).toEqual([])
  await reach(page, bar(page).getByRole('button', { name: /^Stop/ }), 'Shift+Tab')
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await bar(page).getByText(stepOf(3)).waitFor()
  // The bar is always in view: nothing scrolls when its controls get the focus.
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('of two tabs one rings, and stopping it there silences both', async () => {
  const { page, context, dialog } = await openRecipe('Leek pie')
  let rings = 0
  await context.exposeBinding('countRing', () => void (rings += 1))
  await context.addInitScript(() => {
    const { countRing } = globalThis as unknown as { countRing: () => void }
    navigator.vibrate = () => {
      countRing()
      return true
    }
  })
  await page.reload()
  await dialog.getByRole('button', { name: /^20 minutes/ }).click()
  const other = await context.newPage()
  await other.goto(`${server().url}/en/discover`)
  await other.getByRole('heading', { level: 1 }).click()
  await bar(other).getByRole('timer').waitFor()
  await endSoon(page, 1000)
  await bar(other).getByRole('alert').waitFor()
  await dialog.getByRole('alert').waitFor()
  await expect.poll(() => rings).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(rings).toBe(1)
  await bar(other).getByRole('button', { name: /^Stop/ }).click()
  await dialog.getByRole('alert').waitFor({ state: 'detached' })
  expect(await other.title()).toMatch(/^Discover/)
})

test('the header stands in a member’s document before any script runs, and nothing moves after', async () => {
  const { page } = await openNewMember(server(), 'Ida', phone)
  await page.addInitScript(() => {
    const seen = globalThis as { shifts?: number }
    seen.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifts = (seen.shifts ?? 0) + (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const arrived = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(`${server().url}/de/my/recipes`, { waitUntil: 'commit' })
  const logo = page.getByRole('banner').getByRole('link', { name: 'Convive' })
  await logo.waitFor()
  // Asked for its place before the styles have come, the browser answers with that of the bare page.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  )
  const before = await logo.boundingBox()
  arrived.resolve()
  await page.getByRole('navigation', { name: texts.de.kitchenBar.quickLinks }).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilQuiet(page)
  expect(await logo.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => (globalThis as { shifts?: number }).shifts)).toBeLessThan(0.001)
})

test('on a phone the five links lead everywhere, and stay above the end of every page', async () => {
  const { page } = await openNewMember(server(), 'Cleo', phone)
  await page.goto(`${server().url}/de`)
  const links = page.getByRole('navigation', { name: texts.de.kitchenBar.quickLinks })
  for (const [index, path] of ['/de', '/de/discover', '/de/chat', '/de/my/plan'].entries()) {
    await links.getByRole('link').nth(index).tap()
    await page.waitForURL((url) => url.pathname === path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => links.getByRole('link').nth(index).getAttribute('aria-current')).toBe('page')
    expect(await overflowsOn(page, path)).toEqual([])
    // What arrives meanwhile makes the page longer.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const footer = await page.getByRole('contentinfo').boundingBox()
        const top = (await links.boundingBox())?.y ?? 0
        return Math.round((footer?.y ?? 0) + (footer?.height ?? 0)) - Math.round(top)
      })
      .toBeLessThanOrEqual(0)
  }
  expect(await violationsOn(page, 'the plan with links')).toEqual([])
  expect(await links.getByRole('link').nth(4).getAttribute('href')).toBe('/de/groups')
})
