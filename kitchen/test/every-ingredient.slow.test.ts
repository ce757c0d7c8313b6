import { describe, expect, test } from 'vitest'
import { templates } from '../recipes/index.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { requireIngredient } from './recipe-quality.ts'
import { languages } from '#shared/constants/languages.ts'

describe('every template takes any ingredient that is insisted on', () => {
  test.each(templates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
    for (const [index, ingredient] of ingredients.entries())
      expect(requireIngredient(template, ingredient, languages[index % languages.length] ?? 'en')).toBe('')
  })
})
