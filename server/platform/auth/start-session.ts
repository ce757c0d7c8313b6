import { sql } from 'kysely'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { buildOnce } from '../db/build-once.ts'
import type { Db } from '../db/schema.ts'
import { hashToken, newToken } from './session.ts'

interface NewSession {
  userId: string
  now: number
  userAgent: string | undefined
  /** As a provider reports it. */
  authenticatedAt?: number | null
}

/** The tokens of a browser after a sign-in; only their hashes are stored. */
export interface SignedIn {
  session: string
  device: string
}

/**
 * Creates a session and records that the user uses this browser, in one statement. Of the user's other browsers those
 * seen longest ago are forgotten.
 */
export async function startSession(
  db: Db,
  { userId, now, userAgent, authenticatedAt }: NewSession,
  device: string = newToken(),
): Promise<SignedIn> {
  const session = newToken()
  await insertSession(db, {
    sessionHash: hashToken(session),
    deviceHash: hashToken(device),
    userId,
    at: new Date(now),
    expiresAt: new Date(now + lifetimes.session.lifetime),
    userAgent: userAgent?.slice(0, 300) ?? null,
    authenticatedAt: authenticatedAt ? new Date(authenticatedAt) : null,
  })
  return { session, device }
}

/**
 * Gives the device of a browser a new token and returns it. The former token becomes invalid, because somebody else may
 * have planted it.
 */
export async function renewDevice(db: Db, previousToken: string): Promise<string> {
  const token = newToken()
  await db
    .updateTable('known_devices')
    .set({ token_hash: hashToken(token) })
    .where('token_hash', '=', hashToken(previousToken))
    .execute()
  return token
}

interface Values {
  sessionHash: Buffer
  deviceHash: Buffer
  userId: string
  at: Date
  expiresAt: Date
  userAgent: string | null
  authenticatedAt: Date | null
}

const insertSession = buildOnce((db: Db, values: Values) => {
  const { sessionHash, deviceHash, userId, at, expiresAt, userAgent, authenticatedAt } = values
  const ofOtherDevices = sql`from known_devices where user_id = ${userId} and token_hash <> ${deviceHash}`
  const statement = sql`with device as (
      insert into known_devices (token_hash, user_id, created_at, seen_at)
      values (${deviceHash}, ${userId}, ${at}, ${at})
      on conflict (token_hash, user_id) do update set seen_at = excluded.seen_at
      returning id
    ), forgotten as (
      delete ${ofOtherDevices} and id not in (
        select id ${ofOtherDevices} order by seen_at desc, id limit ${sql.lit(limits.knownDevice.perMember - 1)})
    )
    insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, user_agent, device_id, authenticated_at)
    select ${sessionHash}::bytea, ${userId}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${expiresAt}::timestamptz,
      ${userAgent}::text, device.id, ${authenticatedAt}::timestamptz
    from device`
  return { compile: () => statement.compile(db) }
})
