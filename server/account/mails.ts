import type { Language } from '#shared/languages.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../db/schema.ts'
import { hashToken } from '../http/session.ts'
import type { Letter, Sender } from '../mail/letter.ts'
import { addressChangedLetter } from '../mail/letters/address-changed.ts'
import { newAddressLetter } from '../mail/letters/new-address.ts'
import { passwordChangedLetter } from '../mail/letters/password-changed.ts'
import { resetLetter } from '../mail/letters/reset.ts'
import { verificationLetter } from '../mail/letters/verification.ts'
import { postMail } from '../mail/outbox.ts'
import { createToken } from './tokens.ts'

type Needs = Pick<Deps, 'publicUrl' | 'config'>

interface Reader {
  id: string
  email: string
  name: string | null
  language: Language
}

type WriteLetter = (
  language: Language,
  about: { name: string | null; link: string },
  sender: Sender,
) => Letter

/** All of these put a mail into the outbox, in the caller's transaction. */
export async function mailVerificationLink(db: Db, deps: Needs, user: Reader, now: number): Promise<void> {
  await mailToken(db, deps, { ...user, kind: 'verify', page: 'verify', write: verificationLetter }, now)
}

/** To the address that a member wants to have from now on. */
export async function mailNewAddressLink(
  db: Db,
  deps: Needs,
  user: Reader & { pendingEmail: string },
  now: number,
): Promise<void> {
  const reader = { ...user, email: user.pendingEmail }
  await mailToken(db, deps, { ...reader, kind: 'verify', page: 'verify', write: newAddressLetter }, now)
}

export async function mailResetLink(db: Db, deps: Needs, user: Reader, now: number): Promise<void> {
  await mailToken(db, deps, { ...user, kind: 'reset', page: 'reset', write: resetLetter }, now)
}

async function mailToken(
  db: Db,
  deps: Needs,
  mail: Reader & { kind: 'verify' | 'reset'; page: string; write: WriteLetter },
  now: number,
): Promise<void> {
  const token = await createToken(db, { kind: mail.kind, userId: mail.id, email: mail.email, now })
  const link = `${deps.publicUrl}/${mail.page}?token=${token}`
  await postMail(db, {
    to: mail.email,
    letter: mail.write(mail.language, { name: mail.name, link }, deps.config.legal),
    dedupeKey: `${mail.kind} ${hashToken(token).toString('base64url')}`,
    now,
  })
}

/** To the address a member leaves: that it was asked for, or that it has happened. */
export async function mailAddressChange(
  db: Db,
  deps: Needs,
  about: Reader & { step: 'asked' | 'changed'; address: string },
  now: number,
): Promise<void> {
  const { step, address, name, language } = about
  const link = `${deps.publicUrl}/${language}/settings`
  await postMail(db, {
    to: about.email,
    letter: addressChangedLetter(language, { name, link, step, address }, deps.config.legal),
    dedupeKey: `address ${step} ${about.id} ${now}`,
    now,
  })
}

export async function mailPasswordChange(db: Db, deps: Needs, user: Reader, now: number): Promise<void> {
  const link = `${deps.publicUrl}/${user.language}/request-reset`
  await postMail(db, {
    to: user.email,
    letter: passwordChangedLetter(user.language, { name: user.name, link }, deps.config.legal),
    dedupeKey: `password ${user.id} ${now}`,
    now,
  })
}
