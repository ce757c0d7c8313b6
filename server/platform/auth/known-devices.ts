import { sql } from 'kysely'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../db/schema.ts'
import { hashToken, newToken } from './session.ts'

const oldestSeen = (now: number) => new Date(now - lifetimes.knownDevice)

/** Whether any user has signed in in this browser. */
export async function isKnownDevice(db: Db, token: string | undefined, now: number): Promise<boolean> {
  if (token === undefined) return false
  const row = await db
    .selectFrom('known_devices')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('seen_at', '>', oldestSeen(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The id of the browser for the rate limits, when the user with this e-mail has signed in in it; else null. */
export async function findKnownDevice(
  db: Db,
  token: string | undefined,
  email: string,
  now: number,
): Promise<string | null> {
  if (token === undefined) return null
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.id')
    .where('known_devices.token_hash', '=', hashToken(token))
    .where('known_devices.seen_at', '>', oldestSeen(now))
    .where(sql<boolean>`lower(users.email) = lower(${email.trim()})`)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Records at a sign-in that the user uses this browser and returns its new token. The former token becomes invalid,
 * because somebody else may have planted it. Call it in a transaction.
 */
export async function rememberDevice(
  db: Db,
  previousToken: string | undefined,
  userId: string,
  now: number,
): Promise<{ id: string; token: string }> {
  const token = newToken()
  const at = new Date(now)
  const hash = hashToken(token)
  if (previousToken !== undefined) {
    await db
      .updateTable('known_devices')
      .set({ token_hash: hash })
      .where('token_hash', '=', hashToken(previousToken))
      .execute()
  }
  const { id } = await db
    .insertInto('known_devices')
    .values({ token_hash: hash, user_id: userId, created_at: at, seen_at: at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ seen_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('id', 'not in', (devices) =>
      devices
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .limit(limits.knownDevice.perMember),
    )
    .execute()
  return { id, token }
}
