import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { User } from '../../platform/auth/session.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'

interface Quota {
  /** Null for admins, who have no limit. */
  remaining: number | null
  /** Why an admin has revoked the permission to invite. */
  reason: string | null
}

export async function readQuota(db: Db, user: Pick<User, 'id' | 'isAdmin'>): Promise<Quota> {
  if (user.isAdmin) return { remaining: null, reason: null }
  const row = await db
    .selectFrom('users')
    .select((select) => [
      'invites_revoked_reason as reason',
      select
        .selectFrom('invites')
        .select(({ fn }) => fn.countAll<number>().as('made'))
        .where('created_by', '=', user.id)
        .as('made'),
    ])
    .where('id', '=', user.id)
    .executeTakeFirst()
  if (!row) throw apiError('not signed in')
  const left = Math.max(0, limits.invite.perMember - (row.made ?? 0))
  return { remaining: row.reason === null ? left : 0, reason: row.reason }
}

/**
 * Throws `cannot invite` or `no invites left`. Call it in a transaction: it locks the user's row, so that concurrent
 * invites are counted one after the other.
 */
export async function assertCanInvite(db: Db, user: Pick<User, 'id' | 'isAdmin'>): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute()
  const { remaining, reason } = await readQuota(db, user)
  if (reason !== null) throw apiError('cannot invite')
  if (remaining !== null && remaining <= 0) throw apiError('no invites left')
}

/** Counts an address that a member asks about; admins see all accounts. */
export async function countAsked(db: Db, user: Pick<User, 'id' | 'isAdmin'>, now: number): Promise<void> {
  if (user.isAdmin) return
  await consume(db, { scope: 'invite', subject: user.id }, rateLimits.invitesSentPerMember, now)
}
