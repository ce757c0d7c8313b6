import { languages } from '#shared/constants/languages.ts'
import { hashOf } from '../../lexicon/hash.ts'
import { fold } from '../../lexicon/fold.ts'
import { isFleshId } from '../../lexicon/facts.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Category } from '../../lexicon/ingredient.ts'
import type { Draft, Operation } from '../edit/operation.ts'
import { generalSwapsFor } from '../edit/general-swaps.ts'
import { proteins } from '../edit/swap.ts'
import type { Entry } from '../entry.ts'
import { library } from '../index.ts'
import { mastersFor } from '../masters/index.ts'
import type { Course, WayName } from '../vocabulary.ts'
import { isMeant, mayEatOf, type Conditions } from './conditions.ts'
import { isFit, madeToFit, type Found } from './made-to-fit.ts'

/** How many recipes are looked at closely, of those that look best by what they are found by. */
const most = 24

type MethodEntry = Entry['methods'][number]

/** The way in which the kitchen can cook it, the usual one or the quickest; null where it can in none. */
export function methodFor(
  { methods }: Pick<Entry, 'methods'>,
  { way, lacks, minutes }: Pick<Conditions, 'way' | 'lacks' | 'minutes'>,
): MethodEntry | null {
  const isOf = (method: MethodEntry) =>
    way === null || method.way === way || method.heats.some((heat) => heat === way)
  const able = methods.filter((method) => isOf(method) && !method.heats.some((heat) => lacks.includes(heat)))
  const inTime = able.filter((method) => minutes === null || method.minutes <= minutes)
  // As it is written, where that is in time: a machine is used when it is asked for.
  const isUsual = (method: MethodEntry) => way !== null || !/Cooker|Fryer/.test(method.way ?? '')
  return inTime.find(isUsual) ?? able.filter(isUsual).toSorted((a, b) => a.minutes - b.minutes)[0] ?? null
}

/** A main food of the class of what is wanted can make room for it. */
const isLikeOf = (food: string, other: string) => {
  const [a, b] = [findIngredientById(food), findIngredientById(other)]
  return a !== null && b !== null && a.category === b.category
}

/** Whether a recipe is called after a food. */
const isCalledAfter = ({ names }: Pick<Entry, 'names'>, food: string): boolean => {
  const name = findIngredientById(food)?.names.en.one
  return name !== undefined && fold(names.en).includes(fold(name))
}

/** In how many of the languages its name has what it was asked for as, as a share. */
const calledSo = ({ names }: Pick<Entry, 'names'>, called: Conditions['called']): number =>
  called === null
    ? 0
    : languages.filter((language) => fold(names[language]).includes(fold(called[language]))).length /
      languages.length

/** How near a recipe is to what is wanted, before anything is done to it. */
function nearness(
  entry: Entry,
  conditions: Conditions,
  mayEat: (food: string) => boolean,
  seed: string,
): number {
  let score = (hashOf(`${seed}/${entry.id}`) % 100) / 60
  const { with: fillings } = conditions
  const wanted = fillings.map(({ food }) => food)
  const weight = 24 / Math.max(wanted.length, 2)
  for (const filling of fillings) {
    const { food } = filling
    const own = entry.foods.find((each) => isMeant(each.food, filling))
    if (own && isCalledAfter(entry, own.food)) score += 3
    if (own) score += own.role === 'main' ? weight * 1.4 : own.role === 'base' ? weight : weight * 0.4
    else
      score += entry.foods.some((each) => each.role === 'main' && isLikeOf(each.food, food))
        ? weight * 0.3
        : -weight
  }
  if (wanted.length > 0)
    for (const { food, role } of entry.foods) {
      if (role !== 'main' || fillings.some((each) => isMeant(food, each))) continue
      score -= isFleshId(food) ? 4 : 1.2
    }
  const place = { course: entry.course, told: '', foods: entry.foods.map(({ food }) => food) }
  for (const { food, role, mayGo, swaps } of entry.foods) {
    if (mayEat(food)) continue
    const isSwapped = [...swaps.flatMap(({ foods }) => foods), ...generalSwapsFor(food, place)].some(mayEat)
    score -= role === 'main' ? (isSwapped ? 7 : 40) : mayGo ? 1 : isSwapped ? 1.5 : 6
  }
  score +=
    entry.foods.filter(({ food, role }) => role === 'main' && conditions.near.includes(food)).length * 3
  for (const tag of conditions.tags) score += entry.tags.includes(tag) ? 8 : -3
  score += calledSo(entry, conditions.called) * 14
  const named = conditions.dishes.indexOf(entry.id)
  return named < 0 ? score : score + (named === 0 ? 36 : 24)
}

