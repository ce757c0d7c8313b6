import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notifyMember } from '../notifications/notify.ts'
import { normalizeInviteCode } from './codes.ts'

/** Only a keyed hash of a code is kept, so that a copy of the database opens no door. */
export type HashCode = (code: string) => Buffer

export function inviteHasher(sign: (purpose: string, text: string) => Buffer): HashCode {
  return (code) => sign('invite code', code)
}

/** The first-admin invite counts only while nobody has an account. */
const noUsersYet = sql<boolean>`not exists (select from users)`

/** Why a code is worth nothing now, or null; spends nothing. */
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

/** The keyed hash of a code as it is stored; null when it cannot be one. */
export function hashInviteCode(code: string, hash: HashCode): Buffer | null {
  const plain = normalizeInviteCode(code)
  return plain === null ? null : hash(plain)
}

/**
 * Spends a code in the transaction that creates the account: of any number of racing sign-ups one statement wins.
 * Throws `used` or `invalid code`; a transaction that fails later gives the code back.
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

/** The same for who kept only the hash of the code meanwhile. */
export async function consumeInviteHash(
  db: Db,
  codeHash: Buffer,
  now: number,
): Promise<{ id: string; grantsAdmin: boolean }> {
  // Two nodes with secrets of their own have two first-admin codes; the lock lets them see each other's account.
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

/** The account a code has made, which its maker is told; the address it was mailed to has served its purpose. */
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

/** Keeps a code below the one by which its maker came. */
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

/** Whether somebody has proved this address as theirs. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes sure the first-admin invite can be used while nobody has an account; answers whether it can. */
export async function openFirstAdminInvite(
  db: Db,
  code: string,
  hash: HashCode,
  now: number,
): Promise<boolean> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anybody) return false
  await db
    .insertInto('invites')
    .values({ code_hash: hash(code), grants_admin: true, created_at: new Date(now), expires_at: null })
    .onConflict((conflict) => conflict.column('code_hash').doUpdateSet({ used_at: null, used_by: null }))
    .execute()
  return true
}
