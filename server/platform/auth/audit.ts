import type { AuditAction, Db } from '../db/schema.ts'

interface AuditEntry {
  action: AuditAction
  /** Who did it; null for visitors. */
  actorId?: string | null
  /** Whom it was done to. */
  subjectId?: string | null
  /** The address as limits count it: an IPv6 network rather than one machine. */
  address?: string | null
  now: number
}

/** Writes down who did what to whom, in the transaction of the deed. It takes no free text, so it keeps no secret. */
export async function logAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: new Date(entry.now),
      action: entry.action,
      actor_id: entry.actorId ?? null,
      subject_id: entry.subjectId ?? null,
      address: entry.address ?? null,
    })
    .execute()
}
