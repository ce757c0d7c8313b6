import { languages } from '#shared/constants/languages.ts'
import { withFamilies } from '../../lexicon/concepts/food-ids.ts'
import { isFleshId } from '../../lexicon/facts.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { fold } from '../../lexicon/fold.ts'
import { hashOf } from '../../lexicon/hash.ts'
import { generalSwapsFor } from '../edit/general-swaps.ts'
import { proteins } from '../edit/swap.ts'
import type { Filling, Operation } from '../edit/operation.ts'
import type { Entry } from '../entry.ts'
import { isMeant, mayEatOf, type Conditions } from './conditions.ts'
import { bringsAlcohol, likeness } from './likeness.ts'
import type { Found } from './made-to-fit.ts'
import { qualityScore, type Seen } from './qualities.ts'

/** What a recipe is judged by: one of the library, or a master with what was put into it. */
export type Judged = Pick<Entry, 'id' | 'taste'> & Seen

/** Each wish is worth as much as its share of all that was named; two are worth as much as twelve points each. */
const weightOf = ({ with: wanted }: Pick<Conditions, 'with'>) => 24 / Math.max(wanted.length, 2)

const isSameClass = (food: string, other: string) =>
  findIngredientById(food)?.category === findIngredientById(other)?.category

/** Whether a recipe is called after a food. */
function isCalledAfter({ names }: Pick<Entry, 'names'>, food: string): boolean {
  const name = findIngredientById(food)?.names.en.one
  return name !== undefined && fold(names.en).includes(fold(name))
}

/** In how many of the languages its name has what it was asked for as, as a share. */
export const calledSo = ({ names }: Pick<Entry, 'names'>, called: Conditions['called']): number =>
  called === null
    ? 0
    : languages.filter((language) => fold(names[language]).includes(fold(called[language]))).length /
      languages.length

/** What is written for those who must not have something is for them: its name says so. */
function isForFew({ names }: Pick<Entry, 'names'>, conditions: Conditions): boolean {
  const [, thing = ''] = /(\w+)-free\b/i.exec(names.en) ?? []
  if (thing === '') return false
  const food = standsFor[thing.toLowerCase()]
  return food === undefined
    ? conditions.allergens.length + conditions.diets.length === 0
    : mayEatOf(conditions)(food)
}

/** The food that somebody may not have for whom such a recipe is. */
const standsFor: Readonly<Record<string, string>> = {
  egg: 'egg',
  gluten: 'flour',
  dairy: 'milk',
  lactose: 'milk',
  nut: 'walnut',
  alcohol: 'red-wine',
}

/** Who names no fruit asks for nothing out of the blender. */
const blended: readonly string[] = ['smoothie', 'blended-drink', 'lassi']

/** What was asked for in the form, the origin and the name of a dish, whatever is in it. */
export function formScore(recipe: Judged, conditions: Conditions, seed: string): number {
  const { dishes, reach, near, tags, qualities, tastes, called, like } = conditions
  const named = dishes.indexOf(recipe.id)
  const isNear = (each: Entry['foods'][number]) => each.role === 'main' && near.includes(each.food)
  return (
    (hashOf(`${seed}/${recipe.id}`) % 100) / 60 +
    recipe.foods.filter(isNear).length * 3 +
    tags.reduce((sum, tag) => sum + (recipe.tags.some((each) => each === tag) ? 8 : -3), 0) +
    qualityScore(recipe, qualities) +
    tastes.filter((taste) => recipe.taste.includes(taste)).length * 4 +
    calledSo(recipe, called) * 14 +
    (named < 0 ? 0 : reach === 'like' ? 10 : named > 0 ? 24 : reach === 'itself' ? 36 : 28) +
    likeness(recipe, like) -
    (bringsAlcohol(recipe, like) ? 80 : 0) -
    (isForFew(recipe, conditions) ? 12 : 0) -
    (conditions.with.length === 0 && recipe.tags.some((tag) => blended.includes(tag)) ? 3 : 0)
  )
}

const isWanted = (food: string, { with: wanted }: Pick<Conditions, 'with'>) =>
  wanted.some((each) => isMeant(food, each))

/**
 * A dish of something else: each main food that nobody named makes it one, and meat or fish most of all, above all where a
 * kind of dish is asked for: a leek gratin is none of salmon.
 */
function strangers({ foods }: Judged, conditions: Conditions): number {
  if (conditions.with.length === 0) return 0
  const flesh = conditions.reach === 'kind' ? 14 : 7
  const worth = ({ food, role }: Entry['foods'][number]) =>
    role === 'main'
      ? isFleshId(food)
        ? flesh
        : 1.5
      : role === 'base' && isHeart(food) && isFleshId(food)
        ? 2.5
        : 0
  return foods.reduce((sum, each) => (isWanted(each.food, conditions) ? sum : sum + worth(each)), 0)
}

/** How near a recipe is to what is wanted, before anything is done to it. */
export function nearness(recipe: Judged, conditions: Conditions, mayEat: (food: string) => boolean): number {
  const weight = weightOf(conditions)
  let score = -strangers(recipe, conditions)
  for (const filling of conditions.with) {
    const own = recipe.foods.find((each) => isMeant(each.food, filling))
    const like = recipe.foods.some(({ food, role }) => role === 'main' && isSameClass(food, filling.food))
    score += own ? ownWorth(recipe, own, weight) : like ? weight * 0.4 : -weight
  }
  const place = { course: recipe.course, told: '', foods: recipe.foods.map(({ food }) => food) }
  for (const { food, role, mayGo, swaps } of recipe.foods) {
    if (mayEat(food)) continue
    const isSwapped = [...swaps.flatMap(({ foods }) => foods), ...generalSwapsFor(food, place)].some(mayEat)
    score -= role === 'main' ? (isSwapped ? 7 : 40) : mayGo ? 1 : isSwapped ? 1.5 : 6
  }
  return score
}

