import * as z from 'zod/mini'
import { sentDraft, type SentDraft } from '#shared/contract/draft.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'

const { earlierDrafts: most, earlierBytes } = limits.chat

/** What makes it another recipe for somebody who wants it back. */
const wordsOf = ({ title, servings, ingredients, steps }: SentDraft): string =>
  JSON.stringify([
    title,
    servings,
    ingredients.map(({ amount, unit, item, note, group }) => [amount, unit, item, note, group]),
    steps.map(({ text }) => text),
  ])

const isSame = (one: SentDraft, other: SentDraft): boolean => wordsOf(one) === wordsOf(other)

/** Of the drafts that stood, oldest first, as many as are kept: the first one stays, and the latest. */
export function keptDrafts(stood: readonly SentDraft[]): SentDraft[] {
  const kept = stood.filter((each, at) => stood.findLastIndex((other) => isSame(each, other)) === at)
  while (kept.length > most || Buffer.byteLength(JSON.stringify(kept)) > earlierBytes)
    kept.splice(kept.length > 1 ? 1 : 0, 1)
  return kept
}

/** Keeps what stood in a conversation before what stands now. */
export async function keepEarlierDrafts(
  db: Db,
  id: string,
  stood: readonly (SentDraft | null | undefined)[],
  now: SentDraft | null,
): Promise<void> {
  const gone = stood.flatMap((each) => {
    // Without what is computed for those who eat.
    const draft = each && z.safeParse(sentDraft, each).data
    return draft && !(now && isSame(draft, now)) ? [draft] : []
  })
  if (gone.length === 0) return
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('conversations')
      .select('earlier_drafts')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const kept = keptDrafts([...(row?.earlier_drafts ?? []), ...gone])
    await transaction
      .updateTable('conversations')
      .set({ earlier_drafts: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute()
  })
}

/** As they were kept; what an earlier version kept may be of another shape. */
export const earlierDraftsOf = (stored: unknown): SentDraft[] =>
  z.safeParse(z.array(sentDraft), stored ?? []).data ?? []
