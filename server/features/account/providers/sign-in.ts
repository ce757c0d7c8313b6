import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, UserRow } from '../../../platform/db/schema.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import { consumeInviteHash, recordInvitedUser } from '../../invites/queries.ts'
import { parseEmail } from '../../mail/email-address.ts'
import { tryConsumeMailLimit } from '../device-limits.ts'
import { deleteSessions } from '../session-queries.ts'
import { resetThrottle } from '../login-throttle.ts'
import { mailVerificationLink } from '../mails.ts'
import { createUser, removeUnverified } from '../queries.ts'
import { addIdentity, findUserByIdentity, lockIdentity, type Identity } from './queries.ts'

/** Why a verified identity is not signed in; the login page has a text for each. */
export type SignInError = 'invite_required' | 'no_email' | 'account_exists'

export type SignInResult =
  | { kind: 'signed in'; userId: string; isNew: boolean }
  /** The account exists, but its e-mail is not verified yet. */
  | { kind: 'mailed'; isNew: boolean }
  | { kind: 'refused'; error: SignInError }

export interface OAuthIdentity {
  identity: Identity
  emailVerified: boolean
  /** Not longer than `limits.name.max`. */
  name: string | null
  inviteHash: Buffer | null
  language: Language
  /** The client's address, grouped as the rate limits count it. */
  address: string
  now: number
}

type MailDeps = Pick<Deps, 'publicUrl' | 'config'>

/**
 * Signs in the user of a verified identity, or creates an account, which takes an e-mail and an invite. An e-mail that
 * belongs to a verified account never signs in to it. Call it in a transaction.
 */
export async function resolveIdentity(
  db: Db,
  deps: MailDeps,
  oauthIdentity: OAuthIdentity,
): Promise<SignInResult> {
  const { identity, now } = oauthIdentity
  await lockIdentity(db, identity)
  await removeUnverified(db, now)
  const known = await findUserByIdentity(db, identity)
  if (known) return existingUser(db, deps, known, oauthIdentity)

  const email = identity.email === null ? null : parseEmail(identity.email)
  if (email === null) return { kind: 'refused', error: 'no_email' }
  const existing = await db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .forUpdate()
    .executeTakeFirst()
  if (!existing) return createAccount(db, deps, email, oauthIdentity)
  if (existing.verified_at !== null || !oauthIdentity.emailVerified)
    return { kind: 'refused', error: 'account_exists' }
  return claimUnverified(db, existing, oauthIdentity)
}

async function existingUser(
  db: Db,
  deps: MailDeps,
  known: UserRow,
  { address, language, now }: OAuthIdentity,
): Promise<SignInResult> {
  if (known.verified_at !== null) {
    await logAudit(db, { action: 'sign-in', actorId: known.id, address, now })
    return { kind: 'signed in', userId: known.id, isNew: false }
  }
  // The first mail may be lost, so send another one while the limit allows it.
  const origin = { db, email: known.email, address, deviceToken: undefined, now }
  if (await tryConsumeMailLimit('resend', origin))
    await mailVerificationLink(db, deps, { ...known, language }, now)
  return { kind: 'mailed', isNew: false }
}

/** Creates an account by an invite. When the provider has not verified the e-mail, our own mail does. */
async function createAccount(
  db: Db,
  deps: MailDeps,
  email: string,
  oauthIdentity: OAuthIdentity,
): Promise<SignInResult> {
  const { identity, inviteHash, language, name, address, now } = oauthIdentity
  if (inviteHash === null) return { kind: 'refused', error: 'invite_required' }
  const invite = await consumeInviteHash(db, inviteHash, now)
  const isVerified = oauthIdentity.emailVerified || invite.grantsAdmin
  const user = { email, name, language }
  const { id } = await createUser(db, {
    ...user,
    passwordHash: null,
    isAdmin: invite.grantsAdmin,
    isVerified,
    now,
  })
  await recordInvitedUser(db, invite.id, id, now)
  if (!(await addIdentity(db, id, identity, now))) throw apiError('server error')
  await logAudit(db, { action: 'sign-up', actorId: id, address, now })
  if (isVerified) return { kind: 'signed in', userId: id, isNew: true }
  await mailVerificationLink(db, deps, { id, ...user }, now)
  return { kind: 'mailed', isNew: true }
}

/**
 * Hands an unverified account to the owner of its e-mail and removes every credential that the one who signed up could
 * use. The account has consumed an invite already, so the owner needs none.
 */
async function claimUnverified(
  db: Db,
  existing: UserRow,
  oauthIdentity: OAuthIdentity,
): Promise<SignInResult> {
  const { identity, language, name, address, now } = oauthIdentity
  const { id } = existing
  await deleteSessions(db, id, { reason: 'signed out', now })
  await db.deleteFrom('email_tokens').where('user_id', '=', id).execute()
  await db.deleteFrom('identities').where('user_id', '=', id).execute()
  await resetThrottle(db, existing.email)
  await db
    .updateTable('users')
    .set({
      password_hash: null,
      pending_email: null,
      name,
      language,
      verified_at: new Date(now),
    })
    .where('id', '=', id)
    .execute()
  if (!(await addIdentity(db, id, identity, now))) throw apiError('server error')
  await logAudit(db, { action: 'sign-in', actorId: id, address, now })
  return { kind: 'signed in', userId: id, isNew: false }
}
