import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Category } from '../lexicon/ingredient.ts'
import {
  changesBetween,
  edited,
  type Applied,
  type Change,
  type Draft,
  type Edited,
  type Filling,
  type Operation,
  type RefusedOperation,
} from '../library/edit/index.ts'
import { isMeant, mayEatOf, type Conditions } from '../library/find/conditions.ts'
import { methodFor } from '../library/find/find.ts'
import { madeToFit } from '../library/find/made-to-fit.ts'
import { entryById } from '../library/index.ts'
import type { Recipe } from '../library/recipe.ts'
import type { Heard } from './heard.ts'
import { ideasFor } from './choice.ts'
import { otherAmounts } from './other-amounts.ts'
import { unmetIn, type Unmet } from './unmet.ts'
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
      /** Other wishes that it does not meet. */
      unmet: readonly Unmet[]
      isOther: boolean
    }
  | { move: 'edit'; changes: readonly Change[] }
  | { move: 'ideas'; titles: readonly string[] }
  | { move: 'present' }
  | { move: 'same' }
  | { move: 'fine' }
  | { move: 'refused'; refusal: RefusedOperation }
  | { move: 'stays'; foods: readonly string[] }
  | { move: 'missing'; foods: readonly string[] }
  | { move: 'absent'; foods: readonly string[] }
  | { move: 'late'; minutes: number }
  | { move: 'unheated' }
  | { move: 'noLighter' }
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
  /** What was offered to choose from, in the order in which it was named. */
  ideas: readonly Draft[]
}

interface Next {
  moves: readonly Move[]
  state: State
}

export const atFirst: State = { draft: null, offered: null, ideas: [] }

/** Wanted foods that are in no line; what another stands in for has been told of. */
const missingIn = ({ applied: { recipe, instead } }: Edited, { with: wanted }: Conditions): string[] =>
  wanted.flatMap((each) => {
    const isThere = recipe.lines.some(({ food }) => isMeant(food, each))
    return isThere || instead.some(({ food }) => isMeant(food, each)) ? [] : [each.food]
  })

const minutesOf = ({ recipe }: CheckedDraft) => recipe.prepMinutes + recipe.cookMinutes

function proposed(heard: Heard): Next {
  const best = proposal(heard)
  if (!best) return { moves: [{ move: 'none' }], state: { draft: null, offered: null, ideas: [] } }
  const { found, now } = best
  const { minutes, dishes } = heard.conditions
  const late = minutes === null ? 0 : Math.max(0, minutesOf(now) - minutes)
  const isOther = dishes.length > 0 && !heard.meant.includes(found.draft.base)
  const { draft, done } = found
  const missing = missingIn(now.edit, heard.conditions)
  return {
    moves: [
      { move: 'propose', draft, done, missing, late, unmet: unmetIn(now.edit, heard.conditions), isOther },
    ],
    state: { draft, offered: null, ideas: [] },
  }
}

