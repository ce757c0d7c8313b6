import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findKnownDevice, isKnownDevice } from '../../platform/auth/known-devices.ts'
import { consume, assertUnderLimit, type Limit, type LimitKey } from '../../platform/rate-limit/rate-limit.ts'

interface RequestOrigin {
  db: Db
  address: string
  deviceToken: string | undefined
  now: number
}

/**
 * What one address has in common is not held against a browser with which somebody has signed in: a neighbour behind the
 * same address cannot keep it out. Whose account it is about is known only when the body has been read, so the handler
 * has to ask again with the e-mail.
 */
export function limitUnknownDevices(kind: keyof typeof mails, limit: Limit) {
  return async ({ db, address, deviceToken, now }: RequestOrigin): Promise<void> => {
    if (await isKnownDevice(db, deviceToken, now)) return
    await consume(db, { scope: `${kind} from address`, subject: address }, limit, now)
  }
}

export const signInsFrom = (address: string): LimitKey => ({
  scope: 'sign-in from address',
  subject: address,
})

/** The same for sign-ins, of which only failures are counted. */
export async function assertUnknownDeviceUnderLimit({
  db,
  address,
  deviceToken,
  now,
}: RequestOrigin): Promise<void> {
  if (await isKnownDevice(db, deviceToken, now)) return
  await assertUnderLimit(db, signInsFrom(address), rateLimits.signInsPerAddress, now)
}

const mails = {
  reset: { perAddress: rateLimits.resetsPerAddress, perEmail: rateLimits.resetsPerEmail },
  resend: { perAddress: rateLimits.resendsPerAddress, perEmail: rateLimits.resendsPerEmail },
}

/**
 * Counts a mail that anybody may have sent to any mailbox. Nobody can use up what is left for its owner: a device known
 * there has a count of its own, and others are counted by where they ask from, before all of them together are.
 */
export async function consumeMailLimit(
  kind: keyof typeof mails,
  origin: RequestOrigin & { email: string },
): Promise<void> {
  const { db, address, deviceToken, now } = origin
  const email = origin.email.toLowerCase()
  const { perAddress, perEmail } = mails[kind]
  const device = await findKnownDevice(db, deviceToken, email, now)
  const count = (by: string, subject: string, limit: Limit) =>
    consume(db, { scope: `${kind} ${by}`, subject }, limit, now)
  if (device !== null) return count('with device', device, perEmail)
  // Known to another account: it was let past as if it were known here.
  if (await isKnownDevice(db, deviceToken, now)) await count('from address', address, perAddress)
  // The e-mail comes first: by it the row is found when the account is deleted.
  await count('to email from address', `${email} ${address}`, perEmail)
  await count('to email', email, rateLimits.mailsPerMailbox)
}
