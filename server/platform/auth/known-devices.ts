import { sql } from 'kysely'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../db/schema.ts'
import { hashToken } from './session.ts'

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
