import {
  endAllSessions,
  endMemberSessions,
  listSessions,
  signOutEverywhere,
  signOutSession,
} from '#shared/contract/sessions.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { App } from '../../platform/http/app.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Session } from '../../platform/auth/session.ts'
import { requireRecentLogin } from './login-throttle.ts'

/** Ends a member's sessions and forgets their devices, all of them or all but those of one session. */
export async function deleteSessions(
  db: Db,
  userId: string,
  except: Pick<Session, 'id' | 'deviceId'> | null = null,
): Promise<void> {
  let ended = db.deleteFrom('sessions').where('user_id', '=', userId)
  let forgotten = db.deleteFrom('known_devices').where('user_id', '=', userId)
  if (except !== null) ended = ended.where('id', '!=', except.id)
  if (except?.deviceId) forgotten = forgotten.where('id', '!=', except.deviceId)
  await ended.execute()
  await forgotten.execute()
}

/** The list of devices in the settings. */
export function sessionRoutes(app: App) {
  serve(app, listSessions, async ({ db, user, session, query, now }) => {
    const page = pageOf(listSessions, query)
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'created_at', 'seen_at', 'user_agent'])
      .where('user_id', '=', user.id)
      .where('expires_at', '>', new Date(now))
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      seen_at: row.seen_at.toISOString(),
      user_agent: row.user_agent,
      current: row.id === session.current?.id,
    }))
  })

  serve(app, signOutSession, async ({ db, user, session, params, body, now }) => {
    await requireRecentLogin(db, { user, session: session.current, password: body.password ?? null, now })
    if (!isUuid(params.id)) throw apiError('not found')
    const { id } = params
    await db.transaction().execute(async (transaction) => {
      const ended = await transaction
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', user.id)
        .returning('device_id')
        .executeTakeFirst()
      if (!ended) throw apiError('not found')
      if (ended.device_id === null) return
      // Who ends a session from elsewhere may have lost the device: it is a stranger's from now on.
      await transaction.deleteFrom('known_devices').where('id', '=', ended.device_id).execute()
    })
    return {}
  })

  serve(app, signOutEverywhere, async ({ db, user, session, body, address, now }) => {
    await requireRecentLogin(db, { user, session: session.current, password: body.password ?? null, now })
    await db.transaction().execute(async (transaction) => {
      await deleteSessions(transaction, user.id)
      await logAudit(transaction, { action: 'sign-out everywhere', actorId: user.id, address, now })
    })
    await session.end()
    return {}
  })

  serve(app, endMemberSessions, async ({ db, user, params, address, now }) => {
    const { id } = params
    if (!isUuid(id)) throw apiError('not found')
    await db.transaction().execute(async (transaction) => {
      const subject = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!subject) throw apiError('not found')
      await deleteSessions(transaction, id)
      const entry = { action: 'sessions ended', actorId: user.id, subjectId: id, address, now } as const
      await logAudit(transaction, entry)
    })
    return {}
  })

  serve(app, endAllSessions, async ({ db, user, session, body, address, now }) => {
    await requireRecentLogin(db, { user, session: session.current, password: body.password ?? null, now })
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sessions').execute()
      await transaction.deleteFrom('known_devices').execute()
      await logAudit(transaction, { action: 'sessions ended', actorId: user.id, address, now })
    })
    await session.end()
    return {}
  })
}
