import { randomUUID } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import type { ImageStore } from '../outside/images/image-store.ts'
import { decodePhoto } from './decoder-process.ts'
import { queueRemoval, widthName } from './removal.ts'

export interface KeptUpload {
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
export async function keepUpload(
  { db, images }: { db: Db; images: ImageStore },
  folder: string,
  { bytes, memberId }: { bytes: Uint8Array; memberId: string },
  now: number,
): Promise<KeptUpload> {
  const photo = await decodePhoto(bytes, memberId)
  const name = `${folder}/${randomUUID()}.webp`
  try {
    for (const [width, encoded] of photo.widths) {
      await images.put(width === largest ? name : widthName(name, width), encoded)
    }
  } catch (error) {
    await queueRemoval(db, [name], now)
    throw error
  }
  return { name, width: photo.width, height: photo.height, placeholder: photo.placeholder }
}
