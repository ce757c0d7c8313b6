import type { ModerationKind, SuspensionKind } from '#shared/contract/notifications.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { notifyMember, notifyMembers } from '../notifications/notify.ts'
import type { ReportedContent } from './content.ts'

/** Notifies those who decide about the content, except for its author and the reporter: admins, and the group's owner. */
export async function notifyModerators(
  db: Db,
  { author_id, group_id }: ReportedContent,
  reporterId: string,
  now: number,
): Promise<void> {
  const moderators = sql`select id as user_id from users
    where (is_admin or id = (select owner_id from groups where id = ${group_id}::uuid))
      and id <> ${reporterId} and id is distinct from ${author_id}::uuid`
  await notifyMembers(db, moderators, { kind: 'report', actorId: null }, now)
}

/** Notifies the author of a decision and its reason; never of the reporters or the moderator. */
export async function notifyAuthor(
  db: Db,
  kind: ModerationKind,
  content: ReportedContent,
  reason: string | null,
  now: number,
): Promise<void> {
  if (content.author_id === null) return
  const about = { contentKind: content.kind, title: content.title, reason }
  const notification = {
    kind,
    userId: content.author_id,
    actorId: null,
    ...about,
    ...linkTargetOf(content, kind),
  }
  await notifyMember(db, notification, now)
}

/** What the notification links to, and is deleted with. For removed content that is what it belonged to. */
function linkTargetOf(
  { kind, id, recipe_id, thread_id, group_id }: ReportedContent,
  outcome: ModerationKind,
) {
  if (kind === 'collection' || (outcome === 'removed' && kind === 'thread'))
    return { groupId: group_id ?? undefined }
  return {
    recipeId: recipe_id ?? undefined,
    threadId: thread_id ?? undefined,
    ...(outcome !== 'removed' && {
      commentId: kind === 'comment' ? id : undefined,
      photoId: kind === 'photo' ? id : undefined,
      postId: kind === 'post' ? id : undefined,
    }),
  }
}

/** Notifies a user that they are suspended, in a group or everywhere, or no longer suspended. */
export function notifySuspension(
  db: Db,
  kind: SuspensionKind,
  { userId, groupId, reason = null }: { userId: string; groupId: string | null; reason?: string | null },
  now: number,
): Promise<void> {
  return notifyMember(db, { kind, userId, actorId: null, groupId: groupId ?? undefined, reason }, now)
}
