import { sql, type RawBuilder } from 'kysely'
import { fail } from '#shared/errors.ts'
import type { GroupRole } from '#shared/contract/groups.ts'
import type { Db } from '../db/schema.ts'
import { isUuid } from '../db/uuid.ts'
import { isMemberOf, roleOf } from '../groups/queries.ts'
import type { Member } from '../http/session.ts'
import { refusalOfThread } from './rules.ts'

/** A thread that somebody has entered, which is all that reading and writing in it asks of it. */
export interface Entered {
  threadId: string
  groupId: string
  role: GroupRole | null
}

/**
 * The thread, when the member may enter it and, with `isSilenced`, may write there; else the refusal thrown. One look
 * at thread, group and member, without what hangs on the thread.
 */
export async function enterThread(
  db: Db,
  id: string,
  member: Member,
  isSilenced?: (groupId: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<Entered> {
  const row = isUuid(id)
    ? await db
        .selectFrom('forum_threads as thread')
        .innerJoin('groups', 'groups.id', 'thread.group_id')
        .select(['thread.group_id', 'thread.author_id', 'thread.post_count', 'thread.hidden_at'])
        .select(['groups.owner_id', 'groups.is_public', isMemberOf(member.id).as('is_member')])
        .select((isSilenced?.(sql`thread.group_id`) ?? sql<boolean>`false`).as('is_silenced'))
        .where('thread.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw fail('not found')
  const role = roleOf(row, member)
  const refusal = refusalOfThread(
    {
      group: { isPublic: row.is_public, role, isAdmin: member.isAdmin },
      isAuthor: row.author_id === member.id,
      hasPosts: row.post_count > 0,
      isHidden: row.hidden_at !== null,
    },
    'enter',
  )
  if (refusal) throw fail(refusal)
  if (row.is_silenced) throw fail('muted')
  return { threadId: id, groupId: row.group_id, role }
}
