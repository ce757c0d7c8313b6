import { sql } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import { notifyMember } from '../../notifications/notify.ts'
import { mayRead, type Viewer } from '../policy.ts'

/** A condition on `correction`: somebody has reported it, and no moderator has decided yet. */
const isReported = sql<boolean>`exists (select from reports where reports.kind = 'correction'
  and reports.content_id = correction.id and reports.closed_at is null)`

export type AcceptedCorrection = Awaited<ReturnType<typeof selectAccepted>>[number]

/** The corrections that readers see. */
export async function selectAccepted(db: Db, recipeId: string, language: Language) {
  return db
    .selectFrom('translation_corrections as correction')
    .innerJoin('users', 'users.id', 'correction.author_id')
    .select(['correction.key', 'correction.original', 'correction.text', 'users.name as author'])
    .where('correction.recipe_id', '=', recipeId)
    .where('correction.language', '=', language)
    .where('correction.accepted_at', 'is not', null)
    .where('correction.hidden_at', 'is', null)
    .execute()
}

/** The languages into which readers have put texts of a recipe. */
export async function selectCorrectedLanguages(db: Db, recipeId: string): Promise<Language[]> {
  const rows = await db
    .selectFrom('translation_corrections')
    .select('language')
    .distinct()
    .where('recipe_id', '=', recipeId)
    .where('accepted_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .execute()
  return rows.map(({ language }) => language)
}

function correctionsWithAuthor(db: Db) {
  return db
    .selectFrom('translation_corrections as correction')
    .innerJoin('users', 'users.id', 'correction.author_id')
    .selectAll('correction')
    .select('users.name as author_name')
}

export type CorrectionRow = Awaited<ReturnType<typeof selectCorrections>>[number]

/** All corrections for the owner, those reported or hidden for admins; for others the accepted ones and their own. */
export async function selectCorrections(
  db: Db,
  recipe: { id: string; owner_id: string },
  viewer: { id: string; isAdmin: boolean },
) {
  const isOwner = viewer.id === recipe.owner_id
  return correctionsWithAuthor(db)
    .where('correction.recipe_id', '=', recipe.id)
    .where(
      sql<boolean>`(correction.author_id = ${viewer.id}
        or (correction.hidden_at is null and (${isOwner} or correction.accepted_at is not null))
        or (${viewer.isAdmin} and (correction.hidden_at is not null or ${isReported})))`,
    )
    .orderBy('correction.created_at', 'desc')
    .orderBy('correction.id')
    .limit(limits.translations.perRecipe)
    .execute()
}

/** Corrections that wait for the owner. */
export async function countProposals(db: Db, recipeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('translation_corrections')
    .select(sql<number>`count(*)`.as('count'))
    .where('recipe_id', '=', recipeId)
    .where('accepted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewCorrection {
  recipeId: string
  ownerId: string
  authorId: string
  language: Language
  key: string
  original: string
  text: string
}

/**
 * Stores a proposal, instead of an earlier one of its author for the same text, and notifies the owner. What the owner
 * writes is accepted at once. Call it with the recipe's row locked.
 */
export async function storeCorrection(
  db: Db,
  correction: NewCorrection,
  now: number,
): Promise<CorrectionRow> {
  const { recipeId, ownerId, authorId, language, key, original, text } = correction
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*) as "all", count(*) filter (where author_id = ${authorId}) as own from translation_corrections
    where recipe_id = ${recipeId} and not (author_id = ${authorId} and language = ${language} and key = ${key})`.execute(
    db,
  )
  const [count] = rows
  if (count && (count.all >= limits.translations.perRecipe || count.own >= limits.translations.perMember)) {
    throw apiError('too many corrections')
  }
  const isOwn = ownerId === authorId
  const at = new Date(now)
  if (isOwn) await withdrawAccepted(db, { recipe_id: recipeId, language, key })
  const values = { original, text, created_at: at, accepted_at: isOwn ? at : null }
  const { id } = await db
    .insertInto('translation_corrections')
    .values({ recipe_id: recipeId, language, key, author_id: authorId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['recipe_id', 'language', 'key', 'author_id']).doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const notification = { kind: 'correction', userId: ownerId, actorId: authorId, recipeId } as const
  await notifyMember(db, notification, now)
  return correctionsWithAuthor(db).where('correction.id', '=', id).executeTakeFirstOrThrow()
}

/** A correction, its recipe's owner, and whether the viewer may read the recipe. */
export async function findCorrection(db: Db, id: string, viewer: Viewer) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('translation_corrections as correction')
    .innerJoin('recipes', 'recipes.id', 'correction.recipe_id')
    .selectAll('correction')
    .select(['recipes.owner_id', 'recipes.is_public', 'recipes.deleted_at'])
    .select([mayRead(viewer).as('readable'), isReported.as('reported')])
    .where('correction.id', '=', id)
    .executeTakeFirst()
}

export type FoundCorrection = NonNullable<Awaited<ReturnType<typeof findCorrection>>>

async function withdrawAccepted(
  db: Db,
  { recipe_id, language, key }: Pick<FoundCorrection, 'recipe_id' | 'language' | 'key'>,
): Promise<void> {
  await db
    .updateTable('translation_corrections')
    .set({ accepted_at: null })
    .where('recipe_id', '=', recipe_id)
    .where('language', '=', language)
    .where('key', '=', key)
    .where('accepted_at', 'is not', null)
    .execute()
}

/** Shows a correction, instead of another one of the same text, or no longer. Call it with the recipe's row locked. */
export async function acceptCorrection(
  db: Db,
  correction: FoundCorrection,
  accepted: boolean,
  now: number,
): Promise<void> {
  if (accepted) await withdrawAccepted(db, correction)
  await db
    .updateTable('translation_corrections')
    .set({ accepted_at: accepted ? new Date(now) : null })
    .where('id', '=', correction.id)
    .execute()
}

export async function removeCorrection(db: Db, id: string): Promise<void> {
  await db.deleteFrom('translation_corrections').where('id', '=', id).execute()
}

/** Hides a correction, or shows it again with null; returns whether that changed anything. */
export async function hideCorrection(db: Db, id: string, at: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('translation_corrections')
    .set({ hidden_at: at })
    .where('id', '=', id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
