import {
  login,
  logout,
  me,
  resendVerification,
  signup,
  updateProfile,
  verifyEmail,
} from '#shared/contract/account.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { countAttempt, forgetAttempts, refuseBeyond } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import { consumeInvite, inviteHasher, rememberInvited } from '../invites/queries.ts'
import { checkPasswordRules, hashPassword, verifyPassword } from './password.ts'
import { changeProfile, createUser, findUserByEmail, verifyEmailToken } from './queries.ts'
import { checkEmail } from './rules.ts'
import { mailVerificationLink } from './verification.ts'

const { attempts } = limits

export function accountRoutes(app: App) {
  const hashCode = inviteHasher(app.deps.sign)

  serve(app, me, async ({ member }) => ({
    userId: member.id,
    email: member.email,
    name: member.name,
    isVerified: member.isVerified,
    isAdmin: member.isAdmin,
    pendingEmail: null,
    language: member.language,
  }))

  serve(
    app,
    signup,
    async ({ deps, db, body, language, now }) => {
      const code = body.inviteCode?.trim()
      if (!code) throw fail('invite required')
      const email = checkEmail(body.email)
      checkPasswordRules(body.password, email)
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
        await rememberInvited(transaction, invite.id, id)
        if (!invite.grantsAdmin) await mailVerificationLink(transaction, deps, { id, ...user }, now)
      })
      return {}
    },
    {
      limit: ({ db, address, now }) =>
        countAttempt(db, `sign-up ${address}`, attempts.signUpsPerAddress, now),
    },
  )

  serve(
    app,
    login,
    async ({ db, body, session, address, now }) => {
      const email = body.email.trim()
      const byAccount = `sign-in of ${email.toLowerCase()}`
      // Counted before the password is looked at, so that racing guesses cannot slip past the limit.
      await countAttempt(db, byAccount, attempts.wrongPasswordsPerAccount, now)
      const user = await findUserByEmail(db, email)
      if (!(await verifyPassword(body.password, user?.password_hash ?? null)) || !user) {
        await countAttempt(db, `sign-in from ${address}`, attempts.signInsPerAddress, now)
        throw fail('Invalid credentials')
      }
      await forgetAttempts(db, byAccount)
      if (user.verified_at === null) throw fail('email not verified')
      await session.start(user.id)
      return {}
    },
    {
      limit: ({ db, address, now }) =>
        refuseBeyond(db, `sign-in from ${address}`, attempts.signInsPerAddress, now),
    },
  )

  serve(app, logout, async ({ session }) => {
    await session.end()
    return {}
  })

  serve(app, verifyEmail, async ({ db, body, now }) => {
    await db.transaction().execute((transaction) => verifyEmailToken(transaction, body.token, now))
    return {}
  })

  serve(
    app,
    resendVerification,
    async ({ deps, db, body, now }) => {
      const user = await findUserByEmail(db, body.email)
      await countAttempt(db, `resend to ${body.email.toLowerCase()}`, attempts.resendsPerEmail, now)
      if (!user || user.verified_at !== null) return {}
      await db.transaction().execute((transaction) => mailVerificationLink(transaction, deps, user, now))
      return {}
    },
    {
      limit: ({ db, address, now }) => countAttempt(db, `resend ${address}`, attempts.resendsPerAddress, now),
    },
  )

  serve(app, updateProfile, async ({ db, member, body }) => {
    await changeProfile(db, member.id, {
      // Null leaves a field, as the specification says.
      ...(body.name && { name: body.name }),
      ...(body.language && { language: body.language }),
    })
    return {}
  })
}
