import { describe, expect, it } from 'vitest'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { failuresIn, sample, someOf } from '../test/sample.ts'
import { cook, requireIngredient, expectGoodRecipe, wishesWith } from '../test/recipe-quality.ts'
import { languages } from '#shared/constants/languages.ts'
import { diets, type Diet } from '#shared/words/diets.ts'
import { allergens } from '#shared/words/allergens.ts'
import { cuisines } from '../lexicon/cuisines.ts'
import { hashOf } from '../cook/seed.ts'
import { dishes } from './dishes.ts'
import { templates } from './index.ts'
import { groupDefaults } from '../lexicon/group-defaults.ts'

/** How many ingredients each template is asked for; the whole matrix is among the long proofs. */
const wantedIngredients = 2

describe.each(templates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  const isDrink = template.dishType === 'Cocktails'

  it.each(languages)('is well written in %s for 1 to 12 guests', (language) => {
    const tables = Array.from({ length: 12 }, (_, index) => index + 1)
    for (const servings of someOf(tables, 1, `${id} ${language}`)) {
      const recipe = cook(template, wishesWith(language, { servings, seed: `table ${servings}` }))
      expect(recipe.servings).toBe(servings)
      expectGoodRecipe(recipe, language, isDrink)
    }
  })

  it('can be cooked for each diet, in every language and with hidden favourites', () => {
    const cases = someOf(diets, 2, id).flatMap((diet: Diet) => {
      const all = languages.flatMap((language) => ['0', '1'].map((seed) => ({ diet, language, seed })))
      return someOf(all, 1, `${id} ${diet}`)
    })
    const check = ({ diet, language, seed }: (typeof cases)[number]) => {
      const recipe = cook(template, wishesWith(language, { diets: [diet], servings: 4, seed }))
      expect(recipe.diets).toContain(diet)
      expectGoodRecipe(recipe, language, isDrink)
    }
    expect(failuresIn(cases, (each) => Object.values(each).join(' '), check)).toEqual([])
  })

  it('can be cooked without each allergen', () => {
    const cases = someOf(allergens, 3, id).flatMap((allergen) => {
      const all = ['0', '1'].map((seed) => ({ allergen, seed }))
      return someOf(all, 1, `${id} ${allergen}`)
    })
    const check = ({ allergen, seed }: (typeof cases)[number]) => {
      const recipe = cook(template, wishesWith('en', { allergens: [allergen], servings: 2, seed }))
      expect(recipe.allergens).not.toContain(allergen)
      expectGoodRecipe(recipe, 'en', isDrink)
    }
    expect(failuresIn(cases, (each) => Object.values(each).join(' '), check)).toEqual([])
  })

  it('takes what a guest insists on', () => {
    const step = Math.floor(ingredients.length / wantedIngredients)
    const from = hashOf(template.id) % step
    const wrong = ingredients
      .filter((_each, place) => place % step === from)
      .map((each, place) => requireIngredient(template, each, languages[place % languages.length] ?? 'en'))
    expect(wrong.filter(Boolean)).toEqual([])
  })
})

it('takes every ingredient where it belongs', () => {
  const wrong = sample(ingredients, 8, ({ id }) => `where ${id}`).flatMap((each, place) => {
    const fitting = templates.filter(({ roles }) => roles.some(({ takes }) => takes?.(each)))
    const two = [0, 7].flatMap((turn) => fitting[(hashOf(each.id) + turn) % fitting.length] ?? [])
    return two.map((template, turn) =>
      requireIngredient(template, each, languages[(place + turn) % 4] ?? 'en'),
    )
  })
  expect(wrong.filter(Boolean)).toEqual([])
})

describe.each(
  templates
    .filter(({ dishType }) => dishType === 'Mains')
    .map((template) => [template.id, template] as const),
)('%s with meat', (id, template) => {
  it.each(someOf(['chicken-breast', 'pork-fillet', 'pork-sausage', 'minced-beef', 'minced-turkey'], 2, id))(
    'names the core temperature of %s',
    (meat) => {
      const recipe = cook(template, wishesWith('en', { wanted: [{ id: meat, amount: null, unit: null }] }))
      expect(recipe.steps.some(({ text, celsius }) => /\d °C/.test(text) && celsius !== null)).toBe(true)
    },
  )
})

describe('the larder', () => {
  const known = new Set(ingredients.map(({ id }) => id))
  const named = [
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

  it('has every ingredient that is named anywhere', () => {
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })
})
