import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import { findKnownDevice, isKnownDevice } from '../http/known-devices.ts'
import { countAttempt, refuseBeyond, type Limit, type LimitKey } from '../http/limits.ts'

const { attempts } = limits

interface Asking {
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
export function countStrangers(kind: keyof typeof mails, limit: Limit) {
  return async ({ db, address, deviceToken, now }: Asking): Promise<void> => {
    if (await isKnownDevice(db, deviceToken, now)) return
    await countAttempt(db, { scope: `${kind} from address`, subject: address }, limit, now)
  }
}

export const signInsFrom = (address: string): LimitKey => ({
  scope: 'sign-in from address',
  subject: address,
})

/** The same for sign-ins, of which only failures are counted. */
export async function refuseStrangers({ db, address, deviceToken, now }: Asking): Promise<void> {
  if (await isKnownDevice(db, deviceToken, now)) return
  await refuseBeyond(db, signInsFrom(address), attempts.signInsPerAddress, now)
}

const mails = {
  reset: { perAddress: attempts.resetsPerAddress, perEmail: attempts.resetsPerEmail },
  resend: { perAddress: attempts.resendsPerAddress, perEmail: attempts.resendsPerEmail },
}

/**
 * Counts a mail that anybody may have sent to any mailbox. Nobody can use up what is left for its owner: a device known
 * there has a count of its own, and others are counted by where they ask from, before all of them together are.
 */
export async function countMail(kind: keyof typeof mails, asking: Asking & { email: string }): Promise<void> {
  const { db, address, deviceToken, now } = asking
  const email = asking.email.toLowerCase()
  const { perAddress, perEmail } = mails[kind]
  const device = await findKnownDevice(db, deviceToken, email, now)
  const count = (by: string, subject: string, limit: Limit) =>
    countAttempt(db, { scope: `${kind} ${by}`, subject }, limit, now)
  if (device !== null) return count('with device', device, perEmail)
  // Known to another account: it was let past as if it were known here.
  if (await isKnownDevice(db, deviceToken, now)) await count('from address', address, perAddress)
  // The e-mail comes first: by it the row is found when the account is deleted.
  await count('to email from address', `${email} ${address}`, perEmail)
  await count('to email', email, attempts.mailsPerMailbox)
}
