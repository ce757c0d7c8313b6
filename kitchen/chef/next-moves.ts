import {
  changesBetween,
  edited,
  type Change,
  type Draft,
  type Edited,
  type Filling,
  type Operation,
  type RefusedOperation,
} from '../library/edit/index.ts'
import { isMeant, type Conditions } from '../library/find/conditions.ts'
import { methodFor } from '../library/find/find.ts'
import { madeToFit } from '../library/find/made-to-fit.ts'
import { entryById } from '../library/index.ts'
import type { Recipe } from '../library/recipe.ts'
import type { Heard } from './heard.ts'
import { keepingAll, nearlyAll, proposal } from './proposal.ts'
import { dangersIn, mended, standing, type CheckedDraft } from './standing.ts'

/** What a turn does, as data: what is said of it is computed from this and from nothing else. */
export type Move =
  | {
      move: 'propose'
      draft: Draft
      done: readonly Operation[]
      missing: readonly string[]
      late: number
      isOther: boolean
    }
  | { move: 'edit'; changes: readonly Change[] }
  | { move: 'present' }
  | { move: 'same' }
  | { move: 'refused'; refusal: RefusedOperation }
  | { move: 'stays'; foods: readonly string[] }
  | { move: 'missing'; foods: readonly string[] }
  | { move: 'late'; minutes: number }
  | { move: 'unheated' }
  | { move: 'offer'; operations: readonly Operation[] }
  | { move: 'offerOther'; title: string }
  | { move: 'withdraw'; draft: Draft }
  | { move: 'none' }
  | { move: 'ask'; what: 'dish' }
  | { move: 'answer' | 'unheard'; text: string }
  | { move: 'warn'; text: string }
  | { move: 'refuse'; text: string }

/** What stands between two turns. */
export interface State {
  draft: Draft | null
  /** What a yes would make stand. */
  offered: Draft | null
  /** Recipes that stood, and after which something else was asked for. */
  tried: readonly string[]
}

interface Next {
  moves: readonly Move[]
  state: State
}

export const atFirst: State = { draft: null, offered: null, tried: [] }

/** Wanted foods that are in no line. */
const missingIn = ({ applied: { recipe } }: Edited, { with: wanted }: Conditions): string[] =>
  wanted.flatMap((each) => (recipe.lines.some(({ food }) => isMeant(food, each)) ? [] : [each.food]))

const minutesOf = ({ recipe }: CheckedDraft) => recipe.prepMinutes + recipe.cookMinutes

function proposed(heard: Heard, tried: readonly string[]): Next {
  const best = proposal(heard)
  if (!best) return { moves: [{ move: 'none' }], state: { draft: null, offered: null, tried } }
  const { found, now } = best
  const { minutes, dishes } = heard.conditions
  const late = minutes === null ? 0 : Math.max(0, minutesOf(now) - minutes)
  const isOther = dishes.length > 0 && !heard.meant.includes(found.draft.base)
  const { draft, done } = found
  const missing = missingIn(now.edit, heard.conditions)
  return {
    moves: [{ move: 'propose', draft, done, missing, late, isOther }],
    state: { draft, offered: null, tried },
  }
}

/** The way to cook this recipe that the kitchen allows and that is in time: null as it is, and 'none' where there is none. */
function wayAsked(draft: Draft, { way, lacks, minutes }: Conditions): Operation[] | 'none' {
  const entry = entryById(draft.base)
  if (!entry || (way === null && lacks.length === 0 && minutes === null)) return []
  const method = methodFor(entry, { way, lacks, minutes }) ?? methodFor(entry, { way, lacks, minutes: null })
  const now = draft.operations.findLast((each) => each.op === 'way')
  if (!method) return 'none'
  return method.way === (now?.op === 'way' ? now.way : null) ? [] : [{ op: 'way', way: method.way }]
}

/** A master recipe with all that is wanted now, where it has a place for it; else as it is. */
function refilled(draft: Draft, { with: wanted }: Conditions): Draft {
  const [first, ...rest] = draft.operations
  if (first?.op !== 'fill' || wanted.length === 0) return draft
  const isSame = (each: Filling) => first.foods.some(({ food }) => food === each.food)
  if (first.foods.length === wanted.length && wanted.every(isSame)) return draft
  const operations = rest.filter(({ op }) => op === 'serve' || op === 'heat')
  const next = { base: draft.base, operations: [{ op: 'fill' as const, foods: wanted }, ...operations] }
  return edited(next, []) ? next : draft
}

