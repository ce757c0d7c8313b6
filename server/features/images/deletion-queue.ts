import { ApiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'

/** The object name of an image in a smaller width. */
export function resizedName(name: string, width: number): string {
  return `w${width}/${name.replace(/\.\w+$/, '')}.webp`
}

/** Of a file and its smaller widths, in bytes. */
export const sizeOf = (files: Iterable<Buffer>) => [...files].reduce((sum, { length }) => sum + length, 0)

/** Queues stored images for deletion, in the caller's transaction; `deleteQueuedImages` deletes them after the commit. */
export async function queueImageDeletion(db: Db, names: readonly string[], now: number): Promise<void> {
  if (names.length === 0) return
  await db
    .insertInto('image_deletion_queue')
    .values(names.map((name) => ({ name, created_at: new Date(now) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Deletes files that were stored for rows that could not be written; what fails is tried again later. */
export async function discardImage(
  store: { db: Db; images: ImageStore },
  name: string,
  now: number,
): Promise<void> {
  await queueImageDeletion(store.db, [name], now)
  await deleteQueuedImages(store).catch(() => undefined)
}

/** For a row that could not be written: deletes the files if it was refused. After another error it may have been written. */
export function discardRefused(store: { db: Db; images: ImageStore }, name: string | null, now: number) {
  return async (error: unknown): Promise<never> => {
    if (name !== null && error instanceof ApiError) await discardImage(store, name, now)
    throw error
  }
}

/** Deletes queued images from the store in every width. An image that fails stays in the queue. */
export async function deleteQueuedImages({ db, images }: { db: Db; images: ImageStore }): Promise<number> {
  const queued = await db.selectFrom('image_deletion_queue').select('name').execute()
  for (const { name } of queued) {
    for (const width of limits.imageWidths) await images.remove(resizedName(name, width))
    await images.remove(name)
    await db.deleteFrom('image_deletion_queue').where('name', '=', name).execute()
  }
  return queued.length
}
