import { login, logout, me, resendVerification, signup, verifyEmail } from '#shared/contract/account.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../platform/http/app.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import { findKnownDevice } from '../../platform/auth/known-devices.ts'
import { assertAddressUnderLimit, consumeForAddress } from '../../platform/rate-limit/address-limits.ts'
import { serve } from '../../platform/http/serve.ts'
import { consumeInvite, inviteHasher, inviteCodeError, recordInvitedUser } from '../invites/queries.ts'
import { confirmEmailAddress } from './email-verification.ts'
import {
  consumeMailLimit,
  limitUnknownDevices,
  assertUnknownDeviceUnderLimit,
  signInsFrom,
} from './device-limits.ts'
import { checkPassword } from './login-throttle.ts'
import { mailAddressChange, mailVerificationLink } from './mails.ts'
import { checkPasswordRules, hashPassword } from './password-hashing.ts'
import { requireSecondFactor } from './second-factor/verify-code.ts'
import { presentUser } from './present.ts'
import { createUser, findUserByEmail } from './queries.ts'
import { consumeWrongTokenLimit } from './email-tokens.ts'
import { checkEmail } from '../mail/email-address.ts'

/** Sign-up, e-mail verification, login, logout and the current user. */
export function authRoutes(app: App) {
  const hashCode = inviteHasher(app.deps.sign)

  serve(app, me, async ({ user }) => presentUser(user))

  serve(
    app,
    signup,
    async ({ deps, db, body, language, address, now }) => {
      const code = body.inviteCode?.trim()
      if (!code) throw apiError('invite required')
      const email = checkEmail(body.email)
      await checkPasswordRules(body.password, email)
      // Checked before the costly hash; the code is consumed below, which decides.
      const codeError = await inviteCodeError(db, code, hashCode, now)
      if (codeError) throw apiError(codeError === 'used' ? 'used' : 'invalid code')
      const passwordHash = await hashPassword(body.password, deps.config.passwordCost)
      await db.transaction().execute(async (transaction) => {
        const invite = await consumeInvite(transaction, code, hashCode, now)
        const user = { email, name: body.name || null, language }
        const { id } = await createUser(transaction, {
          ...user,
          passwordHash,
          isAdmin: invite.grantsAdmin,
          isVerified: invite.grantsAdmin,
          now,
        })
        await recordInvitedUser(transaction, invite.id, id, now)
        await logAudit(transaction, { action: 'sign-up', actorId: id, address, now })
        if (!invite.grantsAdmin) await mailVerificationLink(transaction, deps, { id, ...user }, now)
      })
      return {}
    },
    {
      limit: ({ db, address, now }) =>
        consumeForAddress(db, { scope: 'sign-up', address, limit: rateLimits.signUpsPerAddress }, now),
    },
  )

  serve(
    app,
    login,
    async ({ deps, db, body, session, address, deviceToken, now }) => {
      const { email, password } = body
      const deviceId = await findKnownDevice(db, deviceToken, email, now)
      const fromAddress = signInsFrom(address)
      // Without a device token the address has been checked before the body was read.
      if (deviceId === null && deviceToken !== undefined) await assertAddressUnderLimit(db, fromAddress, now)
      const user = await findUserByEmail(db, email, now)
      const hash = user?.password_hash ?? null
      const right = await checkPassword(db, { email, password, hash, deviceId, now })
      const recordRefusal = async () => {
        await logAudit(db, { action: 'sign-in refused', subjectId: user?.id ?? null, address, now })
        if (deviceId === null) await consumeForAddress(db, fromAddress, now)
      }
      if (!right || !user) {
        await recordRefusal()
        throw apiError('Invalid credentials')
      }
      if (user.verified_at === null) throw apiError('email not verified')
      await requireSecondFactor(db, deps, { user, code: body.code ?? null, address, now }, recordRefusal)
      await session.start(user.id)
      await logAudit(db, { action: 'sign-in', actorId: user.id, address, now })
      return {}
    },
    { limit: assertUnknownDeviceUnderLimit },
  )

  serve(app, logout, async ({ db, user, session, address, now }) => {
    if (user) await logAudit(db, { action: 'sign-out', actorId: user.id, address, now })
    await session.end()
    return {}
  })

  serve(app, verifyEmail, async ({ deps, db, body, address, now }) => {
    const email = await db.transaction().execute(async (transaction) => {
      const confirmed = await confirmEmailAddress(transaction, body.token, now)
      if (confirmed === 'invalid') return null
      const { change } = confirmed
      if (!change) return confirmed.email
      const { user, oldEmail } = change
      const message = { ...user, email: oldEmail, step: 'changed', address: user.email } as const
      await mailAddressChange(transaction, deps, message, now)
      await logAudit(transaction, { action: 'email changed', actorId: user.id, address, now })
      return confirmed.email
    })
    // Who has the link has the mail that it came in: nothing is told. The login form is filled in with it.
    if (email !== null) return { email }
    await consumeWrongTokenLimit(db, address, now)
    throw apiError('Invalid or expired token')
  })

  serve(
    app,
    resendVerification,
    async ({ deps, db, body, language, address, deviceToken, now }) => {
      await consumeMailLimit('resend', { db, email: body.email, address, deviceToken, now })
      const user = await findUserByEmail(db, body.email, now)
      if (!user || user.verified_at !== null) return {}
      await db
        .transaction()
        .execute((transaction) => mailVerificationLink(transaction, deps, { ...user, language }, now))
      return {}
    },
    { limit: limitUnknownDevices('resend', rateLimits.resendsPerAddress) },
  )
}
