import { edited, type Operation } from '../library/edit/index.ts'
import { mayEatOf, type Conditions } from '../library/find/conditions.ts'
import { find } from '../library/find/find.ts'
import { isHeart } from '../library/find/score.ts'
import type { Found } from '../library/find/made-to-fit.ts'
import { entryById } from '../library/index.ts'
import type { Heard } from './heard.ts'
import { otherAmounts } from './other-amounts.ts'
import { mended, standing, type CheckedDraft } from './standing.ts'

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

/** With what is to stand beside it, as far as the one list bears it and those who eat may have it. */
function withSides(proposed: Proposed, heard: Heard): Proposed {
  return heard.sides.reduce((now, recipe): Proposed => {
    const operation: Operation = { op: 'side', recipe }
    const edit = edited(now.found.draft, [operation])
    const mayEat = mayEatOf(heard.conditions)
    const isForAll = edit?.applied.recipe.lines.every(({ food }) => mayEat(food)) === true
    const checked = edit && edit.refused.length === 0 && isForAll ? standing(edit.draft, heard) : null
    return checked === null
      ? now
      : {
          found: { ...now.found, draft: checked.edit.draft, done: [...now.found.done, operation] },
          now: checked,
        }
  }, proposed)
}

/** The first of these that may stand, where what must not be in it is out. */
function firstStanding(list: readonly Found[], heard: Heard): Proposed | null {
  for (const each of list.slice(0, tries)) {
    const found = seasoned(each, heard)
    const now = mended(found.draft, heard)
    if (now) return withSides({ found: { ...found, draft: now.edit.draft }, now }, heard)
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

/** The best of those that keep all but what is only wished for: something is missing, or it takes longer. */
export function nearlyAll(heard: Heard, conditions: Conditions): Proposed | null {
  const { fits, near } = find(conditions, heard.seed)
  const all = [...fits, ...near.map(withOffers).filter(isHarmless)]
  return firstStanding(
    all.toSorted((a, b) => b.score - a.score),
    heard,
  )
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

const isWhole = ({ found }: Proposed) => found.missing.length === 0 && found.late === 0

/** What was asked for first was only put on top of a dish of something else. */
const isOnTop = ({ found }: Proposed, { with: wanted, dishes, reach }: Conditions): boolean =>
  (dishes.length === 0 || reach === 'kind') &&
  found.done.some((each) => each.op === 'add' && each.food === wanted[0]?.food && isHeart(each.food))

/** The best recipe that may stand, with as few wishes given up as it takes. */
export function proposal(heard: Heard, given: Conditions = heard.conditions): Proposed | null {
  const best = nearlyAll(heard, given)
  if (best && isWhole(best) && !isOnTop(best, given)) return best
  const isNamed = given.dishes.length > 0
  // A salad with goat's cheese and pears: where the one of that name has no place for pears, another salad has.
  const isSame = best !== null && best.found.missing.length === 0
  const kin =
    isNamed && given.reach === 'itself' && !isSame && heard.ofKind.length > 0
      ? keepingAll(heard, { ...given, dishes: heard.ofKind })
      : null
  if (kin) return kin
  // A dish that was named stays itself, with a wish fewer or a little later; without its meat or fish it is none.
  const isHollow = best?.found.missing.some(isHeart) === true
  if (best && isNamed && !isHollow) return best
  let conditions = given
  for (const fewer of relaxed) {
    const next = fewer(conditions)
    if (!next) continue
    conditions = next
    const found = keepingAll(heard, conditions)
    if (found && (isHollow || found.found.score > (best?.found.score ?? -Infinity))) return found
  }
  return (
    best ??
    nearlyAll(heard, given.dishes.length > 0 ? likeNamed(given) : given) ??
    nearlyAll(heard, conditions)
  )
}
