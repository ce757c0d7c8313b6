import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findKnownDevice, isKnownDevice } from '../../platform/auth/known-devices.ts'
import {
  assertAddressUnderLimit,
  consumeForAddress,
  tryConsumeForAddress,
} from '../../platform/rate-limit/address-limits.ts'
import { consume, tryConsume, type Limit, type LimitKey } from '../../platform/rate-limit/rate-limit.ts'

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
    await consumeForAddress(db, { scope: `${kind} from address`, address, limit }, now)
  }
}

export const signInsFrom = (address: string) => ({
  scope: 'sign-in from address',
  address,
  limit: rateLimits.signInsPerAddress,
})

/** The same for sign-ins, which count failures only: this checks and does not count. */
export async function assertUnknownDeviceUnderLimit({
  db,
  address,
  deviceToken,
  now,
}: RequestOrigin): Promise<void> {
  if (await isKnownDevice(db, deviceToken, now)) return
  await assertAddressUnderLimit(db, signInsFrom(address), now)
}

/** A limit of mails, for one key or for an address and the networks around it. */
type MailLimit = { limit: Limit } & ({ key: LimitKey } | { scope: string; address: string })

/**
 * The limits of mails that anybody can send to any mailbox. A stranger must not use up the owner's mails: a device known
 * to the account has a limit of its own, and others are limited by address before they share the mailbox's limit.
 */
async function* mailLimits(kind: MailKind, origin: MailOrigin): AsyncGenerator<MailLimit> {
  const { db, address, deviceToken, now } = origin
  const email = origin.email.toLowerCase()
  const { perAddress, perEmail } = mails[kind]
  const device = await findKnownDevice(db, deviceToken, email, now)
  if (device !== null) {
    yield { key: { scope: `${kind} with device`, subject: device }, limit: perEmail }
    return
  }
  // `limitUnknownDevices` let the device pass, but it is known to another account only.
  if (await isKnownDevice(db, deviceToken, now))
    yield { scope: `${kind} from address`, address, limit: perAddress }
  // The e-mail comes first: account deletion finds the row by it.
  yield { key: { scope: `${kind} to email from address`, subject: `${email} ${address}` }, limit: perEmail }
  yield { key: { scope: `${kind} to email`, subject: email }, limit: rateLimits.mailsPerMailbox }
}

/** Counts a mail. Throws `too many requests` at the first limit that is used up. */
export async function consumeMailLimit(kind: MailKind, origin: MailOrigin): Promise<void> {
  const { db, now } = origin
  for await (const counted of mailLimits(kind, origin)) {
    await ('key' in counted
      ? consume(db, counted.key, counted.limit, now)
      : consumeForAddress(db, counted, now))
  }
}

/** The boolean form of `consumeMailLimit`. */
export async function tryConsumeMailLimit(kind: MailKind, origin: MailOrigin): Promise<boolean> {
  const { db, now } = origin
  for await (const counted of mailLimits(kind, origin)) {
    const isWithin = await ('key' in counted
      ? tryConsume(db, counted.key, counted.limit, now)
      : tryConsumeForAddress(db, counted, now))
    if (!isWithin) return false
  }
  return true
}
