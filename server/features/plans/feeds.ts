import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Meal } from '#shared/contract/plans.ts'
import { hashToken, newToken } from '../../platform/auth/session.ts'
import type { IsSuspended } from '../../platform/auth/may-post.ts'
import type { Db } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'

interface NewFeed {
  householdId: string
  userId: string
  meals: readonly Meal[]
  language: Language
}

const columns = ['id', 'meals', 'created_at', 'read_at'] as const

/** The working calendar links of a user in a household, latest first. */
export async function selectFeeds(db: Db, householdId: string, userId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(columns)
    .where('household_id', '=', householdId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limits.plan.feeds)
    .execute()
}

export type FeedRow = Awaited<ReturnType<typeof selectFeeds>>[number]

/** Stores the hash of a new token and returns the token; throws `limit reached`. */
export async function insertFeed(
  db: Db,
  { householdId, userId, meals, language }: NewFeed,
  now: number,
): Promise<{ row: FeedRow; token: string }> {
  const token = newToken()
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('calendar feeds'), hashtext(${userId}))`.execute(
      transaction,
    )
    const feeds = await selectFeeds(transaction, householdId, userId)
    if (feeds.length >= limits.plan.feeds) throw apiError('limit reached')
    const row = await transaction
      .insertInto('calendar_feeds')
      .values({
        household_id: householdId,
        user_id: userId,
        token_hash: hashToken(token),
        meals: [...new Set(meals)],
        language,
        created_at: new Date(now),
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    return { row, token }
  })
}

export async function revokeFeedOf(db: Db, userId: string, id: string, now: number): Promise<void> {
  if (!isUuid(id)) return
  await db
    .updateTable('calendar_feeds')
    .set({ revoked_at: new Date(now) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** The working link with a token, of somebody who is still in the household and not suspended; undefined for others. */
export async function findFeed(db: Db, token: string, isSuspended: IsSuspended, now: number) {
  return (
    db
      .selectFrom('calendar_feeds')
      .innerJoin('households', 'households.id', 'calendar_feeds.household_id')
      .innerJoin('household_members', (join) =>
        join
          .onRef('household_members.household_id', '=', 'calendar_feeds.household_id')
          .onRef('household_members.user_id', '=', 'calendar_feeds.user_id'),
      )
      .select(['calendar_feeds.id', 'calendar_feeds.user_id', 'calendar_feeds.household_id', 'meals'])
      .select(['language', 'read_at', 'households.name as household_name', 'households.revision'])
      .where('token_hash', '=', hashToken(token))
      .where('revoked_at', 'is', null)
      // A removal that is due takes effect when somebody of the household next comes by.
      .where(sql<boolean>`(removal_at is null or removal_at > ${new Date(now)})`)
      .where(sql<boolean>`not ${isSuspended(sql`calendar_feeds.user_id`, sql`null::uuid`, now)}`)
      .executeTakeFirst()
  )
}

export type OpenFeed = NonNullable<Awaited<ReturnType<typeof findFeed>>>

/** Calendars ask every few minutes; one write an hour says enough. */
export async function noteFeedRead(db: Db, { id, read_at }: OpenFeed, now: number): Promise<void> {
  if (read_at && now - read_at.getTime() < 3_600_000) return
  await db
    .updateTable('calendar_feeds')
    .set({ read_at: new Date(now) })
    .where('id', '=', id)
    .execute()
}
