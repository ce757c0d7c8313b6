import { sql, type RawBuilder } from 'kysely'
import { apiError, type ApiError } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import type { SessionEnd } from '#shared/constants/session-ends.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../db/schema.ts'
import type { HttpContext } from '../http/app.ts'
import { writeEndedCookie } from './cookies.ts'
import { hashToken } from './session.ts'

/**
 * Ends the sessions that a condition selects and remembers why, so that their browsers learn it when they come back.
 * Answers the devices of these sessions.
 */
export async function endSessions(
  db: Db,
  condition: RawBuilder<unknown>,
  reason: SessionEnd,
  now: number,
): Promise<{ device_id: string | null }[]> {
  const { rows } = await sql<{ device_id: string | null }>`with ended as (
      delete from sessions where ${condition} returning token_hash, seen_at, device_id
    ), remembered as (
      insert into ended_sessions (token_hash, reason, ended_at)
      select token_hash, ${reason}, ${new Date(now)}::timestamptz from ended
      order by seen_at desc limit ${sql.lit(limits.endedSessions.atOnce)}
      on conflict do nothing
    )
    select device_id from ended`.execute(db)
  return rows
}

async function findSessionEnd(db: Db, token: string): Promise<SessionEnd | undefined> {
  const row = await db
    .selectFrom('ended_sessions')
    .select('reason')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row?.reason
}

/** The refusal of a request without a session, for a session that was ended from elsewhere with the reason. */
export async function sessionRefusal(
  context: HttpContext,
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  token: string | undefined,
): Promise<ApiError> {
  const sessionEnd = token === undefined ? undefined : await findSessionEnd(db, token)
  // Also as a cookie: the request may be one whose answer no page reads, such as a stream or a preload.
  if (sessionEnd !== undefined) writeEndedCookie(context, publicUrl)
  return apiError('not signed in', sessionEnd && { sessionEnd })
}

/** A browser forgets its cookie after as long; beyond a maximum the oldest go first. */
export async function forgetEndedSessions(db: Db, now: number): Promise<void> {
  await sql`delete from ended_sessions where ended_at <= ${new Date(now - lifetimes.retention.endedSessions)}
    or token_hash in (select token_hash from ended_sessions order by ended_at desc
      offset ${limits.endedSessions.stored})`.execute(db)
}
