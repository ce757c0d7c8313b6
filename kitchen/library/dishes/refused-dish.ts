import { dishById, plainDishOf, type Dish } from './dishes.ts'
import { namesIn } from './dish-names.ts'
import { fold } from '../../lexicon/text/fold.ts'
import type { CookWishes } from '../../safety/wishes/wishes.ts'

const remembered = new Map<Dish, ReadonlySet<Dish>>()

/** The dishes that the names of a dish name: an onion soup is a soup. */
function namedInNamesOf(dish: Dish): ReadonlySet<Dish> {
  const known = remembered.get(dish)
  if (known) return known
  const names = new Set([...Object.values(dish.label), dish.manner ?? ''].map(fold))
  const named = new Set([...names].flatMap((name) => namesIn(name).map((each) => each.dish)))
  remembered.set(dish, named)
  return named
}

/**
 * True when who wants no such dish does not want the other either: who is tired of soup wants none of all the soups,
 * who is tired of goulash only wants no goulash.
 */
export function refuses(refused: Dish, other: Dish): boolean {
  if (refused.id === other.id) return true
  if (plainDishOf(refused.kind) === refused && other.kind === refused.kind) return true
  return namedInNamesOf(other).has(refused)
}

/** True for a dish of a kind that the guest said they do not want. */
export const isRefusedDish = (dish: Dish, { refusedDishes }: Pick<CookWishes, 'refusedDishes'>): boolean =>
  refusedDishes.some((id) => {
    const refused = dishById(id)
    return refused !== null && refuses(refused, dish)
  })
