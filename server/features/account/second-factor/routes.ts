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
import { requireSecondFactor, verifyCode } from './verify-code.ts'
import { mailSecondFactor } from './mails.ts'
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  lockFactor,
  startSetUp,
  storeRecoveryCodes,
} from './queries.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { newSecret, seal } from './totp-secret.ts'

export function secondFactorRoutes(app: App) {
  serve(app, showSecondFactor, async ({ db, user }) => {
    const since = (await findFactor(db, user.id))?.confirmed_at ?? null
    const recoveryCodesLeft = since === null ? 0 : await countRecoveryCodes(db, user.id)
    return { since: since?.toISOString() ?? null, recoveryCodesLeft }
  })

  serve(app, startSecondFactor, async ({ deps, db, user, session, body, now }) => {
    // It complements a password; a provider has a second factor of its own.
    if (!user.hasPassword) throw apiError('not allowed')
    await reauthenticate(db, { user, session: session.current, password: body.password ?? null, now })
    const { bytes, secret, uri } = newSecret(user.email)
    const factor = {
      secret: seal(deps.sign, user.id, bytes),
      recovery_salt: randomBytes(16),
      created_at: new Date(now),
    }
    if (!(await startSetUp(db, user.id, factor))) throw apiError('already on')
    return { secret, uri }
  })

  serve(app, confirmSecondFactor, async ({ deps, db, user, body, address, now }) => {
    const factor = await findFactor(db, user.id)
    const late = new Date(now - limits.secondFactor.setUp)
    if (!factor || factor.confirmed_at !== null || factor.created_at <= late) throw apiError('not found')
    const attempt = { user, code: body.code, address, now }
    if (!(await verifyCode(db, deps, attempt, factor))) throw apiError('wrong code')
    const recovery = await newRecoveryCodes()
    await db.transaction().execute(async (transaction) => {
      if (!(await confirmFactor(transaction, factor, now))) throw apiError('not found')
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
    const recovery = await newRecoveryCodes()
    await db.transaction().execute(async (transaction) => {
      // It may have been switched off meanwhile.
      if (!(await lockFactor(transaction, user.id))) throw apiError('not found')
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
      await deleteFactor(transaction, user.id)
      await logAudit(transaction, { action: 'second factor off', actorId: user.id, address, now })
      await mailSecondFactor(transaction, deps, user, { step: 'off', left: 0, now })
    })
    return {}
  })
}

/** Throws `not found` when the user has none. */
async function assertSecondFactorEnabled(db: Db, userId: string): Promise<void> {
  const factor = await findFactor(db, userId)
  if (!factor || factor.confirmed_at === null) throw apiError('not found')
}
