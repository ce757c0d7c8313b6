import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { gramsOf } from '../lexicon/weight.ts'
import type { Amount } from '../recipes/template.ts'
import type { CookWishes, Wanted } from '../recipes/wishes.ts'

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
/** So many times its usual amount a dish bears of it. */
const mostTimes = 3

const seasons: readonly Category[] = ['cheese', 'sausage', 'meat', 'nut', 'chocolate', 'dairy']

/** What somebody eats a share of, so that who names it wants no taste of it only. */
const eaten: readonly Category[] = [
  'vegetable',
  'leafyGreen',
  'mushroom',
  'legume',
  'grain',
  'pasta',
  'potato',
  'fruit',
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'plantProtein',
  'cheese',
  'bread',
]
const leastShare = 0.6

/** The least grams of a food that was named for a dish without a name: most of a usual helping for each. */
function leastOf(ingredient: Ingredient, heads: number): number {
  const helping = gramsOf(ingredient, ingredient.serving.amount, ingredient.serving.unit) ?? 0
  return eaten.includes(ingredient.category) && helping >= 60 ? leastShare * helping * heads : 0
}

/** So many at least are several. */
const several = 3

/** An amount as much as there is of it: little of a rest, much of a glut, and never a taste only of what was named; `heads` share it. */
export function asMuchAsThere(
  ingredient: Ingredient,
  amount: Amount | null,
  wanted: Wanted | null,
  servings: number,
  heads: number,
): Amount | null {
  if (amount === null || wanted === null || wanted.amount !== null) return amount
  const there = gramsOf(ingredient, amount.amount, amount.unit)
  if (there === null || there === 0) return amount
  const most = wanted.cooked ? bit.cooked : seasons.includes(ingredient.category) ? bit.seasoning : bit.other
  const least =
    wanted.rough === 'plenty'
      ? glut * servings
      : wanted.rough === 'several'
        ? several * (ingredient.grams.piece ?? 0)
        : leastOf(ingredient, heads)
  const share =
    wanted.rough === 'little' ? Math.min(1, most / there) : Math.min(Math.max(1, least / there), mostTimes)
  if (share === 1) return amount
  const scaled = amount.amount * share
  const round = amount.unit === 'g' || amount.unit === 'ml' ? 10 : amount.unit === null ? 1 : 0.5
  return { ...amount, amount: Math.max(Math.round(scaled / round) * round, round === 10 ? 10 : 0.5) }
}
