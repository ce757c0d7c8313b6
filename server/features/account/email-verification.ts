import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Db, UserRow } from '../../platform/db/schema.ts'
import { hashToken } from '../../platform/auth/session.ts'
import { deleteResetTokens } from './email-tokens.ts'

/** An account whose new e-mail was verified. */
export interface AddressChange {
  user: UserRow
  oldEmail: string
}

/**
 * Verifies the e-mail that a token was sent to: that of the sign-up, or a pending one, which then replaces the old one.
 * The token can be used again until it expires, because mail scanners open links. Returns
 * the e-mail, and the change if there is one.
 */
export async function confirmEmailAddress(
  db: Db,
  token: string,
  now: number,
): Promise<'invalid' | { email: string; change: AddressChange | null }> {
  const confirmation = await db
    .updateTable('email_tokens')
    .set({ used_at: sql`coalesce(used_at, ${new Date(now)})` })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'verify')
    .where('expires_at', '>', new Date(now))
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  if (!confirmation) return 'invalid'
  const verified = await db
    .updateTable('users')
    .set({ verified_at: sql`coalesce(verified_at, ${new Date(now)})` })
    .where('id', '=', confirmation.user_id)
    .where(sql`lower(email)`, '=', sql`lower(${confirmation.email})`)
    .returning('id')
    .executeTakeFirst()
  const { email } = confirmation
  if (verified) return { email, change: null }
  const change = await applyPendingEmail(db, confirmation, now)
  return change ? { email, change } : 'invalid'
}

async function applyPendingEmail(
  db: Db,
  confirmation: { user_id: string; email: string },
  now: number,
): Promise<AddressChange | null> {
  const before = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', confirmation.user_id)
    .where(sql`lower(pending_email)`, '=', sql`lower(${confirmation.email})`)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return null
  // Somebody may have signed up with this e-mail without owning it.
  await db
    .deleteFrom('users')
    .where(sql`lower(email)`, '=', sql`lower(${confirmation.email})`)
    .where('verified_at', 'is', null)
    .execute()
  const user = await db
    .updateTable('users')
    .set({
      email: confirmation.email,
      pending_email: null,
      verified_at: sql`coalesce(verified_at, ${new Date(now)})`,
    })
    .where('id', '=', confirmation.user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      // Two users may have the same pending e-mail; the first one to verify gets it.
      const taken = error instanceof Error && 'code' in error && error.code === '23505'
      throw taken ? apiError('Invalid or expired token') : error
    })
  await deleteResetTokens(db, user.id)
  await db
    .updateTable('users')
    .set({ pending_email: null })
    .where(sql`lower(pending_email)`, '=', sql`lower(${confirmation.email})`)
    .execute()
  return { user, oldEmail: before.email }
}

/** Stores an e-mail until it is verified, or removes it by null. Returns whether it has changed. */
export async function setPendingEmail(db: Db, userId: string, email: string | null): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ pending_email: email })
    .where('id', '=', userId)
    .where(sql<boolean>`lower(pending_email) is distinct from lower(${email}::text)`)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
