import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import {
  countAttempt,
  countFailure,
  forgetAttempts,
  refuseBeyond,
  refuseWhileBlocked,
  type LimitKey,
} from '../http/limits.ts'
import type { Member, Session } from '../http/session.ts'
import { verifyPassword } from './password.ts'

const guessesOf = (email: string): LimitKey => ({
  scope: 'sign-in with email',
  subject: email.trim().toLowerCase(),
})

interface Guess {
  email: string
  password: string
  hash: string | null
  /** A browser with which the account's owner has signed in before. */
  deviceId: string | null
  now: number
}

/** Refuses with `too many requests` and answers whether there were wrong ones before; counts one more. */
interface Counter {
  key: LimitKey
  check: () => Promise<boolean>
  countWrong: () => Promise<void>
}

/** Wrong passwords from a known device count for it alone, so that nobody elsewhere keeps the owner out. */
function counterOf(db: Db, { email, deviceId, now }: Guess): Counter {
  const { wrongPasswordsPerAccount, wrongPasswordsPerDevice } = limits.attempts
  if (deviceId === null) {
    const key = guessesOf(email)
    return {
      key,
      check: () => refuseWhileBlocked(db, key, now),
      countWrong: () => countFailure(db, key, wrongPasswordsPerAccount, now),
    }
  }
  // A browser is another device for each account.
  const key = { scope: 'sign-in with device', subject: deviceId }
  return {
    key,
    check: () => refuseBeyond(db, key, wrongPasswordsPerDevice, now),
    countWrong: () => countAttempt(db, key, wrongPasswordsPerDevice, now),
  }
}

/**
 * Whether the password is right, with the delay of the account or the device for wrong ones: while it waits, even the
 * right one is refused with `too many requests`. A right one forgets the wrong ones before it.
 */
export async function checkPassword(db: Db, guess: Guess): Promise<boolean> {
  const counter = counterOf(db, guess)
  await counter.check()
  let failedBefore = false
  const right = await verifyPassword(guess.password, guess.hash, async (compare) => {
    // Asked again when the turn comes: of many guesses at once only those under way slip past, not all that queue.
    failedBefore = await counter.check()
    const isRight = await compare()
    // Counted before the next one has its turn; a right one need not keep others waiting.
    if (!isRight) await counter.countWrong()
    return isRight
  })
  if (right && failedBefore) await forgetAttempts(db, counter.key)
  return right
}

/** After a reset the owner need not wait for what a guesser did. */
export async function forgetGuesses(db: Db, email: string): Promise<void> {
  await forgetAttempts(db, guessesOf(email))
}

/**
 * Makes sure that it is the member who asks for something grave: by the password, or, for who has none, by a
 * sign-in a few minutes ago. Throws `wrong password`, `sign in again` or `too many requests`.
 */
export async function proveSelf(
  db: Db,
  asking: { member: Member; session: Session | null; password: string | null; now: number },
): Promise<void> {
  const { member, session, now } = asking
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirst()
  const hash = user?.password_hash ?? null
  if (hash === null) {
    if (!isFresh(session, now)) throw fail('sign in again')
    return
  }
  const deviceId = session?.deviceId ?? null
  const guess = { email: member.email, password: asking.password ?? '', hash, deviceId, now }
  if (!(await checkPassword(db, guess))) throw fail('wrong password')
}

/**
 * The same for what a sign-in of the last minutes is enough for, whoever has a password: only beyond that it is asked
 * for. A missing one is no guess.
 */
export async function proveLately(db: Db, asking: Parameters<typeof proveSelf>[1]): Promise<void> {
  if (asking.password) return proveSelf(db, asking)
  if (!isFresh(asking.session, asking.now)) throw fail('sign in again')
}

function isFresh(session: Session | null, now: number): boolean {
  return session !== null && session.provedAt + limits.freshSignIn >= now
}
