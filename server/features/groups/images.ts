import { apiError } from '#shared/contract/errors.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import { takeRoom } from '../../platform/storage/room.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readDataUri } from '../images/data-uri.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'
import { consumeUploadLimit } from '../images/queries.ts'
import type { CanViewImage } from '../../platform/auth/can-view-image.ts'
import { missingSizes } from '../images/missing-sizes.ts'
import { storeUpload, type StoredFiles } from '../images/uploads.ts'
import { canViewGroup } from './policy.ts'
import { groupsFor, roleOf } from './queries.ts'

interface Store {
  db: Db
  images: ImageStore
}

/** A group's picture is visible to everybody who may view the group. */
export const canViewGroupImage: CanViewImage = async (db, name, viewer) => {
  const row = await groupsFor(db, viewer).where('groups.picture_name', '=', name).executeTakeFirst()
  return row !== undefined && canViewGroup({ isPublic: row.is_public, role: roleOf(row, viewer) })
}

/** Stores an uploaded picture. Throws the errors of `storeUpload`. */
export function storeGroupImage(
  store: Store,
  upload: { bytes: Uint8Array; userId: string },
  now: number,
): Promise<StoredFiles> {
  return storeUpload(store, 'groups', upload, now)
}

/**
 * The same for `picture_url` in the payload of a new group: nothing, or a data URI. Throws `unknown image` for a URL,
 * which could point to somebody else's picture or to another site.
 */
export async function storeImageFromPayload(
  store: Store,
  pictureUrl: string | null | undefined,
  userId: string,
  now: number,
): Promise<StoredFiles | null> {
  if (!pictureUrl?.trim()) return null
  if (!pictureUrl.startsWith('data:')) throw apiError('unknown image')
  const bytes = readDataUri(pictureUrl)
  await consumeUploadLimit(store.db, userId, now)
  return storeGroupImage(store, { bytes, userId }, now)
}

/** Sets the group's picture and queues the files of the previous one for deletion. Throws `storage full`. */
export async function replacePicture(
  db: Db,
  group: { id: string; owner_id: string },
  { name, bytes }: StoredFiles,
  now: number,
): Promise<void> {
  const { id } = group
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('groups')
      .select('picture_name')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    await transaction
      .updateTable('groups')
      .set({ picture_name: name, picture_bytes: bytes, updated_at: new Date(now) })
      .where('id', '=', id)
      .execute()
    await queueImageDeletion(transaction, before?.picture_name ? [before.picture_name] : [], now)
    await takeRoom(transaction, group.owner_id, bytes)
  })
}

const pictureSizes = missingSizes({
  select: async (db, limit) => {
    const rows = await db
      .selectFrom('groups')
      .select(['id', 'picture_name'])
      .where('picture_bytes', 'is', null)
      .where('picture_name', 'is not', null)
      .limit(limit)
      .execute()
    return rows.map(({ id, picture_name }) => ({ id, name: String(picture_name) }))
  },
  // A picture that replaced it meanwhile has its own size.
  write: (db, { id, name }, bytes) =>
    db
      .updateTable('groups')
      .set({ picture_bytes: bytes })
      .where('id', '=', id)
      .where('picture_name', '=', name)
      .execute(),
})

export async function addMissingGroupPictureSizes(deps: Deps): Promise<void> {
  await pictureSizes(deps)
}
