import { edited, type Operation } from '../library/edit/index.ts'
import type { Conditions } from '../library/find/conditions.ts'
import { find } from '../library/find/find.ts'
import { isFit, type Found } from '../library/find/made-to-fit.ts'
import { entryById } from '../library/index.ts'
import type { Heard } from './heard.ts'
import { standing, type CheckedDraft } from './standing.ts'

/** How many of the best are looked at for one that may stand. */
const tries = 8

const withoutLast = (conditions: Conditions): Conditions => ({
  ...conditions,
  with: conditions.with.slice(0, -1),
})

interface Proposed {
  found: Found
  now: CheckedDraft
}

/** What is hot or mild in a recipe that was asked for so. */
function spiced(found: Found, { heat }: Heard): Found {
  if (heat === null) return found
  const operation: Operation = { op: 'heat', by: heat }
  const edit = edited(found.draft, [operation])
  return edit && edit.refused.length === 0 ? { ...found, draft: edit.draft } : found
}

/** The first of these that may stand, where what must not be in it is out. */
function firstStanding(list: readonly Found[], heard: Heard): Proposed | null {
  for (const each of list.slice(0, tries)) {
    const found = spiced(each, heard)
    const now = standing(found.draft, heard)
    if (now) return { found, now }
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

/** Which wish gives way when nothing keeps all of them: never what somebody must not have. */
const relaxed = (conditions: Conditions): Conditions | null => {
  const { way, minutes, tags, dishes, with: wanted } = conditions
  if (tags.length > 0) return { ...conditions, tags: [] }
  if (minutes !== null) return { ...conditions, minutes: null }
  if (way !== null) return { ...conditions, way: null }
  if (dishes.length > 0) return likeNamed(conditions)
  return wanted.length > 0 ? withoutLast(conditions) : null
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

/** The best recipe that may stand, with as few wishes given up as it takes. */
export function proposal(heard: Heard, conditions: Conditions = heard.conditions): Proposed | null {
  const bearing = asNamed(heard, conditions)
  if (bearing) return bearing
  const { fits, near } = find(conditions, heard.seed)
  const first = firstStanding(fits, heard)
  if (first) return first
  const harmless = near.map(withOffers).filter(isHarmless)
  // A dish that was named stays itself, with a wish fewer or a little later.
  const named = conditions.dishes.length > 0 ? firstStanding(harmless, heard) : null
  if (named) return named
  const fewer = relaxed(conditions)
  return fewer ? proposal(heard, fewer) : firstStanding(harmless, heard)
}
