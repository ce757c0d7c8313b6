import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import type { Dish } from '../recipes/dishes.ts'
import { groupDefaults } from '../lexicon/group-defaults.ts'
import { templateOf } from '../recipes/index.ts'
import { groupMembers, type FoodGroup } from '../lexicon/food-groups.ts'
import type { Wanted, CookWishes } from '../recipes/wishes.ts'
import { withFamilies } from '../lexicon/concepts/food-ids.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { cutThatFits } from './animal-cuts.ts'
import { isMeat, isSeasoning } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'

/** Naming only these leaves open what the dish is really made of. */
const besides: readonly Category[] = [
  'pasta',
  'grain',
  'bread',
  'cheese',
  'herb',
  'spice',
  'aromatic',
  'wine',
]

/** What a classic is built around: who names one of these does not want its usual meat as well. */
const centre: readonly Category[] = [
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'legume',
  'plantProtein',
  'mushroom',
]

/** What is only cooked from the tin here, since dried it would need a night and a long boil. */
export const tinned: Readonly<Record<string, string>> = {
  'dried-kidney-bean': 'kidney-bean',
  'dried-chickpea': 'chickpea',
}

/** Dried kidney beans are poisonous until soaked and boiled hard, a day's work no dish here plans for: tinned ones go in. */
function readyCooked(wanted: Wanted): Wanted {
  const id = tinned[wanted.id]
  if (!id) return wanted
  const weighed = wanted.amount !== null && (wanted.unit === 'g' || wanted.unit === 'kg')
  return {
    ...wanted,
    id,
    amount: weighed ? Math.round((wanted.amount ?? 0) * 2.4 * 100) / 100 : wanted.amount,
  }
}

/** Who names one of these gets that one, where the dish itself has a single other: its stock, its ham, its mince. */
const varieties: readonly string[] = [
  'fish',
  'chicken',
  'minced-meat',
  'lentil',
  'cabbage',
  'rice',
  'pasta',
  'beer',
  'wine',
  'paprika',
  'rum',
  'vinegar',
  'mustard',
]
const takesTheOnly: readonly ((ingredient: Ingredient) => boolean)[] = [
  ({ category }) => category === 'stock',
  ({ id }) => /-ham$|^bacon$/.test(id),
  ({ id }) => /^(tinned-tomato|passata|green-salsa|tomatillo)$/.test(id),
  ({ id }) => /^(waxy-)?potato$|^mashed-potato$/.test(id),
  ...varieties.map(
    (family) =>
      ({ id }: Ingredient) =>
        withFamilies(id).includes(family),
  ),
]

/** "Lasaña de carne" is made of the meat that the dish is usually made of. */
const usualIn = ({ template }: Dish, group: FoodGroup): string[] => {
  const main = templateOf(template)?.roles.find(({ id }) => id === 'main')
  return main && Array.isArray(main.pool)
    ? main.pool.filter((id: string) => {
        const ingredient = findIngredientById(id)
        return ingredient !== null && ingredient !== undefined && groupMembers[group](ingredient)
      })
    : []
}

/** Who says "pork" of a pozole, or "ham" of a piperade, means what the dish is made of. */
function ownCut(id: string, { wants = [], alone = [] }: Dish): string | null {
  const named = findIngredientById(id)
  const isHam = id.endsWith('-ham')
  const alike = [...wants, ...alone].filter((each) =>
    isHam ? each.endsWith('-ham') : !each.endsWith('-ham') && isMeatOf(each, named?.animal),
  )
  return alike.length === 1 ? (alike[0] ?? null) : null
}

/** The cut that is cooked where somebody named a food, by the dish and the time there is. */
export const cutMeant = (id: string, loosely: boolean, dish: Dish, minutes: number | null): string =>
  (loosely ? ownCut(id, dish) : null) ?? cutThatFits(id, loosely, dish, minutes)

function isMeatOf(id: string, animal: Ingredient['animal'] | undefined): boolean {
  const food = findIngredientById(id)
  return food !== null && food.animal === animal && isMeat(food)
}

/** Not bacon and ham, which only season. */
const isRawMeat = (each: Ingredient) => isMeat(each) && !isSeasoning(each)

/** What the guest named, then what the dish itself cannot be without, as far as the guest does not replace it. */
export function wantedIngredients(wishes: CookWishes, dish: Dish) {
  const fitting = (id: string, loosely = false) =>
    findIngredientById(cutMeant(id, loosely, dish, wishes.minutes))
  const sort = wishes.wanted.some(({ id }) => id.endsWith('-rice'))
  const named = wishes.wanted.map(readyCooked).flatMap((wanted) => {
    // "Sushi rice" names the rice twice.
    if (wanted.id === 'rice' && sort) return []
    // What is cooked already is no longer another cut.
    const ingredient = wanted.cooked ? findIngredientById(wanted.id) : fitting(wanted.id, wanted.loosely)
    return ingredient ? [{ ingredient, wanted }] : []
  })
  const kinds = wishes.wantedGroups.flatMap((group) => {
    if (named.some(({ ingredient }) => groupMembers[group](ingredient))) return []
    const mince =
      dish.minced && (group === 'meat' || group === 'redMeat') ? ['minced-beef', 'minced-turkey'] : []
    const pick = [...mince, ...usualIn(dish, group), ...groupDefaults[group]]
      .map(findIngredientById)
      .find((each) => each && isAllowed(each, wishes))
    return pick ? [{ ingredient: pick, wanted: null }] : []
  })
  const onlyBase = named.every(({ ingredient: { category } }) =>
    dish.whole ? !centre.includes(category) : besides.includes(category),
  )
  const alone = onlyBase && kinds.length === 0 ? (dish.alone ?? []) : []
  const own = [...(dish.wants ?? []), ...alone].flatMap((id) => {
    const ingredient = fitting(id)
    return ingredient ? [{ ingredient, wanted: null }] : []
  })
  const hearts = own.map(({ ingredient }) => ingredient)
  const replaced = (each: Ingredient) =>
    takesTheOnly.some(
      (isOfKind) =>
        isOfKind(each) &&
        hearts.filter(isOfKind).length === 1 &&
        named.some(({ ingredient }) => isOfKind(ingredient)),
    )
  // What is left of a roast takes the place of the meat that the dish would cook from raw.
  const isCheeseThere =
    wishes.dish === null && named.some(({ ingredient: { category } }) => category === 'cheese')
  const isMeatThere = named.some(({ ingredient, wanted }) => wanted.cooked === true && isMeat(ingredient))
  return [
    ...named,
    ...kinds,
    ...own.filter(
      ({ ingredient }) =>
        !replaced(ingredient) &&
        !(isMeatThere && isRawMeat(ingredient)) &&
        !(isCheeseThere && ingredient.category === 'cheese'),
    ),
  ]
}
