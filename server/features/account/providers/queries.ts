import { sql } from 'kysely'
import type { Provider } from '#shared/constants/providers.ts'
import type { Deps } from '../../../deps.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import type { Db, UserRow } from '../../../platform/db/schema.ts'
import { mailProviderChange } from './mails.ts'

export interface Identity {
  provider: Provider
  subject: string
  email: string | null
}

/** Serialises concurrent sign-ins with one identity until the caller's transaction ends. */
export async function lockIdentity(db: Db, { provider, subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`identity ${provider} ${subject}`}))`.execute(db)
}

export async function findUserByIdentity(
  db: Db,
  { provider, subject }: Identity,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Returns false when the identity is linked already, or the user has another one of this provider. */
export async function addIdentity(db: Db, userId: string, identity: Identity, now: number): Promise<boolean> {
  const added = await db
    .insertInto('identities')
    .values({ ...identity, user_id: userId, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()
  return added !== undefined
}

export async function listIdentities(db: Db, userId: string) {
  return db
    .selectFrom('identities')
    .select(['provider', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute()
}

export async function removeIdentity(db: Db, userId: string, provider: Provider): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute()
}

/** Unlinks the providers of an account whose e-mail was never verified, before its owner takes it over. */
export async function deleteUnverifiedIdentities(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where((where) =>
      where.exists(
        where.selectFrom('users').select('id').where('id', '=', userId).where('verified_at', 'is', null),
      ),
    )
    .execute()
}

/** Links an identity to an account; false when another user has it or the user has another one of this provider. */
export async function linkIdentity(
  db: Db,
  deps: Pick<Deps, 'publicUrl' | 'config'>,
  link: {
    user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>
    identity: Identity
    address: string
    now: number
  },
): Promise<boolean> {
  const { user, identity, address, now } = link
  return db.transaction().execute(async (transaction) => {
    if (!(await addIdentity(transaction, user.id, identity, now))) {
      return (await findUserByIdentity(transaction, identity))?.id === user.id
    }
    await logAudit(transaction, { action: 'provider linked', actorId: user.id, address, now })
    const { provider } = identity
    await mailProviderChange(transaction, deps, user, { step: 'linked', provider, now })
    return true
  })
}
