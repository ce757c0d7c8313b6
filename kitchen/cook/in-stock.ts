import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { gramsOf } from '../lexicon/weight.ts'
import type { Amount } from '../recipes/template.ts'
import type { CookWishes, Wanted } from '../understand/wishes.ts'

/** What most kitchens have, also where somebody says that there is nothing else. */
const staples: readonly Category[] = [
  'stock',
  'fat',
  'spice',
  'condiment',
  'sweetener',
  'baking',
  'grain',
  'pasta',
]
const alsoThere =
  /^(?:onion|garlic|tinned-tomato|tomato-paste|passata|flour|butter|milk|water|egg|breadcrumb)$/

/** Of sauces and pastes only these; the rest somebody has to have. */
const shelf = /vinegar$|mustard$|^(soy-sauce|ketchup|mayonnaise|worcestershire-sauce)$/

function isInLarder(id: string): boolean {
  const food = findIngredientById(id)
  if (food === null || alsoThere.test(id)) return true
  return staples.includes(food.category) && (food.category !== 'condiment' || shelf.test(id))
}

/** Garnish, and the heart of another dish: nobody goes out for these where something is to be used up. */
const trimmings: readonly Category[] = [
  'herb',
  'citrus',
  'nut',
  'seed',
  'leafyGreen',
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
]

/** Named so, a dish is a way of cooking what is there. */
const ways: ReadonlySet<string> = new Set([
  'hash',
  'panFry',
  'trayBake',
  'stirFry',
  'gratin',
  'frittata',
  'omelette',
  'friedRice',
])

type Stock = Pick<CookWishes, 'pantryOnly' | 'useUp' | 'wanted' | 'dish'>

/** True where what was named decides: nothing fresh is bought to fill a dish up. */
export const isFromStock = ({ pantryOnly, useUp, wanted, dish }: Stock): boolean =>
  (pantryOnly && wanted.length > 1) || (useUp && wanted.length > 0 && (dish === null || ways.has(dish)))

/** How many fresh things may be bought for it. */
export const purchases = (wishes: Stock): number =>
  !isFromStock(wishes) ? Infinity : wishes.pantryOnly && wishes.wanted.length > 1 ? 0 : 1

/** True for what would have to be bought by somebody who cooks from what is there. */
export const isToBuy = (id: string): boolean => !isInLarder(id)

export const isTrimming = (id: string): boolean =>
  trimmings.includes(findIngredientById(id)?.category ?? 'herb')

/** The most that a bit of it comes to, and the least of a glut for each who eats. */
const bit = { seasoning: 80, cooked: 250, other: 150 }
const glut = 280

const seasons: readonly Category[] = ['cheese', 'sausage', 'meat', 'nut', 'chocolate', 'dairy']

/** An amount as much as there is of it: little of a rest, much of a glut. */
export function asMuchAsThere(
  ingredient: Ingredient,
  amount: Amount | null,
  wanted: Wanted | null,
  servings: number,
): Amount | null {
  if (amount === null || wanted?.rough === undefined) return amount
  const there = gramsOf(ingredient, amount.amount, amount.unit)
  if (there === null || there === 0) return amount
  const most = wanted.cooked ? bit.cooked : seasons.includes(ingredient.category) ? bit.seasoning : bit.other
  const share = wanted.rough === 'little' ? Math.min(1, most / there) : Math.max(1, (glut * servings) / there)
  const scaled = amount.amount * share
  const round = amount.unit === 'g' || amount.unit === 'ml' ? 10 : amount.unit === null ? 1 : 0.5
  return { ...amount, amount: Math.max(Math.round(scaled / round) * round, round === 10 ? 10 : 0.5) }
}
