import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Db } from '../../../platform/db/schema.ts'

/** A job that has not ended after this time was lost with its process. */
const lostAfter = 10 * 60_000

export type StoredTranslation = NonNullable<Awaited<ReturnType<typeof selectTranslation>>>

export async function selectTranslation(db: Db, versionId: string, language: Language) {
  return db
    .selectFrom('recipe_translations')
    .select(['state', 'texts', 'model'])
    .where('version_id', '=', versionId)
    .where('language', '=', language)
    .executeTakeFirst()
}

interface Job {
  recipeId: string
  versionId: string
  language: Language
  userId: string
}

/**
 * Claims the one job of a version and language for this process. `taken` when another one has it or it is done, `none`
 * when the member has enough jobs waiting or a model has failed lately.
 */
export async function claimTranslation(
  db: Db,
  { versionId, language, userId }: Job,
  now: number,
): Promise<'claimed' | 'waiting' | 'none'> {
  const at = new Date(now)
  const lost = new Date(now - lostAfter)
  const retried = new Date(now - limits.translations.retryAfter)
  const { rows } =
    await sql`insert into recipe_translations (version_id, language, state, requested_by, requested_at)
    select ${versionId}, ${language}, 'waiting', ${userId}, ${at}
    where (select count(*) from recipe_translations
      where requested_by = ${userId} and state = 'waiting' and requested_at > ${lost}) < ${limits.translations.waiting}
    on conflict (version_id, language) do update
      set state = 'waiting', requested_by = excluded.requested_by, requested_at = excluded.requested_at
      where (recipe_translations.state = 'failed' and recipe_translations.requested_at <= ${retried})
        or (recipe_translations.state = 'waiting' and recipe_translations.requested_at <= ${lost})
    returning version_id`.execute(db)
  if (rows.length > 0) return 'claimed'
  const other = await db
    .selectFrom('recipe_translations')
    .select('state')
    .where('version_id', '=', versionId)
    .where('language', '=', language)
    .executeTakeFirst()
  return other?.state === 'waiting' ? 'waiting' : 'none'
}

/** Stores what a model has translated; null when it failed. Those of former versions are nobody's any more. */
export async function finishTranslation(
  db: Db,
  { recipeId, versionId, language }: Pick<Job, 'recipeId' | 'versionId' | 'language'>,
  result: { texts: Readonly<Record<string, string>>; model: string } | null,
): Promise<void> {
  await db
    .updateTable('recipe_translations')
    .set(
      result
        ? { state: 'done', texts: JSON.stringify(result.texts), model: result.model }
        : { state: 'failed' },
    )
    .where('version_id', '=', versionId)
    .where('language', '=', language)
    .execute()
  await sql`delete from recipe_translations using recipe_versions, recipes
    where recipes.id = ${recipeId} and recipe_versions.recipe_id = recipes.id
      and recipe_translations.version_id = recipe_versions.id and recipe_versions.id <> recipes.version_id`.execute(
    db,
  )
}

export async function updateTranslatable(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
  translatable: boolean,
): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ translatable })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .execute()
}
