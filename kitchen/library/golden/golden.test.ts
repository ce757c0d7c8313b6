import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { goldenFile, goldenText } from './golden.ts'

test.each(languages)('recipes read as the golden file has them: %s', (language) => {
  const golden = readFileSync(goldenFile(language), 'utf8').split('\n\n')
  const texts = goldenText(language).split('\n\n')
  // A recipe at a time is readable; `node scripts/golden-recipes.ts` accepts what was meant.
  expect(texts.filter((text, index) => text !== golden[index]).slice(0, 3)).toEqual([])
  expect(texts).toHaveLength(golden.length)
})
