import { edited, type Operation } from '../library/edit/index.ts'
import type { Conditions } from '../library/find/conditions.ts'
import { find } from '../library/find/find.ts'
import { isFit, type Found } from '../library/find/made-to-fit.ts'
import { entryById } from '../library/index.ts'
import type { Heard } from './heard.ts'
import { otherAmounts } from './other-amounts.ts'
import { mended, type CheckedDraft } from './standing.ts'

/** How many of the best are looked at for one that may stand. */
const tries = 8

interface Proposed {
  found: Found
  now: CheckedDraft
}

/** A recipe that was asked for hotter, milder, less sweet or with less of something. */
function seasoned(found: Found, { heat, wishes: { less, lessSweet } }: Heard): Found {
  const operations: Operation[] = [
    ...(heat === null ? [] : [{ op: 'heat' as const, by: heat }]),
    ...otherAmounts(found.draft, { less, isLessSweet: lessSweet, isLighter: false, measured: [] }),
  ]
  const done = [...found.done]
  let { draft } = found
  for (const operation of operations) {
    const edit = edited(draft, [operation])
    if (!edit || edit.refused.length > 0) continue
    ;({ draft } = edit)
    done.push(operation)
  }
  return { ...found, draft, done }
}

/** The first of these that may stand, where what must not be in it is out. */
function firstStanding(list: readonly Found[], heard: Heard): Proposed | null {
  for (const each of list.slice(0, tries)) {
    const found = seasoned(each, heard)
    const now = mended(found.draft, heard)
    if (now) return { found: { ...found, draft: now.edit.draft }, now }
  }
  return null
}

/** What is nearest to a dish that cannot be had: of its course and kind, with what it is made of. */
function likeNamed({ dishes, ...conditions }: Conditions): Conditions {
  const [first] = dishes.flatMap((id) => entryById(id) ?? [])
  const mains = first?.foods.flatMap(({ food, role }) => (role === 'main' ? [food] : [])) ?? []
  return {
    ...conditions,
    dishes: [],
    near: [...conditions.near, ...mains],
    course: first?.course ?? conditions.course,
  }
}

/** The recipe with the swaps that it offers itself: who names a dish and a diet in one breath has said yes to them. */
function withOffers(found: Found): Found {
  if (found.offers.length === 0) return found
  const edit = edited(found.draft, found.offers)
  if (!edit || edit.refused.length > 0) return found
  return { ...found, draft: edit.draft, done: [...found.done, ...found.offers], offers: [] }
}

/** Nothing in it that must not be, though something that was wanted is not there, or it takes longer. */
const isHarmless = ({ stays, offers, breaks }: Found) => stays.length + offers.length + breaks.length === 0

/** The best recipe that keeps every condition. */
export const keepingAll = (heard: Heard, conditions: Conditions): Proposed | null =>
  firstStanding(find(conditions, heard.seed).fits, heard)

/** What bears the name itself, where it can be had with all that is wanted. */
function asNamed(heard: Heard, conditions: Conditions): Proposed | null {
  const own = heard.bearing.filter((id) => conditions.dishes.includes(id))
  if (own.length === 0 || own.length === conditions.dishes.length) return null
  const { fits, near } = find({ ...conditions, dishes: own }, heard.seed)
  return firstStanding([...fits, ...near.map(withOffers).filter(isFit)], heard)
}

/** The best of those that keep all but what is only wished for: something is missing, or it takes longer. */
export function nearlyAll(heard: Heard, conditions: Conditions): Proposed | null {
  const { fits, near } = find(conditions, heard.seed)
  return firstStanding([...fits, ...near.map(withOffers).filter(isHarmless)], heard)
}

/**
 * Which wishes give way where nothing keeps all of them, the least first: where it comes from, then the machine, then the
 * dish itself for what is nearest to it. What somebody must not have never does.
 */
const relaxed: readonly ((conditions: Conditions) => Conditions | null)[] = [
  (conditions) => (conditions.tags.length > 0 ? { ...conditions, tags: [] } : null),
  (conditions) => (conditions.occasion === null ? null : { ...conditions, occasion: null }),
  (conditions) => (conditions.way === null ? null : { ...conditions, way: null }),
  (conditions) => (conditions.dishes.length > 0 ? likeNamed(conditions) : null),
  (conditions) => (conditions.course === null ? null : { ...conditions, course: null }),
]

/** The best recipe that may stand, with as few wishes given up as it takes. */
export function proposal(heard: Heard, given: Conditions = heard.conditions): Proposed | null {
  let conditions = given
  const bearing = asNamed(heard, conditions)
  if (bearing) return bearing
  const first = keepingAll(heard, conditions)
  if (first) return first
  const isNamed = conditions.dishes.length > 0
  // A dish that was named stays itself, with a wish fewer or a little later.
  const named = isNamed ? nearlyAll(heard, conditions) : null
  const isWanting = named !== null && named.found.missing.length > 0
  // A salad with goat's cheese and pears: where the one of that name has no place for pears, another salad has.
  const ofKind = isWanting ? keepingAll(heard, { ...conditions, dishes: heard.ofKind }) : null
  if (ofKind) return ofKind
  if (named) return named
  // A birthday cake without egg is at least another cake.
  const kin = heard.ofKind.length > 0 ? keepingAll(heard, { ...conditions, dishes: heard.ofKind }) : null
  if (isNamed && kin) return kin
  for (const fewer of relaxed) {
    const next = fewer(conditions)
    if (!next) continue
    conditions = next
    const found = keepingAll(heard, conditions)
    if (found) return found
  }
  return nearlyAll(heard, given.dishes.length > 0 ? likeNamed(given) : given) ?? nearlyAll(heard, conditions)
}
