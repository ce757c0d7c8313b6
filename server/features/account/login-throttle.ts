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
  /** A browser with which the account's owner has signed in before. */
  deviceId: string | null
  now: number
}

/** Refuses with `too many requests` and answers whether there were wrong ones before; counts one more. */
interface Throttle {
  key: LimitKey
  check: () => Promise<boolean>
  recordWrong: () => Promise<void>
}

/** Wrong passwords from a known device count for it alone, so that nobody elsewhere keeps the owner out. */
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
  // A browser is another device for each account.
  const key = { scope: 'sign-in with device', subject: deviceId }
  return {
    key,
    check: () => assertUnderLimit(db, key, wrongPasswordsPerDevice, now),
    recordWrong: () => consume(db, key, wrongPasswordsPerDevice, now),
  }
}

/**
 * Whether the password is right, with the delay of the account or the device for wrong ones: while it waits, even the
 * right one is refused with `too many requests`. A right one forgets the wrong ones before it.
 */
export async function checkPassword(db: Db, attempt: PasswordAttempt): Promise<boolean> {
  const throttle = throttleFor(db, attempt)
  await throttle.check()
  let failedBefore = false
  const right = await verifyPassword(attempt.password, attempt.hash, async (compare) => {
    // Asked again when the turn comes: of many guesses at once only those under way slip past, not all that queue.
    failedBefore = await throttle.check()
    const isRight = await compare()
    // Counted before the next one has its turn; a right one need not keep others waiting.
    if (!isRight) await throttle.recordWrong()
    return isRight
  })
  if (right && failedBefore) await resetLimit(db, throttle.key)
  return right
}

/** After a reset the owner need not wait for what a guesser did. */
export async function resetThrottle(db: Db, email: string): Promise<void> {
  await resetLimit(db, throttleKey(email))
}

/**
 * Makes sure that it is the member who asks for something grave: by the password, or, for who has none, by a
 * sign-in a few minutes ago. Throws `wrong password`, `sign in again` or `too many requests`.
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

/**
 * The same for what a sign-in of the last minutes is enough for, whoever has a password: only beyond that it is asked
 * for. A missing one is no guess.
 */
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
