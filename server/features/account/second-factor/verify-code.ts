import type { Selectable } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, Schema, UserRow } from '../../../platform/db/schema.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import { recordFailure, resetLimit, assertNotLocked } from '../../../platform/rate-limit/rate-limit.ts'
import { mailSecondFactor } from './mails.ts'
import { countRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp-secret.ts'

type Factor = Selectable<Schema['second_factors']>
type CodeDeps = Pick<Deps, 'sign' | 'publicUrl' | 'config'>

export interface CodeAttempt {
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
 * recovery codes, which is spent. Throws `second factor required`, `wrong code` or `too many requests`; the right password does
 * not forget wrong codes.
 */
export async function requireSecondFactor(
  db: Deps['db'],
  deps: CodeDeps,
  attempt: Omit<CodeAttempt, 'code'> & { code: string | null },
  onWrongCode?: () => Promise<void>,
): Promise<void> {
  const factor = await findFactor(db, attempt.user.id)
  if (!factor || factor.confirmed_at === null) return
  const code = attempt.code?.trim() ?? ''
  if (code === '') throw apiError('second factor required')
  if (await verifyCode(db, deps, { ...attempt, code }, factor)) return
  await onWrongCode?.()
  throw apiError('wrong code')
}

/** The same while it is being set up: only the app can have a code by then. */
export async function verifyCode(
  db: Deps['db'],
  deps: CodeDeps,
  attempt: CodeAttempt,
  factor: Pick<Factor, 'recovery_salt'>,
): Promise<boolean> {
  const { user, now } = attempt
  const recovery = await hashRecoveryCode(attempt.code, factor.recovery_salt, deps.config.passwordCost)
  const key = { scope: 'second factor', subject: user.id }
  // One guess at a time: the row is held while it is looked at, so that none of many at once slips past the counter.
  return db.transaction().execute(async (transaction) => {
    const locked = await transaction
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst()
    if (!locked) return false
    await assertNotLocked(transaction, key, now)
    const right =
      recovery === null
        ? await verifyTotp(transaction, deps, locked, attempt)
        : await consumeRecoveryCode(transaction, deps, attempt, recovery)
    if (right) await resetLimit(transaction, key)
    else await recordFailure(transaction, key, limits.rateLimits.wrongPasswordsPerAccount, now)
    return right
  })
}

async function verifyTotp(
  db: Db,
  deps: CodeDeps,
  locked: Factor,
  { code, now }: CodeAttempt,
): Promise<boolean> {
  const step = stepOf(deps.sign, locked, code.replaceAll(/\s/g, ''), now)
  if (step === null || (locked.last_step !== null && step <= locked.last_step)) return false
  await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', locked.user_id)
    .execute()
  return true
}

async function consumeRecoveryCode(
  db: Db,
  deps: CodeDeps,
  attempt: CodeAttempt,
  hash: Buffer,
): Promise<boolean> {
  const { user, address, now } = attempt
  const consumed = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user.id)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  if (!consumed) return false
  const left = await countRecoveryCodes(db, user.id)
  await logAudit(db, { action: 'recovery code used', actorId: user.id, address, now })
  await mailSecondFactor(db, deps, user, { step: 'recovered', left, now })
  return true
}
