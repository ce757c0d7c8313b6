import {
  generateInvite,
  listMyInvites,
  requestInvite,
  sendInvite,
  validateInvite,
} from '#shared/contract/invites.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../platform/http/app.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import { consumeForAddress } from '../../platform/rate-limit/address-limits.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { checkEmail } from '../mail/email-address.ts'
import { isSuppressed } from '../mail/suppression.ts'
import { adminInviteRoutes } from './admin-routes.ts'
import { newInviteCode } from './codes.ts'
import { mailInvitation } from './mails.ts'
import { presentOwnInvite } from './present.ts'
import { createInvite, hasAccount, inviteHasher, inviteCodeError } from './queries.ts'
import { assertCanInvite, countAsked, readQuota } from './quota.ts'
import { storeRequest } from './requests.ts'
import { selectInvitesOf } from './tree.ts'

export function invitesRoutes(app: App) {
  const hash = inviteHasher(app.deps.sign)

  serve(
    app,
    validateInvite,
    async ({ db, body, now }) => {
      const codeError = await inviteCodeError(db, body.code, hash, now)
      if (codeError) throw apiError(codeError)
      return {}
    },
    {
      limit: ({ db, address, now }) =>
        consumeForAddress(db, { scope: 'validate', address, limit: rateLimits.validationsPerAddress }, now),
    },
  )

  serve(app, generateInvite, async ({ db, user, address, now }) => {
    const code = newInviteCode()
    await db.transaction().execute(async (transaction) => {
      await createInvite(transaction, { code, createdBy: user.id, sentTo: null, now }, hash)
      await logAudit(transaction, { action: 'invite generated', actorId: user.id, address, now })
    })
    return { code }
  })

  serve(app, sendInvite, async ({ deps, db, user, body, now }) => {
    const to = checkEmail(body.to)
    const answer = await db.transaction().execute(async (transaction) => {
      // First, since everything after it may tell whether an address has an account.
      await assertCanInvite(transaction, user)
      await countAsked(transaction, user, now)
      // Not thrown here: the question counts.
      if (await hasAccount(transaction, to)) return 'email exists'
      if (await isSuppressed(transaction, deps.sign, to)) return 'recipient opted out'
      const code = newInviteCode()
      const invite = { code, createdBy: user.id, sentTo: to, now }
      const { id } = await createInvite(transaction, invite, hash)
      const { language, name, email } = user
      await mailInvitation(transaction, deps, {
        inviteId: id,
        to,
        code,
        language,
        inviterName: name ?? email,
        now,
      })
      const { remaining } = await readQuota(transaction, user)
      return { remaining }
    })
    if (typeof answer === 'string') throw apiError(answer)
    return answer
  })

  serve(app, listMyInvites, async ({ db, user, query, now }) => ({
    ...(await readQuota(db, user)),
    invites: (await selectInvitesOf(db, user.id, pageOf(listMyInvites, query))).map((row) =>
      presentOwnInvite(row, now),
    ),
  }))

  serve(
    app,
    requestInvite,
    async ({ db, body, language, now }) => {
      const email = checkEmail(body.email)
      if (await hasAccount(db, email)) throw apiError('email exists')
      await storeRequest(db, { email, note: body.note || null, language, now })
      return {}
    },
    {
      limit: ({ db, address, now }) =>
        consumeForAddress(
          db,
          { scope: 'invite request', address, limit: rateLimits.inviteRequestsPerAddress },
          now,
        ),
    },
  )

  adminInviteRoutes(app, hash)
}
