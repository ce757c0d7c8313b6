import { sql } from 'kysely'
import { fail, Refusal } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { Deps } from '../../deps.ts'
import type { Db, UserRow } from '../../db/schema.ts'
import { recordAct } from '../../http/audit.ts'
import { consumeInviteHash, rememberInvited } from '../../invites/queries.ts'
import { checkEmail } from '../../mail/address.ts'
import { countMail } from '../device-limits.ts'
import { endSessionsOf } from '../devices.ts'
import { forgetGuesses } from '../guesses.ts'
import { mailVerificationLink } from '../mails.ts'
import { createUser, removeUnverified } from '../queries.ts'
import { addIdentity, findUserOfIdentity, lockIdentity, type Identity } from './identities.ts'

/** Why somebody whom a provider knows does not come in; the login page has a sentence for each. */
export type ArrivalError = 'invite_required' | 'no_email' | 'account_exists'

export type Arrival =
  | { kind: 'signed in'; userId: string; isNew: boolean }
  /** There is an account, but its address waits for the answer to our mail. */
  | { kind: 'mailed'; isNew: boolean }
  | { kind: 'refused'; error: ArrivalError }

export interface Newcomer {
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

type Needs = Pick<Deps, 'publicUrl' | 'config'>

/**
 * What becomes of somebody whom a provider has just proven: they come in when we know them, else they need an address
 * and an invite. An address that belongs to an account never opens it. To be called in a transaction.
 */
export async function receive(db: Db, deps: Needs, newcomer: Newcomer): Promise<Arrival> {
  const { identity, now } = newcomer
  await lockIdentity(db, identity)
  await removeUnverified(db, now)
  const known = await findUserOfIdentity(db, identity)
  if (known) return returnOf(db, deps, known, newcomer)

  const email = usableEmail(identity.email)
  if (email === null) return { kind: 'refused', error: 'no_email' }
  const holder = await db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .forUpdate()
    .executeTakeFirst()
  if (!holder) return join(db, deps, email, newcomer)
  if (holder.verified_at !== null || !newcomer.emailIsProven)
    return { kind: 'refused', error: 'account_exists' }
  return takeOver(db, holder, newcomer)
}

async function returnOf(
  db: Db,
  deps: Needs,
  known: UserRow,
  { address, language, now }: Newcomer,
): Promise<Arrival> {
  if (known.verified_at !== null) {
    await recordAct(db, { action: 'sign-in', actorId: known.id, address, now })
    return { kind: 'signed in', userId: known.id, isNew: false }
  }
  // The mail may have been lost; beyond the limit the last one that was sent has to do.
  if (await mayMailAgain(db, known.email, address, now))
    await mailVerificationLink(db, deps, { ...known, language }, now)
  return { kind: 'mailed', isNew: false }
}

async function mayMailAgain(db: Db, email: string, address: string, now: number): Promise<boolean> {
  try {
    await countMail('resend', { db, email, address, deviceToken: undefined, now })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** A new account by an invite; without the provider's word our own mail asks whether the address is theirs. */
async function join(db: Db, deps: Needs, email: string, newcomer: Newcomer): Promise<Arrival> {
  const { identity, inviteHash, language, name, address, now } = newcomer
  if (inviteHash === null) return { kind: 'refused', error: 'invite_required' }
  const invite = await consumeInviteHash(db, inviteHash, now)
  const isVerified = newcomer.emailIsProven || invite.grantsAdmin
  const user = { email, name, language }
  const { id } = await createUser(db, {
    ...user,
    passwordHash: null,
    isAdmin: invite.grantsAdmin,
    isVerified,
    now,
  })
  await rememberInvited(db, invite.id, id, now)
  if (!(await addIdentity(db, id, identity, now))) throw fail('server error')
  await recordAct(db, { action: 'sign-up', actorId: id, address, now })
  if (isVerified) return { kind: 'signed in', userId: id, isNew: true }
  await mailVerificationLink(db, deps, { id, ...user }, now)
  return { kind: 'mailed', isNew: true }
}

/**
 * Somebody used this address without proving it, and here is its owner: the account is the owner's, and nothing by
 * which the other could come in stays. Its invite was spent on this very address, so no further one is asked for.
 */
async function takeOver(db: Db, holder: UserRow, newcomer: Newcomer): Promise<Arrival> {
  const { identity, language, name, address, now } = newcomer
  const { id } = holder
  await endSessionsOf(db, id)
  await db.deleteFrom('email_tokens').where('user_id', '=', id).execute()
  await db.deleteFrom('identities').where('user_id', '=', id).execute()
  await forgetGuesses(db, holder.email)
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
  if (!(await addIdentity(db, id, identity, now))) throw fail('server error')
  await recordAct(db, { action: 'sign-in', actorId: id, address, now })
  return { kind: 'signed in', userId: id, isNew: false }
}

/** An address no mail server would take is none. */
function usableEmail(email: string | null): string | null {
  if (email === null) return null
  try {
    return checkEmail(email)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
