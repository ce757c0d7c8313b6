import { sql } from 'kysely'
import type { ArchiveItemState, ColumnRole } from '#shared/contract/recipe-archives.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Page } from '../../../platform/http/paging.ts'
import { countStorage, takeRoom } from '../../../platform/storage/room.ts'
import { deleteImages } from '../../images/queries.ts'
import { discardParts } from './stored-parts.ts'

const isDigestible = sql<boolean>`recipe_archives.state <> 'uploading'`

function archives(db: Db) {
  return db
    .selectFrom('recipe_archives')
    .selectAll()
    .select(
      sql<Record<string, number> | null>`(
        select jsonb_build_object(
          'recipes', count(*), 'waiting', count(*) filter (where item.state = 'waiting'),
          'saved', count(*) filter (where item.state = 'saved'),
          'duplicate', count(*) filter (where item.state = 'duplicate'),
          'failed', count(*) filter (where item.state = 'failed'),
          'kept', count(*) filter (where item.state = 'kept'),
          'undone', count(*) filter (where item.state = 'undone'),
          'doubtful', count(*) filter (where item.doubts > 0),
          'pictures', count(*) filter (where item.picture in ('inside', 'web', 'stored')),
          'missingPictures', count(*) filter (where item.picture = 'missing'))
        from recipe_archive_items item where item.archive_id = recipe_archives.id and ${isDigestible})`.as(
        'counts',
      ),
    )
}

export type ArchiveRow = Awaited<ReturnType<ReturnType<typeof archives>['executeTakeFirstOrThrow']>>

export async function findArchive(db: Db, id: string): Promise<ArchiveRow | undefined> {
  return isUuid(id) ? archives(db).where('id', '=', id).executeTakeFirst() : undefined
}

export function selectArchives(db: Db, userId: string): Promise<ArchiveRow[]> {
  return archives(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limits.archive.kept)
    .execute()
}

/**
 * Adds an archive whose parts will come. Throws `limit reached` while the user has the file of another one, `storage full`
 * when it has no room, and `unavailable` when those of all members take too much.
 */
export async function insertArchive(
  db: Db,
  userId: string,
  { name, bytes }: { name: string; bytes: number },
  now: number,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    // One after the other for each user.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const open = await transaction
      .selectFrom('recipe_archives')
      .select('id')
      .where('user_id', '=', userId)
      .where('has_file', '=', true)
      .executeTakeFirst()
    if (open) throw apiError('limit reached')
    const { live, kept } = await countStorage(transaction, userId)
    const { perMember, keptPerMember } = limits.storage
    if (live + bytes > perMember || kept + bytes > keptPerMember) throw apiError('storage full')
    const { total } = await transaction
      .selectFrom('recipe_archives')
      .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('total'))
      .where('has_file', '=', true)
      .executeTakeFirstOrThrow()
    if (total + bytes > limits.archive.waiting) throw apiError('unavailable')
    const { id } = await transaction
      .insertInto('recipe_archives')
      .values({ user_id: userId, name, bytes, created_at: new Date(now), reason: null, program: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`delete from recipe_archives where user_id = ${userId} and not has_file and id not in (
      select id from recipe_archives where user_id = ${userId}
      order by created_at desc, id desc limit ${limits.archive.kept})`.execute(transaction)
    return id
  })
}

/** Notes that the next part is stored; after the last one the archive is to be read. False where it was no longer the next. */
export async function notePart(
  db: Db,
  { id, user_id, bytes }: Pick<ArchiveRow, 'id' | 'user_id' | 'bytes'>,
  offset: number,
  size: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .updateTable('recipe_archives')
      .set({ received: offset + size, ...(offset + size === bytes && { state: 'reading' as const }) })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .where('received', '=', offset)
      .returning('id')
      .executeTakeFirst()
    if (!noted) return false
    await takeRoom(transaction, user_id, size)
    return true
  })
}

