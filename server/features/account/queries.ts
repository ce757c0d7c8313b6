import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db, UserRow } from '../../platform/db/schema.ts'

/** The account of an address. One that was not verified in time counts as gone, swept away or not. */
export async function findUserByEmail(db: Db, email: string, now: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email.trim()})`)
    .where((where) =>
      where.or([
        where('verified_at', 'is not', null),
        where('created_at', '>', new Date(now - lifetimes.unverifiedAccount)),
      ]),
    )
    .executeTakeFirst()
}

/** Removes accounts that were not verified in time: those of one address, or all. Answers how many. */
export async function removeUnverified(db: Db, now: number, email?: string): Promise<number> {
  let removal = db
    .deleteFrom('users')
    .where('verified_at', 'is', null)
    .where('created_at', '<=', new Date(now - lifetimes.unverifiedAccount))
  if (email !== undefined) removal = removal.where(sql`lower(email)`, '=', sql`lower(${email})`)
  const [result] = await removal.execute()
  return Number(result?.numDeletedRows ?? 0)
}

interface NewUser {
  email: string
  name: string | null
  /** Null for who signs in by a provider. */
  passwordHash: string | null
  isAdmin: boolean
  isVerified: boolean
  language: Language
  now: number
}

/** Throws `email exists` when the address is taken, however it is capitalised; racing callers included. */
export async function createUser(db: Db, user: NewUser): Promise<{ id: string }> {
  await removeUnverified(db, user.now, user.email)
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
  if (!created) throw apiError('email exists')
  return created
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

/** Sets a password in the transaction that proved who asks. */
export async function setPassword(
  db: Db,
  userId: string,
  passwordHash: string,
): Promise<Pick<UserRow, 'id' | 'email' | 'name' | 'language'>> {
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning(['id', 'email', 'name', 'language'])
    .executeTakeFirstOrThrow()
}

export async function markVerified(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ verified_at: sql`coalesce(verified_at, ${new Date(now)})` })
    .where('id', '=', userId)
    .execute()
}
