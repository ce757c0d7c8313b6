import {
  liftSuspension,
  listMutedMembers,
  listOwnSuspensions,
  listSuspensions,
  muteMember,
  suspendMember,
  unmuteMember,
} from '#shared/contract/moderation.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { hasAgreedTo } from '../groups/members.ts'
import { findGroup } from '../groups/queries.ts'
import { authorizeGroup } from '../groups/policy.ts'
import { deleteAccessTokens } from '../../platform/auth/access-tokens.ts'
import type { App } from '../../platform/http/app.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { logModeration } from './log.ts'
import { insertMute, removeMute, selectMuted } from './mutes.ts'
import { presentSuspension } from './present.ts'
import { reportRoutes } from './report-routes.ts'
import { suspensionDenialReason } from './policy.ts'
import { notifySuspension } from './notify.ts'
import {
  belongsToGroup,
  findTarget,
  removeSuspension,
  selectOwnSuspensions,
  selectSuspensions,
  selectSuspensionsOf,
  storeSuspension,
} from './suspensions.ts'

const day = 24 * 60 * 60 * 1000

/** Users mute others for themselves only; moderators suspend users, who then cannot post. */
export function moderationRoutes(app: App) {
  reportRoutes(app)

  serve(app, listMutedMembers, ({ db, user, query }) =>
    selectMuted(db, user.id, pageOf(listMutedMembers, query)),
  )

  serve(app, muteMember, async ({ db, user, params, now }) => {
    const target = await findTarget(db, params.id)
    if (!target) throw apiError('not found')
    if (target.id === user.id) throw apiError('not allowed')
    await insertMute(db, user.id, target.id, now)
    return {}
  })

  serve(app, unmuteMember, async ({ db, user, params }) => {
    const target = await findTarget(db, params.id)
    if (target) await removeMute(db, user.id, target.id)
    return {}
  })

  serve(app, listSuspensions, async ({ db, user, query, now }) =>
    (await selectSuspensions(db, user, now, pageOf(listSuspensions, query))).map(presentSuspension),
  )

  serve(app, listOwnSuspensions, async ({ db, user, query, now }) =>
    (await selectOwnSuspensions(db, user.id, now, pageOf(listOwnSuspensions, query))).map(presentSuspension),
  )

  serve(
    app,
    suspendMember,
    async ({ db, user, body, now }) => {
      const groupId = body.group_id ?? null
      if (groupId !== null) authorizeGroup(await findGroup(db, groupId, user), 'moderate')
      else if (!user.isAdmin) throw apiError('not allowed')
      const target = await findTarget(db, body.member_id)
      if (!target) throw apiError('not found')
      const isInScope = groupId === null || (await belongsToGroup(db, groupId, target.id))
      const access = { isSelf: target.id === user.id, isAdmin: target.is_admin, isInScope }
      const denial = suspensionDenialReason(access, user.isAdmin)
      if (denial) throw apiError(denial)
      const endsAt = body.days ? new Date(now + body.days * day) : null
      const { reason } = body
      await db.transaction().execute(async (transaction) => {
        const wasActive = await storeSuspension(
          transaction,
          { userId: target.id, groupId, reason, endsAt },
          now,
        )
        if (groupId === null) await deleteAccessTokens(transaction, target.id)
        const about = { person: { id: target.id, groupId }, reason, actorId: user.id }
        await logModeration(transaction, { action: 'suspend', ...about, now })
        if (wasActive || !isInScope) return
        const isShown = groupId === null || (await hasAgreedTo(transaction, groupId, target.id))
        const notice = { userId: target.id, groupId, reason: isShown ? reason : null }
        await notifySuspension(transaction, 'suspended', notice, now)
      })
      const active = await selectSuspensionsOf(db, target.id, now, pageOf(listOwnSuspensions, {}))
      const stored = active.find((each) => each.group_id === groupId)
      if (!stored) throw apiError('not found')
      return presentSuspension(stored)
    },
    { limit: memberLimit('suspend', rateLimits.suspensionsPerMember) },
  )

  serve(app, liftSuspension, async ({ db, user, params, now }) => {
    await db.transaction().execute(async (transaction) => {
      const ended = await removeSuspension(transaction, params.id, user)
      if (!ended) throw apiError('not found')
      const person = { id: ended.user_id, groupId: ended.group_id }
      await logModeration(transaction, { action: 'unsuspend', person, actorId: user.id, now })
      if (person.groupId !== null && !(await belongsToGroup(transaction, person.groupId, person.id))) return
      await notifySuspension(transaction, 'unsuspended', { userId: person.id, groupId: person.groupId }, now)
    })
    return {}
  })
}
