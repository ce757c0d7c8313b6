import {
  countReports,
  decideReport,
  listModerationLog,
  listReports,
  reportContent,
  reportableKinds,
} from '#shared/contract/moderation.ts'
import { apiError, ApiError, type ErrorCode } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { authorizeThreadActions } from '../forum/thread-routes.ts'
import type { App } from '../../platform/http/app.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../platform/http/serve.ts'
import type { User } from '../../platform/auth/session.ts'
import { deleteQueuedImages } from '../images/deletion-queue.ts'
import { findRecipe } from '../recipes/queries.ts'
import { selectLog } from './log.ts'
import { presentLogEntry, presentCase } from './present.ts'
import {
  canModerate,
  countCases,
  decide,
  findGroupOwner,
  insertReport,
  selectCases,
  selectOpenReports,
  wasReported,
} from './reports.ts'
import { decisionDenialReason, reportDenialReason } from './policy.ts'
import { findContent, lockContent, type ReportedContent } from './content.ts'

/** Whether a member may read what the thing is, or hangs on. */
async function isReadable(db: Db, content: ReportedContent, user: User): Promise<boolean> {
  if (content.recipe_id !== null) return (await findRecipe(db, content.recipe_id, user.id)) !== undefined
  return authorizeThreadActions(db, content.thread_id ?? '', user, 'participate').then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false
      throw error
    },
  )
}

async function moderationAccess(db: Db, content: ReportedContent, user: User) {
  const concernsAdmins =
    user.isAdmin &&
    (content.group_id !== null ||
      content.hidden_at !== null ||
      (await wasReported(db, content.kind, content.id)) ||
      (await isReadable(db, content, user)))
  return {
    isAuthor: content.author_id === user.id,
    isAdmin: user.isAdmin,
    ownsGroup: (await findGroupOwner(db, content.group_id)) === user.id,
    concernsAdmins,
  }
}

function requireContent(content: ReportedContent | undefined, denial: ErrorCode | null): ReportedContent {
  if (!content || denial) throw apiError(denial ?? 'not found')
  return content
}

/** Reporting, what waits to be decided, the decision, and the log of decisions. */
export function reportRoutes(app: App) {
  serve(
    app,
    reportContent,
    async ({ db, user, body, now }) => {
      const { kind, id, reason, note } = body
      await db.transaction().execute(async (transaction) => {
        await lockContent(transaction, kind, id)
        const found = await findContent(transaction, kind, id)
        const access = found && {
          isAuthor: found.author_id === user.id,
          isReadable: await isReadable(transaction, found, user),
          isHidden: found.hidden_at !== null,
        }
        const content = requireContent(found, reportDenialReason(access))
        await insertReport(transaction, content, { reporterId: user.id, reason, note: note || null }, now)
      })
      return {}
    },
    { limit: memberLimit('report', rateLimits.reportsPerMember) },
  )

  serve(app, listReports, async ({ db, user, query }) => {
    const cases = await selectCases(db, user, query)
    const reports = await selectOpenReports(
      db,
      cases.map(({ id }) => id),
    )
    return cases.map((each) => presentCase(each, reports))
  })

  serve(app, countReports, async ({ db, user }) => {
    const isModerator = await canModerate(db, user)
    return { count: isModerator ? await countCases(db, user) : 0, cares: isModerator }
  })

  serve(app, decideReport, async ({ deps, db, user, params, body, now }) => {
    const kind = reportableKinds.find((each) => each === params.kind)
    if (!kind) throw apiError('not found')
    const id = params.id
    await db.transaction().execute(async (transaction) => {
      await lockContent(transaction, kind, id)
      const found = await findContent(transaction, kind, id)
      const access = found && (await moderationAccess(transaction, found, user))
      const content = requireContent(found, decisionDenialReason(access))
      const decision = { action: body.action, reason: body.reason ?? null, actorId: user.id }
      await decide(transaction, content, decision, now)
    })
    // A removed photo is gone for everybody by now; its files follow, if need be later.
    await deleteQueuedImages({ db, images: deps.images }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'files of a photo are removed later')
    })
    return {}
  })

  serve(app, listModerationLog, async ({ db, user, query }) =>
    (await selectLog(db, user, query)).map(presentLogEntry),
  )
}
