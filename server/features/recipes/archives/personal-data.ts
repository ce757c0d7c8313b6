import type { Db } from '../../../platform/db/schema.ts'
import { jsonFile, type ArchiveFile } from '../../../platform/privacy/personal-data.ts'
import { deleteArchive, selectArchives } from './queries.ts'
import { presentArchive } from './present.ts'

const perQuery = 1000

/** What became of the exports of other programs. The files themselves are the user's own, and deleted after the import. */
export async function* exportArchives(db: Db, userId: string): AsyncGenerator<ArchiveFile> {
  for (const [at, archive] of (await selectArchives(db, userId)).entries()) {
    const items = []
    for (let offset = 0; ; offset += perQuery) {
      const rows = await db
        .selectFrom('recipe_archive_items')
        .select(['position', 'path', 'title', 'state', 'reason', 'recipe_id', 'reading'])
        .where('archive_id', '=', archive.id)
        .orderBy('position')
        .limit(perQuery)
        .offset(offset)
        .execute()
      items.push(...rows)
      if (rows.length < perQuery) break
    }
    yield jsonFile(`recipe-archives/${at + 1}.json`, { ...presentArchive(archive, 0), items })
  }
}

/** The parts of a file that is still stored go with it. */
export async function eraseArchives(db: Db, userId: string, now: number): Promise<void> {
  const archives = await db
    .selectFrom('recipe_archives')
    .select(['id', 'bytes'])
    .where('user_id', '=', userId)
    .execute()
  for (const archive of archives) await deleteArchive(db, archive, now)
}
