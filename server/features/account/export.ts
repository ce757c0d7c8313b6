import { exportOwnData } from '#shared/contract/account.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/app.ts'
import { FileAnswer } from '../../platform/http/send-answer.ts'
import { serve } from '../../platform/http/serve.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import type { ArchiveFile, DataSubject, PersonalData } from '../../platform/privacy/personal-data.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { streamOf, zipOf } from '../../platform/archive/zip.ts'

async function* exportedFiles(
  deps: Deps,
  person: DataSubject,
  features: readonly PersonalData[],
): AsyncGenerator<ArchiveFile> {
  for (const feature of features) if (feature.export) yield* feature.export(deps, person)
}

/** The archive of a user's personal data, as a download. */
export function exportRoutes(app: App, features: readonly PersonalData[]) {
  serve(
    app,
    exportOwnData,
    async ({ deps, db, user, address, now }) => {
      await logAudit(db, { action: 'data exported', actorId: user.id, address, now })
      const archive = zipOf(exportedFiles({ ...deps, db: deps.slowDb }, user, features), now)
      return new FileAnswer(`convive-${new Date(now).toISOString().slice(0, 10)}.zip`, streamOf(archive))
    },
    { limit: memberLimit('export', rateLimits.exportsPerMember) },
  )
}
