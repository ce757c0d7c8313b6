import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, UserRow } from '../../../platform/db/schema.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import { recordFailure, resetLimit, assertNotLocked } from '../../../platform/rate-limit/rate-limit.ts'
import { mailSecondFactor } from './mails.ts'
import { countRecoveryCodes, deleteRecoveryCode, findFactor, lockFactor, type Factor } from './queries.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp-secret.ts'

type CodeDeps = Pick<Deps, 'sign' | 'publicUrl' | 'config'>

export interface CodeAttempt {
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>
  code: string
  address: string
  now: number
}

/** The code that was taken last, sent again by a second click, is refused and no guess. */
type Outcome = 'right' | 'repeated' | 'wrong'

/**
 * Checks the second factor of a user who has enabled one. Accepts a code of the app, once, or a recovery code, which is
 * consumed. Throws `second factor required`, `wrong code` or `too many requests`; a right password does not reset the
 * count of wrong codes.
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

/** Checks a code also during set-up, when no recovery codes exist yet. */
export async function verifyCode(
  db: Deps['db'],
  deps: CodeDeps,
  attempt: CodeAttempt,
  factor: Pick<Factor, 'recovery_salt'>,
): Promise<boolean> {
  const { user, now } = attempt
  const recovery = await hashRecoveryCode(attempt.code, factor.recovery_salt, deps.config.passwordCost)
  const key = { scope: 'second factor', subject: user.id }
  // The row lock makes concurrent guesses wait, so that each of them is counted before the next is checked.
  return db.transaction().execute(async (transaction) => {
    const locked = await lockFactor(transaction, user.id)
    if (!locked) return false
    await assertNotLocked(transaction, key, now)
    const outcome =
      recovery === null
        ? await verifyTotp(transaction, deps, locked, attempt)
        : await consumeRecoveryCode(transaction, deps, attempt, recovery)
    if (outcome === 'right') await resetLimit(transaction, key)
    if (outcome === 'wrong') await recordFailure(transaction, key, rateLimits.wrongPasswordsPerAccount, now)
    return outcome === 'right'
  })
}

async function verifyTotp(
  db: Db,
  deps: CodeDeps,
  locked: Factor,
  { code, now }: CodeAttempt,
): Promise<Outcome> {
  const step = stepOf(deps.sign, locked, code.replaceAll(/\s/g, ''), now)
  if (step === null) return 'wrong'
  if (locked.last_step !== null && step <= locked.last_step)
    return step === locked.last_step ? 'repeated' : 'wrong'
  await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', locked.user_id)
    .execute()
  return 'right'
}

async function consumeRecoveryCode(
  db: Db,
  deps: CodeDeps,
  attempt: CodeAttempt,
  hash: Buffer,
): Promise<Outcome> {
  const { user, address, now } = attempt
  if (!(await deleteRecoveryCode(db, user.id, hash))) return 'wrong'
  const left = await countRecoveryCodes(db, user.id)
  await logAudit(db, { action: 'recovery code used', actorId: user.id, address, now })
  await mailSecondFactor(db, deps, user, { step: 'recovered', left, now })
  return 'right'
}
