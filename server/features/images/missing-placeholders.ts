import { capacity } from '#shared/constants/capacity.ts'
import type { Deps } from '../../deps.ts'
import { encodeStored } from './decoder-process.ts'

/** Adds the placeholder of images that were stored before placeholders existed, a limited number per run. */
export async function addMissingPlaceholders(
  { db, images, log, stopping }: Pick<Deps, 'db' | 'images' | 'log' | 'stopping'>,
  _now: number,
  { perRun }: { perRun: number } = capacity.missingPlaceholders,
): Promise<void> {
  const rows = await db
    .selectFrom('images')
    .select('key')
    .where('placeholder', 'is', null)
    .orderBy('key')
    .limit(perRun)
    .execute()
  for (const { key } of rows) {
    if (stopping.aborted) return
    const encoded = await encodeStored(() => images.get(key), [], 'missing placeholders').catch(() => null)
    if (!encoded) log.warn({ image: key }, 'an image cannot be read, so it gets no placeholder')
    await db
      .updateTable('images')
      .set({ placeholder: encoded?.placeholder ?? Buffer.alloc(0) })
      .where('key', '=', key)
      .execute()
  }
}
