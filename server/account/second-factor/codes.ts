import type { Selectable } from 'kysely'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Deps } from '../../deps.ts'
import type { Db, Schema, UserRow } from '../../db/schema.ts'
import { recordAct } from '../../http/audit.ts'
import { countFailure, forgetAttempts, refuseWhileBlocked } from '../../http/limits.ts'
import { mailSecondFactor } from './mails.ts'
import { countRecoveryCodes, hashOfRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './secret.ts'

type Factor = Selectable<Schema['second_factors']>
type Needs = Pick<Deps, 'sign' | 'publicUrl' | 'config'>

export interface Guess {
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>
  code: string
  address: string
  now: number
}

export async function findFactor(db: Db, userId: string): Promise<Factor | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/**
 * Makes sure of the second factor, where a member has one: takes a code of the app, each step once, or one of the
 * recovery codes, which is spent. Throws `code needed`, `wrong code` or `too many requests`; the right password does
 * not forget wrong codes.
 */
export async function proveSecondFactor(
  db: Deps['db'],
  deps: Needs,
  guess: Omit<Guess, 'code'> & { code: string | null },
  whenWrong?: () => Promise<void>,
): Promise<void> {
  const factor = await findFactor(db, guess.user.id)
  if (!factor || factor.confirmed_at === null) return
  const code = guess.code?.trim() ?? ''
  if (code === '') throw fail('code needed')
  if (await takeCode(db, deps, { ...guess, code }, factor)) return
  await whenWrong?.()
  throw fail('wrong code')
}

/** The same while it is being set up: only the app can have a code by then. */
export async function takeCode(
  db: Deps['db'],
  deps: Needs,
  guess: Guess,
  factor: Pick<Factor, 'recovery_salt'>,
): Promise<boolean> {
  const { user, now } = guess
  const recovery = await hashOfRecoveryCode(guess.code, factor.recovery_salt)
  const key = { scope: 'second factor', subject: user.id }
  // One guess at a time: the row is held while it is looked at, so that none of many at once slips past the counter.
  return db.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst()
    if (!held) return false
    await refuseWhileBlocked(transaction, key, now)
    const right =
      recovery === null
        ? await takeStep(transaction, deps, held, guess)
        : await spendRecoveryCode(transaction, deps, guess, recovery)
    if (right) await forgetAttempts(transaction, key)
    else await countFailure(transaction, key, limits.attempts.wrongPasswordsPerAccount, now)
    return right
  })
}

async function takeStep(db: Db, deps: Needs, held: Factor, { code, now }: Guess): Promise<boolean> {
  const step = stepOf(deps.sign, held, code.replaceAll(/\s/g, ''), now)
  if (step === null || (held.last_step !== null && step <= held.last_step)) return false
  await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', held.user_id)
    .execute()
  return true
}

async function spendRecoveryCode(db: Db, deps: Needs, guess: Guess, hash: Buffer): Promise<boolean> {
  const { user, address, now } = guess
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user.id)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  if (!spent) return false
  const left = await countRecoveryCodes(db, user.id)
  await recordAct(db, { action: 'recovery code used', actorId: user.id, address, now })
  await mailSecondFactor(db, deps, user, { step: 'recovered', left, now })
  return true
}
