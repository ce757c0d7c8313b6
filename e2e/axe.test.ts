import { afterAll, expect, test } from 'vitest'
import { walkWithAxe } from './axe-walk.ts'
import { closeBrowser, openGuest } from './browser.ts'
import { cook, logIn, signUp } from './deeds.ts'
import { freshDataDir, openHouse } from './house.ts'

afterAll(closeBrowser)

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 860 }

test.each([
  { language: 'en', colorScheme: 'light', viewport: desk },
  { language: 'fr', colorScheme: 'dark', viewport: phone },
  { language: 'es', colorScheme: 'light', viewport: phone },
  { language: 'de', colorScheme: 'dark', viewport: desk },
] as const)(
  'axe finds nothing on any page, menus and dialogs open, in $language, $colorScheme, $viewport.width px',
  async ({ language, colorScheme, viewport }) => {
    const house = await openHouse(await freshDataDir())
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
    expect(await walkWithAxe(visitor.page, house.url, language, 'visitor', recipe?.UUID ?? '')).toEqual([])
    expect(await walkWithAxe(page, house.url, language, 'member', recipe?.UUID ?? '')).toEqual([])
  },
)
