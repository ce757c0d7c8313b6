import type { Page, ViewportSize } from 'playwright-core'
import type { Language } from '#shared/languages.ts'
import { pages, plainPages } from '#shared/pages.ts'
import { openGuest } from './browser.ts'
import { haveCompany } from './company.ts'
import { cook, logIn, signUp } from './deeds.ts'
import { startedDataDir, openHouse } from './house.ts'
import { openShared, openThings, type Look } from './open-things.ts'
import { violationsOn } from './violations.ts'

async function settled(page: Page) {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  // The header waits for the session; axe must not look while it changes.
  await page.waitForLoadState('networkidle')
}

/** Goes through the whole route table. */
export async function walkPages(
  page: Page,
  house: string,
  language: Language,
  who: 'visitor' | 'member',
  recipeUuid: string,
  look: Look,
): Promise<void> {
  const paths = [
    ...pages.map(({ path }) => `/${language}${path}`),
    ...plainPages,
    `/recipes/${recipeUuid}`,
    `/${language}/nowhere`,
  ]
  for (const path of paths) {
    await page.goto(house + path)
    await settled(page)
    await look(page, `${who} ${path}`)
  }
}

/** Signs up, cooks and publishes one dish, has company, then walks every page as a visitor and as a member. */
export async function walkEverything(
  language: Language,
  colorScheme: 'light' | 'dark',
  viewport: ViewportSize,
  judge: (page: Page, where: string) => Promise<string[]> = violationsOn,
): Promise<string[]> {
  const found: string[] = []
  const look: Look = async (page, where) => void found.push(...(await judge(page, where)))
  const house = await openHouse(await startedDataDir())
  const options = { colorScheme, viewport, locale: language }
  const { page } = await openGuest(options)
  await signUp(page, house.adminLink ?? '', language)
  await logIn(page, language)
  await cook(page, language)
  const [recipe] = (await (await page.request.get(`${house.url}/api/recipes/my`)).json()) as {
    ID: string
    UUID: string
  }[]
  await page.request.put(`${house.url}/api/recipes/${recipe?.ID}/public`, { data: { is_public: true } })
  const visitor = await openGuest(options)
  await walkPages(visitor.page, house.url, language, 'visitor', recipe?.UUID ?? '', look)
  await walkPages(page, house.url, language, 'member', recipe?.UUID ?? '', look)
  await openThings(page, house.url, language, look)
  const thread = await haveCompany(house, page, recipe?.ID ?? '')
  await openShared(page, house.url, language, { recipe: recipe?.ID ?? '', thread, friend: 'Bo' }, look)
  return found
}
