import type { Ingredient } from '#server/food/ingredient.ts'
import { selectorOf } from '../health/selectors.ts'
import type { Wishes } from '../requests/wishes.ts'

/** Tuna, fresh or tinned; the other big hunters of the sea are not in the larder. */
export const isHighInMercury = selectorOf('mercury')

const salty = selectorOf('infant-salt')
const syrupy = selectorOf('infant-syrup')
const sweet = selectorOf('infant-sugar')

/** A sweet dish that somebody named for several people is not the baby's; it is said that the baby gets none of it. */
export const isForOthers = ({ dish, servings }: Pick<Wishes, 'dish' | 'servings'>): boolean =>
  dish !== null && (servings ?? 0) >= 3

/** What has no place in a dish that somebody under one year eats from: salt, honey, syrups and sugar. */
export const isOutForInfants = (ingredient: Ingredient, wishes: Pick<Wishes, 'dish' | 'servings'>): boolean =>
  salty(ingredient) || syrupy(ingredient) || (sweet(ingredient) && !isForOthers(wishes))