/** Whether it is of a kind that these people may eat. */
const isOfKind = ({ tags }: Pick<Entry, 'tags'>, { kinds: { only, never } }: Conditions): boolean =>
  (only === null || only.some((kind) => tags.includes(kind))) && !never.some((kind) => tags.includes(kind))

/** Whether it is for the occasion; nobody who names no dish is given a sauce or a loaf. */
const isFor = ({ tags }: Pick<Entry, 'tags'>, { occasion }: Conditions): boolean =>
  occasion === null ? !tags.includes('component') : tags.includes(occasion)

const savouryFoods: ReadonlySet<Category> = new Set<Category>([
  'vegetable',
  'leafyGreen',
  'mushroom',
  'legume',
  'pasta',
  'potato',
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'aromatic',
])

/** A leek is not looked for in a dessert, unless that is made of it, as a carrot cake is. */
const isAtHome = ({ course, foods }: Entry, { course: asked, with: wanted }: Conditions): boolean =>
  asked !== null ||
  isSavoury(course) ||
  wanted.every(
    (each) =>
      !savouryFoods.has(findIngredientById(each.food)?.category ?? 'fruit') ||
      foods.some(({ food }) => isMeant(food, each)),
  )

const isSavoury = (course: Course) => course === 'starter' || course === 'main'

/** A soup may open a meal or be one. */
const isNearCourse = (asked: Conditions['course'], { course }: Entry) =>
  asked === null || asked === course || (isSavoury(asked) && isSavoury(course))

/** A draft of a recipe in the way and for the number that are asked for. */
function draftOf(entry: Entry, { way }: { way: WayName | null }, { servings }: Conditions): Draft {
  const operations: Operation[] = [
    ...(way === null ? [] : [{ op: 'way' as const, way }]),
    ...(servings === null ? [] : [{ op: 'serve' as const, servings }]),
  ]
  return { base: entry.id, operations }
}

/** What a recipe promises is not exchanged for what somebody else would like in it. */
const isOfMain = (operation: Operation, mains: readonly string[]) =>
  operation.op === 'swap' && mains.includes(operation.food)

const isHeart = (id: string): boolean => proteins.includes(findIngredientById(id)?.category ?? 'fat')

/** Beef that is only put beside the turkey of a roast makes it no roast beef. */
const isSecondHeart = (done: readonly Operation[], mains: readonly string[]): boolean =>
  mains.some(isHeart) && done.some((each) => each.op === 'add' && isHeart(each.food))

/** What is only fried or boiled beside it makes no dish of it, least of all what was named first. */
const costOfAdding = (food: string, first: string | undefined): number =>
  3 + (isHeart(food) ? 9 : 0) + (food === first ? 6 : 0)

/** Every swap makes it a little less what it was, and one of a main food much; what was named first is missed most. */
const costOf = (
  { done, offers, stays, missing, breaks, late }: Omit<Found, 'score'>,
  mains: readonly string[],
  [first]: Conditions['with'],
) =>
  done.filter(({ op }) => op !== 'add').length * 1.2 +
  done.filter((each) => isOfMain(each, mains)).length * 18 +
  done.reduce((cost, each) => cost + (each.op === 'add' ? costOfAdding(each.food, first?.food) : 0), 0) +
  offers.length * 8 +
  (isSecondHeart(done, mains) ? 16 : 0) +
  missing.length * 7 +
  (first && missing.includes(first.food) ? 12 : 0) +
  (stays.length + breaks.length) * 25 +
  Math.min(late / 4, 12)

