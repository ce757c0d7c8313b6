import type { Selectable } from 'kysely'
import { buildOnce } from '../../../platform/db/build-once.ts'
import type { Db, Schema } from '../../../platform/db/schema.ts'

export type Factor = Selectable<Schema['second_factors']>

export async function findFactor(db: Db, userId: string): Promise<Factor | undefined> {
  return (await factorOf(db, { userId }))[0]
}

const factorOf = buildOnce((db: Db, { userId }: { userId: string }) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId),
)

/** Locks the row until the caller's transaction ends. */
export async function lockFactor(db: Db, userId: string): Promise<Factor | undefined> {
  const row = db.selectFrom('second_factors').selectAll().where('user_id', '=', userId)
  return row.forUpdate().executeTakeFirst()
}

/** Starts the set-up, anew when one is pending; false when a second factor is enabled. */
export async function startSetUp(
  db: Db,
  userId: string,
  factor: Pick<Factor, 'secret' | 'recovery_salt' | 'created_at'>,
): Promise<boolean> {
  const pending = { ...factor, last_step: null }
  const started = await db
    .insertInto('second_factors')
    .values({ ...pending, user_id: userId, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(pending).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return started !== undefined
}

/** Enables the factor whose secret was checked; false when it was enabled or replaced meanwhile. */
export async function confirmFactor(db: Db, { user_id, secret }: Factor, now: number): Promise<boolean> {
  const confirmed = await db
    .updateTable('second_factors')
    .set({ confirmed_at: new Date(now) })
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is', null)
    .where('secret', '=', secret)
    .returning('user_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

export async function deleteFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

/** Replaces the user's codes. Call it in a transaction. */
export async function storeRecoveryCodes(
  db: Db,
  userId: string,
  { salt, hashes }: { salt: Buffer; hashes: readonly Buffer[] },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db.updateTable('second_factors').set({ recovery_salt: salt }).where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((of) => of.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Consumes a recovery code; of concurrent callers one gets true. */
export async function deleteRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const deleted = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return deleted !== undefined
}
