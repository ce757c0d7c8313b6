import { capacity } from '#shared/constants/capacity.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Deps } from '../../deps.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import type { Db } from '../../platform/db/schema.ts'
import { resizedName } from './deletion-queue.ts'

/** The rows of one table whose files were stored before their size was noted. */
export interface RowsWithoutSize<Row extends { name: string }> {
  select: (db: Db, limit: number) => Promise<Row[]>
  write: (db: Db, row: Row, bytes: number) => Promise<unknown>
}

/** Looks up the size of files in the store, of a limited number per run. */
export function missingSizes<Row extends { name: string }>({ select, write }: RowsWithoutSize<Row>) {
  return async ({ db, images, stopping }: Pick<Deps, 'db' | 'images' | 'stopping'>): Promise<void> => {
    for (const row of await select(db, capacity.missingSizes.perRun)) {
      if (stopping.aborted) return
      await write(db, row, await storedSize(images, row.name))
    }
  }
}

async function storedSize(images: ImageStore, name: string): Promise<number> {
  let bytes = 0
  for (const each of [name, ...limits.imageWidths.map((width) => resizedName(name, width))]) {
    const found = await images.open(each)
    bytes += found?.size ?? 0
    await found?.bytes.cancel()
  }
  return bytes
}

const imageSizes = missingSizes({
  select: (db, limit) =>
    db.selectFrom('images').select('key as name').where('bytes', 'is', null).limit(limit).execute(),
  write: (db, { name }, bytes) => db.updateTable('images').set({ bytes }).where('key', '=', name).execute(),
})

export async function addMissingImageSizes(deps: Deps): Promise<void> {
  await imageSizes(deps)
}
