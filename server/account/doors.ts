import { login, logout, me, resendVerification, signup, verifyEmail } from '#shared/contract/account.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { recordAct } from '../http/audit.ts'
import { findKnownDevice } from '../http/known-devices.ts'
import { countAttempt, refuseBeyond } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import { consumeInvite, inviteHasher, inviteRefusal, rememberInvited } from '../invites/queries.ts'
import { proveAddress } from './addresses.ts'
import { countMail, countStrangers, refuseStrangers, signInsFrom } from './device-limits.ts'
import { checkPassword } from './guesses.ts'
import { mailAddressChange, mailVerificationLink } from './mails.ts'
import { checkPasswordRules, hashPassword } from './password.ts'
import { proveSecondFactor } from './second-factor/codes.ts'
import { createUser, findUserByEmail } from './queries.ts'
import { countWrongToken } from './tokens.ts'
import { checkEmail } from '../mail/address.ts'

const { attempts } = limits

/** In and out: signing up, proving an address, logging in and out, and who is signed in. */
export function doorRoutes(app: App) {
  const hashCode = inviteHasher(app.deps.sign)

  serve(app, me, async ({ member }) => ({
    userId: member.id,
    email: member.email,
    name: member.name,
    isVerified: member.isVerified,
    isAdmin: member.isAdmin,
    pendingEmail: member.pendingEmail,
    language: member.language,
    hasPassword: member.hasPassword,
  }))

  serve(
    app,
    signup,
    async ({ deps, db, body, language, address, now }) => {
      const code = body.inviteCode?.trim()
      if (!code) throw fail('invite required')
      const email = checkEmail(body.email)
      await checkPasswordRules(body.password, email)
      // Looked at before the costly hash; what counts is whether it can be spent below.
      const refusal = await inviteRefusal(db, code, hashCode, now)
      if (refusal) throw fail(refusal === 'used' ? 'used' : 'invalid code')
      const passwordHash = await hashPassword(body.password)
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
        await rememberInvited(transaction, invite.id, id, now)
        await recordAct(transaction, { action: 'sign-up', actorId: id, address, now })
        if (!invite.grantsAdmin) await mailVerificationLink(transaction, deps, { id, ...user }, now)
      })
      return {}
    },
    {
      limit: ({ db, address, now }) =>
        countAttempt(db, { scope: 'sign-up', subject: address }, attempts.signUpsPerAddress, now),
    },
  )

  serve(
    app,
    login,
    async ({ deps, db, body, session, address, deviceToken, now }) => {
      const { email, password } = body
      const deviceId = await findKnownDevice(db, deviceToken, email, now)
      const fromAddress = signInsFrom(address)
      if (deviceId === null) await refuseBeyond(db, fromAddress, attempts.signInsPerAddress, now)
      const user = await findUserByEmail(db, email, now)
      const hash = user?.password_hash ?? null
      const right = await checkPassword(db, { email, password, hash, deviceId, now })
      const refuse = async () => {
        await recordAct(db, { action: 'sign-in refused', subjectId: user?.id ?? null, address, now })
        if (deviceId === null) await countAttempt(db, fromAddress, attempts.signInsPerAddress, now)
      }
      if (!right || !user) {
        await refuse()
        throw fail('Invalid credentials')
      }
      if (user.verified_at === null) throw fail('email not verified')
      await proveSecondFactor(db, deps, { user, code: body.code ?? null, address, now }, refuse)
      await session.start(user.id)
      await recordAct(db, { action: 'sign-in', actorId: user.id, address, now })
      return {}
    },
    { limit: refuseStrangers },
  )

  serve(app, logout, async ({ db, member, session, address, now }) => {
    if (member) await recordAct(db, { action: 'sign-out', actorId: member.id, address, now })
    await session.end()
    return {}
  })

  serve(app, verifyEmail, async ({ deps, db, body, address, now }) => {
    const isRight = await db.transaction().execute(async (transaction) => {
      const proof = await proveAddress(transaction, body.token, now)
      if (proof === 'invalid') return false
      const { change } = proof
      if (!change) return true
      const { user, oldEmail } = change
      const letter = { ...user, email: oldEmail, step: 'changed', address: user.email } as const
      await mailAddressChange(transaction, deps, letter, now)
      await recordAct(transaction, { action: 'email changed', actorId: user.id, address, now })
      return true
    })
    if (isRight) return {}
    await countWrongToken(db, address, now)
    throw fail('Invalid or expired token')
  })

  serve(
    app,
    resendVerification,
    async ({ deps, db, body, language, address, deviceToken, now }) => {
      await countMail('resend', { db, email: body.email, address, deviceToken, now })
      const user = await findUserByEmail(db, body.email, now)
      if (!user || user.verified_at !== null) return {}
      await db
        .transaction()
        .execute((transaction) => mailVerificationLink(transaction, deps, { ...user, language }, now))
      return {}
    },
    { limit: countStrangers('resend', attempts.resendsPerAddress) },
  )
}
