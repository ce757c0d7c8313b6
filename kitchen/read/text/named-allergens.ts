import { allergens, type Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import {
  allergensNamed,
  claimsAt,
  namesHarmless,
  type AllergensNamed,
} from '../../lexicon/allergens-named.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { mayClaim } from '../../lexicon/item-food.ts'
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

type Written = Omit<Parameters<typeof textsBesideList>[0], 'ingredients'> & {
  ingredients: readonly Pick<RecipeIngredient, 'item' | 'note' | 'group'>[]
}

/**
 * What title, notes, headings, steps and the other fields name beside the list; of dishes, which may be cooked without it,
 * only the list tells. Where the list has dairy-free cheese, "the cheese" of a step is that one.
 */
export function namedBesideList(recipe: Written): AllergensNamed[] {
  const { ingredients, language } = recipe
  const claimed = ingredients.filter(({ item }) => mayClaim.test(item))
  const freeOnList = (name: string) =>
    claimed.flatMap(({ item }) => {
      const at = ` ${item} `
        .toLowerCase()
        .search(new RegExp(`(?<=[^\\p{L}])${name.toLowerCase()}(?=[^\\p{L}])`, 'u'))
      const claims = at < 0 ? 'out' : claimsAt(item, language)(at - 1)
      return claims === 'out' ? [] : [...claims]
    })
  return textsBesideList(recipe)
    .flatMap((text) => named(text, language, 'sentence'))
    .filter(({ isMade }) => !isMade)
    .map((each) => {
      const free = claimed.length > 0 ? freeOnList(each.name) : []
      return free.length > 0
        ? { ...each, contains: each.contains.filter((allergen) => !free.includes(allergen)) }
        : each
    })
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
