import { diets, type Diet } from '#shared/words/diets.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { isSuitable } from './facts.ts'
import { findIngredientById } from './ingredients/index.ts'
import type { Category } from './ingredient.ts'

/** What a week plan needs to know of a food. */
export interface FoodFacts {
  allergens: readonly Allergen[]
  /** The diets that do not allow it. */
  againstDiets: readonly Diet[]
  hasAlcohol: boolean
  /** The rest of an opened pack, bunch or head should be used within days. */
  isPerishable: boolean
}

const perishable = new Set<Category>(['leafyGreen', 'vegetable', 'mushroom', 'herb', 'berry', 'dairy'])

const known = new Map<string, FoodFacts | null>()

function readFacts(id: string): FoodFacts | null {
  const food = findIngredientById(id)
  if (!food) return null
  return {
    allergens: food.allergens,
    againstDiets: diets.filter((diet) => !isSuitable(food, diet)),
    hasAlcohol: food.alcohol === true,
    isPerishable: perishable.has(food.category),
  }
}

/** Null for a family of foods and for an unknown id. */
export function factsOfFood(id: string): FoodFacts | null {
  let facts = known.get(id)
  if (facts === undefined) {
    facts = readFacts(id)
    known.set(id, facts)
  }
  return facts
}

/** Foods that place a dish on the map. A dish may belong to several cuisines, or to none. */
const signatures = {
  eastAsian: ['soy-sauce', 'miso', 'hoisin-sauce', 'mirin', 'nori', 'gochujang', 'kimchi', 'rice-vinegar'],
  southEastAsian: ['fish-sauce', 'lemongrass', 'thai-basil'],
  indian: ['curry-powder', 'garam-masala', 'ghee'],
  levantine: ['tahini', 'pomegranate-molasses', 'zaatar', 'sumac'],
  northAfrican: ['ras-el-hanout', 'harissa'],
  italian: ['parmesan', 'mozzarella'],
  greek: ['feta'],
  mexican: ['corn-tortilla', 'jalapeno', 'chipotle'],
  spanish: ['smoked-paprika', 'chorizo'],
  french: ['herbes-de-provence', 'tarragon'],
  centralEuropean: ['sauerkraut', 'caraway'],
} as const

const cuisineOfFood = new Map<string, string>()
for (const [cuisine, foods] of Object.entries(signatures)) {
  for (const id of foods) {
    if (!findIngredientById(id)) throw new Error(`The cuisine "${cuisine}" has an unknown food "${id}".`)
    cuisineOfFood.set(id, cuisine)
  }
}

/** The cuisines that the foods of a dish speak of. */
export function cuisinesOf(foodIds: readonly string[]): string[] {
  return [...new Set(foodIds.flatMap((id) => cuisineOfFood.get(id) ?? []))]
}
