import type { WireOwnEntry } from '#shared/contract/cooking-log.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Page } from '../../../platform/http/paging.ts'
import type { CommentOrPhotoViewer } from '../comments-and-photos.ts'
import type { LinkOf } from '../present.ts'
import { selectEntryPhotos } from './entry-photos.ts'
import { presentOwnEntry } from './present.ts'
import { findDiaryEntry, selectDiary, type DiaryRange, type OwnEntryRow } from './queries.ts'

async function withPhotos(
  db: Db,
  rows: readonly OwnEntryRow[],
  user: CommentOrPhotoViewer,
  linkOf: LinkOf,
): Promise<WireOwnEntry[]> {
  const ids = rows.map(({ id }) => id)
  const photos = await selectEntryPhotos(db, ids, user)
  return rows.map((row) => presentOwnEntry(row, photos.get(row.id) ?? [], linkOf))
}

/** A part of a user's diary, latest first, as it is answered. */
export async function presentDiary(
  db: Db,
  user: CommentOrPhotoViewer,
  range: DiaryRange,
  page: Page,
  linkOf: LinkOf,
): Promise<WireOwnEntry[]> {
  return withPhotos(db, await selectDiary(db, user.id, range, page), user, linkOf)
}

/** One own entry; null if there is none with this id. */
export async function presentDiaryEntry(
  db: Db,
  user: CommentOrPhotoViewer,
  id: string,
  linkOf: LinkOf,
): Promise<WireOwnEntry | null> {
  const row = await findDiaryEntry(db, id, user.id)
  const [entry] = row ? await withPhotos(db, [row], user, linkOf) : []
  return entry ?? null
}
