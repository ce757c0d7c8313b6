import { addEater, changeEater, deleteEater, getHousehold, setHousehold } from '#shared/contract/household.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { deleteEaterOf, insertEater, updateEater } from './eaters.ts'
import { householdMemberRoutes } from './member-routes.ts'
import { presentHousehold } from './present.ts'
import { householdOf } from './queries.ts'
import { updateSettings } from './settings.ts'

const limit = memberLimit('household', rateLimits.householdChangesPerMember)

/** The household of the user who asks: there is no call for anybody else's. */
export function householdsRoutes(app: App, requireMayPost: RequireMayPost) {
  serve(app, getHousehold, ({ db, user, language, now }) =>
    presentHousehold(db, { userId: user.id, language, now }),
  )

  serve(
    app,
    setHousehold,
    async ({ db, user, body, language, now }) => {
      const { id } = await householdOf(db, user.id, now)
      await updateSettings(db, id, body)
      return presentHousehold(db, { userId: user.id, language, now })
    },
    { limit },
  )

  serve(
    app,
    addEater,
    async ({ db, user, body, language, now }) => {
      const { id: householdId } = await householdOf(db, user.id, now)
      await insertEater(db, { householdId, userId: user.id, language }, body, now)
      return presentHousehold(db, { userId: user.id, language, now })
    },
    { limit },
  )

  serve(
    app,
    changeEater,
    async ({ db, user, params, body, language, now }) => {
      const { id: householdId } = await householdOf(db, user.id, now)
      await updateEater(db, { householdId, userId: user.id, language }, params.id, body)
      return presentHousehold(db, { userId: user.id, language, now })
    },
    { limit },
  )

  serve(
    app,
    deleteEater,
    async ({ db, user, params, language, now }) => {
      const { id: householdId } = await householdOf(db, user.id, now)
      await deleteEaterOf(db, { householdId, userId: user.id, language }, params.id)
      return presentHousehold(db, { userId: user.id, language, now })
    },
    { limit },
  )

  householdMemberRoutes(app, requireMayPost)
}
