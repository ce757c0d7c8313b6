import { sql } from 'kysely'
import { deleteAccount } from '#shared/contract/account.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../db/schema.ts'
import { addressGroup, clientAddress } from '../http/address.ts'
import type { App } from '../http/app.ts'
import { recordAct } from '../http/audit.ts'
import { readSessionCookie } from '../http/cookies.ts'
import { countAttempt } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import { findSession } from '../http/session.ts'
import { proveSelf } from './guesses.ts'
import type { ArchiveFile, Leaver, PersonData } from './person.ts'
import { proveSecondFactor } from './second-factor/codes.ts'
import { zipOf } from './zip.ts'

async function* filesOf(
  deps: Deps,
  person: Leaver,
  features: readonly PersonData[],
): AsyncGenerator<ArchiveFile> {
  for (const feature of features) if (feature.export) yield* feature.export(deps, person)
}

/** The next piece is made when the reader has room for it, and none once the reader has gone. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
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
async function refuseLastAdmin(db: Db, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(db)
  const admins = await db.selectFrom('users').select('id').where('is_admin', '=', true).execute()
  if (admins.length === 1 && admins[0]?.id === memberId) throw fail('last admin')
}

/**
 * Taking one's data along, and leaving. `features` are asked in their order; the account, which the others lead to,
 * comes last. `afterwards` tidies up what no transaction can.
 */
export function leavingRoutes(
  app: App,
  features: readonly PersonData[],
  afterwards: (deps: Deps) => Promise<unknown>,
) {
  serve(app, deleteAccount, async ({ deps, db, member, session, body, address, now }) => {
    await proveSelf(db, { member, session: session.current, password: body.password ?? null, now })
    await proveSecondFactor(db, deps, { user: member, code: body.code ?? null, address, now })
    await deps.slowDb.transaction().execute(async (transaction) => {
      if (member.isAdmin) await refuseLastAdmin(transaction, member.id)
      // Whatever the person does elsewhere meanwhile waits, and then finds the account gone.
      await transaction.selectFrom('users').select('id').where('id', '=', member.id).forUpdate().execute()
      for (const feature of features) await feature.erase(transaction, member, now)
      await recordAct(transaction, { action: 'account deleted', now })
    })
    await session.end()
    await afterwards({ ...deps, db: deps.slowDb }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'what is left of an account is removed later')
    })
    return {}
  })

  // A file to save rather than JSON, so the browser follows a link to it.
  app.http.get('/api/user/export', async (context) => {
    const { deps } = app
    const now = deps.clock()
    const token = readSessionCookie(context, deps.publicUrl)
    const found = token === undefined ? null : await findSession(deps.db, token, now)
    if (!found) throw fail('not signed in')
    const { member } = found
    await countAttempt(
      deps.db,
      { scope: 'export', subject: member.id },
      limits.attempts.exportsPerMember,
      now,
    )
    const address = addressGroup(clientAddress(context, deps.config.trustProxy))
    await recordAct(deps.db, { action: 'data exported', actorId: member.id, address, now })
    const archive = zipOf(filesOf({ ...deps, db: deps.slowDb }, member, features), now)
    return context.body(streamOf(archive), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="convive-${new Date(now).toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    })
  })
}
