import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'

/** Whether the user has not been asked yet who eats, and nobody of the household has said so. */
export async function asksWhoEats(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ asks: boolean }>`
    select table_asked_at is null and not exists (
      select from household_members join eaters using (household_id) where household_members.user_id = users.id
    ) as asks
    from users where id = ${userId}`.execute(db)
  return rows[0]?.asks ?? false
}

/** The first time counts. */
export async function noteTableAskedOf(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ table_asked_at: new Date(now) })
    .where('id', '=', userId)
    .where('table_asked_at', 'is', null)
    .execute()
}
