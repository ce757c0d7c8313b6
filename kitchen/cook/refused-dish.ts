import { dishById, dishes, type Dish } from '../recipes/dishes.ts'
import { isNamedIn } from '../recipes/dish-names.ts'
import { fold } from '../understand/fold.ts'
import type { CookWishes } from '../understand/wishes.ts'

const plainOf = (dish: Dish) => dishes.find(({ pattern }) => pattern === dish.pattern)

/**
 * True when who wants no such dish does not want the other either: who is tired of soup wants none of all the soups,
 * who is tired of goulash only wants no goulash.
 */
export function refuses(refused: Dish, other: Dish): boolean {
  if (refused.id === other.id) return true
  if (plainOf(refused) === refused && other.pattern === refused.pattern) return true
  return [...Object.values(other.label), other.manner ?? ''].some((name) => isNamedIn(refused, fold(name)))
}

/** True for a dish of a kind that the guest said they do not want. */
export const isRefusedDish = (dish: Dish, { refusedDishes }: Pick<CookWishes, 'refusedDishes'>): boolean =>
  refusedDishes.some((id) => {
    const refused = dishById(id)
    return refused !== null && refuses(refused, dish)
  })
