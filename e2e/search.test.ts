import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAdmin, openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { firstOf } from './both-sizes.ts'
import { untilQuiet } from './quiet.ts'
import { sharedServer } from './server.ts'
import { texts } from './texts.ts'

const server = sharedServer()

const recipes = [
  {
    title: 'Hühnersuppe',
    dish_type: 'Starters',
    content:
      'Für 4 Personen\n\nZutaten\n- 1 Huhn\n- 300 g Karotten\n- 2 l Wasser\n\nZubereitung\n' +
      '1. Das Huhn mit den Karotten im Wasser 90 Minuten köcheln, bis es innen 74 °C hat.',
  },
  {
    title: 'Soupe de potiron',
    dish_type: 'Starters',
    content:
      'Pour 4 personnes\n\nIngrédients\n- 1 potiron\n- 1 oignon rouge\n- 1 l d’eau\n\nPréparation\n' +
      '1. Couper le potiron et l’oignon, puis les cuire 30 minutes dans l’eau.',
  },
  {
    title: 'Sourdough toast',
    content:
      'Serves 2\n\nIngredients\n- 2 slices sourdough bread\n- 20 g butter\n\nInstructions\n1. Toast the bread and butter it.',
  },
]

let isFilled = false

/** A new member at a table where the recipes are public. */
async function openReader(options: Parameters<typeof openNewMember>[2] = {}): Promise<Page> {
  const { page: admin } = await openAdmin(server())
  for (const data of isFilled ? [] : recipes) {
    const saved = await admin.request.post(`${server().url}/api/recipes`, { data })
    const { ID } = (await saved.json()) as { ID: string }
    await admin.request.put(`${server().url}/api/recipes/${ID}/public`, { data: { is_public: true } })
  }
  isFilled = true
  return (await openNewMember(server(), 'Bo', options)).page
}

const { discover, search } = texts.en
const field = (page: Page, label: string) => page.getByRole('combobox', { name: label })
const titles = async (page: Page) => {
  await page.getByRole('article').first().waitFor()
  return page.getByRole('article').getByRole('heading').allTextContents()
}
/** For looking at; nothing is compared. */
async function picture(page: Page, name: string) {
  const folder = process.env.PICTURES
  if (folder) mkdirSync(folder, { recursive: true })
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

test('a search in English finds dishes in German and French by what they hold and are', async () => {
  const reader = await openReader()
  await reader.goto(`${server().url}/en/discover`)
  const box = field(reader, discover.searchLabel)
  await box.fill('soup')
  await box.press('Enter')
  await reader.getByText('Found 2 recipes for soup').waitFor()
  // The titles come in English a moment later.
  await expect.poll(async () => (await titles(reader)).toSorted()).toEqual(['Chicken Soup', 'Pumpkin Soup'])
  await box.fill('chicken')
  await box.press('Enter')
  await reader.getByText('Found 1 recipe for “chicken”').waitFor()
  await expect.poll(() => titles(reader)).toEqual(['Chicken Soup'])
})

test('suggestions open while typing, obey the keyboard, and no rule of accessibility is broken', async () => {
  const reader = await openReader()
  await reader.goto(`${server().url}/en/discover`)
  const box = field(reader, discover.searchLabel)
  await box.pressSequentially('sou')
  const list = reader.getByRole('listbox', { name: search.suggestions })
  await list.waitFor()
  await expect.poll(() => list.getByRole('option').first().textContent()).toContain('soup')
  await list.getByRole('option', { name: 'Sourdough toast' }).waitFor()
  // What is suggested for the last letter begins at the top again.
  await untilQuiet(reader)
  await box.press('ArrowDown')
  expect(await violationsOn(reader, 'suggestions')).toEqual([])
  await picture(reader, 'discover-en')
  await box.press('Escape')
  await list.waitFor({ state: 'hidden' })
  expect(await box.inputValue()).toBe('sou')
  await box.press('ArrowDown')
  await list.waitFor()
  await box.press('ArrowDown')
  await box.press('Enter')
  await reader.getByText('Found 2 recipes for soup').waitFor()
  expect(new URL(reader.url()).searchParams.get('search')).toBe('soup')
})

test('the home page suggests too, and a click on a title leads to its recipe', async () => {
  const reader = await openReader()
  await reader.goto(`${server().url}/en`)
  const box = field(reader, discover.searchLabel)
  await box.pressSequentially('hühn')
  const list = reader.getByRole('listbox', { name: search.suggestions })
  await picture(reader, 'home-en')
  await list.getByRole('option', { name: 'Hühnersuppe' }).click()
  await reader.getByText('Found 1 recipe for “Hühnersuppe”').waitFor()
  expect(new URL(reader.url()).searchParams.get('search')).toBe('Hühnersuppe')
  await expect.poll(() => titles(reader)).toEqual(['Chicken Soup'])
})

test.each(firstOf(['de', 'fr'] as const))('on a phone the list fits the screen, in %s', async (language) => {
  const page = await openReader({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    colorScheme: language === 'de' ? 'dark' : 'light',
  })
  await page.goto(`${server().url}/${language}/discover`)
  await field(page, texts[language].discover.searchLabel).pressSequentially(language === 'de' ? 'hu' : 'so')
  const list = page.getByRole('listbox', { name: texts[language].search.suggestions })
  await list.waitFor()
  const { width = 0, x = -1 } = (await list.boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
  expect(await violationsOn(page, language)).toEqual([])
  await picture(page, `phone-${language}`)
})
