import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { Restrictions } from '../../recipes/season-queries.ts'

/** What the household has stated, as if set by hand before the first message, so that later words win. */
export function tableOf({ allergens, diets, dislikes }: Restrictions): ChatTable {
  const byHand = <Value>(values: readonly Value[]) =>
    values.map((value) => ({ value, by: 'hand' as const, at: 0 }))
  return {
    ...emptyTable,
    allergens: byHand(allergens),
    diets: byHand(diets),
    without: byHand(dislikes),
  }
}
