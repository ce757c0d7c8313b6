import { applied, type Applied } from './apply.ts'
import type { Draft, Operation, RefusedOperation } from './operation.ts'

/** A draft after an edit, and what of the edit could not be done. */
export type Edited = { draft: Draft; applied: Applied; refused: RefusedOperation[] }

/** The draft with one more operation; one that would undo what was done before is refused itself. */
function withOne(draft: Draft, before: Applied, operation: Operation): Edited | null {
  const operations = [...draft.operations, operation]
  const found = applied({ base: draft.base, operations })
  if (!found) return null
  const refused = found.refused.find((each) => each.operation === operation)
  const kept = { draft, applied: before }
  if (refused) return { ...kept, refused: [refused] }
  if (found.refused.length > 0) return { ...kept, refused: [{ operation, reason: 'method', offer: null }] }
  return { draft: { base: draft.base, operations: tidied(operations) }, applied: found.draft, refused: [] }
}

/**
 * As much of the operations as can be done, in order; what could not is refused and in no draft. Null where the draft
 * itself cannot be cooked.
 */
export function edited(draft: Draft, operations: readonly Operation[]): Edited | null {
  const start = applied(draft)
  if (!start || start.refused.length > 0) return null
  let now: Edited = { draft, applied: start.draft, refused: [] }
  for (const operation of operations) {
    const next = withOne(now.draft, now.applied, operation)
    if (!next) return null
    now = { ...next, refused: [...now.refused, ...next.refused] }
  }
  return now
}

/** Of what is set, and not done, only the last counts. */
const tidied = (operations: readonly Operation[]): Operation[] =>
  operations.filter(
    (operation, at) =>
      (operation.op !== 'serve' && operation.op !== 'way') ||
      operations.slice(at + 1).every(({ op }) => op !== operation.op),
  )
