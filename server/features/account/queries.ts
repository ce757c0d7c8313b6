import { limits } from '#shared/constants/limits.ts'
import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { buildOnce } from '../../platform/db/build-once.ts'
import type { Db, UserRow } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'

/** Finds an account by its e-mail. One that was not verified in time does not exist, deleted by the job or not yet. */
export async function findUserByEmail(db: Db, email: string, now: number): Promise<UserRow | undefined> {
  const createdAfter = new Date(now - lifetimes.unverifiedAccount)
  return (await usersByEmail(db, { email: email.trim(), createdAfter }))[0]
}

const usersByEmail = buildOnce((db: Db, { email, createdAfter }: { email: string; createdAfter: Date }) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where((where) =>
      where.or([where('verified_at', 'is not', null), where('created_at', '>', createdAfter)]),
    ),
)

/** Deletes accounts that were not verified in time: all, or that of one e-mail. Returns their number. */
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
  /** Null for a user who signs in with a provider. */
  passwordHash: string | null
  isAdmin: boolean
  isVerified: boolean
  language: Language
  now: number
}

/** Throws `email exists` when the e-mail is taken, in any case and also by a concurrent call. */
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

/** Undefined leaves a field as it is; a null name removes the name. */
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

/** Call it in the transaction that authenticated the user. */
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

export async function userExists(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export type AuditRow = Awaited<ReturnType<typeof selectAuditLog>>[number]

/** The latest entries of the audit log, with the names of users that still exist. */
export async function selectAuditLog(db: Db) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('users as subject', 'subject.id', 'audit_log.subject_id')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.action', 'audit_log.address'])
    .select(['actor.id as actor_id', 'actor.name as actor_name', 'actor.email as actor_email'])
    .select(['subject.id as subject_id', 'subject.name as subject_name', 'subject.email as subject_email'])
    .orderBy('audit_log.id', 'desc')
    .limit(limits.auditLog.shown)
    .execute()
}