/** What this turn asks beside its conditions. */
const askedOf = ({ heat, less, conditions }: Heard, draft: Draft, isWay: boolean): Operation[] => {
  const isSet = (operation: Operation) =>
    draft.operations.some((each) => JSON.stringify(each) === JSON.stringify(operation))
  const way = isWay ? wayAsked(draft, conditions) : []
  const all: Operation[] = [
    ...(way === 'none' ? [] : way),
    ...(conditions.servings === null ? [] : [{ op: 'serve' as const, servings: conditions.servings }]),
    ...(heat === null ? [] : [{ op: 'heat' as const, by: heat }]),
    ...less.map((food) => ({ op: 'amount' as const, food, factor: 0.6 })),
  ]
  return all.filter((operation) => operation.op === 'heat' || !isSet(operation))
}

/** The nearest to a dish that has to go: of its course and, where there is one, of its kind. */
const insteadOf = (base: Recipe, { conditions, isNamedItself }: Heard): Conditions => ({
  ...conditions,
  dishes: isNamedItself ? [] : conditions.dishes,
  not: [...conditions.not, base.id],
  near: base.lines.flatMap(({ food, role }) => (role === 'main' ? [food] : [])),
  course: conditions.course ?? base.course,
  tags: conditions.tags.length > 0 ? conditions.tags : base.tags,
})

/**
 * Who has only named a kind of dish, or what goes in, has not chosen this recipe: where it cannot be what is asked now,
 * the nearest that can takes its place.
 */
function nearest(
  base: Recipe,
  heard: Heard,
  tried: readonly string[],
  lacking: { missing: number; minutes: number },
): Next | null {
  if (heard.isNamedItself) return null
  const { dishes, course, not } = heard.conditions
  const near = base.lines.flatMap(({ food, role }) => (role === 'main' ? [food] : []))
  const conditions = { ...heard.conditions, near, not: [...not, base.id], course: course ?? base.course }
  const isBetter = ({ found, now }: NonNullable<ReturnType<typeof nearlyAll>>) =>
    found.missing.length < lacking.missing && minutesOf(now) <= lacking.minutes
  const nearly = lacking.missing > 0 ? nearlyAll(heard, conditions) : null
  const best = keepingAll(heard, conditions) ?? (nearly && isBetter(nearly) ? nearly : null)
  if (!best) return null
  const { draft, done } = best.found
  const late = heard.conditions.minutes === null ? 0 : minutesOf(best.now) - heard.conditions.minutes
  const isOther = dishes.length > 0 && !dishes.includes(draft.base)
  return {
    moves: [
      { move: 'withdraw', draft: { base: base.id, operations: [] } },
      { move: 'propose', draft, done, missing: best.found.missing, late: Math.max(0, late), isOther },
    ],
    state: { draft, offered: null, tried },
  }
}

/** Another recipe that a yes would bring, where this one cannot be what was asked. */
function otherInstead(base: Recipe, heard: Heard): { moves: Move[]; offered: Draft | null } {
  const best = proposal({ ...heard, conditions: insteadOf(base, heard) })
  if (!best) return { moves: [], offered: null }
  return { moves: [{ move: 'offerOther', title: best.now.recipe.title }], offered: best.found.draft }
}

