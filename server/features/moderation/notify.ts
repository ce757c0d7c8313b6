import type { ModerationKind, SuspensionKind } from '#shared/contract/notifications.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notifyMember } from '../notifications/notify.ts'
import type { ReportedContent } from './content.ts'

/** Tells whose it is what became of it and why; never who reported it, nor who decided. */
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

/** What the notice leads to, and goes with: of something removed only what it hung on is still there. */
function linkTargetOf(
  { kind, id, recipe_id, thread_id, group_id }: ReportedContent,
  outcome: ModerationKind,
) {
  if (outcome === 'removed' && kind === 'thread') return { groupId: group_id ?? undefined }
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

/** Tells somebody that they may not write, in a group or everywhere, or that they may again. */
export function notifySuspension(
  db: Db,
  kind: SuspensionKind,
  { userId, groupId, reason = null }: { userId: string; groupId: string | null; reason?: string | null },
  now: number,
): Promise<void> {
  return notifyMember(db, { kind, userId, actorId: null, groupId: groupId ?? undefined, reason }, now)
}
