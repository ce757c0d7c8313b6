import type {
  Draft,
  DraftChange,
  DraftOperation,
  editDraft,
  RefusedDraftOperation,
  SentDraft,
} from '#shared/contract/draft.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'

/** As it is sent: what the server computes anew stays here. */
export function sentDraft({ verdict: _verdict, ways: _ways, way: _way, ...draft }: Draft): SentDraft {
  const ingredients = draft.ingredients.map(({ swaps: _swaps, mayGo: _mayGo, ...line }) => line)
  return { ...draft, ingredients }
}

/** A change by hand that the server is asked for. */
export interface DraftEdit {
  draft: Draft
  operation: DraftOperation
  isUndo: boolean
}

/** What came of the last edit. */
export type Outcome =
  | { kind: 'edited'; changes: DraftChange[]; refused: RefusedDraftOperation[] }
  | { kind: 'undone' }
  /** Those who eat must not have it, so that it stands no longer. */
  | { kind: 'withdrawn'; sentences: string[] }
  | { kind: 'failed'; cause: unknown }

export interface Edits {
  outcome: Outcome | null
  /** Drafts before each edit, the latest last, as long as nothing else changes the draft. */
  before: readonly Draft[]
}

export const noEdits: Edits = { outcome: null, before: [] }

/** One draft for each tap of a few minutes. */
const mostBefore = 30

export function editsAfter(
  { before }: Edits,
  { draft, isUndo }: DraftEdit,
  { draft: next, changes, refused }: AnswerOf<typeof editDraft>,
): Edits {
  const outcome = outcomeOf()
  if (isUndo) return { outcome, before: before.slice(0, -1) }
  const isChanged = next === null || changes.length > 0
  return { outcome, before: isChanged ? [...before, draft].slice(-mostBefore) : before }

  function outcomeOf(): Outcome {
    if (!next)
      return { kind: 'withdrawn', sentences: [...new Set(refused.flatMap((each) => each.sentences))] }
    return isUndo ? { kind: 'undone' } : { kind: 'edited', changes, refused }
  }
}

/** The operation that changes nothing: those at the table may have become others since. */
export const asItIs = ({ servings }: Draft): DraftOperation => ({ op: 'serve', servings })
