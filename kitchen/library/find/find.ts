import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Category } from '../../lexicon/ingredient.ts'
import type { Draft, Operation } from '../edit/operation.ts'
import type { Entry } from '../entry.ts'
import { entryById, library } from '../index.ts'
import { mastersFor } from '../masters/index.ts'
import type { Course, Heat, WayName } from '../vocabulary.ts'
import { isMeant, mayEatOf, type Conditions } from './conditions.ts'
import { isFit, madeToFit, type Found } from './made-to-fit.ts'
import { servesAs } from './qualities.ts'
import { calledSo, draftScore, formScore, nearness } from './score.ts'

/** How many recipes are looked at closely, of those that look best by what they are found by. */
const most = 24

type MethodEntry = Entry['methods'][number]

/** The way in which the kitchen can cook it, the usual one or the quickest; null where it can in none. */
export function methodFor(
  { methods }: Pick<Entry, 'methods'>,
  {
    way,
    lacks,
    minutes,
    qualities,
  }: Pick<Conditions, 'way' | 'lacks' | 'minutes'> & Partial<Pick<Conditions, 'qualities'>>,
): MethodEntry | null {
  const isOf = (method: MethodEntry) =>
    way === null || method.way === way || method.heats.some((heat) => heat === way)
  const isAble = (method: MethodEntry) => isOf(method) && !method.heats.some((heat) => lacks.includes(heat))
  const all = methods.filter(isAble)
  const baked = qualities?.includes('baked') ? all.filter(({ heats }) => heats.includes('oven')) : []
  const able = baked.length > 0 ? baked : all
  const inTime = able.filter((method) => minutes === null || method.minutes <= minutes)
  // As it is written, where that is in time: a machine is used when it is asked for.
  const isUsual = (method: MethodEntry) => way !== null || !/Cooker|Fryer/.test(method.way ?? '')
  return inTime.find(isUsual) ?? able.filter(isUsual).toSorted((a, b) => a.minutes - b.minutes)[0] ?? null
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

interface Ranked {
  /** They keep every condition, the best first. */
  fits: readonly Found[]
  /** They do not, and each says why. */
  near: readonly Found[]
}

/** A dish of what there is stands behind one that a cook has made of the same, less so where its kind was named. */
const costOfMaster = { named: 8, other: 12, inMachine: 0 } as const

const isFruit = (food: string) => /fruit|berry/.test(findIngredientById(food)?.category ?? '')

const isMachine = (heat: Heat): heat is Heat & WayName => /Cooker|Fryer|microwave/.test(heat)

/** Master recipes with all that is wanted, where no other dish is named. */
function fromWhatThereIs(conditions: Conditions, mayEat: (food: string) => boolean, seed: string): Found[] {
  const { with: wanted, dishes, reach, course, way, lacks, not, servings } = conditions
  if (wanted.length === 0 || !wanted.every(({ food }) => mayEat(food))) return []
  return mastersFor(wanted, mayEat).flatMap(({ master, recipe, taken, bought }) => {
    const isNamed = dishes.includes(master.id)
    // What was named first is what it is a dish of.
    if (!taken.some(({ food }) => food === wanted[0]?.food)) return []
    if (!isNamed && ((dishes.length > 0 && reach !== 'like') || !isFor(master, conditions))) return []
    if (course !== null && !servesAs(master, course) && dishes.length === 0) return []
    // Nobody blends cucumbers with milk who asks for a drink with them.
    if (master.course === 'drink' && !isNamed && !wanted.some(({ food }) => isFruit(food))) return []
    const heats = recipe.steps.flatMap(({ heat }) => heat ?? [])
    const machine = heats.find(isMachine) ?? null
    // What is made in a machine is for those who ask for it.
    if (
      machine !== way ||
      heats.some((heat) => lacks.includes(heat)) ||
      not.includes(master.id) ||
      !isOfKind(master, conditions)
    )
      return []
    const fill: Operation = { op: 'fill', foods: taken }
    const serve: Operation[] = servings === null ? [] : [{ op: 'serve', servings }]
    const made = madeToFit({ base: master.id, operations: [fill, ...serve] }, conditions)
    if (!made) return []
    const judged = { ...recipe, foods: recipe.lines, heats }
    // A drink or a sweet is made of fruit, and asked for.
    const isSweet = course === null && master.course !== 'main' ? 4 : 0
    const form =
      formScore(judged, conditions, seed) -
      costOfMaster[machine ? 'inMachine' : isNamed ? 'named' : 'other'] -
      bought * 2.5 -
      isSweet
    return [{ ...made, score: form + draftScore(judged, made, conditions) }]
  })
}

/** Who names a dish means it, whatever meal it is for. */
function isAmong(entry: Entry, conditions: Conditions): boolean {
  const { dishes, reach, called, not } = conditions
  if (not.includes(entry.id) || !isOfKind(entry, conditions) || !isAtHome(entry, conditions)) return false
  if (dishes.includes(entry.id)) return true
  const isCalled = reach === 'kind' && calledSo(entry, called) > 0
  const isOpen = dishes.length === 0 || isCalled || reach === 'like'
  const course = conditions.course ?? entryById(dishes[0] ?? '')?.course ?? null
  return isOpen && isNearCourse(course, entry) && isFor(entry, conditions)
}

/**
 * The recipes of the library for these conditions. Those that look best by what they are found by are made to fit, and
 * what comes of each is judged. Only safety excludes a recipe; every other wrong lowers its score. The same seed gives the same order,
 * so that a conversation is not reshuffled.
 */
export function find(conditions: Conditions, seed = ''): Ranked {
  const mayEat = mayEatOf(conditions)
  const pool = library().flatMap((entry) => {
    const method = isAmong(entry, conditions) ? methodFor(entry, conditions) : null
    if (!method) return []
    const isLate = conditions.minutes !== null && method.minutes > conditions.minutes
    const { course } = conditions
    const isOther = course !== null && entry.course !== course
    const judged = { ...entry, heats: method.heats }
    const otherCourse = !isOther ? 0 : servesAs(entry, course) ? 6 : 16
    const form = formScore(judged, conditions, seed) - otherCourse
    const score = form + nearness(judged, conditions, mayEat) - (isLate ? 10 : 0)
    return [{ entry, judged, method, form, score }]
  })
  const found = pool
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .flatMap(({ entry, judged, method, form }) => {
      const made = madeToFit(draftOf(entry, method, conditions), conditions, { isOrdered: true })
      return made ? [{ ...made, score: form + draftScore(judged, made, conditions) }] : []
    })
  const ranked = [...found, ...fromWhatThereIs(conditions, mayEat, seed)].toSorted(
    (a, b) => b.score - a.score,
  )
  return { fits: ranked.filter(isFit), near: ranked.filter((each) => !isFit(each)) }
}
