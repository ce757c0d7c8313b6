import { describe, expect, test } from 'vitest'
import { patterns } from '#server/chef/house/patterns/index.ts'
import { ingredients } from '#server/food/knowledge/index.ts'
import { insistOn } from '#server/test/well-written.ts'
import { languages } from '#shared/languages.ts'

describe('every pattern takes whatever a guest insists on', () => {
  test.each(patterns.map((pattern) => [pattern.id, pattern] as const))('%s', (_id, pattern) => {
    for (const [place, ingredient] of ingredients.entries())
      expect(insistOn(pattern, ingredient, languages[place % languages.length] ?? 'en')).toBe('')
  })
})
