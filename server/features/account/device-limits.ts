import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findKnownDevice, isKnownDevice } from '../../platform/auth/known-devices.ts'
import {
  assertUnderLimit,
  consume,
  tryConsume,
  type Limit,
  type LimitKey,
} from '../../platform/rate-limit/rate-limit.ts'

const mails = {
  reset: { perAddress: rateLimits.resetsPerAddress, perEmail: rateLimits.resetsPerEmail },
  resend: { perAddress: rateLimits.resendsPerAddress, perEmail: rateLimits.resendsPerEmail },
}

type MailKind = keyof typeof mails

interface RequestOrigin {
  db: Db
  address: string
  deviceToken: string | undefined
  now: number
}

type MailOrigin = RequestOrigin & { email: string }

/**
 * Limits an address, except for a browser in which anybody has signed in before: a neighbour behind the same address
 * cannot lock it out. The account is known only after the body has been read, so the handler checks again by e-mail.
 */
export function limitUnknownDevices(kind: MailKind, limit: Limit) {
  return async ({ db, address, deviceToken, now }: RequestOrigin): Promise<void> => {
    if (await isKnownDevice(db, deviceToken, now)) return
    await consume(db, { scope: `${kind} from address`, subject: address }, limit, now)
  }
}

export const signInsFrom = (address: string): LimitKey => ({
  scope: 'sign-in from address',
  subject: address,
})

/** The same for sign-ins, which count failures only: this checks and does not count. */
export async function assertUnknownDeviceUnderLimit({
  db,
  address,
  deviceToken,
  now,
}: RequestOrigin): Promise<void> {
  if (await isKnownDevice(db, deviceToken, now)) return
  await assertUnderLimit(db, signInsFrom(address), rateLimits.signInsPerAddress, now)
}

/**
 * The limits of mails that anybody can send to any mailbox. A stranger must not use up the owner's mails: a device known
 * to the account has a limit of its own, and others are limited by address before they share the mailbox's limit.
 */
async function* mailLimits(kind: MailKind, origin: MailOrigin): AsyncGenerator<[LimitKey, Limit]> {
  const { db, address, deviceToken, now } = origin
  const email = origin.email.toLowerCase()
  const { perAddress, perEmail } = mails[kind]
  const device = await findKnownDevice(db, deviceToken, email, now)
  if (device !== null) {
    yield [{ scope: `${kind} with device`, subject: device }, perEmail]
    return
  }
  // `limitUnknownDevices` let the device pass, but it is known to another account only.
  if (await isKnownDevice(db, deviceToken, now))
    yield [{ scope: `${kind} from address`, subject: address }, perAddress]
  // The e-mail comes first: account deletion finds the row by it.
  yield [{ scope: `${kind} to email from address`, subject: `${email} ${address}` }, perEmail]
  yield [{ scope: `${kind} to email`, subject: email }, rateLimits.mailsPerMailbox]
}

/** Counts a mail. Throws `too many requests` at the first limit that is used up. */
export async function consumeMailLimit(kind: MailKind, origin: MailOrigin): Promise<void> {
  for await (const [key, limit] of mailLimits(kind, origin)) await consume(origin.db, key, limit, origin.now)
}

/** The boolean form of `consumeMailLimit`. */
export async function tryConsumeMailLimit(kind: MailKind, origin: MailOrigin): Promise<boolean> {
  for await (const [key, limit] of mailLimits(kind, origin)) {
    if (!(await tryConsume(origin.db, key, limit, origin.now))) return false
  }
  return true
}
