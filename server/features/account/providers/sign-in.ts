import { sql } from 'kysely'
import { apiError, ApiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, UserRow } from '../../../platform/db/schema.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import { consumeInviteHash, recordInvitedUser } from '../../invites/queries.ts'
import { checkEmail } from '../../mail/email-address.ts'
import { consumeMailLimit } from '../device-limits.ts'
import { deleteSessions } from '../session-routes.ts'
import { resetThrottle } from '../login-throttle.ts'
import { mailVerificationLink } from '../mails.ts'
import { createUser, removeUnverified } from '../queries.ts'
import { addIdentity, findUserByIdentity, lockIdentity, type Identity } from './identity-queries.ts'

/** Why somebody whom a provider knows does not come in; the login page has a sentence for each. */
export type SignInError = 'invite_required' | 'no_email' | 'account_exists'

export type SignInResult =
  | { kind: 'signed in'; userId: string; isNew: boolean }
  /** There is an account, but its address waits for the answer to our mail. */
  | { kind: 'mailed'; isNew: boolean }
  | { kind: 'refused'; error: SignInError }

export interface OAuthIdentity {
  identity: Identity
  emailIsProven: boolean
  /** At most as long as a name may be. */
  name: string | null
  inviteHash: Buffer | null
  language: Language
  /** As limits count it. */
  address: string
  now: number
}

type MailDeps = Pick<Deps, 'publicUrl' | 'config'>

/**
 * What becomes of somebody whom a provider has just proven: they come in when we know them, else they need an address
 * and an invite. An address that belongs to an account never opens it. To be called in a transaction.
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

  const email = validEmailOrNull(identity.email)
  if (email === null) return { kind: 'refused', error: 'no_email' }
  const existing = await db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .forUpdate()
    .executeTakeFirst()
  if (!existing) return createAccount(db, deps, email, oauthIdentity)
  if (existing.verified_at !== null || !oauthIdentity.emailIsProven)
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
  // The mail may have been lost; beyond the limit the last one that was sent has to do.
  if (await canResendMail(db, known.email, address, now))
    await mailVerificationLink(db, deps, { ...known, language }, now)
  return { kind: 'mailed', isNew: false }
}

async function canResendMail(db: Db, email: string, address: string, now: number): Promise<boolean> {
  try {
    await consumeMailLimit('resend', { db, email, address, deviceToken: undefined, now })
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** A new account by an invite; without the provider's word our own mail asks whether the address is theirs. */
async function createAccount(
  db: Db,
  deps: MailDeps,
  email: string,
  oauthIdentity: OAuthIdentity,
): Promise<SignInResult> {
  const { identity, inviteHash, language, name, address, now } = oauthIdentity
  if (inviteHash === null) return { kind: 'refused', error: 'invite_required' }
  const invite = await consumeInviteHash(db, inviteHash, now)
  const isVerified = oauthIdentity.emailIsProven || invite.grantsAdmin
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
 * Somebody used this address without proving it, and here is its owner: the account is the owner's, and nothing by
 * which the other could come in stays. Its invite was spent on this very address, so no further one is asked for.
 */
async function claimUnverified(
  db: Db,
  existing: UserRow,
  oauthIdentity: OAuthIdentity,
): Promise<SignInResult> {
  const { identity, language, name, address, now } = oauthIdentity
  const { id } = existing
  await deleteSessions(db, id)
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

/** An address no mail server would take is none. */
function validEmailOrNull(email: string | null): string | null {
  if (email === null) return null
  try {
    return checkEmail(email)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
