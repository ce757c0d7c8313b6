import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { buildOnce } from '../db/build-once.ts'
import type { Db } from '../db/schema.ts'

/** All in milliseconds but the counts. */
export interface Limit {
  count: number
  window: number
}

interface Backoff {
  /** So many may fail before anything waits. */
  free: number
  /** The first wait; each further failure doubles it. */
  delay: number
  longest: number
  /** Without a failure for so long, all is forgotten. */
  window: number
}

/** What is counted, and for whom: an account's id, an e-mail, a device's id, an address. */
export interface LimitKey {
  scope: string
  subject: string
}

const longestSubject = 400

/** What a stranger typed may be longer than an index takes; then its hash is stored. */
function subjectOf({ subject }: LimitKey): string {
  if (subject.length <= longestSubject) return subject
  return `sha256 ${createHash('sha256').update(subject).digest('base64url')}`
}

/**
 * Counts one more attempt under `key` and throws `too many requests` beyond the limit. The counter lives in the
 * database, so it applies across processes and restarts; one statement, so racing attempts are all counted.
 */
export async function consume(db: Db, key: LimitKey, limit: Limit, now: number): Promise<void> {
  const { rows } = await consumeQuery(
    sql`select ${subjectOf(key)}::text`,
    countingOf(key, limit, now),
  ).execute(db)
  if (rows[0]) assertWithinLimit(rows[0], limit, now)
}

/** The boolean form of `consume`: counts the attempt and returns whether it is within the limit. */
export async function tryConsume(db: Db, key: LimitKey, limit: Limit, now: number): Promise<boolean> {
  const { rows } = await consumeQuery(
    sql`select ${subjectOf(key)}::text`,
    countingOf(key, limit, now),
  ).execute(db)
  return rows.every((usage) => usage.count <= limit.count)
}

/** How far a limit is used up. */
export interface Usage {
  count: number
  window_ends_at: Date
}

/** The values of a statement that counts an attempt. */
export interface Counting {
  scope: string
  at: Date
  windowEndsAt: Date
}

export const countingOf = ({ scope }: { scope: string }, { window }: Limit, now: number): Counting => ({
  scope,
  at: new Date(now),
  windowEndsAt: new Date(now + window),
})

/** Counts one more attempt of the subject that a query answers, if it answers one. */
function consumeQuery(
  subject: RawBuilder<unknown>,
  { scope, at, windowEndsAt }: Counting,
): RawBuilder<Usage> {
  return sql`insert into rate_limits (scope, subject, count, window_ends_at)
    select ${scope}, named.subject, 1, ${windowEndsAt}::timestamptz from (${subject}) named (subject)
    on conflict (scope, subject) do update set
      count = case when rate_limits.window_ends_at <= ${at} then 1 else rate_limits.count + 1 end,
      window_ends_at = case when rate_limits.window_ends_at <= ${at}
        then excluded.window_ends_at else rate_limits.window_ends_at end
    returning count, window_ends_at`
}

export function assertWithinLimit(usage: Usage, limit: Limit, now: number): void {
  if (usage.count > limit.count) throw tooMany(usage.window_ends_at, now)
}

/** How often a member may do this, from any address. */
export interface MemberLimit extends Limit {
  scope: string
}

export function memberLimit(scope: string, limit: Limit): MemberLimit {
  return { scope, ...limit }
}

/** Counts an attempt of the user that the step `caller` of a `with` selected. */
export function consumeForUser(counting: Counting): RawBuilder<Usage> {
  return sql`(${consumeQuery(sql`select caller.id::text from caller`, counting)})`
}

/**
 * Throws `too many requests` when the limit under `key` is used up; counts nothing. Answers whether anything has been
 * counted before.
 */
export async function assertUnderLimit(db: Db, key: LimitKey, limit: Limit, now: number): Promise<boolean> {
  const [row] = await counted(db, { scope: key.scope, subject: subjectOf(key) })
  if (!row || row.window_ends_at.getTime() <= now) return false
  if (row.count >= limit.count) throw tooMany(row.window_ends_at, now)
  return true
}

const counted = buildOnce((db: Db, { scope, subject }: LimitKey) =>
  db
    .selectFrom('rate_limits')
    .select(['count', 'window_ends_at', 'blocked_until'])
    .where('scope', '=', scope)
    .where('subject', '=', subject),
)

/** Throws `too many requests` while the key waits; counts nothing. Answers whether anything has been counted before. */
export async function assertNotLocked(db: Db, key: LimitKey, now: number): Promise<boolean> {
  const [row] = await counted(db, { scope: key.scope, subject: subjectOf(key) })
  const until = row?.blocked_until
  if (until && until.getTime() > now) throw tooMany(until, now)
  return row !== undefined
}

/** Counts one more failure; from the last free one on, each blocks the key twice as long as the one before. */
export async function recordFailure(db: Db, key: LimitKey, backoff: Backoff, now: number): Promise<void> {
  const count = sql<number>`case when rate_limits.window_ends_at <= ${new Date(now)} then 1 else rate_limits.count + 1 end`
  const blockedUntil = (failures: ReturnType<typeof sql<number>>) => sql<Date | null>`
    case when ${failures} >= ${backoff.free} then ${new Date(now)}::timestamptz + interval '1 millisecond'
      * least(${backoff.delay} * power(2, least(${failures} - ${backoff.free}, 30)), ${backoff.longest}) end`
  await db
    .insertInto('rate_limits')
    .values({
      scope: key.scope,
      subject: subjectOf(key),
      count: 1,
      window_ends_at: new Date(now + backoff.window),
      blocked_until: blockedUntil(sql<number>`1`),
    })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'subject']).doUpdateSet({
        count,
        window_ends_at: new Date(now + backoff.window),
        blocked_until: blockedUntil(count),
      }),
    )
    .execute()
}

export async function resetLimit(db: Db, key: LimitKey): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('scope', '=', key.scope)
    .where('subject', '=', subjectOf(key))
    .execute()
}

function tooMany(windowEnds: Date, now: number) {
  return apiError('too many requests', {
    retryAfter: Math.max(1, Math.ceil((windowEnds.getTime() - now) / 1000)),
  })
}
