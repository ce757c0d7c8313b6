import type { Language } from '#shared/constants/languages.ts'
import { paths } from '#shared/paths.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { hashToken } from '../../platform/auth/session.ts'
import type { Email, Sender } from '../mail/email-layout.ts'
import { accessTokenCreatedEmail } from '../mail/templates/access-token-created.ts'
import { addressChangedEmail } from '../mail/templates/address-changed.ts'
import { newAddressEmail } from '../mail/templates/new-address.ts'
import { passwordChangedEmail } from '../mail/templates/password-changed.ts'
import { resetEmail } from '../mail/templates/reset.ts'
import { verificationEmail } from '../mail/templates/verification.ts'
import { enqueueEmail } from '../mail/outbox.ts'
import { createToken } from './email-tokens.ts'

type MailDeps = Pick<Deps, 'publicUrl' | 'config'>

interface Recipient {
  id: string
  email: string
  name: string | null
  language: Language
}

type RenderEmail = (language: Language, about: { name: string | null; link: string }, sender: Sender) => Email

/** Like all functions here, enqueues a mail in the caller's transaction. */
export async function mailVerificationLink(
  db: Db,
  deps: MailDeps,
  user: Recipient,
  now: number,
): Promise<void> {
  await mailToken(db, deps, { ...user, kind: 'verify', render: verificationEmail }, now)
}

/** To the pending address, to verify it. */
export async function mailNewAddressLink(
  db: Db,
  deps: MailDeps,
  user: Recipient & { pendingEmail: string },
  now: number,
): Promise<void> {
  const recipient = { ...user, email: user.pendingEmail }
  await mailToken(db, deps, { ...recipient, kind: 'verify', render: newAddressEmail }, now)
}

export async function mailResetLink(db: Db, deps: MailDeps, user: Recipient, now: number): Promise<void> {
  await mailToken(db, deps, { ...user, kind: 'reset', render: resetEmail }, now)
}

async function mailToken(
  db: Db,
  deps: MailDeps,
  mail: Recipient & { kind: 'verify' | 'reset'; render: RenderEmail },
  now: number,
): Promise<void> {
  const token = await createToken(db, { kind: mail.kind, userId: mail.id, email: mail.email, now })
  const page = mail.kind === 'verify' ? paths.verify({ token }) : paths.reset(token)
  await enqueueEmail(db, {
    to: mail.email,
    email: mail.render(mail.language, { name: mail.name, link: deps.publicUrl + page }, deps.config.legal),
    dedupeKey: `${mail.kind} ${hashToken(token).toString('base64url')}`,
    now,
  })
}

/** To the old address: a change was requested, or has taken effect. */
export async function mailAddressChange(
  db: Db,
  deps: MailDeps,
  about: Recipient & { step: 'asked' | 'changed'; address: string },
  now: number,
): Promise<void> {
  const { step, address, name, language } = about
  const link = deps.publicUrl + paths.settings(language)
  await enqueueEmail(db, {
    to: about.email,
    email: addressChangedEmail(language, { name, link, step, address }, deps.config.legal),
    dedupeKey: `address ${step} ${about.id} ${now}`,
    now,
  })
}

export async function mailPasswordChange(
  db: Db,
  deps: MailDeps,
  user: Recipient,
  now: number,
): Promise<void> {
  const link = deps.publicUrl + paths.requestReset(user.language)
  await enqueueEmail(db, {
    to: user.email,
    email: passwordChangedEmail(user.language, { name: user.name, link }, deps.config.legal),
    dedupeKey: `password ${user.id} ${now}`,
    now,
  })
}

export async function mailAccessToken(
  db: Db,
  deps: MailDeps,
  user: Recipient & { token: { id: string; name: string; can_write: boolean } },
  now: number,
): Promise<void> {
  const { token, name, language } = user
  const about = {
    name,
    link: deps.publicUrl + paths.settings(language, 'tokens'),
    token: token.name,
    canWrite: token.can_write,
  }
  await enqueueEmail(db, {
    to: user.email,
    email: accessTokenCreatedEmail(language, about, deps.config.legal),
    dedupeKey: `access-token ${token.id}`,
    now,
  })
}
