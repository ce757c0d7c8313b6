import type { Page, ViewportSize } from 'playwright-core'
import { inject } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { pages, pagesWithoutLanguage } from '#shared/pages.ts'
import { openPage } from './browser.ts'
import { addFriendActivity } from './friend-activity.ts'
import { cook, logIn, signUp } from './actions.ts'
import { startedDataDir, startServer } from './server.ts'
import { openSharedContent, openDialogs, type Inspect } from './open-dialogs.ts'
import { violationsOn } from './axe-violations.ts'
import { untilQuiet } from './quiet.ts'

async function settled(page: Page) {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  // The header waits for the session; axe must not look while it changes.
  await untilQuiet(page)
}

/**
 * The pages that are for somebody, and two that lead a visitor elsewhere or to the login; the whole route table in the
 * slow run.
 */
function pathsFor(who: 'anonymous' | 'member', language: Language): string[] {
  const isWhole = inject('everyVariant')
  const isVisitor = who === 'anonymous'
  const own = pages.filter(
    ({ path, anonymous }) =>
      isWhole || path === '' || anonymous === isVisitor || (isVisitor && turned.has(path)),
  )
  return [
    ...own.map(({ path }) => `/${language}${path}`),
    ...(isWhole || isVisitor ? pagesWithoutLanguage : []),
  ]
}

const turned: ReadonlySet<string> = new Set(['/discover', '/settings'])

/** Goes through the pages that have a fixed address, the page of a recipe and one that does not exist. */
export async function walkPages(
  page: Page,
  origin: string,
  language: Language,
  who: 'anonymous' | 'member',
  recipeUuid: string,
  look: Inspect,
): Promise<void> {
  const paths = [...pathsFor(who, language), `/recipes/${recipeUuid}`, `/${language}/nowhere`]
  const seen = new Set<string>()
  for (const path of paths) {
    await page.goto(origin + path)
    await settled(page)
    // Guards lead many addresses to one page with one message, which is looked at once.
    const isLed = new URL(page.url()).pathname !== path
    const place = isLed ? `led to ${page.url()}` : path
    if (seen.has(place)) continue
    seen.add(place)
    await look(page, `${who} ${path}`)
  }
}

type Judge = (page: Page, where: string) => Promise<string[]>
type Preferences = { locale: Language; colorScheme: 'light' | 'dark'; viewport: ViewportSize }

/** A new server whose first user is signed in and has cooked and published one dish. */
async function startWithRecipe(options: Preferences) {
  const server = await startServer(await startedDataDir())
  const { page } = await openPage(options)
  await signUp(page, server.adminLink ?? '', options.locale)
  await logIn(page, options.locale)
  await cook(page, server.url, options.locale)
  const [recipe] = (await (await page.request.get(`${server.url}/api/recipes/my`)).json()) as {
    ID: string
    UUID: string
  }[]
  await page.request.put(`${server.url}/api/recipes/${recipe?.ID}/public`, { data: { is_public: true } })
  return { server, page, id: recipe?.ID ?? '', uuid: recipe?.UUID ?? '' }
}

/** Signs up, cooks and publishes one dish, has company, then walks every page signed out and signed in. */
export async function walkEverything(
  language: Language,
  colorScheme: 'light' | 'dark',
  viewport: ViewportSize,
  judge: Judge = violationsOn,
): Promise<string[]> {
  const found: string[] = []
  const look: Inspect = async (page, where) => void found.push(...(await judge(page, where)))
  const options = { colorScheme, viewport, locale: language }
  const { server, page, id, uuid } = await startWithRecipe(options)
  const anonymous = await openPage(options)
  await walkPages(anonymous.page, server.url, language, 'anonymous', uuid, look)
  await walkPages(page, server.url, language, 'member', uuid, look)
  await openDialogs(page, server.url, language, look)
  const thread = await addFriendActivity(server, page, id)
  await openSharedContent(page, server.url, language, { recipe: id, thread, friend: 'Bo' }, look)
  return found
}
