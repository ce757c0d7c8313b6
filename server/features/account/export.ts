import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Deps } from '../../deps.ts'
import { addressGroup, clientAddress } from '../../platform/http/client-address.ts'
import type { App } from '../../platform/http/app.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import { readSessionCookie } from '../../platform/auth/cookies.ts'
import { findSession } from '../../platform/auth/session.ts'
import type { ArchiveFile, DataSubject, PersonalData } from '../../platform/privacy/personal-data.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import { zipOf } from './zip.ts'

async function* exportedFiles(
  deps: Deps,
  person: DataSubject,
  features: readonly PersonalData[],
): AsyncGenerator<ArchiveFile> {
  for (const feature of features) if (feature.export) yield* feature.export(deps, person)
}

/** Produces a chunk only when the client can take it, and stops when the client disconnects. */
function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

/** The archive of a user's personal data, as a download: the browser opens the address as a link. */
export function exportRoutes(app: App, features: readonly PersonalData[]) {
  app.http.get('/api/user/export', async (context) => {
    const { deps } = app
    const now = deps.clock()
    const token = readSessionCookie(context, deps.publicUrl)
    const found = token === undefined ? null : await findSession(deps.db, token, now)
    if (!found) throw apiError('not signed in')
    const { user } = found
    await consume(deps.db, { scope: 'export', subject: user.id }, limits.rateLimits.exportsPerMember, now)
    const address = addressGroup(clientAddress(context, deps.config.trustProxy))
    await logAudit(deps.db, { action: 'data exported', actorId: user.id, address, now })
    const archive = zipOf(exportedFiles({ ...deps, db: deps.slowDb }, user, features), now)
    return context.body(toStream(archive), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="convive-${new Date(now).toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    })
  })
}
