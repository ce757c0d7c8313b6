import { randomBytes } from 'node:crypto'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  startSecondFactor,
} from '#shared/contract/second-factor.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { App } from '../../../platform/http/app.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import { serve } from '../../../platform/http/serve.ts'
import { reauthenticate } from '../login-throttle.ts'
import { findFactor, requireSecondFactor, verifyCode } from './verify-code.ts'
import { mailSecondFactor } from './mails.ts'
import { countRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { newSecret, seal } from './totp-secret.ts'

/** Setting up, renewing and switching off what is asked besides the password. */
export function secondFactorRoutes(app: App) {
  serve(app, showSecondFactor, async ({ db, user }) => {
    const since = (await findFactor(db, user.id))?.confirmed_at ?? null
    const recoveryCodesLeft = since === null ? 0 : await countRecoveryCodes(db, user.id)
    return { since: since?.toISOString() ?? null, recoveryCodesLeft }
  })

  serve(app, startSecondFactor, async ({ deps, db, user, session, body, now }) => {
    // It stands beside a password; who comes in by a provider alone has the provider's own.
    if (!user.hasPassword) throw apiError('not allowed')
    await reauthenticate(db, { user, session: session.current, password: body.password ?? null, now })
    const { bytes, secret, uri } = newSecret(user.email)
    const newFactor = {
      secret: seal(deps.sign, user.id, bytes),
      recovery_salt: randomBytes(16),
      created_at: new Date(now),
      last_step: null,
    }
    const started = await db
      .insertInto('second_factors')
      .values({ ...newFactor, user_id: user.id, confirmed_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(newFactor).where('second_factors.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    if (!started) throw apiError('already on')
    return { secret, uri }
  })

  serve(app, confirmSecondFactor, async ({ deps, db, user, body, address, now }) => {
    const factor = await findFactor(db, user.id)
    const late = new Date(now - limits.secondFactor.setUp)
    if (!factor || factor.confirmed_at !== null || factor.created_at <= late) throw apiError('not found')
    const attempt = { user, code: body.code, address, now }
    if (!(await verifyCode(db, deps, attempt, factor))) throw apiError('wrong code')
    const recovery = await newRecoveryCodes(deps.config.passwordCost)
    await db.transaction().execute(async (transaction) => {
      const confirmed = await transaction
        .updateTable('second_factors')
        .set({ confirmed_at: new Date(now) })
        .where('user_id', '=', user.id)
        .where('confirmed_at', 'is', null)
        .where('secret', '=', factor.secret)
        .returning('user_id')
        .executeTakeFirst()
      if (!confirmed) throw apiError('not found')
      await storeRecoveryCodes(transaction, user.id, recovery)
      await logAudit(transaction, { action: 'second factor on', actorId: user.id, address, now })
      const left = recovery.codes.length
      await mailSecondFactor(transaction, deps, user, { step: 'on', left, now })
    })
    return { recoveryCodes: recovery.codes }
  })

  serve(app, renewRecoveryCodes, async ({ deps, db, user, session, body, address, now }) => {
    await assertSecondFactorEnabled(db, user.id)
    await reauthenticate(db, { user, session: session.current, password: body.password ?? null, now })
    await requireSecondFactor(db, deps, { user, code: body.code ?? null, address, now })
    const recovery = await newRecoveryCodes(deps.config.passwordCost)
    await db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', user.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      await storeRecoveryCodes(transaction, user.id, recovery)
      await logAudit(transaction, { action: 'recovery codes renewed', actorId: user.id, address, now })
    })
    return { recoveryCodes: recovery.codes }
  })

  serve(app, removeSecondFactor, async ({ deps, db, user, session, body, address, now }) => {
    await assertSecondFactorEnabled(db, user.id)
    await reauthenticate(db, { user, session: session.current, password: body.password ?? null, now })
    await requireSecondFactor(db, deps, { user, code: body.code ?? null, address, now })
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('second_factors').where('user_id', '=', user.id).execute()
      await logAudit(transaction, { action: 'second factor off', actorId: user.id, address, now })
      await mailSecondFactor(transaction, deps, user, { step: 'off', left: 0, now })
    })
    return {}
  })
}

/** Throws `not found` where nothing is on. */
async function assertSecondFactorEnabled(db: Db, userId: string): Promise<void> {
  const factor = await findFactor(db, userId)
  if (!factor || factor.confirmed_at === null) throw apiError('not found')
}
