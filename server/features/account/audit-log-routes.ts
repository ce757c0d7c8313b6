import { listAuditLog } from '#shared/contract/account.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { presentAuditEntry } from './present.ts'
import { selectAuditLog } from './queries.ts'

export function auditLogRoutes(app: App) {
  serve(app, listAuditLog, async ({ db }) => (await selectAuditLog(db)).map(presentAuditEntry))
}
