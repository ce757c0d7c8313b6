import {
  announceHouseholdRemoval,
  deleteHouseholdInvite,
  inviteToHousehold,
  joinHousehold as joinCall,
  leaveHousehold as leaveCall,
  openHouseholdInvite,
  withdrawHouseholdRemoval,
} from '#shared/contract/household-members.ts'
import { apiError } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { checkEmail } from '../mail/email-address.ts'
import {
  deleteInvite,
  findInviteByToken,
  findReceivedInvite,
  inviteByEmail,
  inviteByLink,
} from './invites.ts'
import { joinHousehold } from './join.ts'
import { leaveForNewHousehold } from './membership.ts'
import { presentHousehold, presentInvitation } from './present.ts'
import { householdOf } from './queries.ts'
import { announceRemoval, withdrawRemoval } from './removals.ts'

const limit = memberLimit('household', rateLimits.householdChangesPerMember)

/** Invitations to a household, joining, leaving and removal. */
export function householdMemberRoutes(app: App, requireMayPost: RequireMayPost) {
  serve(
    app,
    inviteToHousehold,
    async ({ db, user, body, now }) => {
      await requireMayPost(db, user.id, null, now)
      const { id: householdId } = await householdOf(db, user.id, now)
      const invite = { householdId, madeBy: user.id, now }
      const email = body.email ? checkEmail(body.email) : null
      const token = email === null ? await inviteByLink(db, invite) : null
      if (email !== null) await inviteByEmail(db, invite, email)
      return { token, expiresAt: new Date(now + lifetimes.householdInvite).toISOString() }
    },
    { limit: memberLimit('household invite', rateLimits.householdInvitesPerMember) },
  )

  serve(
    app,
    openHouseholdInvite,
    async ({ db, body, now }) => {
      const invitation = await findInviteByToken(db, body.token, now)
      if (!invitation) throw apiError('invalid token')
      return presentInvitation(invitation)
    },
    { limit },
  )

  serve(
    app,
    deleteHouseholdInvite,
    async ({ db, user, params, now }) => {
      const { id: householdId } = await householdOf(db, user.id, now)
      await deleteInvite(db, params.id, { householdId, userId: user.id })
      return {}
    },
    { limit },
  )

  serve(
    app,
    joinCall,
    async ({ db, user, body, language, now }) => {
      const { token, invite, bring } = body
      const invitation = token
        ? await findInviteByToken(db, token, now)
        : await findReceivedInvite(db, invite ?? '', user.id, now)
      if (!invitation) throw apiError('invalid token')
      await joinHousehold(db, { invitation, userId: user.id, bring }, now)
      return presentHousehold(db, { userId: user.id, language, now })
    },
    { limit },
  )

  serve(
    app,
    leaveCall,
    async ({ db, user, language, now }) => {
      await leaveForNewHousehold(db, user.id, now)
      return presentHousehold(db, { userId: user.id, language, now })
    },
    { limit },
  )

  serve(
    app,
    announceHouseholdRemoval,
    async ({ db, user, params, language, now }) => {
      const { id: householdId } = await householdOf(db, user.id, now)
      await announceRemoval(db, { householdId, memberId: params.id, userId: user.id }, now)
      return presentHousehold(db, { userId: user.id, language, now })
    },
    { limit },
  )

  serve(
    app,
    withdrawHouseholdRemoval,
    async ({ db, user, params, language, now }) => {
      const { id: householdId } = await householdOf(db, user.id, now)
      await withdrawRemoval(db, { householdId, memberId: params.id, userId: user.id })
      return presentHousehold(db, { userId: user.id, language, now })
    },
    { limit },
  )
}
