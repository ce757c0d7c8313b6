import { changePassword, requestReset, resetPassword } from '#shared/contract/account.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../platform/http/app.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteSessions } from './session-queries.ts'
import { consumeMailLimit, limitUnknownDevices } from './device-limits.ts'
import { resetThrottle, reauthenticate } from './login-throttle.ts'
import { mailPasswordChange, mailResetLink } from './mails.ts'
import { checkPasswordRules, hashPassword } from './password-hashing.ts'
import { deleteUnverifiedIdentities } from './providers/queries.ts'
import { requireSecondFactor } from './second-factor/verify-code.ts'
import { findUserByEmail, markVerified, setPassword } from './queries.ts'
import {
  consumeWrongTokenLimit,
  findResetToken,
  deleteResetTokens,
  consumeResetToken,
} from './email-tokens.ts'

export function passwordRoutes(app: App) {
  serve(
    app,
    requestReset,
    async ({ deps, db, body, language, address, deviceToken, now }) => {
      await consumeMailLimit('reset', { db, email: body.email, address, deviceToken, now })
      const user = await findUserByEmail(db, body.email, now)
      if (!user) throw apiError('not found')
      await db
        .transaction()
        .execute((transaction) => mailResetLink(transaction, deps, { ...user, language }, now))
      return {}
    },
    { limit: limitUnknownDevices('reset', rateLimits.resetsPerAddress) },
  )

  serve(app, resetPassword, async ({ deps, db, body, address, now }) => {
    const owner = await findResetToken(db, body.token, now)
    if (!owner) {
      await consumeWrongTokenLimit(db, address, now)
      throw apiError('invalid token')
    }
    await checkPasswordRules(body.password, owner.email)
    const passwordHash = await hashPassword(body.password, deps.config.passwordCost)
    await db.transaction().execute(async (transaction) => {
      const userId = await consumeResetToken(transaction, body.token, now)
      if (userId === null) throw apiError('invalid token')
      const user = await setPassword(transaction, userId, passwordHash)
      await deleteUnverifiedIdentities(transaction, userId)
      // The link was mailed to the address, so the user can read its mail.
      await markVerified(transaction, userId, now)
      await deleteSessions(transaction, userId, { reason: 'password changed', now })
      await resetThrottle(transaction, user.email)
      await logAudit(transaction, { action: 'password reset', actorId: userId, address, now })
      await mailPasswordChange(transaction, deps, user, now)
    })
    return {}
  })

  serve(app, changePassword, async ({ deps, db, user, session, body, address, now }) => {
    await reauthenticate(db, { user, session: session.current, password: body.current ?? null, now })
    await checkPasswordRules(body.password, user.email)
    await requireSecondFactor(db, deps, { user, code: body.code ?? null, address, now })
    const passwordHash = await hashPassword(body.password, deps.config.passwordCost)
    await db.transaction().execute(async (transaction) => {
      const updated = await setPassword(transaction, user.id, passwordHash)
      await deleteSessions(transaction, user.id, {
        reason: 'password changed',
        except: session.current,
        now,
      })
      await deleteResetTokens(transaction, user.id)
      await logAudit(transaction, { action: 'password changed', actorId: user.id, address, now })
      await mailPasswordChange(transaction, deps, updated, now)
    })
    // The remaining session gets a new token, as at every sign-in.
    await session.start(user.id)
    return {}
  })
}
