import { describe, expect, test } from 'vitest'
import { patterns } from '../recipes/index.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { requireIngredient } from './recipe-quality.ts'
import { languages } from '#shared/constants/languages.ts'

describe('every pattern takes any ingredient that is insisted on', () => {
  test.each(patterns.map((pattern) => [pattern.id, pattern] as const))('%s', (_id, pattern) => {
    for (const [index, ingredient] of ingredients.entries())
      expect(requireIngredient(pattern, ingredient, languages[index % languages.length] ?? 'en')).toBe('')
  })
})
