import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { isPublished } from './policy.ts'

/** The best rated public recipes of others in a language that are about one of the foods; ids, best first. */
export async function selectBestAbout(
  db: Db,
  foodIds: readonly string[],
  language: Language,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where(isPublished)
    .where('language', '=', language)
    .where('owner_id', '<>', userId)
    .where(sql<boolean>`about_ids && ${foodIds}::text[]`)
    .orderBy('rating_score', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.home.seasonIdeas)
    .execute()
  return rows.map(({ id }) => id)
}
