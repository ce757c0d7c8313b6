import type { Db } from '../../platform/db/schema.ts'

/** Whether the user has said on the home page who eats, or has skipped the question. */
export async function wasTableAsked(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('table_asked_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.table_asked_at !== null
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