/** The way to cook this recipe that the kitchen allows and that is in time: null as it is, and 'none' where there is none. */
function wayAsked(
  draft: Draft,
  { conditions: { way, lacks, minutes }, isMachineGone }: Pick<Heard, 'conditions' | 'isMachineGone'>,
): Operation[] | 'none' {
  const entry = entryById(draft.base)
  const isOpen = way === null && lacks.length === 0 && minutes === null
  if (!entry || (isOpen && !isMachineGone)) return []
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

/**
 * The draft without what was done for a reason that this turn takes back. What is wanted again, or no longer unwanted, is in
 * its place as the recipe had it; what was put in and is not wanted any more has never been there.
 */
function withoutTakenBack(draft: Draft, { conditions, asked, outBefore }: Heard): Draft {
  const isOut = (food: string) => conditions.out.includes(food)
  const isAsked = (food: string) =>
    conditions.with.some((each) => asked.includes(each.food) && isMeant(food, each))
  const isBack = (food: string) => !isOut(food) && (isAsked(food) || outBefore.includes(food))
  const isKept = (each: Operation): boolean => {
    if (each.op === 'leaveOut') return !isBack(each.food)
    // Who asks for what stands in as well keeps it.
    if (each.op === 'swap') return !isBack(each.food) || isAsked(each.by)
    return each.op !== 'add' || !isOut(each.food) || outBefore.includes(each.food)
  }
  const operations = draft.operations.filter(isKept)
  const next = { base: draft.base, operations }
  return operations.length < draft.operations.length && edited(next, []) ? next : draft
}

/** What stands in for something because nobody said what should gives way to what the guest names for it. */
function fitted(draft: Draft, conditions: Conditions, asked: readonly string[]) {
  const open = { ...conditions, minutes: null }
  const made = madeToFit(draft, open)
  const isNamed = (food: string) => conditions.with.some((each) => isMeant(food, each))
  const isAsked = (food: string) =>
    conditions.with.some((each) => asked.includes(each.food) && isMeant(food, each))
  for (const standIn of draft.operations) {
    if (standIn.op !== 'swap' || !conditions.out.includes(standIn.food) || isNamed(standIn.by)) continue
    const operations = draft.operations.filter((each) => each !== standIn)
    const anew = madeToFit({ ...draft, operations }, open)
    const isTaken = anew?.done.some(
      (each) => each.op === 'swap' && each.food === standIn.food && isAsked(each.by),
    )
    if (anew && isTaken && anew.missing.length <= (made?.missing.length ?? 0)) return anew
  }
  return made
}

/** What this turn asks beside its conditions. */
const askedOf = (heard: Heard, draft: Draft, isWay: boolean): Operation[] => {
  const { heat, conditions } = heard
  const isSet = (operation: Operation) =>
    draft.operations.some((each) => JSON.stringify(each) === JSON.stringify(operation))
  const way = isWay ? wayAsked(draft, heard) : []
  const all: Operation[] = [
    ...(way === 'none' ? [] : way),
    ...(conditions.servings === null ? [] : [{ op: 'serve' as const, servings: conditions.servings }]),
    ...(heat === null ? [] : [{ op: 'heat' as const, by: heat }]),
    ...otherAmounts(draft, heard, conditions.servings),
    ...heard.sides.map((recipe) => ({ op: 'side' as const, recipe })),
  ]
  return all.filter((operation) => operation.op === 'heat' || !isSet(operation))
}

/** The nearest to a dish that has to go: of its course and, where there is one, of its kind. */
function insteadOf(base: Recipe, { conditions, isNamedItself }: Heard, servings: number): Conditions {
  const mains = base.lines.flatMap(({ food, role }) => (role === 'main' ? [food] : []))
  // Instead of a soft omelette comes a firm one, and no stew.
  const heart = mains.filter(mayEatOf(conditions)).slice(0, 1)
  return {
    ...conditions,
    servings: conditions.servings ?? servings,
    dishes: isNamedItself ? [] : conditions.dishes,
    not: [...conditions.not, base.id],
    with: [
      ...conditions.with,
      ...heart
        .filter((food) => conditions.with.every((each) => !isMeant(food, each)))
        .map((food) => ({ food, amount: null, unit: null })),
    ],
    near: mains,
    course: conditions.course ?? base.course,
    tags: conditions.tags.length > 0 ? conditions.tags : base.tags,
  }
}

/** What a kind of dish is built on, also where its name promises something else. */
const staples: readonly Category[] = ['grain', 'pasta', 'bread']

/** A risotto is made of its rice, and another risotto too; eggs on ham and potatoes are no pan of vegetables. */
const isOfSameHeart = (base: Recipe, { edit }: CheckedDraft): boolean =>
  base.lines.some(
    ({ food }, _at, lines, first = lines.find(({ role }) => role === 'main')?.food) =>
      (food === first || staples.includes(findIngredientById(food)?.category ?? 'herb')) &&
      edit.applied.recipe.lines.some((line) => line.food === food),
  )

/**
 * Who has only named a kind of dish has not chosen this recipe: where it cannot be what is asked now, the nearest of the same
 * kind that can takes its place. A risotto with beef is still the risotto.
 */
function nearest(
  { base, servings }: Applied,
  heard: Heard,
  lacking: { missing: number; minutes: number },
): Next | null {
  const { dishes, not } = heard.conditions
  if (heard.isNamedItself || !dishes.includes(base.id)) return null
  const asked = heard.conditions.servings ?? servings
  const conditions = { ...heard.conditions, servings: asked, not: [...not, base.id] }
  const isBetter = ({ found, now }: NonNullable<ReturnType<typeof nearlyAll>>) =>
    found.missing.length < lacking.missing && minutesOf(now) <= lacking.minutes
  const nearly = lacking.missing > 0 ? nearlyAll(heard, conditions) : null
  const best = keepingAll(heard, conditions) ?? (nearly && isBetter(nearly) ? nearly : null)
  if (!best || !dishes.includes(best.found.draft.base) || !isOfSameHeart(base, best.now)) return null
  const { draft, done, missing } = best.found
  const late = conditions.minutes === null ? 0 : Math.max(0, minutesOf(best.now) - conditions.minutes)
  return {
    moves: [
      {
        move: 'propose',
        draft,
        done,
        missing,
        late,
        unmet: unmetIn(best.now.edit, conditions),
        isOther: false,
      },
    ],
    state: { draft, offered: null, ideas: [] },
  }
}

/** Another recipe that a yes would bring, where this one cannot be what was asked. */
function otherInstead({ base, servings }: Applied, heard: Heard): { moves: Move[]; offered: Draft | null } {
  const best = proposal({ ...heard, conditions: insteadOf(base, heard, servings) })
  if (!best) return { moves: [], offered: null }
  return { moves: [{ move: 'offerOther', title: best.now.recipe.title }], offered: best.found.draft }
}

/** The recipe that stands, changed as the turn asks; it stays this recipe, or it is said why it cannot. */
function changed(draft: Draft, heard: Heard): Next | null {
  const conditions = heard.ofDraft ?? heard.conditions
  const before = edited(draft, [])
  const isUnheated = wayAsked(draft, { ...heard, conditions }) === 'none'
  const fresh = refilled(withoutTakenBack(draft, { ...heard, conditions }), conditions)
  const asked = edited(fresh, askedOf({ ...heard, conditions }, fresh, !isUnheated))
  const made = asked && fitted(asked.draft, conditions, heard.asked)
  if (!before || !asked || !made) return null
  const withAll = made.offers.length === 0 ? null : edited(made.draft, made.offers)
  // A wish for the dish that stands is a yes to what the recipe itself offers for it.
  const isTaken = withAll !== null && withAll.refused.length === 0
  const wished = isTaken ? withAll.draft : made.draft
  const left = isTaken ? [] : made.offers
  const now = mended(wished, heard)
  const next = now?.edit.draft ?? wished
  const unwanted = [...made.stays, ...left.flatMap((each) => ('food' in each ? each.food : []))]
  // What somebody must not have decides: such a draft is not the one that stands.
  if (!now || made.breaks.length > 0) {
    const nearby = insteadOf(before.applied.base, heard, before.applied.servings)
    const other = proposed({ ...heard, conditions: nearby })
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
  // What could not go was said in the turn that asked for it.
  const staying = unwanted.filter((food) => !heard.outBefore.includes(food))
  const missing = made.missing.filter((food) => heard.asked.includes(food))
  // A wish that the recipe cannot keep is no reason for another dish: it is said, and another is offered.
  if (isUnheated || isLate || missing.length > 0) {
    const lack = { missing: made.missing.length, minutes: Math.max(minutes, conditions.minutes ?? 0) }
    const instead = nearest(before.applied, heard, lack)
    if (instead) return instead
  }
  const isShort = isUnheated || isLate || missing.length > 0 || (staying.length > 0 && !swapOffered)
  const isNoLighter = heard.isLighter && changes.every(({ kind }) => kind !== 'amount')
  const other = isShort ? otherInstead(before.applied, heard) : { moves: [], offered: null }
  const told: Move[] = [
    ...asked.refused.map((refusal): Move => ({ move: 'refused', refusal })),
    ...(staying.length > 0 ? [{ move: 'stays' as const, foods: staying }] : []),
    ...(swap && swapOffered && staying.length > 0 ? [{ move: 'offer' as const, operations: [swap] }] : []),
    ...(missing.length > 0 ? [{ move: 'missing' as const, foods: missing }] : []),
    ...(isUnheated ? [{ move: 'unheated' as const }] : []),
    ...(isLate ? [{ move: 'late' as const, minutes }] : []),
    ...(isNoLighter ? [{ move: 'noLighter' as const }] : []),
    ...other.moves,
  ]
  const edit: Move[] =
    changes.length > 0 ? [{ move: 'edit', changes }] : told.length === 0 ? [{ move: 'same' }] : []
  return {
    moves: [...edit, ...told],
    state: { draft: next, offered: swapOffered?.draft ?? other.offered, ideas: [] },
  }
}

/** What was offered, and is wanted. */
function accepted(offered: Draft, before: Draft | null, heard: Heard): Next | null {
  const now = standing(offered, heard)
  if (!now) return null
  const state = { draft: offered, offered: null, ideas: [] }
  const old = before?.base === offered.base ? edited(before, []) : null
  if (old) return { moves: [{ move: 'edit', changes: changesBetween(old.applied, now.edit.applied) }], state }
  const done: Operation[] = []
  return {
    moves: [{ move: 'propose', draft: offered, done, missing: [], late: 0, unmet: [], isOther: false }],
    state,
  }
}

/** What a turn does with the recipe that stands. Nothing but the guest's own word changes which dish it is. */
export function nextMoves(state: State, heard: Heard): Next {
  const { draft, offered } = state
  const kept = { ...state, offered: null }
  const wanted = heard.pick ?? (heard.isYes ? offered : null)
  const taken = wanted && accepted(wanted, draft, heard)
  if (taken) return taken
  if (heard.isForIdeas && heard.isEnough) {
    const ideas = ideasFor(heard)
    if (ideas.length > 1)
      return {
        moves: [{ move: 'ideas', titles: ideas.map(({ title }) => title) }],
        state: { ...kept, ideas: ideas.map((each) => each.draft) },
      }
  }
  if (draft === null)
    return heard.isEnough ? proposed(heard) : { moves: [{ move: 'ask', what: 'dish' }], state: kept }
  if (heard.isOther && !heard.isEnough) return { moves: [{ move: 'ask', what: 'dish' }], state: kept }
  if (heard.isOther) {
    // Another dish is for as many as the one that stood.
    const { conditions } = heard
    const servings = conditions.servings ?? edited(draft, [])?.applied.servings ?? null
    const other = proposed({ ...heard, conditions: { ...conditions, servings } })
    const isNone = other.state.draft === null && standing(draft, heard) !== null
    return isNone ? { moves: other.moves, state: kept } : other
  }
  if (!heard.isChange) return { moves: [], state: kept }
  return changed(draft, heard) ?? proposed(heard)
}
