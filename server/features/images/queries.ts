import { randomUUID } from 'node:crypto'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import { takeRoom, requireRoom } from '../../platform/storage/room.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import { limits } from '#shared/constants/limits.ts'
import { readDataUri } from './data-uri.ts'
import { decodeUpload, encodeStored } from './decoder-process.ts'
import { discardRefused, queueImageDeletion, resizedName, sizeOf } from './deletion-queue.ts'
import type { EncodedPainting, EncodedUpload } from './encode.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'
const imageKey = new RegExp(`^recipe_${uuid}\\.(?:png|jpg|jpeg)$`)
const keyAtEnd = new RegExp(`/(recipe_${uuid}\\.(?:png|jpg|jpeg))(?:[?#].*)?$`)

/** The key at the end of an image URL, or null. */
function imageKeyOfUrl(url: string): string | null {
  return keyAtEnd.exec(url)?.[1] ?? null
}

/** Stores a painting as `storeImage` does. Throws `too many requests` and `unavailable` like `encodeStored`. */
export async function storePainting(
  store: { db: Db; images: ImageStore },
  painting: EncodedPainting,
  makerId: string,
  now: number,
): Promise<string> {
  const encoded = await encodeStored(async () => painting.bytes, limits.imageWidths, makerId)
  if (!encoded) throw apiError('unavailable')
  return storeImage(store, { ...painting, ...encoded, extension: 'png' }, makerId, now)
}

/** Stores an image with its widths under a new key, which only its creator can see until a recipe uses it. Throws `storage full`. */
async function storeImage(
  { db, images }: { db: Db; images: ImageStore },
  picture: EncodedUpload,
  makerId: string,
  now: number,
): Promise<string> {
  const key = `recipe_${randomUUID()}.${picture.extension}`
  // The files first: a row without a file would be a broken link, a file without a row only takes space.
  const bytes = sizeOf([picture.bytes, ...picture.widths.values()])
  try {
    await images.put(key, picture.bytes)
    for (const [width, encoded] of picture.widths) await images.put(resizedName(key, width), encoded)
  } catch (error) {
    await queueImageDeletion(db, [key], now)
    throw error
  }
  await db
    .transaction()
    .execute(async (transaction) => {
      await transaction
        .insertInto('images')
        .values({
          key,
          maker_id: makerId,
          width: picture.width,
          height: picture.height,
          provenance: picture.provenance,
          placeholder: picture.placeholder,
          bytes,
          created_at: new Date(now),
        })
        .execute()
      await takeRoom(transaction, makerId, bytes)
    })
    .catch(discardRefused({ db, images }, key, now))
  return key
}

/**
 * Stores an upload as `storeImage` does; a width that is not stored with it is made when it is first asked for. Throws the
 * errors of `decodeUpload` as well.
 */
export async function storePicture(
  store: { db: Db; images: ImageStore },
  {
    bytes,
    userId,
    widths = limits.imageWidths,
  }: { bytes: Uint8Array; userId: string; widths?: readonly number[] },
  now: number,
): Promise<string> {
  await requireRoom(store.db, userId)
  return storeImage(store, await decodeUpload(bytes, widths, userId), userId, now)
}

/** The keys among these that are not pictures of the user. */
export async function selectForeignKeys(db: Db, keys: readonly string[], userId: string): Promise<string[]> {
  if (keys.length === 0) return []
  const own = await db
    .selectFrom('images')
    .select('key')
    .where('key', 'in', keys)
    .where('maker_id', '=', userId)
    .execute()
  return keys.filter((key) => !own.some((row) => row.key === key))
}

export async function isImageCreator(db: Db, key: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select('key')
    .where('key', '=', key)
    .where('maker_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** An image in a payload counts as an upload. Throws `too many requests`. */
export async function consumeUploadLimit(db: Db, userId: string, now: number): Promise<void> {
  await consume(db, { scope: 'photo', subject: userId }, rateLimits.photosPerMember, now)
}

/**
 * The key of an `image_url`, which may be null, a key, a URL that ends in a key, or a data URI, which is stored. Throws
 * `unknown image` for anything else and for keys of other users.
 */
export async function resolveImage(
  store: { db: Db; images: ImageStore },
  imageUrl: string | null | undefined,
  userId: string,
  now: number,
): Promise<string | null> {
  if (!imageUrl) return null
  if (imageUrl.startsWith('data:')) {
    const bytes = readDataUri(imageUrl)
    await consumeUploadLimit(store.db, userId, now)
    return storePicture(store, { bytes, userId }, now)
  }
  const key = imageKey.test(imageUrl) ? imageUrl : imageKeyOfUrl(imageUrl)
  if (key === null || !(await isImageCreator(store.db, key, userId))) throw apiError('unknown image')
  return key
}

/** Deletes images that nothing uses any more, in the caller's transaction. */
export async function deleteImages(db: Db, keys: readonly string[], now: number): Promise<void> {
  if (keys.length === 0) return
  await db.deleteFrom('images').where('key', 'in', keys).execute()
  await queueImageDeletion(db, keys, now)
}
