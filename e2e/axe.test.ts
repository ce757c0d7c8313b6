import { afterAll, expect, test } from 'vitest'
import { walkEverything } from './axe-walk.ts'
import { closeBrowser } from './browser.ts'

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
    expect(await walkEverything(language, colorScheme, viewport)).toEqual([])
  },
)
