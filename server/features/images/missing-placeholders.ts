import { capacity } from '#shared/constants/capacity.ts'
import type { Deps } from '../../deps.ts'
import { encodePlaceholder } from './encode.ts'

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
    const bytes = await images.get(key)
    const placeholder = bytes && (await encodePlaceholder(bytes).catch(() => null))
    if (!placeholder) log.warn({ image: key }, 'an image cannot be read, so it gets no placeholder')
    await db
      .updateTable('images')
      .set({ placeholder: placeholder ?? Buffer.alloc(0) })
      .where('key', '=', key)
      .execute()
  }
}
