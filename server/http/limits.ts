import { sql } from 'kysely'
import { fail } from '#shared/errors.ts'
import type { Db } from '../db/schema.ts'

interface Limit {
  count: number
  /** Milliseconds. */
  window: number
}

/**
 * Counts one more attempt under `key` and throws `too many requests` beyond the limit. The counter lives in the
 * database, so it holds across processes and restarts; one statement, so racing attempts are all counted.
 */
export async function countAttempt(db: Db, key: string, limit: Limit, now: number): Promise<void> {
  const row = await db
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: new Date(now + limit.window) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.window_ends_at <= ${new Date(now)} then 1 else attempts.count + 1 end`,
        window_ends_at: sql`case when attempts.window_ends_at <= ${new Date(now)}
          then excluded.window_ends_at else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  if (row.count > limit.count) throw tooMany(row.window_ends_at, now)
}

/** Throws `too many requests` when the limit under `key` is used up; counts nothing. */
export async function refuseBeyond(db: Db, key: string, limit: Limit, now: number): Promise<void> {
  const row = await db
    .selectFrom('attempts')
    .select(['count', 'window_ends_at'])
    .where('key', '=', key)
    .where('window_ends_at', '>', new Date(now))
    .executeTakeFirst()
  if (row && row.count >= limit.count) throw tooMany(row.window_ends_at, now)
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}

function tooMany(windowEnds: Date, now: number) {
  return fail('too many requests', {
    retryAfter: Math.max(1, Math.ceil((windowEnds.getTime() - now) / 1000)),
  })
}
