import { sql, type RawBuilder } from 'kysely'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import type { CookingLogVisibility } from '#shared/contract/cooking-log.ts'
import type { CommentOrPhotoViewer } from '../comments-and-photos.ts'

/** An entry that all members who may read the recipe can see. */
export const isShared = sql<boolean>`(cooking_log.visible_to = 'members' and cooking_log.hidden_at is null)`

/**
 * A condition on the entries for a readable recipe. Private ones are for their cook alone, hidden ones for their cook
 * and admins.
 */
export function canViewEntry(viewer: CommentOrPhotoViewer): RawBuilder<boolean> {
  return sql<boolean>`(cooking_log.user_id = ${viewer.id}
    or (cooking_log.visible_to = 'members' and (cooking_log.hidden_at is null or ${viewer.isAdmin}::boolean)))`
}

/** Why a user may not change or delete an entry, or null. An entry that the user cannot see does not exist. */
export function entryDenialReason(
  entry: { user_id: string; visible_to: CookingLogVisibility; readable: boolean } | undefined,
  userId: string,
): ErrorCode | null {
  if (entry?.user_id === userId) return null
  return entry?.visible_to === 'members' && entry.readable ? 'not allowed' : 'not found'
}

/** Returns the entry if the user is its cook, or throws the reason for the refusal. */
export function authorizeCook<Row extends NonNullable<Parameters<typeof entryDenialReason>[0]>>(
  entry: Row | undefined,
  userId: string,
): Row {
  const denial = entryDenialReason(entry, userId)
  if (!entry || denial) throw apiError(denial ?? 'not found')
  return entry
}

const easternmostOffset = 14 * 60 * 60 * 1000

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day in UTC. */
export const today = dayOf

/**
 * The server knows nobody's time zone: the day may be the one in the zone furthest east. Pages offer no later day than
 * the one of their reader.
 */
export function isFutureDay(day: string, now: number): boolean {
  return day > dayOf(now + easternmostOffset)
}
