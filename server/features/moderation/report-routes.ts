import {
  countReports,
  decideReport,
  listModerationLog,
  listReports,
  reportContent,
  reportableKinds,
} from '#shared/contract/moderation.ts'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { mayViewCollection } from '../collections/queries.ts'
import { canViewThread } from '../forum/thread-access.ts'
import type { App } from '../../platform/http/app.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../platform/http/serve.ts'
import type { User } from '../../platform/auth/session.ts'
import { deleteQueuedImages } from '../images/deletion-queue.ts'
import { findGroupOwner } from '../groups/queries.ts'
import { canReadRecipe } from '../recipes/recipe-lock.ts'
import { selectLog } from './log.ts'
import { presentLogEntry, presentCase } from './present.ts'
import {
  countCases,
  decide,
  insertReport,
  isModerator,
  selectCases,
  selectOpenReports,
  wasReported,
} from './reports.ts'
import { decisionDenialReason, reportDenialReason } from './policy.ts'
import { findContent, lockContent, type ReportedContent } from './content.ts'

/** Whether the user may read the recipe, thread or collection that the content is or belongs to. */
async function canReadContent(db: Db, content: ReportedContent, user: User): Promise<boolean> {
  if (content.kind === 'collection') return mayViewCollection(db, content.id, user.id)
  return content.recipe_id === null
    ? canViewThread(db, content.thread_id ?? '', user)
    : canReadRecipe(db, content.recipe_id, user)
}

async function moderationAccess(db: Db, content: ReportedContent, user: User) {
  const concernsAdmins =
    user.isAdmin &&
    (content.group_id !== null ||
      content.hidden_at !== null ||
      (await wasReported(db, content.kind, content.id)) ||
      (await canReadContent(db, content, user)))
  return {
    isAuthor: content.author_id === user.id,
    isAdmin: user.isAdmin,
    ownsGroup: content.group_id !== null && (await findGroupOwner(db, content.group_id)) === user.id,
    concernsAdmins,
  }
}

function authorizeContent(content: ReportedContent | undefined, denial: ErrorCode | null): ReportedContent {
  if (!content || denial) throw apiError(denial ?? 'not found')
  return content
}

/** Reports, the queue of open cases, decisions and the moderation log. */
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
          isReadable: await canReadContent(transaction, found, user),
          isHidden: found.hidden_at !== null,
        }
        const content = authorizeContent(found, reportDenialReason(access))
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
    const moderates = await isModerator(db, user)
    return { count: moderates ? await countCases(db, user) : 0, cares: moderates }
  })

  serve(app, decideReport, async ({ deps, db, user, params, body, now }) => {
    const kind = reportableKinds.find((each) => each === params.kind)
    if (!kind) throw apiError('not found')
    const id = params.id
    await db.transaction().execute(async (transaction) => {
      await lockContent(transaction, kind, id)
      const found = await findContent(transaction, kind, id)
      const access = found && (await moderationAccess(transaction, found, user))
      const content = authorizeContent(found, decisionDenialReason(access))
      const decision = { action: body.action, reason: body.reason ?? null, actorId: user.id }
      await decide(transaction, content, decision, now)
    })
    // A removed photo is deleted; a failed deletion of its files is retried later.
    await deleteQueuedImages({ db, images: deps.images }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'photo files not deleted yet; will be retried')
    })
    return {}
  })

  serve(app, listModerationLog, async ({ db, user, query }) =>
    (await selectLog(db, user, query)).map(presentLogEntry),
  )
}
