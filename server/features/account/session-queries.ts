import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { SessionEnd } from '#shared/constants/session-ends.ts'
import { deleteAccessTokens } from '../../platform/auth/access-tokens.ts'
import { endSessions } from '../../platform/auth/ended-sessions.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { Page } from '../../platform/http/paging.ts'
import type { Session } from '../../platform/auth/session.ts'

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number]

/** A user's live sessions, the last used first. */
export async function selectSessions(db: Db, userId: string, page: Page, now: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'seen_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(now))
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** Deletes one of the user's sessions with its device, which may be lost. Throws `not found`. */
export async function deleteSession(
  db: Db,
  userId: string,
  id: string | undefined,
  now: number,
): Promise<void> {
  if (!isUuid(id)) throw apiError('not found')
  const [deleted] = await endSessions(db, sql`id = ${id} and user_id = ${userId}`, 'signed out', now)
  if (!deleted) throw apiError('not found')
  if (deleted.device_id === null) return
  await db.deleteFrom('known_devices').where('id', '=', deleted.device_id).execute()
}

interface SessionsEnd {
  reason: SessionEnd
  /** Stays signed in, with its device. */
  except?: Pick<Session, 'id' | 'deviceId'> | null
  now: number
}

/** Deletes a user's sessions, access tokens and known devices, and remembers why the sessions ended. */
export async function deleteSessions(
  db: Db,
  userId: string,
  { reason, except = null, now }: SessionsEnd,
): Promise<void> {
  const others = except === null ? sql`true` : sql`id <> ${except.id}`
  await endSessions(db, sql`user_id = ${userId} and ${others}`, reason, now)
  await deleteAccessTokens(db, userId)
  let devices = db.deleteFrom('known_devices').where('user_id', '=', userId)
  if (except?.deviceId) devices = devices.where('id', '!=', except.deviceId)
  await devices.execute()
}

/** Without reasons: it is the installation that starts anew, and no device is lost. */
export async function deleteAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('access_tokens').execute()
  await db.deleteFrom('known_devices').execute()
}
