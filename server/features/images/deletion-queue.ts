import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'

/** The object name of an image in a smaller width. */
export function resizedName(name: string, width: number): string {
  return `w${width}/${name.replace(/\.\w+$/, '')}.webp`
}

/** Queues stored images for deletion, in the caller's transaction; `deleteQueuedImages` deletes them after the commit. */
export async function queueImageDeletion(db: Db, names: readonly string[], now: number): Promise<void> {
  if (names.length === 0) return
  await db
    .insertInto('image_deletion_queue')
    .values(names.map((name) => ({ name, created_at: new Date(now) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
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
