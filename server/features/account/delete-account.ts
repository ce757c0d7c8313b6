import { sql } from 'kysely'
import { deleteAccount, exportOwnData } from '#shared/contract/account.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { App } from '../../platform/http/app.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { FileAnswer } from '../../platform/http/send-answer.ts'
import { serve } from '../../platform/http/serve.ts'
import { reauthenticate } from './login-throttle.ts'
import type { ArchiveFile, DataSubject, PersonalData } from '../../platform/privacy/personal-data.ts'
import { requireSecondFactor } from './second-factor/verify-code.ts'
import { zipOf } from './zip.ts'

async function* exportedFiles(
  deps: Deps,
  person: DataSubject,
  features: readonly PersonalData[],
): AsyncGenerator<ArchiveFile> {
  for (const feature of features) if (feature.export) yield* feature.export(deps, person)
}

/** The next piece is made when the reader has room for it, and none once the reader has gone. */
function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** Throws `last admin` when nobody else could look after the house; racing admins wait for each other. */
async function assertNotLastAdmin(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(db)
  const admins = await db.selectFrom('users').select('id').where('is_admin', '=', true).execute()
  if (admins.length === 1 && admins[0]?.id === userId) throw apiError('last admin')
}

/**
 * Taking one's data along, and leaving. `features` are asked in their order; the account, which the others lead to,
 * comes last. `afterwards` tidies up what no transaction can.
 */
export function accountDeletionRoutes(
  app: App,
  features: readonly PersonalData[],
  afterDeletion: (deps: Deps) => Promise<unknown>,
) {
  serve(app, deleteAccount, async ({ deps, db, user, session, body, address, now }) => {
    await reauthenticate(db, { user, session: session.current, password: body.password ?? null, now })
    await requireSecondFactor(db, deps, { user, code: body.code ?? null, address, now })
    await deps.slowDb.transaction().execute(async (transaction) => {
      if (user.isAdmin) await assertNotLastAdmin(transaction, user.id)
      // Whatever the person does elsewhere meanwhile waits, and then finds the account gone.
      await transaction.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
      for (const feature of features) await feature.erase(transaction, user, now)
      await logAudit(transaction, { action: 'account deleted', now })
    })
    await session.end()
    await afterDeletion({ ...deps, db: deps.slowDb }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'what is left of an account is removed later')
    })
    return {}
  })

  serve(
    app,
    exportOwnData,
    async ({ deps, db, user, address, now }) => {
      await logAudit(db, { action: 'data exported', actorId: user.id, address, now })
      const archive = zipOf(exportedFiles({ ...deps, db: deps.slowDb }, user, features), now)
      return new FileAnswer(`convive-${new Date(now).toISOString().slice(0, 10)}.zip`, toStream(archive))
    },
    { limit: memberLimit('export', rateLimits.exportsPerMember) },
  )
}
