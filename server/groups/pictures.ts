import { fail } from '#shared/errors.ts'
import type { Db } from '../db/schema.ts'
import { countPicture } from '../images/queries.ts'
import { keepUpload } from '../images/uploads.ts'
import type { ImageStore } from '../outside/images/image-store.ts'

interface Store {
  db: Db
  images: ImageStore
}

const dataUri = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/

/** Keeps an uploaded picture and answers its object name. Throws as `keepUpload` does. */
export async function keepGroupPicture(
  store: Store,
  upload: { bytes: Uint8Array; memberId: string },
  now: number,
): Promise<string> {
  return (await keepUpload(store, 'groups', upload, now)).name
}

/**
 * The same for what a new group's payload calls `picture_url`: nothing, or a data URI. Anything else would be a
 * picture that belongs to somebody or to another place: `unknown image`.
 */
export async function keepPictureOfPayload(
  store: Store,
  pictureUrl: string | null | undefined,
  memberId: string,
  now: number,
): Promise<string | null> {
  if (!pictureUrl?.trim()) return null
  if (!pictureUrl.startsWith('data:')) throw fail('unknown image')
  const encoded = dataUri.exec(pictureUrl)?.[1]
  if (encoded === undefined) throw fail('not an image')
  await countPicture(store.db, memberId, now)
  return keepGroupPicture(store, { bytes: Buffer.from(encoded, 'base64'), memberId }, now)
}
