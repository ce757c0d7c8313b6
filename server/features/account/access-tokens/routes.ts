import { createAccessToken, listAccessTokens, revokeAccessToken } from '#shared/contract/access-tokens.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import type { RequireMayPost } from '../../../platform/auth/may-post.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { requireRecentLogin } from '../login-throttle.ts'
import { mailAccessToken } from '../mails.ts'
import { deleteAccessToken, insertAccessToken, selectAccessTokens, type AccessTokenRow } from './queries.ts'

const day = 86_400_000

const present = (row: AccessTokenRow) => ({
  id: row.id,
  name: row.name,
  canWrite: row.can_write,
  createdAt: row.created_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
})

/** The tokens with which a user's programs call. No token makes these calls. */
export function accessTokenRoutes(app: App, requireMayPost: RequireMayPost) {
  serve(app, listAccessTokens, async ({ db, user, now }) =>
    (await selectAccessTokens(db, user.id, now)).map(present),
  )

  serve(
    app,
    createAccessToken,
    async ({ deps, db, user, session, body, address, now }) => {
      await requireRecentLogin(db, { user, session: session.current, password: body.password ?? null, now })
      await requireMayPost(db, user.id, null, now)
      const { name, canWrite = false, days = null } = body
      const expiresAt = days === null ? null : new Date(now + days * day)
      const { row, token } = await db.transaction().execute(async (transaction) => {
        const created = await insertAccessToken(
          transaction,
          { userId: user.id, name, canWrite, expiresAt },
          now,
        )
        await logAudit(transaction, { action: 'access token created', actorId: user.id, address, now })
        await mailAccessToken(transaction, deps, { ...user, token: created.row }, now)
        return created
      })
      return { ...present(row), token }
    },
    { limit: memberLimit('access tokens', rateLimits.accessTokensPerMember) },
  )

  serve(app, revokeAccessToken, async ({ db, user, params, address, now }) => {
    await db.transaction().execute(async (transaction) => {
      if (!(await deleteAccessToken(transaction, user.id, params.id))) return
      await logAudit(transaction, { action: 'access token revoked', actorId: user.id, address, now })
    })
    return {}
  })
}
