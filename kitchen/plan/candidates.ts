import type { Equipment } from '#shared/contract/chat-table.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { withIncludedDiets, type Diet } from '#shared/words/diets.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { cuisinesOf, factsOfFood } from '../lexicon/plan-facts.ts'
import { appliancesOf, type Appliance, type CookedSteps } from './appliances.ts'
import type { RecipeFacts } from './eaters-of-night.ts'

/** A recipe that may be planned, with all that the choice looks at. */
export interface Candidate extends RecipeFacts {
  id: string
  dishType: DishType
  minutes: number | null
  /** What it is about, and the classes of dishes that it belongs to. */
  about: readonly string[]
  dishes: readonly string[]
  cuisines: readonly string[]
  perishables: readonly string[]
  appliances: ReadonlySet<Appliance>
  /** The closest relation: somebody who saved their own recipe owns it. */
  relation: 'own' | 'liked' | 'saved' | null
  /** The mean of the ratings, pulled towards 3.5 by their small number. */
  rating: number
  /** The last day on which somebody of the household cooked it, as ISO 8601. */
  lastCooked: string | null
}

/** A recipe as it is stored. */
export interface StoredRecipe {
  id: string
  dish_type: DishType
  minutes: number | null
  structure: (Pick<RecipeStructure, 'allergens' | 'diets'> & CookedSteps) | null
  food_ids: readonly string[]
  about_ids: readonly string[]
  dish_ids: readonly string[]
  ingredient_text: string
  relation: Candidate['relation']
  rating_score: number
  last_cooked: string | null
}

/** An ingredient that is known for an allergen may be bought without it; then the recipe states the diet. */
const excusedBy: Partial<Record<Allergen, readonly Diet[]>> = {
  gluten: ['glutenFree'],
  milk: ['vegan'],
  eggs: ['vegan'],
  fish: ['vegan', 'vegetarian'],
  crustaceans: ['vegan', 'vegetarian'],
  molluscs: ['vegan', 'vegetarian'],
}

export function candidateOf(recipe: StoredRecipe): Candidate {
  const { structure, food_ids: foods } = recipe
  const facts = foods.flatMap((id) => factsOfFood(id) ?? [])
  const diets = withIncludedDiets(structure?.diets ?? [])
  const contained = facts
    .flatMap(({ allergens }) => allergens)
    .filter((allergen) => !excusedBy[allergen]?.some((diet) => diets.has(diet)))
  return {
    id: recipe.id,
    dishType: recipe.dish_type,
    minutes: recipe.minutes,
    isExamined: structure !== null && foods.length > 0,
    allergens: new Set([...(structure?.allergens ?? []), ...contained]),
    diets,
    foods: new Set(foods),
    ingredientText: recipe.ingredient_text,
    hasAlcohol: facts.some(({ hasAlcohol }) => hasAlcohol),
    about: recipe.about_ids,
    dishes: recipe.dish_ids,
    cuisines: cuisinesOf(foods),
    perishables: foods.filter((id) => factsOfFood(id)?.isPerishable),
    appliances: appliancesOf(structure),
    relation: recipe.relation,
    rating: recipe.rating_score,
    lastCooked: recipe.last_cooked,
  }
}

/** What each of these kitchens cannot do. */
const lacks: Partial<Record<Equipment, readonly Appliance[]>> = {
  noOven: ['oven'],
  noStove: ['stove'],
  microwaveOnly: ['oven', 'stove'],
  kettleOnly: ['oven', 'stove', 'microwave'],
}

export function canCookWith(candidate: Candidate, equipment: readonly Equipment[]): boolean {
  return !equipment.some((kind) => lacks[kind]?.some((appliance) => candidate.appliances.has(appliance)))
}
