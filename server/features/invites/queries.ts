import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notifyMember } from '../notifications/notify.ts'
import { normalizeInviteCode } from './codes.ts'

/** Only a keyed hash of a code is stored, so that a copy of the database contains no usable code. */
export type HashCode = (code: string) => Buffer

export function inviteHasher(sign: (purpose: string, text: string) => Buffer): HashCode {
  return (code) => sign('invite code', code)
}

/** The first-admin invite is valid only while there are no users. */
const noUsersYet = sql<boolean>`not exists (select from users)`

/** Why a code cannot be used now, or null. It consumes nothing. */
export async function inviteCodeError(
  db: Db,
  code: string,
  hash: HashCode,
  now: number,
): Promise<'used' | 'invalid' | null> {
  const plain = normalizeInviteCode(code)
  if (plain === null) return 'invalid'
  const row = await db
    .selectFrom('invites')
    .select([
      'used_at',
      sql<boolean>`(revoked_at is not null or expires_at is not null and expires_at <= ${new Date(now)})`.as(
        'expired',
      ),
      sql<boolean>`(grants_admin and not ${noUsersYet})`.as('closed'),
    ])
    .where('code_hash', '=', hash(plain))
    .executeTakeFirst()
  if (!row) return 'invalid'
  if (row.used_at !== null) return 'used'
  return row.expired || row.closed ? 'invalid' : null
}

/** The stored form of a code; null when the text cannot be a code. */
export function hashInviteCode(code: string, hash: HashCode): Buffer | null {
  const plain = normalizeInviteCode(code)
  return plain === null ? null : hash(plain)
}

/**
 * Consumes a code in the transaction that creates the account; of concurrent sign-ups one succeeds. Throws `used` or
 * `invalid code`. A rollback makes the code valid again.
 */
export async function consumeInvite(
  db: Db,
  code: string,
  hash: HashCode,
  now: number,
): Promise<{ id: string; grantsAdmin: boolean }> {
  const codeHash = hashInviteCode(code, hash)
  if (codeHash === null) throw apiError('invalid code')
  return consumeInviteHash(db, codeHash, now)
}

/** For a sign-in by a provider, which stores only the hash of the code. */
export async function consumeInviteHash(
  db: Db,
  codeHash: Buffer,
  now: number,
): Promise<{ id: string; grantsAdmin: boolean }> {
  // Two servers with different secrets have two first-admin codes; the lock makes only one of them succeed.
  await sql`select pg_advisory_xact_lock(hashtext('first admin')) from invites
    where code_hash = ${codeHash} and grants_admin`.execute(db)
  const consumed = await db
    .updateTable('invites')
    .set({ used_at: new Date(now) })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date(now))]))
    .where((where) => where.or([where('grants_admin', '=', false), noUsersYet]))
    .returning(['id', 'grants_admin'])
    .executeTakeFirst()
  if (consumed) return { id: consumed.id, grantsAdmin: consumed.grants_admin }
  const row = await db
    .selectFrom('invites')
    .select('used_at')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  throw apiError(row?.used_at ? 'used' : 'invalid code')
}

/** Records who used an invite and notifies its creator. The e-mail it was sent to is no longer needed. */
export async function recordInvitedUser(
  db: Db,
  inviteId: string,
  userId: string,
  now: number,
): Promise<void> {
  const invite = await db
    .updateTable('invites')
    .set({ used_by: userId, sent_to: null })
    .where('id', '=', inviteId)
    .returning('created_by')
    .executeTakeFirst()
  if (invite?.created_by) {
    await notifyMember(db, { kind: 'invite', userId: invite.created_by, actorId: userId }, now)
  }
}

/** Stores an invite as a child of the one that its creator used. */
export async function createInvite(
  db: Db,
  invite: { code: string; createdBy: string; sentTo: string | null; now: number },
  hash: HashCode,
): Promise<{ id: string }> {
  return db
    .insertInto('invites')
    .values((values) => ({
      code_hash: hash(invite.code),
      grants_admin: false,
      created_by: invite.createdBy,
      parent_id: values
        .selectFrom('invites as own')
        .select('own.id')
        .where('own.used_by', '=', invite.createdBy)
        .limit(1),
      sent_to: invite.sentTo,
      created_at: new Date(invite.now),
      expires_at: new Date(invite.now + lifetimes.invite),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Whether a verified account has this e-mail. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
