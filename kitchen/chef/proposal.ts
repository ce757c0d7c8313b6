import { edited } from '../library/edit/index.ts'
import type { Conditions } from '../library/find/conditions.ts'
import { find } from '../library/find/find.ts'
import type { Found } from '../library/find/made-to-fit.ts'
import type { Heard } from './heard.ts'
import { standing, type CheckedDraft } from './standing.ts'

/** How many of the best are looked at for one that may stand. */
const tries = 8

const withoutMinutes = (conditions: Conditions): Conditions => ({ ...conditions, minutes: null })
const withoutWay = (conditions: Conditions): Conditions => ({ ...conditions, way: null })
const withoutTags = (conditions: Conditions): Conditions => ({ ...conditions, tags: [] })
const withoutDishes = (conditions: Conditions): Conditions => ({ ...conditions, dishes: [] })
const withoutLast = (conditions: Conditions): Conditions => ({
  ...conditions,
  with: conditions.with.slice(0, -1),
})

/** The first of these that may stand, where what must not be in it is out. */
function firstStanding(
  list: readonly Found[],
  { guests, language }: Heard,
): { found: Found; now: CheckedDraft } | null {
  for (const found of list.slice(0, tries)) {
    const now = standing(found.draft, guests, language)
    if (now) return { found, now }
  }
  return null
}

/** Which wish gives way when nothing keeps all of them: never what somebody must not have. */
const relaxed = (conditions: Conditions): Conditions | null => {
  if (conditions.way !== null) return withoutWay(conditions)
  if (conditions.minutes !== null) return withoutMinutes(conditions)
  if (conditions.dishes.length > 0) return withoutDishes(conditions)
  if (conditions.tags.length > 0) return withoutTags(conditions)
  return conditions.with.length > 0 ? withoutLast(conditions) : null
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

/** The best recipe that may stand, with as few wishes given up as it takes. */
export function proposal(
  heard: Heard,
  conditions = heard.conditions,
): { found: Found; now: CheckedDraft } | null {
  const { fits, near } = find(conditions, heard.seed)
  const first = firstStanding(fits, heard)
  if (first) return first
  const isNamed = conditions.dishes.length > 0
  const second = isNamed ? firstStanding(near.map(withOffers).filter(isHarmless), heard) : null
  if (second) return second
  const fewer = relaxed(conditions)
  return fewer ? proposal(heard, fewer) : firstStanding(near.filter(isHarmless), heard)
}
