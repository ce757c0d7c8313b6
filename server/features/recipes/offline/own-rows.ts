import * as z from 'zod/mini'
import { apiError } from '#shared/contract/errors.ts'
import { noteText } from '#shared/contract/saved-recipes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { parseClock } from '#shared/sync/clock.ts'
import type { Operation } from '#shared/sync/merge.ts'
import type { RequireMayPost } from '../../../platform/auth/may-post.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { consume } from '../../../platform/rate-limit/rate-limit.ts'
import { applyToEntry } from '../cooking-log/apply-to-entry.ts'
import { authorizeSaved } from '../saved/policy.ts'
import { findSavedAccess } from '../saved/saved-queries.ts'
import { storeNote } from '../saved/tags-and-notes.ts'

/** A device's clock is believed up to one minute ahead. */
const clockAhead = 60_000

interface Writer {
  userId: string
  now: number
}

/** Applies operations to one row, in a transaction; throws why it refuses them all. */
type ApplyToRow = (db: Db, writer: Writer, row: string, operations: readonly Operation[]) => Promise<void>

/** By table: rows that a member changes alone, with the operations that change those of the household. */
export type OwnTables = Readonly<Record<string, ApplyToRow>>

export const ownTables = (requireMayPost: RequireMayPost): OwnTables => ({
  /** By the id of the recipe. */
  async recipe_notes(db, { userId, now }, recipeId, operations) {
    const [last] = operations.toSorted((one, other) => (one.clock < other.clock ? 1 : -1))
    const read = z.safeParse(noteText, last?.value)
    if (!last || last.field !== 'text' || !read.success) throw apiError('invalid input')
    await consume(db, { scope: 'binder', subject: userId }, rateLimits.binderChangesPerMember, now)
    const key = { userId, recipeId }
    authorizeSaved(await findSavedAccess(db, key), 'note')
    await storeNote(db, key, read.data, Math.min(parseClock(last.clock).ms, now + clockAhead))
  },
  async cooking_log(db, { userId, now }, id, operations) {
    await consume(db, { scope: 'cooked', subject: userId }, rateLimits.cookedPerMember, now)
    await applyToEntry(db, id, operations, { userId, requireMayPost, now, latest: now + clockAhead })
  },
})
