import { sql } from 'kysely'
import { fail } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Db, UserRow } from '../db/schema.ts'
import { hashToken, newToken } from '../http/session.ts'

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email.trim()})`)
    .executeTakeFirst()
}

interface NewUser {
  email: string
  name: string | null
  passwordHash: string
  isAdmin: boolean
  isVerified: boolean
  language: Language
  now: number
}

/** Throws `email exists` when the address is taken, however it is capitalised; racing callers included. */
export async function createUser(db: Db, user: NewUser): Promise<{ id: string }> {
  const created = await db
    .insertInto('users')
    .values({
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      is_admin: user.isAdmin,
      verified_at: user.isVerified ? new Date(user.now) : null,
      language: user.language,
      created_at: new Date(user.now),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw fail('email exists')
  return created
}

/** Stores the hash of a new verification token and answers the token for the mail. */
export async function createVerificationToken(
  db: Db,
  about: { userId: string; email: string; now: number },
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: about.userId,
      kind: 'verify',
      email: about.email,
      created_at: new Date(about.now),
      expires_at: new Date(about.now + limits.verificationLink),
    })
    .execute()
  return token
}

/**
 * Verifies the address a token was mailed to. Repeating it until the token expires is harmless, because mail
 * scanners open links; it grants no session. Throws `Invalid or expired token`.
 */
export async function verifyEmailToken(db: Db, token: string, now: number): Promise<void> {
  const row = await db
    .updateTable('email_tokens')
    .set({ used_at: sql`coalesce(used_at, ${new Date(now)})` })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'verify')
    .where('expires_at', '>', new Date(now))
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  if (!row) throw fail('Invalid or expired token')
  const verified = await db
    .updateTable('users')
    .set({ verified_at: sql`coalesce(verified_at, ${new Date(now)})` })
    .where('id', '=', row.user_id)
    .where(sql`lower(email)`, '=', sql`lower(${row.email})`)
    .returning('id')
    .executeTakeFirst()
  if (!verified) throw fail('Invalid or expired token')
}

/** Undefined leaves a field; a null name removes it. */
export async function changeProfile(
  db: Db,
  userId: string,
  change: { name?: string | null; language?: Language },
): Promise<void> {
  if (change.name === undefined && change.language === undefined) return
  await db
    .updateTable('users')
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.language !== undefined && { language: change.language }),
    })
    .where('id', '=', userId)
    .execute()
}
