import {
  endAllSessions,
  endMemberSessions,
  listSessions,
  signOutEverywhere,
  signOutSession,
} from '#shared/contract/sessions.ts'
import { fail } from '#shared/errors.ts'
import type { Db } from '../db/schema.ts'
import { isUuid } from '../db/uuid.ts'
import type { App } from '../http/app.ts'
import { recordAct } from '../http/audit.ts'
import { pageOf } from '../http/page.ts'
import { serve } from '../http/serve.ts'
import type { Session } from '../http/session.ts'
import { proveLately } from './guesses.ts'

/** Ends a member's sessions and forgets their devices, all of them or all but those of one session. */
export async function endSessionsOf(
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
export function deviceRoutes(app: App) {
  serve(app, listSessions, async ({ db, member, session, query, now }) => {
    const page = pageOf(listSessions, query)
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'created_at', 'seen_at', 'user_agent'])
      .where('user_id', '=', member.id)
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

  serve(app, signOutSession, async ({ db, member, session, params, body, now }) => {
    await proveLately(db, { member, session: session.current, password: body.password ?? null, now })
    if (!isUuid(params.id)) throw fail('not found')
    const { id } = params
    await db.transaction().execute(async (transaction) => {
      const ended = await transaction
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', member.id)
        .returning('device_id')
        .executeTakeFirst()
      if (!ended) throw fail('not found')
      if (ended.device_id === null) return
      // Who ends a session from elsewhere may have lost the device: it is a stranger's from now on.
      await transaction.deleteFrom('known_devices').where('id', '=', ended.device_id).execute()
    })
    return {}
  })

  serve(app, signOutEverywhere, async ({ db, member, session, body, address, now }) => {
    await proveLately(db, { member, session: session.current, password: body.password ?? null, now })
    await db.transaction().execute(async (transaction) => {
      await endSessionsOf(transaction, member.id)
      await recordAct(transaction, { action: 'sign-out everywhere', actorId: member.id, address, now })
    })
    await session.end()
    return {}
  })

  serve(app, endMemberSessions, async ({ db, member, params, address, now }) => {
    const { id } = params
    if (!isUuid(id)) throw fail('not found')
    await db.transaction().execute(async (transaction) => {
      const subject = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!subject) throw fail('not found')
      await endSessionsOf(transaction, id)
      const act = { action: 'sessions ended', actorId: member.id, subjectId: id, address, now } as const
      await recordAct(transaction, act)
    })
    return {}
  })

  serve(app, endAllSessions, async ({ db, member, session, body, address, now }) => {
    await proveLately(db, { member, session: session.current, password: body.password ?? null, now })
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sessions').execute()
      await transaction.deleteFrom('known_devices').execute()
      await recordAct(transaction, { action: 'sessions ended', actorId: member.id, address, now })
    })
    await session.end()
    return {}
  })
}
