import { fail, type ErrorCode } from '#shared/errors.ts'

/**
 * What somebody does with a recipe: reads it; likes it, comments on it or adds a photo; rates it; edits, publishes or
 * deletes it as their own.
 */
export type Deed = 'read' | 'respond' | 'rate' | 'keep'

interface Rules {
  owner_id: string
  deleted_at: Date | null
  hidden_at: Date | null
}

/**
 * Why this member may not, or null. `row` is undefined for who may not read the recipe: to them it does not exist.
 * Who may read it may respond to it; only a deleted or hidden one is left alone, even by its owner, until it is back.
 */
export function refusalOf(row: Rules | undefined, memberId: string, deed: Deed): ErrorCode | null {
  if (!row) return 'not found'
  if (deed === 'read') return null
  const owns = row.owner_id === memberId
  if (deed === 'keep') return owns ? null : 'not allowed'
  if (row.deleted_at !== null || row.hidden_at !== null) return 'not found'
  return deed === 'rate' && owns ? 'own recipe' : null
}

/** The row, or the refusal of `refusalOf` thrown. */
export function requireRight<Row extends Rules>(row: Row | undefined, memberId: string, deed: Deed): Row {
  const refusal = refusalOf(row, memberId, deed)
  if (!row || refusal) throw fail(refusal ?? 'not found')
  return row
}

/**
 * What only its author may do to a comment or a photo. To who may not read the recipe it hangs on it does not exist
 * (404); who may is told that it is not theirs (403). One's own can always be deleted.
 */
export function requireAuthor<Row extends { author_id: string; readable: boolean }>(
  row: Row | undefined,
  memberId: string,
): Row {
  if (row?.author_id === memberId) return row
  throw fail(row?.readable ? 'not allowed' : 'not found')
}
