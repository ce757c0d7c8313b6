import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import { decodeUpload } from './decoder-process.ts'
import type { EncodedImage } from './encode.ts'
import { imageKeyOfUrl, isImageKey, newImageKey } from './keys.ts'

/** Stores a picture under a new key that belongs to its maker until a recipe uses it. */
export async function storeImage(
  { db, images }: { db: Db; images: ImageStore },
  picture: EncodedImage,
  makerId: string,
  now: number,
): Promise<string> {
  const key = newImageKey()
  // The file first: a row without a picture would be a broken link, a picture without a row is only dust.
  await images.put(key, picture.bytes)
  await db
    .insertInto('images')
    .values({
      key,
      maker_id: makerId,
      width: picture.width,
      height: picture.height,
      provenance: picture.provenance,
      created_at: new Date(now),
    })
    .execute()
  return key
}

/** Whether this member made the picture. */
export async function isImageCreator(db: Db, key: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select('key')
    .where('key', '=', key)
    .where('maker_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** A picture within a payload counts as an upload does: throws `too many requests` beyond the hour's. */
export async function consumeUploadLimit(db: Db, userId: string, now: number): Promise<void> {
  await consume(db, { scope: 'photo', subject: userId }, rateLimits.photosPerMember, now)
}

const dataUri = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/

/**
 * The key for what a payload calls `image_url`: null, a key, a URL that ends in one, or a data URI, which is stored.
 * Throws `unknown image` for anything else and for keys that are not this member's own.
 */
export async function resolveImage(
  store: { db: Db; images: ImageStore },
  imageUrl: string | null | undefined,
  userId: string,
  now: number,
): Promise<string | null> {
  if (!imageUrl) return null
  if (imageUrl.startsWith('data:')) {
    const encoded = dataUri.exec(imageUrl)?.[1]
    if (encoded === undefined) throw apiError('not an image')
    await consumeUploadLimit(store.db, userId, now)
    return storeImage(store, await decodeUpload(Buffer.from(encoded, 'base64'), userId), userId, now)
  }
  const key = isImageKey(imageUrl) ? imageUrl : imageKeyOfUrl(imageUrl)
  if (key === null || !(await isImageCreator(store.db, key, userId))) throw apiError('unknown image')
  return key
}
