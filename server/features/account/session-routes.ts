import {
  endAllSessions,
  endMemberSessions,
  listSessions,
  signOutEverywhere,
  signOutSession,
} from '#shared/contract/sessions.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { App } from '../../platform/http/app.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { requireRecentLogin } from './login-throttle.ts'
import { presentSession } from './present.ts'
import { userExists } from './queries.ts'
import { deleteAllSessions, deleteSession, deleteSessions, selectSessions } from './session-queries.ts'

export function sessionRoutes(app: App) {
  serve(app, listSessions, async ({ db, user, session, query, now }) => {
    const rows = await selectSessions(db, user.id, pageOf(listSessions, query), now)
    return rows.map((row) => presentSession(row, session.current?.id))
  })

  serve(app, signOutSession, async ({ db, user, session, params, body, now }) => {
    await requireRecentLogin(db, { user, session: session.current, password: body.password ?? null, now })
    await db.transaction().execute((transaction) => deleteSession(transaction, user.id, params.id, now))
    return {}
  })

  serve(app, signOutEverywhere, async ({ db, user, session, body, address, now }) => {
    await requireRecentLogin(db, { user, session: session.current, password: body.password ?? null, now })
    await db.transaction().execute(async (transaction) => {
      await deleteSessions(transaction, user.id, { reason: 'signed out', now })
      await logAudit(transaction, { action: 'sign-out everywhere', actorId: user.id, address, now })
    })
    await session.end()
    return {}
  })

  serve(app, endMemberSessions, async ({ db, user, params, address, now }) => {
    const { id } = params
    await db.transaction().execute(async (transaction) => {
      if (id === undefined || !(await userExists(transaction, id))) throw apiError('not found')
      await deleteSessions(transaction, id, { reason: 'ended by admin', now })
      const entry = { action: 'sessions ended', actorId: user.id, subjectId: id, address, now } as const
      await logAudit(transaction, entry)
    })
    return {}
  })

  serve(app, endAllSessions, async ({ db, user, session, body, address, now }) => {
    await requireRecentLogin(db, { user, session: session.current, password: body.password ?? null, now })
    await db.transaction().execute(async (transaction) => {
      await deleteAllSessions(transaction)
      await logAudit(transaction, { action: 'sessions ended', actorId: user.id, address, now })
    })
    await session.end()
    return {}
  })
}
