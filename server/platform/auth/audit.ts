import type { AuditAction, Db } from '../db/schema.ts'

interface AuditEntry {
  action: AuditAction
  /** Null for anonymous requests. */
  actorId?: string | null
  /** The affected user. */
  subjectId?: string | null
  /** The client's address, grouped as the rate limits count it: an IPv6 network instead of one machine. */
  address?: string | null
  now: number
}

/** Call it in the transaction of the action. An entry has no free text, so that it cannot contain a secret. */
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
