import type { Call } from '#shared/contract/call.ts'
import { getHouseholdChanges, type HouseholdChanges } from '#shared/contract/household-changes.ts'

/**
 * What changed in the household, read part by part to its end: a page shows all rows or those of before. A part that is
 * complete begins anew, and what came before it is dropped. `first` is known already: the answer to sent operations.
 */
export async function readChanges(
  call: Call,
  query: { since?: number },
  first?: HouseholdChanges,
): Promise<HouseholdChanges> {
  let changes = first ?? (await call(getHouseholdChanges, { query }))
  while (changes.next) {
    const part = await call(getHouseholdChanges, { query: changes.next })
    // The user has changed to another household meanwhile, and the part continues nothing.
    if (part.household !== changes.household) return readChanges(call, {})
    changes = part.isComplete ? part : joined(changes, part)
  }
  return changes
}

function joined(changes: HouseholdChanges, part: HouseholdChanges): HouseholdChanges {
  return {
    ...part,
    isComplete: changes.isComplete,
    rows: [...changes.rows, ...part.rows],
    foods: [...changes.foods, ...part.foods],
  }
}
