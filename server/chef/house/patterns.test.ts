import { ground, inPlaceOf } from './kitchen/animal-cuts.ts'
import { spoils, tinned } from './kitchen/fill.ts'
import { fromLarder } from './kitchen/larder.ts'
import { describe, expect, it } from 'vitest'
import { ingredients } from '#server/food/knowledge/index.ts'
import { languages, type Language } from '#shared/languages.ts'
import { recipeStructure } from '#shared/recipe.ts'
import { diets, type Diet } from '#shared/words/diets.ts'
import { allergens } from '#shared/words/allergens.ts'
import { compose } from './kitchen/compose.ts'
import { cuisines } from './kitchen/cuisines.ts'
import { dishes } from './patterns/dishes.ts'
import { patterns } from './patterns/index.ts'
import type { Pattern } from './patterns/pattern.ts'
import { groupDefaults } from './requests/group-defaults.ts'
import { noWishes, type Wishes } from './requests/wishes.ts'

function cook(pattern: Pattern, wishes: Wishes) {
  const dish = dishes.find((each) => each.pattern === pattern.id)
  if (!dish) throw new Error(`no dish is called ${pattern.id}`)
  return recipeStructure.parse(compose(wishes, dish, pattern).recipe)
}

const wanting = (language: Language, more: Partial<Wishes>): Wishes => ({
  ...noWishes(language),
  seed: 'supper',
  ...more,
})

const foreign: Record<Language, RegExp | null> = {
  en: null,
  fr: /\b(the|with|and|until|minutes? in|pour the|und|mit|con|hasta)\b/i,
  es: /\b(the|with|and|until|avec|jusqu|und|mit|les)\b/i,
  de: /\b(the|with|and|until|avec|jusqu|hasta|para|les)\b/i,
}

function expectWellWritten(recipe: ReturnType<typeof cook>, language: Language, isDrink: boolean) {
  const texts = [recipe.title, recipe.taste, ...recipe.steps.map(({ text }) => text), ...recipe.safety]
  for (const text of texts) {
    expect(text).not.toMatch(/ {2}|undefined|[{}[\]|]| [.,]|,,|\.\.|null|NaN/)
    const words = foreign[language]
    if (words) expect(text).not.toMatch(words)
    if (language === 'fr')
      expect(text).not.toMatch(/(?<!\p{L})(de les?|à les?|(le|la|de) [aeioué]\p{L}+)(?!\p{L})/iu)
    if (language === 'es') expect(text).not.toMatch(/(?<!\p{L})(de el|a el)(?!\p{L})/iu)
  }
  for (const { text, uses } of recipe.steps) {
    expect(text).toMatch(/^\p{Lu}/u)
    expect(text).toMatch(/[.!]$/)
    for (const use of uses) expect(use).toBeLessThan(recipe.ingredients.length)
  }
  expect(recipe.title.length).toBeGreaterThanOrEqual(3)
  expect(recipe.title.length).toBeLessThanOrEqual(120)
  expect(recipe.ingredients.length).toBeGreaterThanOrEqual(isDrink ? 2 : 3)
  expect(recipe.ingredients.length).toBeLessThanOrEqual(40)
  expect(recipe.steps.length).toBeGreaterThanOrEqual(3)
  expect(recipe.steps.length).toBeLessThanOrEqual(40)
  expect(new Set(recipe.ingredients.map(({ item }) => item)).size).toBe(recipe.ingredients.length)
  expect(new Set(recipe.steps.flatMap(({ uses }) => uses)).size).toBe(recipe.ingredients.length)
  expect(recipe.prepMinutes + recipe.cookMinutes).toBeGreaterThan(0)
}

describe.each(patterns.map((pattern) => [pattern.id, pattern] as const))('%s', (_id, pattern) => {
  const isDrink = pattern.dishType === 'Cocktails'

  it.each(languages)('is well written in %s for 1 to 12 guests', (language) => {
    for (let servings = 1; servings <= 12; servings++) {
      const recipe = cook(pattern, wanting(language, { servings, seed: `table ${servings}` }))
      expect(recipe.servings).toBe(servings)
      expectWellWritten(recipe, language, isDrink)
    }
  })

  it.each(diets)('can be cooked %s, in every language and with hidden favourites', (diet: Diet) => {
    for (const language of languages) {
      for (let seed = 0; seed < 2; seed++) {
        const recipe = cook(pattern, wanting(language, { diets: [diet], servings: 4, seed: `${seed}` }))
        expect(recipe.diets).toContain(diet)
        expectWellWritten(recipe, language, isDrink)
      }
    }
  })

  it.each(allergens)('can be cooked without %s', (allergen) => {
    for (let seed = 0; seed < 2; seed++) {
      const recipe = cook(pattern, wanting('en', { allergens: [allergen], servings: 2, seed: `${seed}` }))
      expect(recipe.allergens).not.toContain(allergen)
      expectWellWritten(recipe, 'en', isDrink)
    }
  })

  it('takes whatever a guest insists on', () => {
    for (const [place, { id }] of ingredients.entries()) {
      const language = languages[place % languages.length] ?? 'en'
      const recipe = cook(
        pattern,
        wanting(language, { wanted: [{ id, amount: null, unit: null }], servings: 3 }),
      )
      const ingredient = ingredients[place]
      // Fish in a panna cotta is no wish but a slip of the ear.
      if (ingredient && spoils(ingredient, pattern)) {
        expect(recipe.ingredients.some(({ item }) => item === ingredient.names[language].one)).toBe(false)
        continue
      }
      const minced = dishes.find((dish) => dish.pattern === pattern.id)?.minced
      const names = fromLarder((minced ? ground[id] : null) ?? tinned[id] ?? inPlaceOf(id, pattern.id))
        ?.names[language]
      expect([names?.one, names?.many]).toEqual(expect.arrayContaining([expect.any(String)]))
      expect(recipe.ingredients.some(({ item }) => item === names?.one || item === names?.many)).toBe(true)
      expectWellWritten(recipe, language, isDrink)
    }
  })
})

describe.each(
  patterns.filter(({ dishType }) => dishType === 'Mains').map((pattern) => [pattern.id, pattern] as const),
)('%s with meat', (_id, pattern) => {
  it.each(['chicken-breast', 'pork-fillet', 'pork-sausage', 'minced-beef', 'minced-turkey'])(
    'names the core temperature of %s',
    (id) => {
      const recipe = cook(pattern, wanting('en', { wanted: [{ id, amount: null, unit: null }] }))
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
    const roles = new Set([...pattern.roles.map(({ id }) => id), 'minutes'])
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
