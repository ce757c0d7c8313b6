import { listSessions, signOutEverywhere, signOutSession } from '#shared/contract/account.ts'
import { fail } from '#shared/errors.ts'
import type { Db } from '../db/schema.ts'
import { isUuid } from '../db/uuid.ts'
import type { App } from '../http/app.ts'
import { recordAct } from '../http/audit.ts'
import { serve } from '../http/serve.ts'

/** Ends a member's sessions, all of them or all but one. */
export async function endSessionsOf(db: Db, userId: string, except: string | null = null): Promise<void> {
  let removal = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (except !== null) removal = removal.where('id', '!=', except)
  await removal.execute()
}

/** The list of devices in the settings. */
export function deviceRoutes(app: App) {
  serve(app, listSessions, async ({ db, member, session, now }) => {
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'created_at', 'seen_at', 'user_agent'])
      .where('user_id', '=', member.id)
      .where('expires_at', '>', new Date(now))
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      seen_at: row.seen_at.toISOString(),
      user_agent: row.user_agent,
      current: row.id === session.current?.id,
    }))
  })

  serve(app, signOutSession, async ({ db, member, params }) => {
    if (!isUuid(params.id)) throw fail('not found')
    const ended = await db
      .deleteFrom('sessions')
      .where('id', '=', params.id)
      .where('user_id', '=', member.id)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw fail('not found')
    return {}
  })

  serve(app, signOutEverywhere, async ({ db, member, session, address, now }) => {
    await endSessionsOf(db, member.id)
    await recordAct(db, { action: 'sign-out everywhere', actorId: member.id, address, now })
    await session.end()
    return {}
  })
}
