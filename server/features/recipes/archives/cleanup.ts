import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { deleteArchive } from './queries.ts'
import { discardParts } from './stored-parts.ts'

const { unused, undo } = lifetimes.archive
const perRun = 500

/**
 * Deletes files that were never imported or not to their end, and what is remembered of imports that cannot be taken back
 * any more.
 */
export async function cleanUpArchives(db: Db, now: number): Promise<void> {
  const over = await db
    .selectFrom('recipe_archives')
    .select(['id', 'bytes'])
    .where('state', 'in', ['uploading', 'ready', 'failed', 'done', 'stopped', 'undone'])
    .where((where) =>
      where.or([
        where('finished_at', '<', new Date(now - undo)),
        where.and([where('finished_at', 'is', null), where('created_at', '<', new Date(now - unused))]),
      ]),
    )
    .limit(perRun)
    .execute()
  for (const archive of over)
    await db.transaction().execute((transaction) => deleteArchive(transaction, archive, now))
  const stopped = await db
    .selectFrom('recipe_archives')
    .select(['id', 'bytes'])
    .where('state', '=', 'stopped')
    .where('has_file', '=', true)
    .where('finished_at', '<', new Date(now - unused))
    .limit(perRun)
    .execute()
  for (const archive of stopped)
    await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('recipe_archives')
        .set({ has_file: false })
        .where('id', '=', archive.id)
        .where('state', '=', 'stopped')
        .returning('id')
        .executeTakeFirst()
      if (row) await discardParts(transaction, archive, now)
    })
}
