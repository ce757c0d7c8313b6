import { expect, it } from 'vitest'
import { isHighInMercury, isSaltyForInfants, isSyrup } from '../lexicon/vulnerable-eaters.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { dishes } from '../recipes/dishes.ts'
import { cookedFor } from '../test/cooked.ts'
import { sample } from '../test/sample.ts'
import type { Wishes } from '../recipes/wishes.ts'

/** What no wording of a request may let through: the plan is looked at, and who eats from it. */
const never: readonly (readonly [string, Partial<Wishes>, (ingredient: Ingredient) => boolean])[] = [
  [
    'a baby: salt, honey, syrup, alcohol, tuna, whole nuts, grapes, olives and the like',
    { infant: true, child: true },
    (each) =>
      isSaltyForInfants(each) ||
      isSyrup(each) ||
      isHighInMercury(each) ||
      each.alcohol === true ||
      /^(?:almond|walnut|peanut|cashew|grape|olive|cherry-tomato|raisin|popcorn)$/.test(each.id),
  ],
  [
    'a small child: whole nuts, grapes, alcohol, tuna',
    { toddler: true, child: true },
    (each) =>
      isHighInMercury(each) ||
      each.alcohol === true ||
      /^(?:almond|walnut|peanut|cashew|pistachio|grape)$/.test(each.id),
  ],
  [
    'a pregnant woman: alcohol, liver, mould cheese, raw ham, smoked fish, tuna, sprouts',
    { pregnant: true },
    (each) =>
      isHighInMercury(each) ||
      each.alcohol === true ||
      /liver|brie|blue-cheese|cured-ham|salami|oyster$|bean-sprout|^smoked-(?:salmon|trout)$/.test(each.id),
  ],
]

it.each(never)('never for %s', (who, eaters, isWrong) => {
  const wrong = sample(dishes, 5, ({ id }) => `${who} ${id}`).flatMap((dish) =>
    cookedFor(dish, eaters)
      .parts.filter(({ ingredient }) => isWrong(ingredient))
      .map(({ ingredient }) => `${dish.id}: ${ingredient.id}`),
  )
  expect(wrong).toEqual([])
})
