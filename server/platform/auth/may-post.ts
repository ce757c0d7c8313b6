import type { RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * Throws `suspended` for a member who may not write at the moment: anywhere, or in this group. Every call that puts words
 * or pictures before others asks it; `care` supplies it.
 */
export type RequireMayPost = (db: Db, userId: string, groupId: string | null, now: number) => Promise<void>

/** The same as a condition within a query, for who asks more in one: true for a member who may not write there. */
export type IsSuspended = (userId: string, groupId: RawBuilder<unknown>, now: number) => RawBuilder<boolean>
