import {
  approveInviteRequest,
  listInviteRequests,
  listInviteTree,
  revokeInvite,
  setInviteRight,
} from '#shared/contract/invites.ts'
import type { App } from '../http/app.ts'
import { recordAct } from '../http/audit.ts'
import { pageOf } from '../http/page.ts'
import { serve } from '../http/serve.ts'
import { newInviteCode } from './codes.ts'
import { mailApproval } from './mails.ts'
import { presentPlace, presentRequest } from './present.ts'
import { createInvite, type HashCode } from './queries.ts'
import { approveRequest, selectRequests } from './requests.ts'
import { changeInviteRight, revokeUnused, selectInviteTree } from './tree.ts'

/** What admins see and do about invitations. */
export function adminInviteRoutes(app: App, hash: HashCode) {
  serve(app, listInviteRequests, async ({ db, query }) =>
    (await selectRequests(db, query.status, pageOf(listInviteRequests, query))).map(presentRequest),
  )

  serve(app, approveInviteRequest, async ({ deps, db, member, params, address, now }) => {
    await db.transaction().execute(async (transaction) => {
      const request = await approveRequest(transaction, params.id, member.id, now)
      if (!request) return
      const code = newInviteCode()
      await createInvite(transaction, { code, createdBy: member.id, sentTo: request.email, now }, hash)
      const { id: requestId, email: to, language } = request
      await mailApproval(transaction, deps, { requestId, to, code, language, now })
      await recordAct(transaction, { action: 'request approved', actorId: member.id, address, now })
    })
    return {}
  })

  serve(app, listInviteTree, async ({ db, query, now }) =>
    (await selectInviteTree(db, pageOf(listInviteTree, query))).map((row) => presentPlace(row, now)),
  )

  serve(app, revokeInvite, async ({ db, member, params, address, now }) => {
    await db.transaction().execute(async (transaction) => {
      await revokeUnused(transaction, params.id, now)
      await recordAct(transaction, { action: 'invite revoked', actorId: member.id, address, now })
    })
    return {}
  })

  serve(app, setInviteRight, async ({ db, member, params, body, address, now }) => {
    await db.transaction().execute(async (transaction) => {
      await changeInviteRight(transaction, params.id, body.allowed ? null : body.reason, now)
      const action = body.allowed ? 'invite permission restored' : 'invite permission revoked'
      const act = { action, actorId: member.id, subjectId: params.id ?? null, address, now } as const
      await recordAct(transaction, act)
    })
    return {}
  })
}
