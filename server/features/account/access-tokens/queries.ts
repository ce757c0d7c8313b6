import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { newAccessToken } from '../../../platform/auth/access-tokens.ts'
import { hashToken } from '../../../platform/auth/session.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'

const columns = ['id', 'name', 'can_write', 'created_at', 'used_at', 'expires_at'] as const

/** The access tokens of a user that work, latest first. */
export async function selectAccessTokens(db: Db, userId: string, now: number) {
  return db
    .selectFrom('access_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date(now))]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limits.accessToken.perMember)
    .execute()
}

export type AccessTokenRow = Awaited<ReturnType<typeof selectAccessTokens>>[number]

interface NewToken {
  userId: string
  name: string
  canWrite: boolean
  expiresAt: Date | null
}

/** Stores the hash of a new token and returns the token; throws `limit reached`. Call it in a transaction. */
export async function insertAccessToken(
  db: Db,
  { userId, name, canWrite, expiresAt }: NewToken,
  now: number,
): Promise<{ row: AccessTokenRow; token: string }> {
  await sql`select pg_advisory_xact_lock(hashtext('access tokens'), hashtext(${userId}))`.execute(db)
  const present = await selectAccessTokens(db, userId, now)
  if (present.length >= limits.accessToken.perMember) throw apiError('limit reached')
  const token = newAccessToken()
  const row = await db
    .insertInto('access_tokens')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      name,
      can_write: canWrite,
      created_at: new Date(now),
      expires_at: expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { row, token }
}

/** Deletes a token of the user; false where there is none. */
export async function deleteAccessToken(db: Db, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const deleted = await db
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
