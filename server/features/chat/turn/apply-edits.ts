import type { Draft, DraftChange, DraftOperation, SentDraft } from '#shared/contract/draft.ts'
import type { DeskAnswer, Edits } from '../../../adapters/chef/model/desk.ts'

/** What the kitchen is told beside a draft and its operations. */
export interface Beside {
  /** Items that have left the list. */
  gone?: readonly string[]
  /** What stood before the new one. */
  before?: Draft | null
  /** Steps, counted from zero, that the same change tells anew. */
  toldAnew?: readonly number[]
}

type Examine = (
  draft: SentDraft,
  operations: readonly DraftOperation[],
  beside?: Beside,
) => Promise<DeskAnswer>

/**
 * The changes of one call to the recipe that stands, or that was taken back: all of them or none, since half a change would
 * leave steps without their foods. A text says what cannot be read.
 */
export async function applyEdits(
  read: (draft: Draft | SentDraft) => Edits | string,
  { given, standing }: { given: Draft | SentDraft; standing: Draft | null },
  examine: Examine,
): Promise<DeskAnswer | string> {
  const edits = read(given)
  if (typeof edits === 'string') return edits
  const { patch, operations } = edits
  const serve = standing && patch && operations.find(({ op }) => op === 'serve')
  if (!serve) return patched(edits, { given, standing, changes: [] }, examine)
  // What the same call says of lines and steps it says for the new number of guests.
  const served = await examine(given, [serve], { toldAnew: patch.steps })
  if (!served.draft || served.refused.length > 0) return unchanged(served, standing)
  const rest = read(served.draft)
  if (typeof rest === 'string') return rest
  const others = { ...rest, operations: rest.operations.filter(({ op }) => op !== 'serve') }
  return patched(others, { given: served.draft, standing, changes: served.changes }, examine)
}

interface Served {
  given: Draft | SentDraft
  standing: Draft | null
  changes: readonly DraftChange[]
}

async function patched(
  { patch, operations }: Edits,
  { given, standing, changes }: Served,
  examine: Examine,
): Promise<DeskAnswer | string> {
  const written = patch && (await examine(patch.recipe, [], { gone: patch.gone, before: standing }))
  const isWhole = !written || (written.draft !== null && !written.stillNamed)
  const answer =
    isWhole && operations.length > 0 ? await examine(written?.draft ?? given, operations) : written
  if (!answer) return 'no operations'
  if (answer.refused.length > 0 || answer.stillNamed) return unchanged(answer, standing)
  const all = [...(patch?.changes ?? []), ...answer.changes, ...changes]
  return { ...answer, changes: all, isRewritten: patch !== null }
}

const unchanged = (answer: DeskAnswer, standing: Draft | null): DeskAnswer => ({
  ...answer,
  draft: answer.draft && standing,
  changes: [],
})
