import { describe, expect, it } from 'vitest'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { cook, requireIngredient, expectGoodRecipe, wishesWith } from '../test/recipe-quality.ts'
import { languages } from '#shared/constants/languages.ts'
import { diets, type Diet } from '#shared/words/diets.ts'
import { allergens } from '#shared/words/allergens.ts'
import { cuisines } from '../cook/cuisines.ts'
import { hashOf } from '../cook/seed.ts'
import { dishes } from './dishes.ts'
import { patterns } from './index.ts'
import { groupDefaults } from '../understand/group-defaults.ts'

/** How many ingredients each pattern is asked for; the whole matrix is among the long proofs. */
const sample = 14

describe.each(patterns.map((pattern) => [pattern.id, pattern] as const))('%s', (_id, pattern) => {
  const isDrink = pattern.dishType === 'Cocktails'

  it.each(languages)('is well written in %s for 1 to 12 guests', (language) => {
    for (let servings = 1; servings <= 12; servings++) {
      const recipe = cook(pattern, wishesWith(language, { servings, seed: `table ${servings}` }))
      expect(recipe.servings).toBe(servings)
      expectGoodRecipe(recipe, language, isDrink)
    }
  })

  it.each(diets)('can be cooked %s, in every language and with hidden favourites', (diet: Diet) => {
    for (const language of languages) {
      for (let seed = 0; seed < 2; seed++) {
        const recipe = cook(pattern, wishesWith(language, { diets: [diet], servings: 4, seed: `${seed}` }))
        expect(recipe.diets).toContain(diet)
        expectGoodRecipe(recipe, language, isDrink)
      }
    }
  })

  it.each(allergens)('can be cooked without %s', (allergen) => {
    for (let seed = 0; seed < 2; seed++) {
      const recipe = cook(pattern, wishesWith('en', { allergens: [allergen], servings: 2, seed: `${seed}` }))
      expect(recipe.allergens).not.toContain(allergen)
      expectGoodRecipe(recipe, 'en', isDrink)
    }
  })

  it('takes what a guest insists on', () => {
    const step = Math.floor(ingredients.length / sample)
    const from = hashOf(pattern.id) % step
    const wrong = ingredients
      .filter((_each, place) => place % step === from)
      .map((each, place) => requireIngredient(pattern, each, languages[place % languages.length] ?? 'en'))
    expect(wrong.filter(Boolean)).toEqual([])
  })
})

it('takes every ingredient where it belongs', () => {
  const wrong = ingredients.flatMap((each, place) => {
    const fitting = patterns.filter(({ roles }) => roles.some(({ takes }) => takes?.(each)))
    const two = [0, 7].flatMap((turn) => fitting[(hashOf(each.id) + turn) % fitting.length] ?? [])
    return two.map((pattern, turn) => requireIngredient(pattern, each, languages[(place + turn) % 4] ?? 'en'))
  })
  expect(wrong.filter(Boolean)).toEqual([])
})

describe.each(
  patterns.filter(({ dishType }) => dishType === 'Mains').map((pattern) => [pattern.id, pattern] as const),
)('%s with meat', (_id, pattern) => {
  it.each(['chicken-breast', 'pork-fillet', 'pork-sausage', 'minced-beef', 'minced-turkey'])(
    'names the core temperature of %s',
    (id) => {
      const recipe = cook(pattern, wishesWith('en', { wanted: [{ id, amount: null, unit: null }] }))
      expect(recipe.steps.some(({ text, celsius }) => /\d °C/.test(text) && celsius !== null)).toBe(true)
    },
  )
})

describe('the larder', () => {
  const known = new Set(ingredients.map(({ id }) => id))
  const named = [
    ...patterns.flatMap(({ roles }) => roles.flatMap(({ pool }) => (typeof pool === 'function' ? [] : pool))),
    ...Object.values(cuisines).flatMap(({ fat, aromatics, spices, herbs, acids, hot }) => [
      ...fat,
      ...aromatics,
      ...spices,
      ...herbs,
      ...acids,
      ...hot,
    ]),
    ...Object.values(groupDefaults).flat(),
    ...dishes.flatMap(({ wants }) => wants ?? []),
  ]

  it.each([...new Set(named)])('has %s', (id) => {
    expect(known.has(id)).toBe(true)
  })
})

it('speaks in its steps only of parts that the dish has', () => {
  const unknown = patterns.flatMap((pattern) => {
    const roles = new Set([...pattern.roles.map(({ id }) => id), 'minutes', 'tin'])
    return pattern.steps.flatMap(({ text }) =>
      Object.values(text).flatMap((sentence) =>
        [...sentence.matchAll(/\{([^{}?:]+)/g)]
          .flatMap(([, names = '']) => names.split('+'))
          .filter((name) => !roles.has(name.split('.')[0] ?? ''))
          .map((name) => `${pattern.id}: ${name}`),
      ),
    )
  })
  expect(unknown).toEqual([])
})
