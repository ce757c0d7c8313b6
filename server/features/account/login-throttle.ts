import { apiError } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import {
  consume,
  recordFailure,
  resetLimit,
  assertUnderLimit,
  assertNotLocked,
  type LimitKey,
} from '../../platform/rate-limit/rate-limit.ts'
import type { User, Session } from '../../platform/auth/session.ts'
import { verifyPassword } from './password-hashing.ts'

const throttleKey = (email: string): LimitKey => ({
  scope: 'sign-in with email',
  subject: email.trim().toLowerCase(),
})

interface PasswordAttempt {
  email: string
  password: string
  hash: string | null
  /** The known device of this account that the request comes from. */
  deviceId: string | null
  now: number
}

interface Throttle {
  key: LimitKey
  /** Throws `too many requests`; returns whether wrong passwords were counted before. */
  check: () => Promise<boolean>
  recordWrong: () => Promise<void>
}

/** A known device has a limit of its own, so that wrong passwords from elsewhere do not lock the owner out. */
function throttleFor(db: Db, { email, deviceId, now }: PasswordAttempt): Throttle {
  const { wrongPasswordsPerAccount, wrongPasswordsPerDevice } = rateLimits
  if (deviceId === null) {
    const key = throttleKey(email)
    return {
      key,
      check: () => assertNotLocked(db, key, now),
      recordWrong: () => recordFailure(db, key, wrongPasswordsPerAccount, now),
    }
  }
  // Each account has its own id for the same browser.
  const key = { scope: 'sign-in with device', subject: deviceId }
  return {
    key,
    check: () => assertUnderLimit(db, key, wrongPasswordsPerDevice, now),
    recordWrong: () => consume(db, key, wrongPasswordsPerDevice, now),
  }
}

/**
 * Whether the password is right. Wrong ones lock the account or device for a while, in which even the right one is
 * refused with `too many requests`. A right one resets the count.
 */
export async function checkPassword(db: Db, attempt: PasswordAttempt): Promise<boolean> {
  const throttle = throttleFor(db, attempt)
  await throttle.check()
  let failedBefore = false
  const right = await verifyPassword(attempt.password, attempt.hash, async (compare) => {
    // Checked again after queueing: of many concurrent guesses only the running ones are uncounted.
    failedBefore = await throttle.check()
    const isRight = await compare()
    // Counted before the queue continues.
    if (!isRight) await throttle.recordWrong()
    return isRight
  })
  if (right && failedBefore) await resetLimit(db, throttle.key)
  return right
}

export async function resetThrottle(db: Db, email: string): Promise<void> {
  await resetLimit(db, throttleKey(email))
}

/**
 * Re-authenticates a user before a sensitive action: by the password, or by a recent sign-in when the account has none.
 * Throws `wrong password`, `sign in again` or `too many requests`.
 */
export async function reauthenticate(
  db: Db,
  request: { user: User; session: Session | null; password: string | null; now: number },
): Promise<void> {
  const { user, session, now } = request
  const account = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirst()
  const hash = account?.password_hash ?? null
  if (hash === null) {
    if (!isRecent(session, now)) throw apiError('sign in again')
    return
  }
  const deviceId = session?.deviceId ?? null
  const attempt = { email: user.email, password: request.password ?? '', hash, deviceId, now }
  if (!(await checkPassword(db, attempt))) throw apiError('wrong password')
}

/** Accepts a recent sign-in of any kind, else the password. A missing password does not count as a wrong one. */
export async function requireRecentLogin(
  db: Db,
  request: Parameters<typeof reauthenticate>[1],
): Promise<void> {
  if (request.password) return reauthenticate(db, request)
  if (!isRecent(request.session, request.now)) throw apiError('sign in again')
}

function isRecent(session: Session | null, now: number): boolean {
  return session !== null && session.authenticatedAt + lifetimes.recentSignIn >= now
}
