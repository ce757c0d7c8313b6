import {
  changesBetween,
  edited,
  type Change,
  type Draft,
  type Operation,
  type RefusedOperation,
} from '../library/edit/index.ts'
import type { Conditions } from '../library/find/conditions.ts'
import { madeToFit } from '../library/find/made-to-fit.ts'
import type { Recipe } from '../library/recipe.ts'
import type { Heard } from './heard.ts'
import { proposal } from './proposal.ts'
import { standing } from './standing.ts'

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
  | { move: 'same' }
  | { move: 'refused'; refusal: RefusedOperation }
  | { move: 'stays'; foods: readonly string[] }
  | { move: 'missing'; foods: readonly string[] }
  | { move: 'late'; minutes: number }
  | { move: 'offer'; operations: readonly Operation[] }
  | { move: 'withdraw'; draft: Draft }
  | { move: 'none' }
  | { move: 'ask'; what: 'dish' }
  | { move: 'answer'; text: string }
  | { move: 'warn'; text: string }
  | { move: 'refuse'; text: string }

/** What stands between two turns. */
export interface State {
  draft: Draft | null
}

function proposed(heard: Heard): { moves: Move[]; state: State } {
  const best = proposal(heard)
  if (!best) return { moves: [{ move: 'none' }], state: { draft: null } }
  const { found, now } = best
  const { with: wanted, minutes, dishes } = heard.conditions
  const lines = now.edit.applied.recipe.lines.map(({ food }) => food)
  const missing = wanted.map(({ food }) => food).filter((food) => !lines.includes(food))
  const late = minutes === null ? 0 : Math.max(0, now.recipe.prepMinutes + now.recipe.cookMinutes - minutes)
  const isOther = dishes.length > 0 && !dishes.includes(found.draft.base)
  const { draft, done } = found
  return { moves: [{ move: 'propose', draft, done, missing, late, isOther }], state: { draft } }
}

/** What this turn asks beside its conditions. */
const askedOf = ({ heat, less, conditions: { servings, way } }: Heard, draft: Draft): Operation[] => {
  const isSet = (operation: Operation) =>
    draft.operations.some((each) => JSON.stringify(each) === JSON.stringify(operation))
  const all: Operation[] = [
    ...(way === null ? [] : [{ op: 'way' as const, way }]),
    ...(servings === null ? [] : [{ op: 'serve' as const, servings }]),
    ...(heat === null ? [] : [{ op: 'heat' as const, by: heat }]),
    ...less.map((food) => ({ op: 'amount' as const, food, factor: 0.6 })),
  ]
  return all.filter((operation) => !isSet(operation))
}

/** The nearest to a dish that has to go: of its course and, where there is one, of its kind. */
const insteadOf = (base: Recipe, conditions: Conditions): Conditions => ({
  ...conditions,
  dishes: [],
  not: [...conditions.not, base.id],
  course: conditions.course ?? base.course,
  tags: conditions.tags.length > 0 ? conditions.tags : base.tags,
})

/** The recipe that stands, changed as the turn asks; it stays this recipe, or it is said why it cannot. */
function changed(draft: Draft, heard: Heard): { moves: Move[]; state: State } | null {
  const { conditions, guests, language } = heard
  const before = edited(draft, [])
  const asked = edited(draft, askedOf(heard, draft))
  const made = asked && madeToFit(asked.draft, { ...conditions, minutes: null })
  if (!before || !asked || !made) return null
  const withAll = made.offers.length === 0 ? null : edited(made.draft, made.offers)
  // A wish for the dish that stands is a yes to what the recipe itself offers for it.
  const isTaken = withAll !== null && withAll.refused.length === 0
  const next = isTaken ? withAll.draft : made.draft
  const left = isTaken ? [] : made.offers
  const now = standing(next, guests, language)
  const unwanted = [...made.stays, ...left.flatMap((each) => ('food' in each ? each.food : []))]
  const isOnlyDisliked = unwanted.every((food) => heard.disliked.includes(food))
  const refused = asked.refused.map((refusal): Move => ({ move: 'refused', refusal }))
  // What somebody must not have decides: such a draft is not the one that stands.
  if (!now || made.breaks.length > 0 || !isOnlyDisliked) {
    const moves: Move[] = [{ move: 'stays', foods: unwanted }]
    const other = proposed({ ...heard, conditions: insteadOf(before.applied.base, conditions) })
    return { moves: [...moves, { move: 'withdraw', draft }, ...other.moves], state: other.state }
  }
  const changes = changesBetween(before.applied, now.edit.applied)
  const stays: Move[] =
    unwanted.length === 0
      ? []
      : [
          { move: 'stays', foods: unwanted },
          ...left.slice(0, 1).map((each): Move => ({ move: 'offer', operations: [each] })),
        ]
  const minutes = now.recipe.prepMinutes + now.recipe.cookMinutes
  const isLate = conditions.minutes !== null && minutes > conditions.minutes
  const moves: Move[] = [
    ...(changes.length > 0
      ? [{ move: 'edit' as const, changes }]
      : refused.length + stays.length === 0
        ? [{ move: 'same' as const }]
        : []),
    ...refused,
    ...stays,
    ...(made.missing.length > 0 ? [{ move: 'missing' as const, foods: made.missing }] : []),
    ...(isLate ? [{ move: 'late' as const, minutes }] : []),
  ]
  return { moves, state: { draft: next } }
}

/** What a turn does with the recipe that stands. Nothing but the guest's own word changes which dish it is. */
export function nextMoves({ draft }: State, heard: Heard): { moves: readonly Move[]; state: State } {
  const warn = heard.warnings.map((text): Move => ({ move: 'warn', text }))
  const answer = heard.answers.map((text): Move => ({ move: 'answer', text }))
  if (heard.refusal !== null) return { moves: [{ move: 'refuse', text: heard.refusal }], state: { draft } }
  if (heard.isQuestion && draft !== null && standing(draft, heard.guests, heard.language))
    return { moves: [...answer, ...warn], state: { draft } }
  if (heard.isOpen && draft === null && heard.isQuestion)
    return { moves: [...answer, { move: 'ask', what: 'dish' }], state: { draft } }
  const isStanding = draft !== null && (!heard.isNewDish || heard.conditions.dishes.includes(draft.base))
  const next = (isStanding ? changed(draft, heard) : null) ?? proposed(heard)
  return { moves: [...next.moves, ...answer, ...warn], state: next.state }
}
