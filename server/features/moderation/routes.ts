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
import { findGroup } from '../groups/queries.ts'
import { authorizeGroup } from '../groups/policy.ts'
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
  findPerson,
  belongsToGroup,
  storeSuspension,
  removeSuspension,
  selectSuspensions,
  selectSuspensionsOf,
} from './suspensions.ts'

const day = 24 * 60 * 60 * 1000

/** To mute somebody is one's own affair: one reads them no more. To be silenced is to be kept from writing. */
export function moderationRoutes(app: App) {
  reportRoutes(app)

  serve(app, listMutedMembers, ({ db, user, query }) =>
    selectMuted(db, user.id, pageOf(listMutedMembers, query)),
  )

  serve(app, muteMember, async ({ db, user, params, now }) => {
    const person = await findPerson(db, params.id)
    if (!person) throw apiError('not found')
    if (person.id === user.id) throw apiError('not allowed')
    await insertMute(db, user.id, person.id, now)
    return {}
  })

  serve(app, unmuteMember, async ({ db, user, params }) => {
    const person = await findPerson(db, params.id)
    if (person) await removeMute(db, user.id, person.id)
    return {}
  })

  serve(app, listSuspensions, async ({ db, user, query, now }) =>
    (await selectSuspensions(db, user, now, pageOf(listSuspensions, query))).map(presentSuspension),
  )

  serve(app, listOwnSuspensions, async ({ db, user, query, now }) =>
    (await selectSuspensionsOf(db, user.id, now, pageOf(listOwnSuspensions, query))).map(presentSuspension),
  )

  serve(
    app,
    suspendMember,
    async ({ db, user, body, now }) => {
      const groupId = body.group_id ?? null
      if (groupId !== null) authorizeGroup(await findGroup(db, groupId, user), 'moderate')
      else if (!user.isAdmin) throw apiError('not allowed')
      const person = await findPerson(db, body.member_id)
      if (!person) throw apiError('not found')
      const isInScope = groupId === null || (await belongsToGroup(db, groupId, person.id))
      const access = { isSelf: person.id === user.id, isAdmin: person.is_admin, isInScope }
      const denial = suspensionDenialReason(access, user.isAdmin)
      if (denial) throw apiError(denial)
      const endsAt = body.days ? new Date(now + body.days * day) : null
      const { reason } = body
      await db.transaction().execute(async (transaction) => {
        const wasActive = await storeSuspension(
          transaction,
          { userId: person.id, groupId, reason, endsAt },
          now,
        )
        const about = { person: { id: person.id, groupId }, reason, actorId: user.id }
        await logModeration(transaction, { action: 'suspend', ...about, now })
        if (wasActive || !isInScope) return
        await notifySuspension(transaction, 'suspended', { userId: person.id, groupId, reason }, now)
      })
      const active = await selectSuspensionsOf(db, person.id, now, pageOf(listOwnSuspensions, {}))
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
