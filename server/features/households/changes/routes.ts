import { changeHousehold, getHouseholdChanges, watchHousehold } from '#shared/contract/household-changes.ts'
import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { oneAtATime } from '../../../platform/rate-limit/one-at-a-time.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { OwnTables } from '../../recipes/offline/own-rows.ts'
import { householdOf } from '../queries.ts'
import { applyOperations } from './apply-operations.ts'
import { readChanges } from './read-changes.ts'
import { findRevision } from './revision.ts'
import { revisionStreams } from './stream.ts'
import type { SyncedTable } from './synced-table.ts'

export const changesLimit = memberLimit('household rows', rateLimits.rowChangesPerMember)

const readsLimit = memberLimit('household reads', rateLimits.rowReadsPerMember)
/** A part of a large household is megabytes. */
const readsInTurn = oneAtATime(capacity.householdReads)

/**
 * The rows that the members of a household change together, and those that each changes alone; the features that own the
 * tables supply them.
 */
export function householdChangesRoutes(app: App, tables: readonly SyncedTable[], own: OwnTables) {
  const streamRevision = revisionStreams(app.deps)

  serve(
    app,
    getHouseholdChanges,
    async ({ deps, db, user, query, now }) => {
      const { id: householdId } = await householdOf(db, user.id, now)
      const known = { since: query.since ?? 0, begun: query.begun ?? null }
      return readChanges(deps, tables, { householdId, userId: user.id, now }, known)
    },
    { limit: readsLimit, inTurn: readsInTurn },
  )

  serve(
    app,
    changeHousehold,
    async ({ deps, db, user, body, now }) => {
      if (body.member !== undefined && body.member !== user.id) throw apiError('not allowed')
      const { id: householdId } = await householdOf(db, user.id, now)
      if (body.household !== undefined && body.household !== householdId) throw apiError('not found')
      const context = { householdId, userId: user.id, now }
      const applied = await applyOperations(deps, { tables, own }, context, body.operations)
      if (body.since === undefined) return applied
      const changes = await readChanges(deps, tables, context, { since: body.since, begun: null })
      return { ...applied, changes }
    },
    { limit: changesLimit },
  )

  serve(app, watchHousehold, async ({ db, user, wantsEvents, now }) => {
    const { id } = await householdOf(db, user.id, now)
    if (wantsEvents) return streamRevision(id)
    return { revision: await findRevision(db, id) }
  })
}
