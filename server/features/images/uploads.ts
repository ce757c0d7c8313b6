import { randomUUID } from 'node:crypto'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireRoom } from '../../platform/storage/room.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import { decodePhoto } from './decoder-process.ts'
import { queueImageDeletion, resizedName, sizeOf } from './deletion-queue.ts'

export interface StoredFiles {
  /** The object name, for links and `queueImageDeletion`. */
  name: string
  /** Of all widths. */
  bytes: number
}

export interface StoredUpload extends StoredFiles {
  width: number
  height: number
  placeholder: Buffer
}

const largest = Math.max(...limits.imageWidths)

/**
 * Stores an upload below `folder` as upright WebP without metadata, in every width; the name is that of the largest.
 * Throws `not an image`, `too large`, `too many requests` and `storage full`. When the store fails, the files are queued for deletion.
 */
export async function storeUpload(
  { db, images }: { db: Db; images: ImageStore },
  folder: string,
  { userId, ...upload }: { bytes: Uint8Array; userId: string },
  now: number,
): Promise<StoredUpload> {
  await requireRoom(db, userId)
  const photo = await decodePhoto(upload.bytes, userId)
  const bytes = sizeOf(photo.widths.values())
  const name = `${folder}/${randomUUID()}.webp`
  try {
    for (const [width, encoded] of photo.widths) {
      await images.put(width === largest ? name : resizedName(name, width), encoded)
    }
  } catch (error) {
    await queueImageDeletion(db, [name], now)
    throw error
  }
  return { name, width: photo.width, height: photo.height, placeholder: photo.placeholder, bytes }
}
