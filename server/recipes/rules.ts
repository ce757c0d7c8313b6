import { fail } from '#shared/errors.ts'

/**
 * What only an owner may do to a recipe. To who may not read it the recipe does not exist (404); who may read it is
 * told that it is not theirs (403).
 */
export function requireOwner<Row extends { owner_id: string }>(row: Row | undefined, memberId: string): Row {
  if (!row) throw fail('not found')
  if (row.owner_id !== memberId) throw fail('not allowed')
  return row
}
