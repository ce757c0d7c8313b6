import { changePassword, requestReset, resetPassword } from '#shared/contract/account.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { recordAct } from '../http/audit.ts'
import { serve } from '../http/serve.ts'
import { endSessionsOf } from './devices.ts'
import { countMail, countStrangers } from './device-limits.ts'
import { forgetGuesses, proveSelf } from './guesses.ts'
import { mailPasswordChange, mailResetLink } from './mails.ts'
import { checkPasswordRules, hashPassword } from './password.ts'
import { forgetUnprovenIdentities } from './providers/identities.ts'
import { proveSecondFactor } from './second-factor/codes.ts'
import { findUserByEmail, markVerified, setPassword } from './queries.ts'
import { countWrongToken, findResetToken, forgetResetTokens, spendResetToken } from './tokens.ts'

const { attempts } = limits

/** Forgotten and changed passwords. */
export function passwordRoutes(app: App) {
  serve(
    app,
    requestReset,
    async ({ deps, db, body, language, address, deviceToken, now }) => {
      await countMail('reset', { db, email: body.email, address, deviceToken, now })
      const user = await findUserByEmail(db, body.email, now)
      if (!user) throw fail('not found')
      await db
        .transaction()
        .execute((transaction) => mailResetLink(transaction, deps, { ...user, language }, now))
      return {}
    },
    { limit: countStrangers('reset', attempts.resetsPerAddress) },
  )

  serve(app, resetPassword, async ({ deps, db, body, address, now }) => {
    const owner = await findResetToken(db, body.token, now)
    if (!owner) {
      await countWrongToken(db, address, now)
      throw fail('invalid token')
    }
    await checkPasswordRules(body.password, owner.email)
    const passwordHash = await hashPassword(body.password)
    await db.transaction().execute(async (transaction) => {
      const userId = await spendResetToken(transaction, body.token, now)
      if (userId === null) throw fail('invalid token')
      const user = await setPassword(transaction, userId, passwordHash)
      await forgetUnprovenIdentities(transaction, userId)
      // The link came by mail to the address, so it is proved.
      await markVerified(transaction, userId, now)
      await endSessionsOf(transaction, userId)
      await forgetGuesses(transaction, user.email)
      await recordAct(transaction, { action: 'password reset', actorId: userId, address, now })
      await mailPasswordChange(transaction, deps, user, now)
    })
    return {}
  })

  serve(app, changePassword, async ({ deps, db, member, session, body, address, now }) => {
    await proveSelf(db, { member, session: session.current, password: body.current ?? null, now })
    await checkPasswordRules(body.password, member.email)
    await proveSecondFactor(db, deps, { user: member, code: body.code ?? null, address, now })
    const passwordHash = await hashPassword(body.password)
    await db.transaction().execute(async (transaction) => {
      const updated = await setPassword(transaction, member.id, passwordHash)
      await endSessionsOf(transaction, member.id, session.current)
      await forgetResetTokens(transaction, member.id)
      await recordAct(transaction, { action: 'password changed', actorId: member.id, address, now })
      await mailPasswordChange(transaction, deps, updated, now)
    })
    // A new session id for the one that stays, as at every sign-in.
    await session.start(member.id)
    return {}
  })
}
