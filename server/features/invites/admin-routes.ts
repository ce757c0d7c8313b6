import {
  approveInviteRequest,
  declineInviteRequest,
  listInviteRequests,
  listInviteTree,
  revokeInvite,
  setCanInvite,
} from '#shared/contract/invites.ts'
import type { App } from '../../platform/http/app.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { newInviteCode } from './codes.ts'
import { mailApproval } from './mails.ts'
import { presentTreeEntry, presentRequest } from './present.ts'
import { createInvite, type HashCode } from './queries.ts'
import { approveRequest, declineRequest, selectRequests } from './requests.ts'
import { updateCanInvite, revokeUnused, selectInviteTree } from './tree.ts'

/** The calls for admins. */
export function adminInviteRoutes(app: App, hash: HashCode) {
  serve(app, listInviteRequests, async ({ db, query }) =>
    (await selectRequests(db, query.status, pageOf(listInviteRequests, query))).map(presentRequest),
  )

  serve(app, approveInviteRequest, async ({ deps, db, user, params, address, now }) => {
    await db.transaction().execute(async (transaction) => {
      const request = await approveRequest(transaction, params.id, user.id, now)
      if (!request) return
      const code = newInviteCode()
      await createInvite(transaction, { code, createdBy: user.id, sentTo: request.email, now }, hash)
      const { id: requestId, email: to, language } = request
      await mailApproval(transaction, deps, { requestId, to, code, language, now })
      await logAudit(transaction, { action: 'request approved', actorId: user.id, address, now })
    })
    return {}
  })

  serve(app, declineInviteRequest, async ({ db, user, params, address, now }) => {
    await db.transaction().execute(async (transaction) => {
      await declineRequest(transaction, params.id)
      await logAudit(transaction, { action: 'request declined', actorId: user.id, address, now })
    })
    return {}
  })

  serve(app, listInviteTree, async ({ db, query, now }) =>
    (await selectInviteTree(db, pageOf(listInviteTree, query))).map((row) => presentTreeEntry(row, now)),
  )

  serve(app, revokeInvite, async ({ db, user, params, address, now }) => {
    await db.transaction().execute(async (transaction) => {
      await revokeUnused(transaction, params.id, now)
      await logAudit(transaction, { action: 'invite revoked', actorId: user.id, address, now })
    })
    return {}
  })

  serve(app, setCanInvite, async ({ db, user, params, body, address, now }) => {
    await db.transaction().execute(async (transaction) => {
      await updateCanInvite(transaction, params.id, body.allowed ? null : body.reason, now)
      const action = body.allowed ? 'invite permission restored' : 'invite permission revoked'
      const entry = { action, actorId: user.id, subjectId: params.id ?? null, address, now } as const
      await logAudit(transaction, entry)
    })
    return {}
  })
}
