import type { Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import { withFamilies } from '../../lexicon/concepts/food-ids.ts'
import { isSuitable } from '../../lexicon/facts.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Phrase } from '../steps/phrase.ts'
import type { Filling } from '../edit/operation.ts'
import type { Quality } from './qualities.ts'
import type { Course, Heat, Tag, WayName } from '../vocabulary.ts'

/** What a recipe must keep, as plain data. */
export interface Conditions {
  /** Ids of recipes that somebody named; the first is meant before the others. */
  dishes: readonly string[]
  /**
   * How far the name reaches: to these recipes alone; to a kind, with whatever else is called so; or, where nobody has
   * written the dish, to all that is like it.
   */
  reach: 'itself' | 'kind' | 'like'
  /** What they were asked for as: a recipe that is called so is meant before another of its kind. */
  called: Phrase | null
  /** What a dish that nobody has written is made of, the most important first; empty where none was named. */
  like: readonly string[]
  /** Recipes that nobody wants again. */
  not: readonly string[]
  /** Foods or families that must be in it. */
  with: readonly Filling[]
  /** Foods that would be welcome: the recipe before was made of them. */
  near: readonly string[]
  /** Foods or families that must not be in it. */
  without: readonly string[]
  /** The same, food by food: these ids and nothing that is of their kind. */
  out: readonly string[]
  allergens: readonly Allergen[]
  diets: readonly Diet[]
  course: Course | null
  /** What it is for: no other recipe is one, unless it is named. */
  occasion: Tag | null
  /** From start to table. */
  minutes: number | null
  /** How it is to be cooked; the machine that somebody asked for. */
  way: WayName | null
  /** What the kitchen cannot heat with. */
  lacks: readonly Heat[]
  /** Cuisines, kinds of dishes and occasions. */
  tags: readonly string[]
  qualities: readonly Quality[]
  /** Creamy, crunchy, sour: as recipes say what they taste of. */
  tastes: readonly string[]
  /** The only kinds of dishes that these people may eat, where there are any, and those that they may not. */
  kinds: { only: readonly string[] | null; never: readonly string[] }
  servings: number | null
}

export const noConditions: Conditions = {
  dishes: [],
  reach: 'itself',
  called: null,
  like: [],
  not: [],
  with: [],
  near: [],
  without: [],
  out: [],
  allergens: [],
  diets: [],
  course: null,
  occasion: null,
  minutes: null,
  way: null,
  lacks: [],
  tags: [],
  qualities: [],
  tastes: [],
  kinds: { only: null, never: [] },
  servings: null,
}

export const isOfFamily = (food: string, families: readonly string[]): boolean =>
  families.length > 0 && withFamilies(food).some((each) => families.includes(each))

/** Whether a food is one that was wanted. */
export const isMeant = (food: string, { food: wanted, alike = [] }: Filling): boolean =>
  isOfFamily(food, [wanted]) || alike.includes(food)

/** Whether one food may be eaten by all for whom the conditions are; what it is beside is not looked at. */
export function mayEatOf({ without, out, allergens, diets }: Conditions): (food: string) => boolean {
  const isOut = new Set(out)
  const known = new Map<string, boolean>()
  const judge = (id: string): boolean => {
    const food = findIngredientById(id)
    if (!food || isOut.has(id) || isOfFamily(id, without)) return false
    if (allergens.some((each) => food.allergens.includes(each) || food.mayContain?.includes(each)))
      return false
    return diets.every((diet) => isSuitable(food, diet))
  }
  return (id) => {
    const found = known.get(id) ?? judge(id)
    known.set(id, found)
    return found
  }
}
