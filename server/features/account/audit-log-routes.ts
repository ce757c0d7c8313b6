import { listAuditLog } from '#shared/contract/account.ts'
import { limits } from '#shared/constants/limits.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'

interface Person {
  id: string | null
  name: string | null
  email: string | null
}

const presentPerson = ({ id, name, email }: Person) =>
  id === null || email === null ? null : { id, name, email }

/** What admins may read of who did what. */
export function auditLogRoutes(app: App) {
  serve(app, listAuditLog, async ({ db }) => {
    const rows = await db
      .selectFrom('audit_log')
      .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
      .leftJoin('users as subject', 'subject.id', 'audit_log.subject_id')
      .select(['audit_log.id', 'audit_log.at', 'audit_log.action', 'audit_log.address'])
      .select(['actor.id as actor_id', 'actor.name as actor_name', 'actor.email as actor_email'])
      .select(['subject.id as subject_id', 'subject.name as subject_name', 'subject.email as subject_email'])
      .orderBy('audit_log.id', 'desc')
      .limit(limits.auditLog.shown)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      actor: presentPerson({ id: row.actor_id, name: row.actor_name, email: row.actor_email }),
      subject: presentPerson({ id: row.subject_id, name: row.subject_name, email: row.subject_email }),
      address: row.address,
    }))
  })
}
