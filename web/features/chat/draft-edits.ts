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
  /** What stood, where `draft` is one that stood before and is taken up again. */
  stood?: Draft
}

/** What came of the last edit. */
export type Outcome =
  | { kind: 'edited'; changes: DraftChange[]; refused: RefusedDraftOperation[] }
  | { kind: 'undone' }
  /** One that stood before stands again. */
  | { kind: 'restored' }
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
  { draft, isUndo, stood }: DraftEdit,
  { draft: next, changes, refused }: AnswerOf<typeof editDraft>,
): Edits {
  const outcome = outcomeOf()
  if (isUndo) return { outcome, before: before.slice(0, -1) }
  const isChanged = next === null || changes.length > 0 || stood !== undefined
  return { outcome, before: isChanged ? [...before, stood ?? draft].slice(-mostBefore) : before }

  function outcomeOf(): Outcome {
    if (!next)
      return { kind: 'withdrawn', sentences: [...new Set(refused.flatMap((each) => each.sentences))] }
    if (stood) return { kind: 'restored' }
    return isUndo ? { kind: 'undone' } : { kind: 'edited', changes, refused }
  }
}

/** The operation that changes nothing: those at the table may have become others since. */
export const asItIs = ({ servings }: Draft): DraftOperation => ({ op: 'serve', servings })
