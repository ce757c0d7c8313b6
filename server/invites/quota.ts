import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import type { Member } from '../http/session.ts'

interface Quota {
  /** Null for admins, who have no limit. */
  remaining: number | null
  /** Why an admin took away the right to invite. */
  reason: string | null
}

/** How many invitations a member has left. */
export async function readQuota(db: Db, member: Pick<Member, 'id' | 'isAdmin'>): Promise<Quota> {
  if (member.isAdmin) return { remaining: null, reason: null }
  const row = await db
    .selectFrom('users')
    .select((select) => [
      'invites_revoked_reason as reason',
      select
        .selectFrom('invites')
        .select(({ fn }) => fn.countAll<number>().as('made'))
        .where('created_by', '=', member.id)
        .as('made'),
    ])
    .where('id', '=', member.id)
    .executeTakeFirst()
  if (!row) throw fail('not signed in')
  const left = Math.max(0, limits.invite.perMember - (row.made ?? 0))
  return { remaining: row.reason === null ? left : 0, reason: row.reason }
}

/**
 * Makes sure that a member may invite once more. It locks the member's row until the caller's transaction ends, so
 * that parallel invitations are counted one after the other. Throws `may not invite` or `no invites left`.
 */
export async function claimInvitation(db: Db, member: Pick<Member, 'id' | 'isAdmin'>): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', member.id).forNoKeyUpdate().execute()
  const { remaining, reason } = await readQuota(db, member)
  if (reason !== null) throw fail('may not invite')
  if (remaining !== null && remaining <= 0) throw fail('no invites left')
}
