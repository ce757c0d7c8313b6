import { sql, type Selectable } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { notifyMembers } from '../notifications/notify.ts'
import type { Page } from '../../platform/http/paging.ts'

export type RequestRow = Selectable<Schema['invite_requests']>

/** Stores a request and notifies the admins, unless a request of the same e-mail is pending already. */
export async function storeRequest(
  db: Db,
  request: { email: string; note: string | null; language: Language; now: number },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const stored = await insertRequest(transaction, request)
    if (!stored) return
    const admins = sql`select id as user_id from users where is_admin`
    await notifyMembers(transaction, admins, { kind: 'request', actorId: null }, request.now)
  })
}

/** False when a request of the same e-mail is pending. */
async function insertRequest(db: Db, request: Parameters<typeof storeRequest>[1]): Promise<boolean> {
  const row = await db
    .insertInto('invite_requests')
    .values({
      email: request.email,
      note: request.note,
      language: request.language,
      created_at: new Date(request.now),
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where('approved_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Pending requests come oldest first, approved ones newest first. */
export async function selectRequests(
  db: Db,
  status: 'pending' | 'approved',
  page: Page,
): Promise<RequestRow[]> {
  const rows = db.selectFrom('invite_requests').selectAll().limit(page.limit).offset(page.offset)
  return status === 'pending'
    ? rows.where('approved_at', 'is', null).orderBy('created_at').orderBy('id').execute()
    : rows.where('approved_at', 'is not', null).orderBy('approved_at', 'desc').orderBy('id').execute()
}

/** Approves a request; of concurrent callers one gets it, the others null. Throws `not found`. */
export async function approveRequest(
  db: Db,
  id: string | undefined,
  adminId: string,
  now: number,
): Promise<RequestRow | null> {
  if (!isUuid(id)) throw apiError('not found')
  const approved = await db
    .updateTable('invite_requests')
    .set({ approved_at: new Date(now), approved_by: adminId })
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (approved) return approved
  const known = await db.selectFrom('invite_requests').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw apiError('not found')
  return null
}

/** Deletes a request that is still pending. Throws `not found`, also when it was approved meanwhile. */
export async function declineRequest(db: Db, id: string | undefined): Promise<void> {
  if (!isUuid(id)) throw apiError('not found')
  const declined = await db
    .deleteFrom('invite_requests')
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!declined) throw apiError('not found')
}
