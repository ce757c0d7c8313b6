import type { Allergen } from '#shared/words/allergens.ts'
import type { Unit } from '#shared/words/units.ts'
import { factsOf } from '../../lexicon/facts.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Category } from '../../lexicon/ingredient.ts'
import { gramsIn } from '../lines/grams-in.ts'
import { edited, type Edited } from '../edit/edited.ts'
import type { Draft, Operation } from '../edit/operation.ts'
import { mayStandIn, mayTakePlace, proteins, swapsFor } from '../edit/swap.ts'
import { minutesOf, partOf, plannedSteps } from '../planned.ts'
import type { RecipeLine } from '../recipe.ts'
import { scaledLines } from '../scale.ts'
import { isMeant, isOfFamily, mayEatOf, type Conditions } from './conditions.ts'

/** A recipe with what has to be done to it, and what is still wanting. */
export interface Found {
  draft: Draft
  /** What was done so that it keeps the conditions. */
  done: readonly Operation[]
  /** What would make it fit and makes it another dish: only with a yes. */
  offers: readonly Operation[]
  /** Foods that must not be in it and cannot go. */
  stays: readonly string[]
  /** Foods that must be in it and cannot come in. */
  missing: readonly string[]
  /** Diets that it does not keep, though each of its foods would. */
  breaks: readonly string[]
  minutes: number
  /** Minutes above the limit. */
  late: number
  score: number
}

export const isFit = ({ offers, stays, missing, breaks, late }: Omit<Found, 'score'>): boolean =>
  offers.length + stays.length + missing.length + breaks.length === 0 && late === 0

/** The draft with one operation; null where the recipe does not bear it. */
function tried(now: Edited, operation: Operation): Edited | null {
  const next = edited(now.draft, [operation])
  return next && next.refused.length === 0 ? next : null
}

interface Made {
  now: Edited
  done: Operation[]
  offers: Operation[]
  stays: string[]
  missing: string[]
}

function taking(made: Made, operations: readonly Operation[]): boolean {
  for (const operation of operations) {
    const next = tried(made.now, operation)
    if (!next) continue
    made.now = next
    made.done.push(operation)
    return true
  }
  return false
}

const plain: readonly Category[] = [
  'vegetable',
  'leafyGreen',
  'mushroom',
  'legume',
  'fruit',
  'berry',
  'nut',
  'seed',
]

/** Takes a food out that must not be in it: by a swap that may be done, by leaving it out, or by an offer. */
function removing(
  made: Made,
  line: RecipeLine,
  mayEat: (food: string) => boolean,
  fillings: Conditions['with'],
) {
  const { recipe } = made.now.applied
  const wanted = fillings.flatMap(({ food, alike = [] }) => [food, ...alike])
  // Pears for apples: what was named in the same breath takes its place, though the recipe does not say so.
  const asked = wanted.flatMap((food) => {
    const by = findIngredientById(food)
    const isIn = recipe.lines.some((each) => isOfFamily(each.food, [food]))
    return by && !isIn && mayTakePlace(recipe, line, by) ? [{ food, how: 'done' as const }] : []
  })
  const swaps = [...asked, ...swapsFor(recipe, line)].filter(({ food }) => mayEat(food))
  const isWanted = ({ food }: { food: string }) => isOfFamily(food, wanted)
  const best = swaps.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)))
  const swap = ({ food: by }: { food: string }): Operation => ({ op: 'swap', food: line.food, by })
  const out: Operation = { op: 'leaveOut', food: line.food }
  // Who names what is to take its place gets no third food instead.
  const isHeart = (id: string) => proteins.includes(findIngredientById(id)?.category ?? 'fat')
  const isNamed = isHeart(line.food) && fillings.some(({ food }) => isHeart(food) && mayEat(food))
  const free = best.filter((each) => isWanted(each) || (each.how === 'done' && !isNamed)).map(swap)
  const category = findIngredientById(line.food)?.category
  // Peas that nobody likes are left out; milk and eggs have work to do, and something else does it.
  const isGarnish =
    line.mayGo ||
    line.role === 'finish' ||
    line.role === 'seasoning' ||
    (line.role === 'base' && category !== undefined && plain.includes(category))
  const wantedFirst = free.filter((each) => each.op === 'swap' && isOfFamily(each.by, wanted))
  const rest = free.filter((each) => !wantedFirst.includes(each))
  if (taking(made, isGarnish ? [...wantedFirst, out, ...rest] : [...free, out])) return
  const offer = (isNamed ? [] : best).map(swap).find((operation) => tried(made.now, operation) !== null)
  if (offer) made.offers.push(offer)
  else made.stays.push(line.food)
}

/** Brings a food in that must be in it: in the place of its like, or as one more. */
function bringing(
  made: Made,
  filling: Conditions['with'][number],
  mayEat: (food: string) => boolean,
  wanted: readonly string[],
) {
  const { recipe } = made.now.applied
  const { food, alike = [], amount, unit } = filling
  if (recipe.lines.some((line) => isMeant(line.food, filling))) return
  if (!mayEat(food)) {
    made.missing.push(food)
    return
  }
  const isFree = (line: RecipeLine) => !isOfFamily(line.food, wanted) && line.role !== 'seasoning'
  const free = recipe.lines.filter(isFree)
  // Who says pork takes the cut that the dish is made of.
  const inPlace = [food, ...alike.filter((each) => each !== food && mayEat(each))].flatMap((id) => {
    const by = findIngredientById(id)
    const places = by ? free.filter((line) => mayStandIn(recipe, line, by)) : []
    return places.map((line): Operation => ({ op: 'swap', food: line.food, by: id }))
  })
  if (!taking(made, [...inPlace, { op: 'add', food, amount, unit }])) made.missing.push(food)
}

