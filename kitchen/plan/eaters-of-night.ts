import type { Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import { beginningsIn, type FindsBeginning } from './beginnings.ts'

/** What a household states about somebody who eats with it. */
export interface PlannedEater {
  allergens: readonly Allergen[]
  diets: readonly Diet[]
  /** Ids of foods, or foods as they were typed. */
  dislikes: readonly string[]
  isChild: boolean
}

/** Everybody who eats from one pot, as one list of conditions. */
export interface Restrictions {
  allergens: ReadonlySet<Allergen>
  diets: ReadonlySet<Diet>
  dislikes: ReadonlySet<string>
  /** Whether a folded text names one of them. */
  namesDisliked: FindsBeginning
  hasChild: boolean
}

export function restrictionsOf(eaters: readonly PlannedEater[]): Restrictions {
  const dislikes = new Set(eaters.flatMap((eater) => eater.dislikes))
  return {
    allergens: new Set(eaters.flatMap(({ allergens }) => allergens)),
    diets: new Set(eaters.flatMap(({ diets }) => diets)),
    dislikes,
    namesDisliked: beginningsIn(dislikes),
    hasChild: eaters.some(({ isChild }) => isChild),
  }
}

/** What a recipe states and what its foods contain, as far as eaters are concerned. */
export interface RecipeFacts {
  /** Allergens and diets come from a structure, and all of its foods are known. */
  isExamined: boolean
  allergens: ReadonlySet<Allergen>
  diets: ReadonlySet<Diet>
  /** With the families that they belong to. */
  foods: ReadonlySet<string>
  /** The folded names of its ingredients, for foods that the lexicon does not know. */
  ingredientText: string
  hasAlcohol: boolean
}

/** A dish without a statement suits only those who have no allergy and no diet. */
export function suitsEaters(recipe: RecipeFacts, eaters: Restrictions): boolean {
  if (!recipe.isExamined && (eaters.allergens.size > 0 || eaters.diets.size > 0)) return false
  if (eaters.hasChild && recipe.hasAlcohol) return false
  for (const allergen of eaters.allergens) if (recipe.allergens.has(allergen)) return false
  for (const diet of eaters.diets) if (!recipe.diets.has(diet)) return false
  for (const food of eaters.dislikes) if (recipe.foods.has(food)) return false
  return !eaters.namesDisliked(recipe.ingredientText)
}
