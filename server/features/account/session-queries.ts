import { apiError } from '#shared/contract/errors.ts'
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
export async function deleteSession(db: Db, userId: string, id: string | undefined): Promise<void> {
  if (!isUuid(id)) throw apiError('not found')
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('device_id')
    .executeTakeFirst()
  if (!deleted) throw apiError('not found')
  if (deleted.device_id === null) return
  await db.deleteFrom('known_devices').where('id', '=', deleted.device_id).execute()
}

/** Deletes a user's sessions and known devices; those of the session `except` stay. */
export async function deleteSessions(
  db: Db,
  userId: string,
  except: Pick<Session, 'id' | 'deviceId'> | null = null,
): Promise<void> {
  let sessions = db.deleteFrom('sessions').where('user_id', '=', userId)
  let devices = db.deleteFrom('known_devices').where('user_id', '=', userId)
  if (except !== null) sessions = sessions.where('id', '!=', except.id)
  if (except?.deviceId) devices = devices.where('id', '!=', except.deviceId)
  await sessions.execute()
  await devices.execute()
}

export async function deleteAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('known_devices').execute()
}