const small: Readonly<Record<string, { unit: Unit; times: number }>> = {
  kg: { unit: 'g', times: 1000 },
  l: { unit: 'ml', times: 1000 },
}

/** As much of a food as somebody said, where the recipe measures it in the same way. */
function measured(made: Made, filling: Conditions['with'][number]) {
  if (filling.amount === null) return
  const inSmall = ({ amount, unit }: { amount: number | null; unit: Unit | null }) => {
    const { unit: to = unit, times = 1 } = small[unit ?? ''] ?? {}
    return { amount: (amount ?? 0) * times, unit: to }
  }
  const { recipe, servings } = made.now.applied
  const line = scaledLines(recipe.lines, recipe, servings).find(({ food }) => isMeant(food, filling))
  if (!line || line.amount === null) return
  const [now, asked] = [inSmall(line), inSmall(filling)]
  if (now.unit !== asked.unit || now.amount === asked.amount || asked.amount === 0) return
  taking(made, [{ op: 'amount', food: line.food, factor: asked.amount / now.amount }])
}

/** What a recipe as it stands breaks as a whole: meat beside milk, too much sugar. */
function breaksIn({ applied: { recipe, servings } }: Edited, { diets }: Pick<Conditions, 'diets'>): string[] {
  const parts = scaledLines(recipe.lines, recipe, servings).map(partOf)
  const kept = factsOf(
    parts.map(({ ingredient }) => ingredient),
    servings,
    parts.map(gramsIn),
  ).diets
  return diets.filter((diet) => !kept.includes(diet))
}

/** What is sweet by itself. */
const isSugar = (food: string) => (findIngredientById(food)?.sugar ?? 0) > 25

/** Sweetens with what is none where sugar is too much. */
function lessSweet(made: Made, mayEat: (food: string) => boolean) {
  for (const { food } of made.now.applied.recipe.lines.filter((line) => isSugar(line.food))) {
    if (breaksIn(made.now, { diets: ['lowSugar'] }).length === 0) return
    const { recipe } = made.now.applied
    const line = recipe.lines.find((each) => each.food === food)
    const swaps = line
      ? swapsFor(recipe, line).filter((each) => mayEat(each.food) && !isSugar(each.food))
      : []
    taking(
      made,
      swaps.map(({ food: by }): Operation => ({ op: 'swap', food, by })),
    )
  }
}

export function minutesOfDraft({ applied: { recipe } }: Pick<Edited, 'applied'>): number {
  const { prepMinutes, cookMinutes } = minutesOf(plannedSteps(recipe, recipe.lines.map(partOf)))
  return prepMinutes + cookMinutes
}

/** Who reacts to peanuts often does to nuts, and who does to prawns to mussels: nothing of the kind comes in for it unasked. */
const kin: readonly (readonly Allergen[])[] = [
  ['peanuts', 'nuts', 'sesame', 'lupin'],
  ['crustaceans', 'molluscs', 'fish'],
]

function isKinOfAllergen(food: string, { allergens }: Conditions): boolean {
  const own = findIngredientById(food)?.allergens ?? []
  return kin.some(
    (each) => each.some((one) => allergens.includes(one)) && own.some((one) => each.includes(one)),
  )
}

/**
 * The draft made to keep the conditions, as far as the recipe bears it; null where there is no such recipe. `isOrdered`:
 * amounts that were told are kept too.
 */
export function madeToFit(
  draft: Draft,
  conditions: Conditions,
  { isOrdered = false } = {},
): Omit<Found, 'score'> | null {
  const start = edited(draft, [])
  if (!start) return null
  const mayEat = mayEatOf(conditions)
  const mayBring = (food: string) => mayEat(food) && !isKinOfAllergen(food, conditions)
  const wanted = conditions.with.map(({ food }) => food)
  const made: Made = { now: start, done: [], offers: [], stays: [], missing: [] }
  for (const { food } of start.applied.recipe.lines) {
    const line = made.now.applied.recipe.lines.find((each) => each.food === food)
    if (line && !mayEat(food)) removing(made, line, mayBring, conditions.with)
  }
  for (const each of conditions.with) {
    bringing(made, each, mayEat, wanted)
    if (isOrdered) measured(made, each)
  }
  if (conditions.diets.includes('lowSugar')) lessSweet(made, mayBring)
  const minutes = minutesOfDraft(made.now)
  const { now, ...rest } = made
  const breaks = rest.stays.length + rest.offers.length > 0 ? [] : breaksIn(now, conditions)
  return {
    ...rest,
    draft: now.draft,
    breaks,
    minutes,
    late: conditions.minutes === null ? 0 : Math.max(0, minutes - conditions.minutes),
  }
}
