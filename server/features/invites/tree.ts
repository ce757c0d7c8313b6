import type { ExpressionBuilder } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { inviteStatuses } from '#shared/contract/invites.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { Page } from '../../platform/http/paging.ts'

export interface InviteRow {
  id: string
  parent_id: string | null
  sent_to: string | null
  created_at: Date
  expires_at: Date | null
  used_at: Date | null
  revoked_at: Date | null
  user_id: string | null
  name: string | null
  email: string | null
  is_admin: boolean | null
  reason: string | null
}

export function inviteStatus(
  row: Pick<InviteRow, 'used_at' | 'revoked_at' | 'expires_at'>,
  now: number,
): (typeof inviteStatuses)[number] {
  if (row.used_at !== null) return 'used'
  if (row.revoked_at !== null) return 'revoked'
  return row.expires_at !== null && row.expires_at.getTime() <= now ? 'expired' : 'waiting'
}

/** Invites with their users: all, or those of one creator. */
async function selectInvites(db: Db, createdBy: string | null, page: Page): Promise<InviteRow[]> {
  let rows = db
    .selectFrom('invites')
    .leftJoin('users', 'users.id', 'invites.used_by')
    .select([
      'invites.id',
      'invites.parent_id',
      'invites.sent_to',
      'invites.created_at',
      'invites.expires_at',
      'invites.used_at',
      'invites.revoked_at',
      'users.id as user_id',
      'users.name',
      'users.email',
      'users.is_admin',
      'users.invites_revoked_reason as reason',
    ])
    .where((where: ExpressionBuilder<Schema, 'invites'>) =>
      // The first-admin invite is part of the tree only when it was used.
      where.or([where('invites.grants_admin', '=', false), where('invites.used_at', 'is not', null)]),
    )
  if (createdBy !== null) rows = rows.where('invites.created_by', '=', createdBy)
  return rows
    .orderBy('invites.created_at', 'desc')
    .orderBy('invites.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function selectInviteTree(db: Db, page: Page): Promise<InviteRow[]> {
  return selectInvites(db, null, page)
}

export async function selectInvitesOf(db: Db, userId: string, page: Page): Promise<InviteRow[]> {
  return selectInvites(db, userId, page)
}

/** Revokes an unused invite. Throws `not found` or `used`. */
export async function revokeUnused(db: Db, id: string | undefined, now: number): Promise<void> {
  if (!isUuid(id)) throw apiError('not found')
  const revoked = await db
    .updateTable('invites')
    .set({ revoked_at: new Date(now), sent_to: null })
    .where('id', '=', id)
    .where('grants_admin', '=', false)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (revoked) return
  const row = await db
    .selectFrom('invites')
    .select('used_at')
    .where('id', '=', id)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  throw apiError(row ? 'used' : 'not found')
}

/** Revokes the permission to invite with a reason, or restores it with null. Throws `not found`, for admins `not allowed`. */
export async function updateCanInvite(
  db: Db,
  userId: string | undefined,
  reason: string | null,
  now: number,
): Promise<void> {
  if (!isUuid(userId)) throw apiError('not found')
  const changed = await db
    .updateTable('users')
    .set({
      invites_revoked_at: reason === null ? null : new Date(now),
      invites_revoked_reason: reason,
    })
    .where('id', '=', userId)
    .where('is_admin', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (changed) return
  const admin = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  throw apiError(admin ? 'not allowed' : 'not found')
}
