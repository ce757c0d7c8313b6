import type { ModerationAction } from '#shared/contract/moderation.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { User } from '../../platform/auth/session.ts'
import type { ReportedContent } from './content.ts'

interface Entry {
  action: ModerationAction
  now: number
  /** Missing for automatic actions. */
  actorId?: string
  reason?: string | null
  content?: Pick<ReportedContent, 'kind' | 'id' | 'author_id' | 'group_id'>
  /** The user, and the group, of a suspension. */
  person?: { id: string; groupId: string | null }
}

/** Logs the action, its actor, subject and reason, in the same transaction as the action; never the content's text. */
export async function logModeration(db: Db, entry: Entry): Promise<void> {
  const { content, person } = entry
  await db
    .insertInto('moderation_log')
    .values({
      at: new Date(entry.now),
      action: entry.action,
      actor_id: entry.actorId ?? null,
      subject_id: content?.author_id ?? person?.id ?? null,
      kind: content?.kind ?? null,
      content_id: content?.id ?? null,
      group_id: content?.group_id ?? person?.groupId ?? null,
      reason: entry.reason || null,
    })
    .execute()
}

/** Newest first: all entries for admins, those of their groups for owners. */
export async function selectLog(
  db: Db,
  user: User,
  { limit = limits.list.max, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
) {
  let query = db
    .selectFrom('moderation_log as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('users as subject', 'subject.id', 'entry.subject_id')
    .leftJoin('groups', 'groups.id', 'entry.group_id')
    .select([
      'entry.id',
      'entry.at',
      'entry.action',
      'entry.kind',
      'entry.content_id',
      'entry.group_id',
      'entry.reason',
    ])
    .select(['actor.name as actor_name', 'subject.name as subject_name', 'groups.name as group_name'])
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset(offset)
  if (!user.isAdmin) query = query.where('groups.owner_id', '=', user.id)
  return query.execute()
}
