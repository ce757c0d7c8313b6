import { sql } from 'kysely'
import type { Provider } from '#shared/constants/providers.ts'
import type { Db, UserRow } from '../../../platform/db/schema.ts'

export interface Identity {
  provider: Provider
  subject: string
  email: string | null
}

/** Lets racing arrivals of one person wait for each other until the caller's transaction ends. */
export async function lockIdentity(db: Db, { provider, subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`identity ${provider} ${subject}`}))`.execute(db)
}

/** The account of somebody who has come by this provider before. */
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

/** Answers false when the identity is somebody's already, or the member has another one of this provider. */
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

/** Whoever made an account with an address they never proved comes in by no provider once its owner has shown up. */
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