interface Ranked {
  /** They keep every condition, the best first. */
  fits: readonly Found[]
  /** They do not, and each says why. */
  near: readonly Found[]
}

/** How good a dish of what there is counts: behind a recipe that is named after all of it, before one that is not. */
const masterScore = 22

/** Master recipes with all that is wanted, where no other dish is named. */
function fromWhatThereIs(conditions: Conditions, mayEat: (food: string) => boolean): Found[] {
  const { with: wanted, dishes, tags, course, way, lacks, not, servings } = conditions
  if (wanted.length === 0 || way !== null || !wanted.every(({ food }) => mayEat(food))) return []
  const isAll = (taken: readonly unknown[]) => taken.length === wanted.length
  return mastersFor(wanted, mayEat).flatMap(({ master, recipe, taken, bought }) => {
    // What was named first is what it is a dish of.
    if (!isAll(taken) && !taken.some(({ food }) => food === wanted[0]?.food)) return []
    const isOther = course !== null && course !== master.course && dishes.length === 0
    const isOven = recipe.steps.some(({ heat }) => heat !== null && lacks.includes(heat))
    const isNamed = dishes.length === 0 || dishes.includes(master.id)
    if (dishes.length === 0 && !isFor(master, conditions)) return []
    if (isOther || isOven || !isNamed || not.includes(master.id) || !isOfKind(master, conditions)) return []
    const fill: Operation = { op: 'fill', foods: taken }
    const serve: Operation[] = servings === null ? [] : [{ op: 'serve', servings }]
    const made = madeToFit(
      { base: master.id, operations: [fill, ...serve] },
      {
        ...conditions,
        with: wanted.filter((each) => !taken.includes(each)),
      },
    )
    const isKind = tags.filter((tag) => master.tags.includes(tag)).length - tags.length
    // A drink or a sweet is made of fruit, and asked for.
    const isSweet = course === null && master.course !== 'main' ? 4 : 0
    const asNamed = dishes.length > 0 ? 22 + calledSo(recipe, conditions.called) * 14 : 0
    return made
      ? [
          {
            ...made,
            score: asNamed + masterScore - bought * 2.5 + isKind * 11 - isSweet - costOf(made, [], wanted),
          },
        ]
      : []
  })
}

/**
 * The recipes of the library for these conditions: hard ones first, then the score. The same seed gives the same order, so
 * that a conversation is not reshuffled.
 */
export function find(conditions: Conditions, seed = ''): Ranked {
  const mayEat = mayEatOf(conditions)
  const pool = library().flatMap((entry) => {
    if (conditions.not.includes(entry.id)) return []
    // Who names a dish means it, for whatever meal.
    const isNamed = conditions.dishes.includes(entry.id)
    if (conditions.dishes.length > 0 ? !isNamed : !isNearCourse(conditions.course, entry)) return []
    if (!isOfKind(entry, conditions) || !isAtHome(entry, conditions)) return []
    if (!isNamed && !isFor(entry, conditions)) return []
    const method = methodFor(entry, conditions)
    if (!method) return []
    const isLate = conditions.minutes !== null && method.minutes > conditions.minutes
    const isOther = conditions.course !== null && entry.course !== conditions.course
    const score = nearness(entry, conditions, mayEat, seed) - (isLate ? 10 : 0) - (isOther ? 6 : 0)
    return [{ entry, method, score }]
  })
  const found = pool
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .flatMap(({ entry, method, score }) => {
      const made = madeToFit(draftOf(entry, method, conditions), conditions, { isOrdered: true })
      const mains = entry.foods.flatMap(({ food, role }) => (role === 'main' ? [food] : []))
      return made ? [{ ...made, score: score - costOf(made, mains, conditions.with) }] : []
    })
  found.push(...fromWhatThereIs(conditions, mayEat))
  found.sort((a, b) => b.score - a.score)
  return { fits: found.filter(isFit), near: found.filter((each) => !isFit(each)) }
}
