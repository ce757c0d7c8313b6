import type { ModerationAction } from '#shared/contract/care.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import type { Member } from '../http/session.ts'
import type { Thing } from './things.ts'

interface Act {
  action: ModerationAction
  now: number
  /** Missing when the house did it by itself. */
  actorId?: string
  reason?: string | null
  thing?: Pick<Thing, 'kind' | 'id' | 'author_id' | 'group_id'>
  /** Where it was not about a thing: whom, and in which group. */
  person?: { id: string; groupId: string | null }
}

/** Writes down who did what to whom and why, in the transaction that does it; never the words it was about. */
export async function recordModeration(db: Db, act: Act): Promise<void> {
  const { thing, person } = act
  await db
    .insertInto('moderation_log')
    .values({
      at: new Date(act.now),
      action: act.action,
      actor_id: act.actorId ?? null,
      subject_id: thing?.author_id ?? person?.id ?? null,
      kind: thing?.kind ?? null,
      content_id: thing?.id ?? null,
      group_id: thing?.group_id ?? person?.groupId ?? null,
      reason: act.reason || null,
    })
    .execute()
}

/** Newest first: everywhere for admins, in their groups for owners. */
export async function selectActs(
  db: Db,
  member: Member,
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
  if (!member.isAdmin) query = query.where('groups.owner_id', '=', member.id)
  return query.execute()
}
