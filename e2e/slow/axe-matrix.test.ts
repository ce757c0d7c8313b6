import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { walkEverything } from '../axe-walk.ts'

const cases = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [
      { width: 360, height: 740 },
      { width: 1280, height: 860 },
    ].map((viewport) => ({ language, colorScheme, viewport })),
  ),
)

test.each(cases)(
  'axe finds nothing in $language, $colorScheme, $viewport.width px',
  async ({ language, colorScheme, viewport }) => {
    expect(await walkEverything(language, colorScheme, viewport)).toEqual([])
  },
)
