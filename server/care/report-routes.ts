import {
  countReports,
  decideReport,
  listModerationActs,
  listReports,
  reportThing,
  thingKinds,
} from '#shared/contract/care.ts'
import { fail, Refusal, type ErrorCode } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import { requireThread } from '../forum/thread-routes.ts'
import type { App } from '../http/app.ts'
import { perMember } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import type { Member } from '../http/session.ts'
import { removeQueuedPictures } from '../images/removal.ts'
import { findRecipe } from '../recipes/queries.ts'
import { selectActs } from './acts.ts'
import { presentAct, presentCase } from './present.ts'
import {
  cares,
  countCases,
  decide,
  findGroupOwner,
  insertReport,
  selectCases,
  selectOpenReports,
  wasReported,
} from './reports.ts'
import { refusalOfDecision, refusalOfReport } from './rules.ts'
import { findThing, holdThing, type Thing } from './things.ts'

/** Whether a member may read what the thing is, or hangs on. */
async function isReadable(db: Db, thing: Thing, member: Member): Promise<boolean> {
  if (thing.recipe_id !== null) return (await findRecipe(db, thing.recipe_id, member.id)) !== undefined
  return requireThread(db, thing.thread_id ?? '', member, 'enter').then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
}

async function careStanding(db: Db, thing: Thing, member: Member) {
  const concernsAdmins =
    member.isAdmin &&
    (thing.group_id !== null ||
      thing.hidden_at !== null ||
      (await wasReported(db, thing.kind, thing.id)) ||
      (await isReadable(db, thing, member)))
  return {
    isAuthor: thing.author_id === member.id,
    isAdmin: member.isAdmin,
    ownsGroup: (await findGroupOwner(db, thing.group_id)) === member.id,
    concernsAdmins,
  }
}

function required(thing: Thing | undefined, refusal: ErrorCode | null): Thing {
  if (!thing || refusal) throw fail(refusal ?? 'not found')
  return thing
}

/** Reporting, what waits to be decided, the decision, and the log of decisions. */
export function reportRoutes(app: App) {
  serve(
    app,
    reportThing,
    async ({ db, member, body, now }) => {
      const { kind, id, reason, note } = body
      await db.transaction().execute(async (transaction) => {
        await holdThing(transaction, kind, id)
        const found = await findThing(transaction, kind, id)
        const standing = found && {
          isAuthor: found.author_id === member.id,
          isReadable: await isReadable(transaction, found, member),
          isHidden: found.hidden_at !== null,
        }
        const thing = required(found, refusalOfReport(standing))
        await insertReport(transaction, thing, { reporterId: member.id, reason, note: note || null }, now)
      })
      return {}
    },
    { limit: perMember('report', limits.attempts.reportsPerMember) },
  )

  serve(app, listReports, async ({ db, member, query }) => {
    const cases = await selectCases(db, member, query)
    const reports = await selectOpenReports(
      db,
      cases.map(({ id }) => id),
    )
    return cases.map((each) => presentCase(each, reports))
  })

  serve(app, countReports, async ({ db, member }) => {
    const isCarer = await cares(db, member)
    return { count: isCarer ? await countCases(db, member) : 0, cares: isCarer }
  })

  serve(app, decideReport, async ({ deps, db, member, params, body, now }) => {
    const kind = thingKinds.find((each) => each === params.kind)
    if (!kind) throw fail('not found')
    const id = params.id ?? ''
    await db.transaction().execute(async (transaction) => {
      await holdThing(transaction, kind, id)
      const found = await findThing(transaction, kind, id)
      const standing = found && (await careStanding(transaction, found, member))
      const thing = required(found, refusalOfDecision(standing))
      const decision = { action: body.action, reason: body.reason ?? null, actorId: member.id }
      await decide(transaction, thing, decision, now)
    })
    // A removed photo is gone for everybody by now; its files follow, if need be later.
    await removeQueuedPictures({ db, images: deps.images }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'files of a photo are removed later')
    })
    return {}
  })

  serve(app, listModerationActs, async ({ db, member, query }) =>
    (await selectActs(db, member, query)).map(presentAct),
  )
}
