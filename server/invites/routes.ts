import {
  generateInvite,
  listMyInvites,
  requestInvite,
  sendInvite,
  validateInvite,
} from '#shared/contract/invites.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { recordAct } from '../http/audit.ts'
import { countAttempt } from '../http/limits.ts'
import { pageOf } from '../http/page.ts'
import { serve } from '../http/serve.ts'
import { checkEmail } from '../mail/address.ts'
import { isSuppressed } from '../mail/suppression.ts'
import { adminInviteRoutes } from './admin.ts'
import { newInviteCode } from './codes.ts'
import { mailInvitation } from './mails.ts'
import { presentOwnInvite } from './present.ts'
import { createInvite, hasAccount, inviteHasher, inviteRefusal } from './queries.ts'
import { claimInvitation, readQuota } from './quota.ts'
import { keepRequest } from './requests.ts'
import { selectInvitesOf } from './tree.ts'

const { attempts } = limits

export function invitesRoutes(app: App) {
  const hash = inviteHasher(app.deps.sign)

  serve(
    app,
    validateInvite,
    async ({ db, body, now }) => {
      const refusal = await inviteRefusal(db, body.code, hash, now)
      if (refusal) throw fail(refusal)
      return {}
    },
    {
      limit: ({ db, address, now }) =>
        countAttempt(db, { scope: 'validate', subject: address }, attempts.validationsPerAddress, now),
    },
  )

  serve(app, generateInvite, async ({ db, member, address, now }) => {
    const code = newInviteCode()
    await db.transaction().execute(async (transaction) => {
      await createInvite(transaction, { code, createdBy: member.id, sentTo: null, now }, hash)
      await recordAct(transaction, { action: 'invite generated', actorId: member.id, address, now })
    })
    return { code }
  })

  serve(app, sendInvite, async ({ deps, db, member, body, now }) => {
    const to = checkEmail(body.to)
    if (await hasAccount(db, to)) throw fail('email exists')
    if (await isSuppressed(db, deps.sign, to)) throw fail('no mail wanted')
    return db.transaction().execute(async (transaction) => {
      await claimInvitation(transaction, member)
      const code = newInviteCode()
      const invite = { code, createdBy: member.id, sentTo: to, now }
      const { id } = await createInvite(transaction, invite, hash)
      const { language, name, email } = member
      await mailInvitation(transaction, deps, { inviteId: id, to, code, language, host: name ?? email, now })
      const { remaining } = await readQuota(transaction, member)
      return { remaining }
    })
  })

  serve(app, listMyInvites, async ({ db, member, query, now }) => ({
    ...(await readQuota(db, member)),
    invites: (await selectInvitesOf(db, member.id, pageOf(listMyInvites, query))).map((row) =>
      presentOwnInvite(row, now),
    ),
  }))

  serve(
    app,
    requestInvite,
    async ({ db, body, language, now }) => {
      const email = checkEmail(body.email)
      if (await hasAccount(db, email)) throw fail('email exists')
      await keepRequest(db, { email, note: body.note || null, language, now })
      return {}
    },
    {
      limit: ({ db, address, now }) =>
        countAttempt(
          db,
          { scope: 'invite request', subject: address },
          attempts.inviteRequestsPerAddress,
          now,
        ),
    },
  )

  adminInviteRoutes(app, hash)
}
