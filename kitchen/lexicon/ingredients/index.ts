import type { Ingredient } from '../ingredient.ts'
import { aromatics } from './aromatics.ts'
import { bottles } from './bottles.ts'
import { breads } from './breads.ts'
import { condiments } from './condiments.ts'
import { dairyAndEggs } from './dairy-and-eggs.ts'
import { drinks } from './drinks.ts'
import { farKitchens } from './far-kitchens.ts'
import { fats } from './fats.ts'
import { fruits } from './fruit.ts'
import { grains } from './grains.ts'
import { herbs, spices } from './herbs-and-spices.ts'
import { leafyGreens } from './leafy-greens.ts'
import { legumes } from './legumes.ts'
import { meats } from './meat.ts'
import { mushrooms } from './mushrooms.ts'
import { nutsAndSeeds } from './nuts-and-seeds.ts'
import { pasta } from './pasta.ts'
import { pastry } from './pastry.ts'
import { plantBased } from './plant-based.ts'
import { potatoes } from './potatoes.ts'
import { seafood } from './seafood.ts'
import { sweetAndBaking } from './sweet-and-baking.ts'
import { vegetables } from './vegetables.ts'

/** Every known ingredient, by category. */
export const ingredients: readonly Ingredient[] = [
  ...vegetables,
  ...leafyGreens,
  ...mushrooms,
  ...legumes,
  ...grains,
  ...pasta,
  ...breads,
  ...potatoes,
  ...fruits,
  ...nutsAndSeeds,
  ...meats,
  ...seafood,
  ...dairyAndEggs,
  ...plantBased,
  ...farKitchens,
  ...fats,
  ...herbs,
  ...spices,
  ...aromatics,
  ...condiments,
  ...sweetAndBaking,
  ...pastry,
  ...drinks,
  ...bottles,
]

const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))

/** The ingredient of this id; throws when there is none, for ids come from our own code only. */
export function ingredientById(id: string): Ingredient {
  const found = byId.get(id)
  if (!found) throw new Error(`No ingredient is called "${id}"`)
  return found
}