/** What a recipe is made of is worth more than what is scattered over it; herbs, spices and what fills the plate are never more than there. */
function ownWorth(recipe: Judged, { food, role }: Entry['foods'][number], weight: number): number {
  const category = findIngredientById(food)?.category
  const isSmall = category === 'herb' || category === 'spice' || category === 'condiment'
  const isStaple = category === 'pasta' || category === 'grain' || category === 'bread'
  const share = isStaple || isSmall ? 1 : role === 'main' ? 1.4 : role === 'base' ? 1 : 0.4
  return weight * share + (isCalledAfter(recipe, food) ? 3 : 0)
}

export const isHeart = (id: string): boolean => proteins.includes(findIngredientById(id)?.category ?? 'fat')

/** Butternut squash is a pumpkin; what a recipe names in the place of a food itself is as good. */
function isClose(food: string, by: string, { foods }: Judged): boolean {
  const isKin = withFamilies(by).includes(food) || withFamilies(food).includes(by)
  return (
    isKin || foods.some((each) => each.food === food && each.swaps.some((swap) => swap.foods.includes(by)))
  )
}

/** What a food is worth that an operation has brought in, as a share of one that was there. */
function broughtWorth(
  recipe: Judged,
  operation: Operation | undefined,
  { food }: Filling,
  { isFirst, isNamed }: { isFirst: boolean; isNamed: boolean },
): number {
  if (operation?.op === 'swap') {
    if (isClose(operation.food, operation.by, recipe)) return 0.9
    const line = recipe.foods.find((each) => each.food === operation.food)
    // Stale bread for the crumbs of a cake is no dish of bread.
    if (line?.role !== 'main') return isFirst && !isNamed ? 0.3 : 0.7
    // Tofu for the pork is another dish, unless the dish is what was named.
    return isHeart(operation.food) ? (isNamed ? -0.1 : -1) : 0.3
  }
  if (operation?.op !== 'add') return 0
  // What has a heart does not get another beside it; what has none is served with it.
  if (!isHeart(food)) return isFirst && !isNamed ? -0.2 : 0.4
  // Who asks for fish first is not given aubergines with a fillet on top.
  if (isFirst && !isNamed) return -0.5
  return recipe.foods.some((each) => each.role === 'main' && isHeart(each.food)) ? -1.2 : 0.1
}

/** What a finished draft is worth for the foods that were named: what was named first is missed most. */
function foodScore(recipe: Judged, { done, missing }: Omit<Found, 'score'>, conditions: Conditions): number {
  const weight = weightOf(conditions)
  return conditions.with.reduce((sum, filling, at) => {
    const times = at === 0 ? 1.25 : 1
    const own = recipe.foods.find((each) => isMeant(each.food, filling))
    if (own) return sum + ownWorth(recipe, own, weight) * times + (own.food === filling.food ? 1.5 : 0)
    const isFirst = at === 0
    if (missing.includes(filling.food)) return sum - weight * (isFirst ? 1.6 : 0.8)
    const isOf = (each: Operation) =>
      (each.op === 'add' && isMeant(each.food, filling)) || (each.op === 'swap' && isMeant(each.by, filling))
    // A leek gratin is no potato gratin with leeks in it: only who names this very dish wants something put into it.
    const isNamed = conditions.dishes.includes(recipe.id) && conditions.reach === 'itself'
    return sum + broughtWorth(recipe, done.find(isOf), filling, { isFirst, isNamed }) * weight * times
  }, 0)
}

/** What was done to keep people safe or content makes a dish less itself, and what cannot be done makes it none. */
function costOf(
  recipe: Judged,
  { done, offers, stays, breaks, late, minutes }: Omit<Found, 'score'>,
  isNamed: boolean,
): number {
  const isMain = (each: Operation) =>
    each.op === 'swap' &&
    !isClose(each.food, each.by, recipe) &&
    recipe.foods.some(({ food, role }) => role === 'main' && food === each.food)
  return (
    done.filter(({ op }) => op !== 'add').length * (isNamed ? 1.2 : 5) +
    done.filter((each) => each.op === 'leaveOut').length * 1.5 +
    done.filter(isMain).length * 3 +
    offers.length * 8 +
    (stays.length + breaks.length) * 25 +
    // What takes half a day was not asked for by who named only what is in it.
    (isNamed ? 0 : Math.min(Math.max(minutes - 120, 0) / 60, 14)) +
    (late > 0 ? Math.min(20 + late / 2, 40) : 0)
  )
}

/** How good a finished draft is for what was asked. */
export const draftScore = (recipe: Judged, made: Omit<Found, 'score'>, conditions: Conditions): number =>
  foodScore(recipe, made, conditions) -
  strangersLeft(recipe, made, conditions) -
  costOf(recipe, made, conditions.reach === 'itself' && conditions.dishes.includes(recipe.id)) -
  (isCalledAfterGone(recipe, made) ? 10 : 0)

/** Who wants no coconut milk asks for no dish with its name. */
const isCalledAfterGone = (recipe: Judged, { done }: Omit<Found, 'score'>): boolean =>
  done.some((each) => (each.op === 'swap' || each.op === 'leaveOut') && isCalledAfter(recipe, each.food))

/** Main foods that nobody named and that are still in it. */
function strangersLeft(recipe: Judged, { done }: Omit<Found, 'score'>, conditions: Conditions): number {
  const gone = done.flatMap((each) => (each.op === 'swap' || each.op === 'leaveOut' ? [each.food] : []))
  return strangers({ ...recipe, foods: recipe.foods.filter(({ food }) => !gone.includes(food)) }, conditions)
}
