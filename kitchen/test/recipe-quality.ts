import { expect } from 'vitest'
import { compose } from '../decide/compose.ts'
import { ground, inPlaceOf } from '../cook/animal-cuts.ts'
import { spoils } from '../cook/fill.ts'
import { tinned } from '../cook/main-ingredients.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { dishes } from '../recipes/dishes.ts'
import type { Template } from '../recipes/template.ts'
import { noWishes, type Wishes } from '../understand/wishes.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'

export function cook(template: Template, wishes: Wishes) {
  const dish = dishes.find((each) => each.template === template.id)
  if (!dish) throw new Error(`no dish is called ${template.id}`)
  return recipeStructure.parse(compose(wishes, dish, template).recipe)
}

export const wishesWith = (language: Language, more: Partial<Wishes>): Wishes => ({
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

/** A name from abroad may stand in a title as it is; everything else is in the guest's language. */
export function expectGoodRecipe(recipe: ReturnType<typeof cook>, language: Language, isSimple: boolean) {
  const prose = [recipe.taste, ...recipe.steps.map(({ text }) => text), ...recipe.safety]
  for (const text of [recipe.title, ...prose]) {
    expect(text).not.toMatch(/ {2}|undefined|[{}[\]|]| [.,]|,,|\.\.|null|NaN/)
    if (language === 'fr')
      expect(text).not.toMatch(/(?<!\p{L})(de les?|à les?|(le|la|de) [aeioué]\p{L}+)(?!\p{L})/iu)
    if (language === 'es') expect(text).not.toMatch(/(?<!\p{L})(de el|a el)(?!\p{L})/iu)
  }
  const words = foreign[language]
  if (words) for (const text of prose) expect(text).not.toMatch(words)
  for (const { text, uses } of recipe.steps) {
    expect(text).toMatch(/^\p{Lu}/u)
    expect(text).toMatch(/[.!]$/)
    for (const use of uses) expect(use).toBeLessThan(recipe.ingredients.length)
  }
  expect(recipe.title.length).toBeGreaterThanOrEqual(3)
  expect(recipe.title.length).toBeLessThanOrEqual(120)
  expect(recipe.ingredients.length).toBeGreaterThanOrEqual(isSimple ? 2 : 3)
  expect(recipe.ingredients.length).toBeLessThanOrEqual(40)
  // What is only stirred and left to stand takes two steps.
  expect(recipe.steps.length).toBeGreaterThanOrEqual(2)
  expect(recipe.steps.length).toBeLessThanOrEqual(40)
  expect(new Set(recipe.ingredients.map(({ item }) => item)).size).toBe(recipe.ingredients.length)
  expect(new Set(recipe.steps.flatMap(({ uses }) => uses)).size).toBe(recipe.ingredients.length)
  expect(recipe.prepMinutes + recipe.cookMinutes).toBeGreaterThan(0)
}

/** Who insists on an ingredient gets it, unless it would spoil the dish; says what is wrong, or nothing. */
export function requireIngredient(template: Template, ingredient: Ingredient, language: Language): string {
  const { id } = ingredient
  const recipe = cook(
    template,
    wishesWith(language, { wanted: [{ id, amount: null, unit: null }], servings: 3 }),
  )
  const has = (name: string | undefined) => recipe.ingredients.some(({ item }) => item === name)
  // Fish in a panna cotta is no wish but a slip of the ear.
  if (spoils(ingredient, template))
    return has(ingredient.names[language].one) ? `${id} spoils ${template.id}` : ''
  // Salt cod salts the whole pot.
  if (id === 'salt' && has(findIngredientById('salt-cod')?.names[language].one)) return ''
  const minced = dishes.find((dish) => dish.template === template.id)?.minced
  const names = findIngredientById((minced ? ground[id] : null) ?? tinned[id] ?? inPlaceOf(id, template.id))
    ?.names[language]
  if (!has(names?.one) && !has(names?.many)) return `${template.id} without ${id}`
  expectGoodRecipe(recipe, language, template.dishType === 'Cocktails' || template.id === 'breakfastJars')
  return ''
}
