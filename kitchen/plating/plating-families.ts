import type { Composition } from '../illustrate/composition.ts'
import { dishOf, plainWords, type DrawnDish } from '../illustrate/dish.ts'
import { composedAs, glassOf } from '../illustrate/shown-as.ts'
import type { Category } from '../lexicon/ingredient.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Family } from './plating-words.ts'

/** How what is painted so is set on the table, so that the words and the picture speak of one dish. */
const served: Record<Exclude<Composition, 'drink'>, Family> = {
  soup: 'soup',
  curry: 'bowl',
  creamyGrain: 'bowl',
  sectorBowl: 'bowl',
  dip: 'bowl',
  pasta: 'bowl',
  stirFry: 'bowl',
  salad: 'leaves',
  plated: 'plate',
  knodel: 'plate',
  dumplings: 'crisp',
  skewers: 'crisp',
  friedPieces: 'crisp',
  tacos: 'bread',
  toasts: 'bread',
  burger: 'bread',
  mussels: 'bowl',
  bread: 'tray',
  gratin: 'dish',
  stuffed: 'dish',
  skillet: 'dish',
  trayBake: 'dish',
  flatTart: 'dish',
  crumble: 'dish',
  bakedFruit: 'dish',
  cake: 'slice',
  fruitTart: 'slice',
  strudel: 'slice',
  dessertGlass: 'glass',
  fruitBowl: 'cup',
  ramekin: 'cup',
  pancakes: 'warmPlate',
  crepes: 'warmPlate',
  unmoulded: 'warmPlate',
  scoops: 'scoop',
  biscuits: 'tray',
}

/** Where a dessert is served otherwise than a main course that looks like it. */
const servedSweet: Partial<Record<Composition, Family>> = {
  creamyGrain: 'cup',
  friedPieces: 'warmPlate',
  knodel: 'warmPlate',
  toasts: 'warmPlate',
}

const thick = /\b(smoothies?|lassi|milkshakes?|shakes?|batidos?|horchata|frappe|frozen|colada)\b/

function familyOfDrink(dish: DrawnDish): Family {
  if (thick.test(plainWords(dish.title))) return 'thick'
  const glass = glassOf(dish)
  if (glass === 'cup') return 'mug'
  return glass === 'coupe' || glass === 'martini' ? 'coupe' : 'drink'
}

/** How a recipe is plated, whoever wrote it. */
export function familyOf(recipe: RecipeStructure): Family {
  const dish = dishOf({ recipe })
  const composition = composedAs(dish)
  if (composition === 'drink') return familyOfDrink(dish)
  return (recipe.dishType === 'Desserts' && servedSweet[composition]) || served[composition]
}

/** Rice and pasta that are tossed with the rest are no bed for it. */
const tossed: readonly Composition[] = ['pasta', 'creamyGrain', 'stirFry', 'skillet', 'soup', 'salad']

export const hasBed = (recipe: RecipeStructure) => !tossed.includes(composedAs(dishOf({ recipe })))

/** What may lie on top at the end. */
export function garnishesOf(family: Family): readonly Category[] {
  if (family === 'glass' || family === 'slice' || family === 'cup') return ['herb', 'nut', 'berry']
  return ['herb', 'nut', 'seed']
}
