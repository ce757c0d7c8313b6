import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { isFlesh, isHeart, isMain } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { isToBuy, purchases } from '../cook/in-stock.ts'
import type { Wishes } from '../recipes/wishes.ts'
import type { Composed } from '../render/compose.ts'

/** A fish pie without its fish, with chicken beside it, since its template has no place for that. */
export const isOutOfPlace = ({ plan }: Composed, { excludedIds }: Wishes) =>
  plan.parts.some(
    ({ role, ingredient }) => role === 'extra' && plan.asked.includes(ingredient) && isMain(ingredient.id),
  ) && (plan.dish.wants ?? []).some((id) => isMain(id) && excludedIds.includes(id))

/** Only tuna is left and lies beside chicken, which nobody asked for, in a dish that was only proposed. */
export const isBesideAnother = ({ plan }: Composed, { dish }: Wishes) =>
  dish === null &&
  plan.parts.some(
    ({ role, ingredient }) => role === 'extra' && plan.asked.includes(ingredient) && isHeart(ingredient),
  ) &&
  plan.parts.some(
    ({ role, ingredient }) => role !== 'extra' && isHeart(ingredient) && !plan.asked.includes(ingredient),
  )

/** What may be strewn over a dish or put beside it. */
const strewn: readonly Category[] = ['herb', 'spice', 'condiment', 'nut', 'seed', 'citrus', 'aromatic']

/** What would have to be bought where nothing is to be. */
export const boughtFor = ({ parts, asked, wishes }: Composed['plan']): Ingredient[] =>
  purchases(wishes) > 0
    ? []
    : parts.flatMap(({ ingredient }) =>
        isToBuy(ingredient.id) && !asked.includes(ingredient) ? [ingredient] : [],
      )

/** How much of what was wanted has no place in the dish: it is left out, becomes another cut, or is only put beside. */
export const outside = ({ plan }: Composed): number =>
  plan.refused.length +
  boughtFor(plan).length +
  plan.wishes.wanted.filter(({ id, loosely }) => {
    const food = findIngredientById(id)
    return (
      loosely !== true && food && isHeart(food) && plan.parts.every(({ ingredient }) => ingredient !== food)
    )
  }).length +
  plan.parts.filter(
    ({ role, ingredient }) =>
      role === 'extra' && plan.asked.includes(ingredient) && !strewn.includes(ingredient.category),
  ).length

/** Whether all that was wanted has its place in the dish. */
export const holdsAll = ({ plan }: Composed) =>
  plan.refused.length === 0 &&
  plan.parts.every(({ role, ingredient }) => role !== 'extra' || !plan.asked.includes(ingredient))

/** A shepherd's pie is named for its meat, so that one of chicken is none; a gumbo has its sausage without the prawns. */
export function hasItsHeart({ plan: { dish, parts } }: Composed): boolean {
  const named = (dish.whole ? (dish.wants ?? []) : []).flatMap((id) => findIngredientById(id) ?? [])
  const flesh = named.filter(isFlesh)
  return (
    !flesh.some(isHeart) ||
    flesh.some((each) =>
      parts.some(({ ingredient }) => ingredient.animal === each.animal && isFlesh(ingredient)),
    )
  )
}
