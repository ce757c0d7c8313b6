import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '../../platform/db/uuid.ts'
import { isMember } from '../groups/queries.ts'

/**
 * Selects as `user_id` whom of the named a text may notify: members of the group who have not muted its author. The kind
 * can be switched off, and nobody is notified of their own text.
 */
export function mentionable(
  { mentions, authorId }: { mentions: readonly string[]; authorId: string },
  groupId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const named = [...new Set(mentions.filter(isUuid))]
  return sql`select named.user_id from unnest(${named}::uuid[]) named (user_id)
    where ${isMember(groupId, sql`named.user_id`)} and named.user_id <> ${authorId}::uuid
      and not exists (select from mutes where mutes.user_id = named.user_id and mutes.muted_user_id = ${authorId}::uuid)
      and not exists (select from notification_opt_outs
        where notification_opt_outs.user_id = named.user_id and notification_opt_outs.kind = 'mention')`
}
