import type { RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * Throws `suspended` for a user whose posting is suspended: everywhere, or in this group. Every call that publishes text
 * or images to others checks it; the moderation feature implements it.
 */
export type RequireMayPost = (db: Db, userId: string, groupId: string | null, now: number) => Promise<void>

/** The same as an SQL condition: true for a suspended user. */
export type IsSuspended = (
  userId: string | RawBuilder<unknown>,
  groupId: RawBuilder<unknown>,
  now: number,
) => RawBuilder<boolean>
