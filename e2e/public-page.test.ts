import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { openPage } from './browser.ts'
import { openNewMember } from './accounts.ts'
import { firstOf } from './both-sizes.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const shared = commonServer
const phone = { width: 360, height: 740 }

/** The visible text of the recipe line by line, its headings, its languages, and the position of each element. */
function drawnOn(page: Page) {
  return page.evaluate(() => {
    const article = document.querySelector('article')
    const own = [...(article?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
      (each) => !each.closest('[data-screen-only]'),
    )
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const leaves = own.filter((each) => each.childElementCount === 0 && each.textContent?.trim())
    return {
      texts: leaves.map((each) => each.textContent?.trim()),
      headings: own
        .filter((each) => /^H\d$/.test(each.tagName))
        .map((each) => `${each.tagName} ${each.innerText}`),
      languages: own.filter((each) => each.lang).map((each) => `${each.tagName} ${each.lang}`),
      pictures: own.filter((each) => each.tagName === 'IMG').map((each) => each.getAttribute('alt')),
      places: leaves.map(
        (each) => `${place(each.getBoundingClientRect())} ${each.textContent?.trim().slice(0, 20)}`,
      ),
      title: document.title,
      language: document.documentElement.lang,
    }
  })
}

let published: Promise<string> | undefined
const publicAddress = () => (published ??= publishRecipe())

/** Publishes a recipe with a picture, and answers its address. */
async function publishRecipe(): Promise<string> {
  const { url } = shared()
  const { request } = (await openNewMember(shared(), 'Olga')).page
  const drawn = await request.post(`${url}/api/image`, { data: { prompt: 'Leek and potato soup' } })
  const { db_url } = (await drawn.json()) as { db_url: string }
  const saved = await request.post(`${url}/api/recipes`, { data: { ...soup, image_url: db_url } })
  const { ID, UUID } = (await saved.json()) as { ID: string; UUID: string }
  await request.put(`${url}/api/recipes/${ID}/public`, { data: { is_public: true } })
  return `${url}/recipes/${UUID}`
}

const soup = {
  title: 'Leek and potato soup',
  dish_type: 'Starters',
  taste: 'mellow, creamy',
  plating: 'In deep bowls, with the green of the leeks on top and a thread of oil.',
  content: `Serves 4

Ingredients
- 3 leeks, sliced
- 400 g potatoes, diced
- 1 onion
- 2 tbsp olive oil
- 1 l vegetable stock
- 100 ml cream

Instructions
1. Soften the onion in the oil for 5 minutes.
2. Add the leeks and the potatoes, then the stock, and simmer for 20 minutes.
3. Blend, stir in the cream and serve.`,
}

test('the browser draws a public recipe as the server did, in every language, and nothing moves on a phone', async () => {
  const address = await publicAddress()

  /** As the server drew it, with the program kept away, or as the browser did. */
  async function read(language: Language, drawer: 'server' | 'browser') {
    const { page, context } = await openPage({ viewport: phone, locale: language })
    if (drawer === 'server') await page.route('**/*.js', (route) => route.abort())
    // The fonts are optional: a busy machine draws one of the two without them.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      const seen = globalThis as { shifts?: number }
      seen.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifts = (seen.shifts ?? 0) + (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address)
    if (drawer === 'browser')
      await page.getByRole('button', { name: texts[language].recipeView.cook }).waitFor()
    await page.waitForLoadState('networkidle')
    const drawn = await drawnOn(page)
    const shifts = await page.evaluate(() => (globalThis as { shifts?: number }).shifts)
    await context.close()
    return { drawn, shifts }
  }

  for (const language of firstOf(languages)) {
    const [server, browser] = [await read(language, 'server'), await read(language, 'browser')]
    expect(server.drawn.texts.length).toBeGreaterThan(20)
    expect(server.drawn.language).toBe(language)
    const { places: before, ...said } = server.drawn
    const { places: after, ...saidAfter } = browser.drawn
    expect(saidAfter, language).toEqual(said)
    expect(after, language).toEqual(before)
    expect(browser.shifts, language).toBe(0)
  }
})

test('a visitor’s app is loaded after the picture or at the first input, and the links work before', async () => {
  const address = await publicAddress()

  /** With a picture that does not arrive before `arrive()`. */
  async function open() {
    const { page } = await openPage({ viewport: phone, hasTouch: true })
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/picture?*', async (route) => {
      await arrived
      await route.continue()
    })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    return { page, scripts, arrive, button: page.getByRole('button', { name: texts.en.recipeView.cook }) }
  }

  const patient = await open()
  await patient.page.waitForTimeout(500)
  expect(patient.scripts).toEqual([expect.stringContaining('start-when-shown')])
  patient.arrive()
  await patient.button.waitFor()
  expect(patient.scripts).toHaveLength(new Set(patient.scripts).size)

  const quick = await open()
  await quick.page.getByRole('heading', { level: 1 }).tap()
  await quick.button.waitFor()
  quick.arrive()

  const leaving = await open()
  await leaving.page.getByRole('link', { name: 'Convive' }).tap()
  await leaving.page.waitForURL('**/en')
  leaving.arrive()
})
