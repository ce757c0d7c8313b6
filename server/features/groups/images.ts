import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../platform/db/schema.ts'
import { consumeUploadLimit } from '../images/queries.ts'
import { storeUpload } from '../images/uploads.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'

interface Store {
  db: Db
  images: ImageStore
}

const dataUri = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/

/** Keeps an uploaded picture and answers its object name. Throws as `keepUpload` does. */
export async function storeGroupImage(
  store: Store,
  upload: { bytes: Uint8Array; userId: string },
  now: number,
): Promise<string> {
  return (await storeUpload(store, 'groups', upload, now)).name
}

/**
 * The same for what a new group's payload calls `picture_url`: nothing, or a data URI. Anything else would be a
 * picture that belongs to somebody or to another place: `unknown image`.
 */
export async function storeImageFromPayload(
  store: Store,
  pictureUrl: string | null | undefined,
  userId: string,
  now: number,
): Promise<string | null> {
  if (!pictureUrl?.trim()) return null
  if (!pictureUrl.startsWith('data:')) throw apiError('unknown image')
  const encoded = dataUri.exec(pictureUrl)?.[1]
  if (encoded === undefined) throw apiError('not an image')
  await consumeUploadLimit(store.db, userId, now)
  return storeGroupImage(store, { bytes: Buffer.from(encoded, 'base64'), userId }, now)
}
