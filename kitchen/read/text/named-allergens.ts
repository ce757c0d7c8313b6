import { allergens, type Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { allergensNamed, namesHarmless, type AllergensNamed } from '../../lexicon/allergens-named.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { remembering } from '../../lexicon/remembering.ts'
import { textsBesideList } from './written-texts.ts'

/** The same lines and steps are checked for each guest, and of each dish that is weighed up. */
const named = remembering(2000, allergensNamed)
const isHarmless = remembering(2000, namesHarmless)

/** The allergens of one item of the list. */
export interface ItemAllergens {
  contains: readonly Allergen[]
  mayContain: readonly Allergen[]
}

/** The allergens of the foods that an item was read as, and of everything that its words name in any language. */
export function allergensOfItem(
  { item }: Pick<RecipeIngredient, 'item'>,
  foods: readonly Ingredient[],
  language: RecipeStructure['language'],
): ItemAllergens {
  const carriers = named(item, language)
  // "Cocoa butter" was read as butter: then only whole names count.
  const read = isHarmless(item, language) ? [] : foods
  const contains = allergens.filter(
    (each) =>
      read.some((food) => food.allergens.includes(each)) ||
      carriers.some((one) => one.contains.includes(each)),
  )
  const mayContain = allergens.filter(
    (each) => !contains.includes(each) && carriers.some((one) => one.mayContain.includes(each)),
  )
  return { contains, mayContain }
}

/** What title, notes, headings, steps and the other fields name beside the list; of dishes, which may be cooked without it, only the list tells. */
export function namedBesideList(recipe: Parameters<typeof textsBesideList>[0]): AllergensNamed[] {
  return textsBesideList(recipe)
    .flatMap((text) => named(text, recipe.language, 'sentence'))
    .filter(({ isMade }) => !isMade)
}

/** The allergens that a diet does not allow; of milk without lactose only the food tells. */
const against: Partial<Record<Diet, readonly Allergen[]>> = {
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
  glutenFree: ['gluten'],
  kosherStyle: ['crustaceans', 'molluscs'],
}

/** Whether something with these allergens may not be part of a diet. */
export const breaksDiet = (diet: Diet, contains: readonly Allergen[]): boolean =>
  against[diet]?.some((each) => contains.includes(each)) === true