/** The archive is read from its beginning. */
export async function readAnew(db: Db, id: string, columns: readonly (ColumnRole | null)[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('recipe_archives')
      .set({
        state: 'reading',
        reason: null,
        files_read: 0,
        other_files: 0,
        columns: [...columns],
        columns_given: true,
        claimed_at: null,
      })
      .where('id', '=', id)
      .where('state', 'in', ['ready', 'failed'])
      .returning('id')
      .executeTakeFirst()
    if (row) await transaction.deleteFrom('recipe_archive_items').where('archive_id', '=', id).execute()
  })
}

/** Begins an import or goes on with it; duplicates that are named are saved as well. */
export async function setImporting(db: Db, id: string, anyway: readonly number[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('recipe_archives')
      .set({ state: 'importing', reason: null, claimed_at: null, finished_at: null })
      .where('id', '=', id)
      .where('state', 'in', ['ready', 'stopped'])
      .where('has_file', '=', true)
      .returning('id')
      .executeTakeFirst()
    if (!row || anyway.length === 0) return
    await transaction
      .updateTable('recipe_archive_items')
      .set({ state: 'waiting', anyway: true, recipe_id: null })
      .where('archive_id', '=', id)
      .where('state', '=', 'duplicate')
      .where(sql<boolean>`position = any(${[...anyway]}::int[])`)
      .execute()
  })
}

export async function setStopped(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('recipe_archives')
    .set({ state: 'stopped', finished_at: new Date(now), claimed_at: null })
    .where('id', '=', id)
    .where('state', '=', 'importing')
    .execute()
}

export async function setUndoing(
  db: Db,
  archive: Pick<ArchiveRow, 'id' | 'bytes'>,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('recipe_archives')
      .set({ state: 'undoing', has_file: false, claimed_at: null })
      .where('id', '=', archive.id)
      .where('state', 'in', ['done', 'stopped'])
      .returning('id')
      .executeTakeFirst()
    if (row) await discardParts(transaction, archive, now)
  })
}

/** Pictures of recipes that were not saved in the end. */
export async function deleteUnsavedImages(transaction: Db, id: string, now: number): Promise<void> {
  const rows = await transaction
    .selectFrom('recipe_archive_items')
    .select('image_key')
    .where('archive_id', '=', id)
    .where('state', 'in', ['waiting', 'failed', 'duplicate'])
    .where('image_key', 'is not', null)
    .execute()
  const keys = rows.flatMap(({ image_key: key }) => (key === null ? [] : [key]))
  if (keys.length === 0) return
  await transaction
    .updateTable('recipe_archive_items')
    .set({ image_key: null })
    .where('archive_id', '=', id)
    .where('image_key', 'in', keys)
    .execute()
  await deleteImages(transaction, keys, now)
}

/** Deletes what was sent, and forgets the import; the recipes stay. */
export async function deleteArchive(
  transaction: Db,
  archive: Pick<ArchiveRow, 'id' | 'bytes'>,
  now: number,
): Promise<void> {
  await deleteUnsavedImages(transaction, archive.id, now)
  await transaction.deleteFrom('recipe_archives').where('id', '=', archive.id).execute()
  await discardParts(transaction, archive, now)
}

/** The recipes of an archive in its order; one that was deleted for good has only the title that it had there. */
export async function selectItems(
  db: Db,
  archive: Pick<ArchiveRow, 'id' | 'user_id'>,
  state: ArchiveItemState | undefined,
  page: Page,
) {
  return db
    .selectFrom('recipe_archive_items as item')
    .leftJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'item.recipe_id').on('recipes.owner_id', '=', archive.user_id),
    )
    .select(['item.position', 'item.title', 'item.path', 'item.state', 'item.reason', 'item.lines'])
    .select(['item.doubts', 'item.picture', 'recipes.id as recipe_id', 'recipes.title as recipe_title'])
    .where('item.archive_id', '=', archive.id)
    .$if(state !== undefined, (query) => query.where('item.state', '=', state ?? 'waiting'))
    .orderBy('item.position')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}
