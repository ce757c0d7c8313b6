import type { Composition } from '../illustrate/looks/look.ts'
import { dishOf, plainWords, type DrawnDish } from '../illustrate/dish.ts'
import { glassOf, lookOf } from '../illustrate/shown-as.ts'
import type { Category } from '../lexicon/ingredient.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Family } from './plating-words.ts'

/** How what is painted so is set on the table, so that the words and the picture speak of one dish. */
const served: Record<Composition, Family> = {
  soup: 'soup',
  stew: 'bowl',
  salad: 'leaves',
  noodles: 'bowl',
  plate: 'plate',
  pan: 'dish',
  bake: 'dish',
  bread: 'bread',
  pieces: 'tray',
  cake: 'slice',
  spoon: 'warmPlate',
  drink: 'drink',
}

/** Looks that are served otherwise than the rest of their composition. */
const servedOtherwise: readonly (readonly [Family, string])[] = [
  ['bowl', 'bowl dip'],
  [
    'crisp',
    'skewers fritters croquettes fried-balls fried-crisp chips dumplings parcels rolls fresh-rolls maki',
  ],
  ['plate', 'knodel'],
  ['dish', 'tart pizza pie calzone'],
  [
    'tray',
    'loaf baguettes breadsticks focaccia bread-rolls buns-cross bagels pretzels spirals wreath plait croissants flatbreads popovers in-pastry',
  ],
  ['glass', 'verrine sundae'],
  ['cup', 'porridge fruit-bowl compote brulee islands custard mug-cake souffle sauce-cup'],
  ['warmPlate', 'pancakes waffles crepes churros kaiserschmarrn french-toast'],
  ['scoop', 'scoops'],
]

/** Where a dessert is served otherwise than a main course that looks like it. */
const servedSweet: Partial<Record<string, Family>> = {
  fritters: 'warmPlate',
  'fried-crisp': 'warmPlate',
  knodel: 'warmPlate',
  rolls: 'warmPlate',
}

const familyOfLook = new Map(
  servedOtherwise.flatMap(([family, names]) => names.split(' ').map((name) => [name, family] as const)),
)

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
  const { name, composition } = lookOf(dish)
  if (composition === 'drink') return familyOfDrink(dish)
  const sweet = recipe.dishType === 'Desserts' ? servedSweet[name] : undefined
  return sweet ?? familyOfLook.get(name) ?? served[composition]
}

/** Rice and pasta that are tossed with the rest are no bed for it. */
const tossed: readonly Composition[] = ['noodles', 'pan', 'soup', 'salad']

export const hasBed = (recipe: RecipeStructure) => !tossed.includes(lookOf(dishOf({ recipe })).composition)

/** What may lie on top at the end. */
export function garnishesOf(family: Family): readonly Category[] {
  if (family === 'glass' || family === 'slice' || family === 'cup') return ['herb', 'nut', 'berry']
  return ['herb', 'nut', 'seed']
}
