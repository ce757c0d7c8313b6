import { randomUUID } from 'node:crypto'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import { decodePhoto } from './decoder-process.ts'
import { queueImageDeletion, resizedName } from './deletion-queue.ts'

export interface StoredUpload {
  /** The object name, which `queueRemoval` takes too. */
  name: string
  width: number
  height: number
  placeholder: Buffer
}

const largest = Math.max(...limits.imageWidths)

/**
 * Decodes what a person sent and keeps it below `folder` as WebP in every width, upright and without any tag; the name
 * itself is the largest. Throws `not an image`, `too large` and `too many requests` as `decodePhoto` does, and leaves nothing behind when the
 * store fails on the way. The row comes afterwards: a file without a row is only dust.
 */
export async function storeUpload(
  { db, images }: { db: Db; images: ImageStore },
  folder: string,
  { bytes, userId }: { bytes: Uint8Array; userId: string },
  now: number,
): Promise<StoredUpload> {
  const photo = await decodePhoto(bytes, userId)
  const name = `${folder}/${randomUUID()}.webp`
  try {
    for (const [width, encoded] of photo.widths) {
      await images.put(width === largest ? name : resizedName(name, width), encoded)
    }
  } catch (error) {
    await queueImageDeletion(db, [name], now)
    throw error
  }
  return { name, width: photo.width, height: photo.height, placeholder: photo.placeholder }
}
