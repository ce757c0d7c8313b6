import { allergens, type Allergen } from '#shared/words/allergens.ts'
import { diets, type Diet } from '#shared/words/diets.ts'
import { findIngredientById } from './find-by-id.ts'
import type { AnimalSource, Category, Ingredient } from './ingredient.ts'
import { gramsOf } from './weight.ts'

/** The categories of meat, fish and seafood. */
export const flesh: readonly Category[] = ['meat', 'poultry', 'sausage', 'fish', 'shellfish']

export const isFlesh = ({ category }: Pick<Ingredient, 'category'>): boolean => flesh.includes(category)

/** Meat that was cooked before it came to this kitchen, and is only heated. */
export const isCookedBefore = ({ id, category }: Pick<Ingredient, 'id' | 'category'>): boolean =>
  id.startsWith('cooked-') && id !== 'cooked-ham' && (category === 'meat' || category === 'poultry')

export const isFleshId = (id: string | null): boolean => {
  const food = findIngredientById(id ?? '')
  return food !== null && isFlesh(food)
}

/** What a dish is built around; of these one takes the place of another. */
export const isMain = (id: string): boolean => {
  const food = findIngredientById(id)
  return food !== null && (isFlesh(food) || food.category === 'plantProtein' || food.category === 'legume')
}

export const isMeat = ({ category }: Ingredient): boolean => category === 'meat' || category === 'poultry'

export const isMeatOrSausage = (food: Ingredient): boolean => isMeat(food) || food.category === 'sausage'

/** Ham, bacon and salami, of which a little gives its taste. */
export const isSeasoning = (food: Ingredient): boolean =>
  isMeatOrSausage(food) && food.serving.unit === 'g' && food.serving.amount < 100

/** The middle of a plate, of which a dish has one. */
export const isHeart = (food: Ingredient): boolean =>
  (isFlesh(food) || food.category === 'plantProtein') && !isSeasoning(food)

/** Which animal a cut of meat is of, as people name it; null of what is no meat or only seasons. */
export const meatOf = (food: Ingredient | null): string | null =>
  food !== null && isMeat(food) && !isSeasoning(food) ? (food.species ?? food.animal) : null

const addedSugarPerServing = 8

/** The animals of meat. */
export const meats: readonly AnimalSource[] = ['beef', 'pork', 'lamb', 'game', 'poultry']
const vegetarianSources: readonly AnimalSource[] = ['none', 'milk', 'egg', 'honey']

/**
 * Rennet comes from the stomach of a slaughtered calf. Diets that do not allow gelatine of an unknown animal do not allow
 * it either, so one cheese cannot be no food for vegetarians and be promised to be halal.
 */
const hasSlaughtered = ({ animal, rennet }: Ingredient): boolean => animal === 'gelatine' || rennet === true

/** True of one ingredient by itself; what a whole dish adds (meat beside milk, sugar per serving) is in `factsOf`. */
const suits: Record<Diet, (ingredient: Ingredient) => boolean> = {
  vegan: ({ animal }) => animal === 'none',
  vegetarian: (food) => vegetarianSources.includes(food.animal) && !hasSlaughtered(food),
  pescatarian: (food) =>
    (vegetarianSources.includes(food.animal) || food.animal === 'fish' || food.animal === 'shellfish') &&
    !hasSlaughtered(food),
  glutenFree: ({ allergens: contained }) => !contained.includes('gluten'),
  lactoseFree: ({ lactose }) => !lactose,
  halal: (food) => food.animal !== 'pork' && !food.alcohol && !hasSlaughtered(food),
  // A rabbit never is, and game only when it was slaughtered by the rules.
  kosherStyle: (food) => !['pork', 'game', 'shellfish'].includes(food.animal) && !hasSlaughtered(food),
  lowSugar: () => true,
}

/** True when the diet allows the ingredient at all; `lowSugar` depends on the amount and never forbids one here. */
export function isSuitable(ingredient: Ingredient, diet: Diet): boolean {
  return suits[diet](ingredient)
}

function mixesMeatAndMilk(items: readonly Ingredient[]) {
  return (
    items.some(({ animal }) => meats.includes(animal)) &&
    items.some((item) => item.allergens.includes('milk'))
  )
}

/** Grams of added sugar in one portion of these items; a weight that is missing counts as one usual serving. */
export function addedSugar(
  items: readonly Ingredient[],
  servings: number,
  grams: readonly (number | null)[] = [],
): number {
  const total = items.reduce((sum, item, place) => {
    const usual = (gramsOf(item, item.serving.amount, item.serving.unit) ?? 0) * servings
    return sum + ((item.sugar ?? 0) / 100) * (grams[place] ?? usual)
  }, 0)
  return total / Math.max(servings, 1)
}

/**
 * The allergens in, and the diets kept by, a dish of these items; `grams` gives the weight of each for the whole dish
 * and decides about sugar. A dish of nothing keeps no diet.
 */
export function factsOf(
  items: readonly Ingredient[],
  servings: number,
  grams?: readonly (number | null)[],
): { allergens: Allergen[]; diets: Diet[] } {
  const contained = allergens.filter((allergen) => items.some((item) => item.allergens.includes(allergen)))
  const kept = diets.filter((diet) => {
    if (items.length === 0 || !items.every(suits[diet])) return false
    if (diet === 'kosherStyle') return !mixesMeatAndMilk(items)
    return diet !== 'lowSugar' || addedSugar(items, servings, grams) <= addedSugarPerServing
  })
  return { allergens: contained, diets: kept }
}
