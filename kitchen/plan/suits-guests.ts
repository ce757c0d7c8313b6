import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import type { Language } from '#shared/constants/languages.ts'
import { nameOfFood } from '../lexicon/concepts/food-names.ts'
import type { PartRecipes } from '../safety/checked-dish.ts'
import { settle } from '../safety/settle.ts'
import type { PlannedEater } from './eaters-of-night.ts'

export interface ServedDish {
  recipe: RecipeStructure
  /** What the safety check found for everybody. */
  findings: readonly Finding[]
  eaters: readonly PlannedEater[]
  /** The recipes within it. */
  parts: PartRecipes
  /** In which foods are named by their ids. */
  language: Language
}

/**
 * The safety check reads the recipe again for these eaters: it must find nothing that it does not find for everybody. Of
 * a recipe with an ingredient that nobody knows, nobody knows whether it suits an allergy; of one with a recipe in it that
 * cannot be read, nobody knows whether it suits anybody.
 */
export function suitsGuests({ recipe, findings, eaters, parts, language }: ServedDish): boolean {
  const allergens = [...new Set(eaters.flatMap((eater) => eater.allergens))]
  const diets = [...new Set(eaters.flatMap((eater) => eater.diets))]
  const dislikes = [...new Set(eaters.flatMap((eater) => eater.dislikes))]
  const excluded = dislikes.map((food) => nameOfFood(food, language) ?? food)
  const isUnknown = recipe.ingredients.some((line) => line.recipe && !parts[line.recipe.uuid])
  if (isUnknown && [allergens, diets, excluded].some(({ length }) => length > 0)) return false
  const known = new Set(findings.map(({ code }) => code))
  return settle({ recipe, parts, eaters: { allergens, diets, excluded } }).verdict.findings.every(
    ({ code, severity }) => severity === 'note' || known.has(code),
  )
}