/** The recipe that stands, changed as the turn asks; it stays this recipe, or it is said why it cannot. */
function changed(draft: Draft, heard: Heard, tried: readonly string[]): Next | null {
  const { conditions } = heard
  const before = edited(draft, [])
  const isUnheated = wayAsked(draft, conditions) === 'none'
  const fresh = refilled(draft, conditions)
  const asked = edited(fresh, askedOf(heard, fresh, !isUnheated))
  const made = asked && madeToFit(asked.draft, { ...conditions, minutes: null })
  if (!before || !asked || !made) return null
  const withAll = made.offers.length === 0 ? null : edited(made.draft, made.offers)
  // A wish for the dish that stands is a yes to what the recipe itself offers for it.
  const isTaken = withAll !== null && withAll.refused.length === 0
  const wished = isTaken ? withAll.draft : made.draft
  const left = isTaken ? [] : made.offers
  const now = mended(wished, heard)
  const next = now?.edit.draft ?? wished
  const unwanted = [...made.stays, ...left.flatMap((each) => ('food' in each ? each.food : []))]
  const isOnlyDisliked = unwanted.every((food) => heard.disliked.includes(food))
  // What somebody must not have decides: such a draft is not the one that stands.
  if (!now || made.breaks.length > 0 || !isOnlyDisliked) {
    const other = proposed({ ...heard, conditions: insteadOf(before.applied.base, heard) }, [
      ...tried,
      draft.base,
    ])
    const why = now ? [] : dangersIn(wished, heard)
    const moves: Move[] = [
      ...why.map((text): Move => ({ move: 'warn', text })),
      { move: 'stays', foods: unwanted },
      { move: 'withdraw', draft },
      ...other.moves,
    ]
    return { moves, state: other.state }
  }
  const changes = changesBetween(before.applied, now.edit.applied)
  const minutes = minutesOf(now)
  const isLate = conditions.minutes !== null && minutes > conditions.minutes
  const [swap] = left
  const swapOffered = swap ? edited(next, [swap]) : null
  const isShort = isUnheated || isLate || (unwanted.length > 0 && !swapOffered)
  const missing = made.missing.filter((food) => heard.asked.includes(food))
  const isLacking = isShort || unwanted.length > 0 || missing.length > 0
  const lack = { missing: made.missing.length, minutes: Math.max(minutes, conditions.minutes ?? 0) }
  const instead = isLacking ? nearest(before.applied.base, heard, tried, lack) : null
  if (instead) return instead
  const other = isShort ? otherInstead(before.applied.base, heard) : { moves: [], offered: null }
  const told: Move[] = [
    ...asked.refused.map((refusal): Move => ({ move: 'refused', refusal })),
    ...(unwanted.length > 0 ? [{ move: 'stays' as const, foods: unwanted }] : []),
    ...(swap && swapOffered ? [{ move: 'offer' as const, operations: [swap] }] : []),
    ...(missing.length > 0 ? [{ move: 'missing' as const, foods: missing }] : []),
    ...(isUnheated ? [{ move: 'unheated' as const }] : []),
    ...(isLate ? [{ move: 'late' as const, minutes }] : []),
    ...other.moves,
  ]
  const edit: Move[] =
    changes.length > 0 ? [{ move: 'edit', changes }] : told.length === 0 ? [{ move: 'same' }] : []
  return {
    moves: [...edit, ...told],
    state: { draft: next, offered: swapOffered?.draft ?? other.offered, tried },
  }
}

/** What was offered, and is wanted. */
function accepted(offered: Draft, before: Draft | null, heard: Heard, tried: readonly string[]): Next | null {
  const now = standing(offered, heard)
  if (!now) return null
  const state = { draft: offered, offered: null, tried }
  const old = before?.base === offered.base ? edited(before, []) : null
  if (old) return { moves: [{ move: 'edit', changes: changesBetween(old.applied, now.edit.applied) }], state }
  const done: Operation[] = []
  return {
    moves: [{ move: 'propose', draft: offered, done, missing: [], late: 0, isOther: false }],
    state: { ...state, tried: before ? [...tried, before.base] : tried },
  }
}

/** What a turn does with the recipe that stands. Nothing but the guest's own word changes which dish it is. */
export function nextMoves(state: State, heard: Heard): Next {
  const { draft, offered, tried } = state
  const kept = { ...state, offered: null }
  const taken = heard.isYes && offered ? accepted(offered, draft, heard, tried) : null
  if (taken) return taken
  if (draft === null)
    return heard.isEnough ? proposed(heard, tried) : { moves: [{ move: 'ask', what: 'dish' }], state: kept }
  if (heard.isOther && !heard.isEnough) return { moves: [{ move: 'ask', what: 'dish' }], state: kept }
  if (heard.isOther) {
    const other = proposed(heard, [...tried, draft.base])
    const isNone = other.state.draft === null && standing(draft, heard) !== null
    return isNone ? { moves: other.moves, state: kept } : other
  }
  if (!heard.isChange) return { moves: [], state: kept }
  return changed(draft, heard, tried) ?? proposed(heard, tried)
}
