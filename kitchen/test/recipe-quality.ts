import { expect } from 'vitest'
import { compose } from '../render/compose.ts'
import { ground, inPlaceOf } from '../cook/animal-cuts.ts'
import { spoils } from '../cook/which-part.ts'
import { tinned } from '../cook/main-ingredients.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { dishes } from '../recipes/dishes.ts'
import type { Template } from '../recipes/template.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'

/** The first dish of each template. */
const dishOf = new Map(dishes.map((dish) => [dish.template, dish] as const).toReversed())

export function cook(template: Template, wishes: Wishes) {
  const dish = dishOf.get(template.id)
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

type Cooked = ReturnType<typeof cook>

/**
 * What is wrong with how a recipe is written. A name from abroad may stand in a title as it is; everything else is in
 * the guest's language. Plain comparisons: thousands of recipes are read, and an assertion for each of their sentences
 * takes longer than cooking them.
 */
function faultsIn(recipe: Cooked, language: Language, isSimple: boolean): string[] {
  const prose = [recipe.taste, ...recipe.steps.map(({ text }) => text), ...recipe.safety]
  const faults: string[] = []
  const expectNo = (text: string, pattern: RegExp, what: string) => {
    if (pattern.test(text)) faults.push(`${what}: ${text}`)
  }
  for (const text of [recipe.title, ...prose]) {
    expectNo(text, / {2}|undefined|[{}[\]|]| [.,]|,,|\.\.|null|NaN/, 'not a sentence')
    if (language === 'fr')
      expectNo(text, /(?<!\p{L})(de les?|à les?|(le|la|de) [aeioué]\p{L}+)(?!\p{L})/iu, 'not drawn together')
    if (language === 'es') expectNo(text, /(?<!\p{L})(de el|a el)(?!\p{L})/iu, 'not drawn together')
  }
  const words = foreign[language]
  if (words) for (const text of prose) expectNo(text, words, 'another language')
  for (const { text, uses } of recipe.steps) {
    if (!/^\p{Lu}/u.test(text) || !/[.!]$/.test(text)) faults.push(`not a sentence: ${text}`)
    if (uses.some((use) => use >= recipe.ingredients.length)) faults.push(`uses what is not there: ${text}`)
  }
  const counts = [
    ['letters in the title', recipe.title.length, 3, 120],
    ['ingredients', recipe.ingredients.length, isSimple ? 2 : 3, 40],
    // What is only stirred and left to stand takes two steps.
    ['steps', recipe.steps.length, 2, 40],
    [
      'different ingredients',
      new Set(recipe.ingredients.map(({ item }) => item)).size,
      recipe.ingredients.length,
      recipe.ingredients.length,
    ],
    [
      'ingredients used',
      new Set(recipe.steps.flatMap(({ uses }) => uses)).size,
      recipe.ingredients.length,
      recipe.ingredients.length,
    ],
    ['minutes', recipe.prepMinutes + recipe.cookMinutes, 1, Number.POSITIVE_INFINITY],
  ] as const
  for (const [what, count, least, most] of counts)
    if (!(count >= least && count <= most)) faults.push(`${count} ${what}`)
  return faults
}

export function expectGoodRecipe(recipe: Cooked, language: Language, isSimple: boolean) {
  expect(faultsIn(recipe, language, isSimple)).toEqual([])
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
