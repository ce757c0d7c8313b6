import { expect, inject, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import { goldenIds } from './golden/golden.ts'
import { readFile, recipeFiles, renderedRecipe, type Recipe } from './index.ts'
import type { WayName } from './vocabulary.ts'

const files = recipeFiles()
const seed = 2026
/** The golden ones, which hold every food that can do harm, and some others; all of them in the slow run. */
const chosen = files.filter((file, index) => {
  const id = file.replace(/^.*\/|\.recipe$/g, '')
  return inject('wholeCorpora') || goldenIds.includes(id) || (index * 7919 + seed) % files.length < 40
})
const recipes = chosen.map((file): [string, Recipe] => [file, readFile(file)])

interface Case {
  recipe: Recipe
  way: WayName | null
  servings: number
}

const servingsOf = ({ serves }: Recipe) => (inject('wholeCorpora') ? [1, 3, serves, 12] : [serves, 3])
const cases = (recipe: Recipe): Case[] =>
  [null, ...recipe.ways.map(({ name }) => name)].flatMap((way) =>
    servingsOf(recipe).map((servings) => ({ recipe, way, servings })),
  )

/** Numbers of a sentence; French pours by the centilitre. */
const numbersIn = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\d])(\d+)(?: ?(cl)\b)?/gu)]
    .map(([, number, unit]) => Number(number) * (unit ? 10 : 1))
    .toSorted((a, b) => a - b)

test.each(recipes)('%s is the same recipe in every language', (_file, recipe) => {
  for (const { way, servings } of cases(recipe)) {
    const rendered = languages.map((language) => renderedRecipe(recipe, language, { way, servings }))
    const [english] = rendered
    if (!english) throw new Error('no language')
    for (const other of rendered) {
      expect(recipeStructure.parse(other)).toEqual(other)
      expect(other.ingredients.map(({ amount }) => amount)).toEqual(
        english.ingredients.map(({ amount }) => amount),
      )
      const facts = (recipeIn: typeof other) =>
        recipeIn.steps.map(({ text, ...step }) => ({ ...step, numbers: numbersIn(text) }))
      expect(facts(other)).toEqual(facts(english))
      for (const { text } of other.steps) expect(text).not.toMatch(/[[\]{}|]|\bundefined\b| {2}|\.\.|,,/)
      for (const { item } of other.ingredients) expect(item).toMatch(/\p{L}{2}/u)
    }
  }
})

test.each(recipes)('%s has amounts that a cook would measure, for any number of guests', (_file, recipe) => {
  for (const { way, servings } of cases(recipe)) {
    const { ingredients } = renderedRecipe(recipe, 'en', { way, servings })
    for (const { amount, unit } of ingredients) {
      if (amount === null) continue
      expect(amount).toBeGreaterThan(0)
      // Thirds and sixths are nobody's spoon.
      expect(Math.round(amount * 20) / 20).toBeCloseTo(amount, 5)
      if (unit === 'g' || unit === 'ml') expect(amount).toBeLessThan(10_000)
    }
  }
})
