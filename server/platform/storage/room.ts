import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../db/schema.ts'

/** `live` is what the user sees and can delete; `kept` also has what waits in the deleted recipes. */
export interface StorageUse {
  live: number
  kept: number
}

const { perMember, keptPerMember } = limits.storage

const isWithin = ({ live, kept }: StorageUse) => live <= perMember && kept <= keptPerMember

/**
 * Notes that the user stores so many bytes more. Throws `storage full` when that is too much, which undoes the transaction.
 *
 * Call it at the end of the transaction that writes the rows. It locks the user's count until the commit, so that what is
 * stored at the same time is counted one after the other, and nothing is locked after it. Where the noted sum is too large,
 * the rows themselves are counted, because what was deleted is only noted once a day.
 */
export async function takeRoom(db: Db, userId: string, bytes: number): Promise<void> {
  const { rows } = await sql`insert into storage_usage as noted (user_id, live_bytes, kept_bytes)
    values (${userId}, ${bytes}, ${bytes})
    on conflict (user_id) do update
      set live_bytes = noted.live_bytes + ${bytes}, kept_bytes = noted.kept_bytes + ${bytes}
      where noted.live_bytes + ${bytes} <= ${perMember} and noted.kept_bytes + ${bytes} <= ${keptPerMember}
    returning 1`.execute(db)
  if (rows.length > 0) return
  // The statement above has locked the row all the same, and this one sees all that was committed before.
  const use = await countStorage(db, userId)
  if (!isWithin(use)) throw apiError('storage full')
  await db
    .updateTable('storage_usage')
    .set({ live_bytes: use.live, kept_bytes: use.kept })
    .where('user_id', '=', userId)
    .execute()
}

/** Throws `storage full` before work begins whose result could not be stored. */
export async function requireRoom(db: Db, userId: string): Promise<void> {
  const noted = await db
    .selectFrom('storage_usage')
    .select(['live_bytes as live', 'kept_bytes as kept'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!noted || (noted.live < perMember && noted.kept < keptPerMember)) return
  const use = await countStorage(db, userId)
  if (use.live >= perMember || use.kept >= keptPerMember) throw apiError('storage full')
}

/** What the user stores just now. */
export async function countStorage(db: Db, userId: string): Promise<StorageUse> {
  const { rows } = await sql<StorageUse>`select live + archives as live, kept + archives as kept
    from stored_bytes(${userId}), archive_bytes(${userId}) as archives`.execute(db)
  return rows[0] ?? { live: 0, kept: 0 }
}

/** Counts what users store who have not been counted for a day, a limited number per run. */
export async function recountStorage(
  db: Db,
  now: number,
  { perRun, every }: { perRun: number; every: number },
): Promise<void> {
  await sql`insert into storage_usage (user_id, live_bytes, kept_bytes)
    select id, 0, 0 from users where not exists (select from storage_usage where user_id = users.id)
    on conflict do nothing`.execute(db)
  const due = await db
    .selectFrom('storage_usage')
    .select('user_id')
    .where((where) =>
      where.or([where('counted_at', 'is', null), where('counted_at', '<', new Date(now - every))]),
    )
    .orderBy('counted_at', (order) => order.asc().nullsFirst())
    .limit(perRun)
    .execute()
  for (const { user_id } of due) {
    await db.transaction().execute(async (transaction) => {
      const locked = await transaction
        .selectFrom('storage_usage')
        .select('user_id')
        .where('user_id', '=', user_id)
        .forUpdate()
        .executeTakeFirst()
      if (!locked) return
      const { live, kept } = await countStorage(transaction, user_id)
      await transaction
        .updateTable('storage_usage')
        .set({ live_bytes: live, kept_bytes: kept, counted_at: new Date(now) })
        .where('user_id', '=', user_id)
        .execute()
    })
  }
}

/** What all users store together, and the most that one of them does; as noted. */
export async function storageTotals(db: Db): Promise<{ total: number; largest: number }> {
  const { rows } = await sql<{ total: number; largest: number }>`select
    coalesce(sum(kept_bytes), 0)::bigint as total, coalesce(max(kept_bytes), 0)::bigint as largest
    from storage_usage`.execute(db)
  return rows[0] ?? { total: 0, largest: 0 }
}
