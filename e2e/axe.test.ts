import { expect, test } from 'vitest'
import { walkEverything } from './axe-walk.ts'

const phone = { width: 360, height: 740 }

// One corner of the matrix, with the longest words in the least room; `npm run test:slow` walks all sixteen.
test.each([{ language: 'de', colorScheme: 'dark', viewport: phone }] as const)(
  'axe finds nothing on any page, menus and dialogs open, in $language, $colorScheme, $viewport.width px',
  async ({ language, colorScheme, viewport }) => {
    expect(await walkEverything(language, colorScheme, viewport)).toEqual([])
  },
  360_000,
)
