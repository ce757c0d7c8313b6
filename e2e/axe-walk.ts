import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page, ViewportSize } from 'playwright-core'
import type { Language } from '#shared/languages.ts'
import { pages, plainPages } from '#shared/pages.ts'
import { openGuest } from './browser.ts'
import { cook, logIn, signUp } from './deeds.ts'
import { startedDataDir, openHouse } from './house.ts'
import { words } from './words.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  impact: string
  nodes: { target: string[]; failureSummary: string }[]
}

/** What axe finds on the page as it stands, in a line each. */
export async function violationsOn(page: Page, where: string): Promise<string[]> {
  // Evaluated by the debugger's protocol, so that the page's own strict policy stays as it is.
  await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: unknown }> } }
    return (await axe.run()).violations
  })
  return (found as Violation[]).flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} (${impact}) ${target.join(' ')} ${failureSummary}`,
    ),
  )
}

async function settled(page: Page) {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  // The header waits for the session; axe must not look while it changes.
  await page.waitForLoadState('networkidle')
}

/** Goes through the whole route table and opens what opens; answers every violation. */
async function walkWithAxe(
  page: Page,
  house: string,
  language: Language,
  who: 'visitor' | 'member',
  recipeUuid: string,
): Promise<string[]> {
  const found: string[] = []
  const paths = [
    ...pages.map(({ path }) => `/${language}${path}`),
    ...plainPages,
    `/recipes/${recipeUuid}`,
    `/${language}/nowhere`,
  ]
  for (const path of paths) {
    await page.goto(house + path)
    await settled(page)
    found.push(...(await violationsOn(page, `${who} ${path}`)))
  }
  if (who === 'member') found.push(...(await openThings(page, house, language)))
  return found
}

async function openThings(page: Page, house: string, language: Language): Promise<string[]> {
  const { recipeEditor, recipes, recipeView } = words[language]
  const found: string[] = []
  await page.goto(`${house}/${language}/my/recipes`)
  await page.getByRole('row').nth(1).waitFor()

  await page.getByRole('button', { name: recipes.delete }).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  found.push(...(await violationsOn(page, 'the question before deleting')))
  await page.keyboard.press('Escape')

  await page.locator('tbody th button').first().click()
  await page.getByRole('dialog').waitFor()
  found.push(...(await violationsOn(page, 'the recipe in a dialog')))
  await page.getByRole('button', { name: recipeView.cook, exact: true }).click()
  await page.locator('.cook-mode').waitFor()
  found.push(...(await violationsOn(page, 'cook mode')))
  await page.keyboard.press('Escape')
  await page.locator('.cook-mode').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goto(`${house}/${language}/my/recipes?edit=new`)
  await page.getByRole('dialog', { name: recipeEditor.writeTitle }).waitFor()
  found.push(...(await violationsOn(page, 'the editor')))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: recipes.cards, exact: true }).click()
  found.push(...(await violationsOn(page, 'the binder as cards')))
  await page.getByRole('button', { name: recipes.table, exact: true }).click()

  const opener = page.locator('header button[aria-haspopup], header button[aria-expanded]')
  for (let place = 0; place < (await opener.count()); place += 1) {
    if (!(await opener.nth(place).isVisible())) continue
    await opener.nth(place).click()
    await page.waitForTimeout(300)
    found.push(...(await violationsOn(page, `menu ${place} of the header`)))
    await page.keyboard.press('Escape')
  }
  return found
}

/** Signs up, cooks and publishes one dish, then walks every page as a visitor and as a member. */
export async function walkEverything(
  language: Language,
  colorScheme: 'light' | 'dark',
  viewport: ViewportSize,
): Promise<string[]> {
  const house = await openHouse(await startedDataDir())
  const look = { colorScheme, viewport, locale: language }
  const { page } = await openGuest(look)
  await signUp(page, house.adminLink ?? '', language)
  await logIn(page, language)
  await cook(page, language)
  const [recipe] = (await (await page.request.get(`${house.url}/api/recipes/my`)).json()) as {
    ID: string
    UUID: string
  }[]
  await page.request.put(`${house.url}/api/recipes/${recipe?.ID}/public`, { data: { is_public: true } })
  const visitor = await openGuest(look)
  return [
    ...(await walkWithAxe(visitor.page, house.url, language, 'visitor', recipe?.UUID ?? '')),
    ...(await walkWithAxe(page, house.url, language, 'member', recipe?.UUID ?? '')),
  ]
}
