import { sql } from 'kysely'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { consumeForAddress } from '../../platform/rate-limit/address-limits.ts'
import { hashToken, newToken } from '../../platform/auth/session.ts'

type Kind = Schema['email_tokens']['kind']

const lifetime: Record<Kind, number> = { verify: lifetimes.verificationLink, reset: lifetimes.resetLink }

/** Stores the hash of a new token and returns the token for the mail. `email` is the address that it verifies. */
export async function createToken(
  db: Db,
  about: { kind: Kind; userId: string; email: string; now: number },
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: about.userId,
      kind: about.kind,
      email: about.email,
      created_at: new Date(about.now),
      expires_at: new Date(about.now + lifetime[about.kind]),
    })
    .execute()
  return token
}

/** The account of a valid reset token, which stays valid; else undefined. */
export async function findResetToken(
  db: Db,
  token: string,
  now: number,
): Promise<{ email: string } | undefined> {
  return db
    .selectFrom('email_tokens')
    .innerJoin('users', 'users.id', 'email_tokens.user_id')
    .select('users.email')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'reset')
    .where('expires_at', '>', new Date(now))
    .where(sql<boolean>`lower(email_tokens.email) = lower(users.email)`)
    .executeTakeFirst()
}

/** Deletes a reset token and the user's other ones; of concurrent callers one gets the user's id. */
export async function consumeResetToken(db: Db, token: string, now: number): Promise<string | null> {
  const consumed = await db
    .deleteFrom('email_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'reset')
    .where('expires_at', '>', new Date(now))
    .returning('user_id')
    .executeTakeFirst()
  if (!consumed) return null
  await deleteResetTokens(db, consumed.user_id)
  return consumed.user_id
}

/**
 * Counts a wrong token and throws `too many requests` beyond the limit of the address. Valid tokens are not limited, so
 * that nobody behind the same address can block them.
 */
export async function consumeWrongTokenLimit(db: Db, address: string, now: number): Promise<void> {
  const limit = rateLimits.wrongTokensPerAddress
  await consumeForAddress(db, { scope: 'wrong token', address, limit }, now)
}

export async function deleteResetTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_tokens').where('user_id', '=', userId).where('kind', '=', 'reset').execute()
}
