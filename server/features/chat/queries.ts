import { sql } from 'kysely'
import type { ParsedBody } from '#shared/contract/endpoint.ts'
import type { recordTiming } from '#shared/contract/chef.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Mean duration in milliseconds of the successful runs of the last 30 days; 0 if there are none. */
export async function averageTotal(db: Db, now: number): Promise<number> {
  const row = await db
    .selectFrom('generation_timings')
    .select(sql<number | null>`avg(total_ms)`.as('mean'))
    .where('success', '=', true)
    .where('created_at', '>', new Date(now - lifetimes.timingsAveraged))
    .executeTakeFirst()
  return row?.mean ?? 0
}

export async function insertTiming(
  db: Db,
  userId: string,
  timing: ParsedBody<typeof recordTiming>,
  now: number,
): Promise<void> {
  await db
    .insertInto('generation_timings')
    .values({
      user_id: userId,
      recipe_id: timing.recipe_id ?? null,
      plating_ms: timing.plating_ms ?? null,
      image_ms: timing.image_ms ?? null,
      save_ms: timing.save_ms ?? null,
      total_ms: timing.total_ms ?? null,
      success: timing.success,
      error_step: timing.error_step ?? null,
      error_message: timing.error_message ?? null,
      created_at: new Date(now),
    })
    .execute()
}
