import type { Language } from '#shared/constants/languages.ts'
import type { Aisle } from '#shared/shopping/aisles.ts'
import type { Unit } from '#shared/words/units.ts'
import { formerIds } from './concepts/food-ids.ts'
import { findIngredientById } from './ingredients/index.ts'
import type { Category, Ingredient } from './ingredient.ts'
import { gramsOf } from './weight.ts'

const aisleOfCategory: Record<Category, Aisle> = {
  vegetable: 'produce',
  leafyGreen: 'produce',
  mushroom: 'produce',
  potato: 'produce',
  aromatic: 'produce',
  herb: 'produce',
  fruit: 'fruit',
  citrus: 'fruit',
  berry: 'fruit',
  bread: 'bakery',
  meat: 'meat',
  poultry: 'meat',
  sausage: 'meat',
  fish: 'fish',
  shellfish: 'fish',
  egg: 'dairy',
  dairy: 'dairy',
  cheese: 'dairy',
  plantProtein: 'plantBased',
  plantMilk: 'plantBased',
  grain: 'dryGoods',
  pasta: 'dryGoods',
  legume: 'dryGoods',
  nut: 'nuts',
  seed: 'nuts',
  baking: 'baking',
  sweetener: 'baking',
  chocolate: 'baking',
  spice: 'spices',
  condiment: 'sauces',
  stock: 'sauces',
  fat: 'sauces',
  spirit: 'drinks',
  wine: 'drinks',
  softDrink: 'drinks',
}

const aisleOf = ({ category, animal }: Ingredient): Aisle =>
  category === 'fat' && animal === 'milk' ? 'dairy' : aisleOfCategory[category]

/** What a shopping list needs to know of a food. */
export interface ShopFood {
  id: string
  /** One and many, in each language. */
  names: Record<Language, readonly [one: string, many: string]>
  aisle: Aisle
  /** Grams of one of the unit; null if only a scale could tell. */
  gramsPer: (unit: Unit | null) => number | null
}

/** A food that is sold, also by a former id; null for an unknown one and for a family of foods. */
export function shopFood(id: string): ShopFood | null {
  const food = findIngredientById(formerIds.get(id) ?? id)
  if (!food) return null
  const { en, fr, es, de } = food.names
  return {
    id: food.id,
    names: { en: [en.one, en.many], fr: [fr.one, fr.many], es: [es.one, es.many], de: [de.one, de.many] },
    aisle: aisleOf(food),
    gramsPer: (unit) => gramsOf(food, 1, unit),
  }
}
