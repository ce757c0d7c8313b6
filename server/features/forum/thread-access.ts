import { sql, type RawBuilder } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { GroupRole } from '#shared/contract/groups.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { isMemberOf, roleOf } from '../groups/queries.ts'
import type { User } from '../../platform/auth/session.ts'
import { threadDenialReason } from './policy.ts'

/** A thread that somebody has entered, which is all that reading and writing in it asks of it. */
export interface AuthorizedThread {
  threadId: string
  groupId: string
  role: GroupRole | null
}

/**
 * The thread, when the member may enter it and, with `isSilenced`, may write there; else the refusal thrown. One look
 * at thread, group and member, without what hangs on the thread.
 */
export async function authorizeThread(
  db: Db,
  id: string,
  user: User,
  isSuspended?: (groupId: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<AuthorizedThread> {
  const row = isUuid(id)
    ? await db
        .selectFrom('forum_threads as thread')
        .innerJoin('groups', 'groups.id', 'thread.group_id')
        .select(['thread.group_id', 'thread.author_id', 'thread.post_count', 'thread.hidden_at'])
        .select(['groups.owner_id', 'groups.is_public', isMemberOf(user.id).as('is_member')])
        .select((isSuspended?.(sql`thread.group_id`) ?? sql<boolean>`false`).as('is_suspended'))
        .where('thread.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw apiError('not found')
  const role = roleOf(row, user)
  const denial = threadDenialReason(
    {
      group: { isPublic: row.is_public, role, isAdmin: user.isAdmin },
      isAuthor: row.author_id === user.id,
      hasPosts: row.post_count > 0,
      isHidden: row.hidden_at !== null,
    },
    'participate',
  )
  if (denial) throw apiError(denial)
  if (row.is_suspended) throw apiError('suspended')
  return { threadId: id, groupId: row.group_id, role }
}
