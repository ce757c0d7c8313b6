import type { Insertable } from 'kysely'
import { buildOnce } from '../db/build-once.ts'
import type { AuditAction, Db, Schema } from '../db/schema.ts'

type NewAuditRow = Insertable<Schema['audit_log']>

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
  await insertEntry(db, {
    at: new Date(entry.now),
    action: entry.action,
    actor_id: entry.actorId ?? null,
    subject_id: entry.subjectId ?? null,
    address: entry.address ?? null,
  })
}

const insertEntry = buildOnce((db: Db, { at, action, actor_id, subject_id, address }: NewAuditRow) =>
  db.insertInto('audit_log').values({ at, action, actor_id, subject_id, address }),
)
