import { withFamilies } from '../../lexicon/concepts/food-ids.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Category } from '../../lexicon/ingredient.ts'
import { isFleshId } from '../../lexicon/facts.ts'
import type { Entry } from '../entry.ts'

/** What gives a dish its taste or holds it together, and is in hundreds of others. */
const seasonings: ReadonlySet<Category> = new Set<Category>([
  'herb',
  'spice',
  'condiment',
  'aromatic',
  'fat',
  'stock',
])

const isSubstance = (food: string): boolean => !seasonings.has(findIngredientById(food)?.category ?? 'spice')

/** What a dish is a dish of: the first two of its foods that are more than a seasoning. */
export const substanceOf = (foods: readonly string[]): string[] => foods.filter(isSubstance).slice(0, 2)

function isKin(food: string, other: string): boolean {
  if (withFamilies(food).includes(other) || withFamilies(other).includes(food)) return true
  const [one, two] = [findIngredientById(food), findIngredientById(other)]
  return (
    one !== null &&
    two !== null &&
    isFleshId(food) &&
    one.category === two.category &&
    one.animal === two.animal
  )
}

const hasAlcohol = (food: string): boolean => findIngredientById(food)?.alcohol === true

/** Who asked for a dish without alcohol may be a child, or drive: no kin of it is a drink with some, or is made of it. */
export const bringsAlcohol = (
  { course, foods }: Pick<Entry, 'course' | 'foods'>,
  dish: readonly string[],
): boolean =>
  dish.length > 0 &&
  !dish.some(hasAlcohol) &&
  foods.some(({ food, role }) => hasAlcohol(food) && (course === 'drink' || role === 'main'))

/**
 * How like a dish a recipe is, by the foods of both; those of the dish come with the most important first. 20 points are
 * for its two substances, less what another substance takes away, and about one for each other food that both have.
 */
export function likeness({ foods }: Pick<Entry, 'foods'>, dish: readonly string[]): number {
  if (dish.length === 0) return 0
  const has = (food: string) => foods.some((each) => isKin(each.food, food))
  const [first, second] = substanceOf(dish)
  const others = dish.filter((food) => food !== first && food !== second)
  const strange = foods.filter(({ food, role }) => role === 'main' && !dish.some((each) => isKin(food, each)))
  return (
    (first !== undefined && has(first) ? 14 : 0) +
    (second !== undefined && has(second) ? 6 : 0) +
    (10 * others.filter(has).length) / Math.max(others.length, 5) -
    strange.reduce((sum, { food }) => sum + (isFleshId(food) ? 6 : 3), 0)
  )
}
