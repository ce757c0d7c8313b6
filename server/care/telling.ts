import type { CareKind, VoiceKind } from '#shared/contract/notices.ts'
import type { Db } from '../db/schema.ts'
import { tellMember } from '../notices/telling.ts'
import type { Thing } from './things.ts'

/** Tells whose it is what became of it and why; never who reported it, nor who decided. */
export async function tellAuthor(
  db: Db,
  kind: CareKind,
  thing: Thing,
  reason: string | null,
  now: number,
): Promise<void> {
  if (thing.author_id === null) return
  const about = { thing: thing.kind, title: thing.title, reason }
  const told = { kind, memberId: thing.author_id, actorId: null, ...about, ...placeOf(thing, kind) }
  await tellMember(db, told, now)
}

/** What the notice leads to, and goes with: of something removed only what it hung on is still there. */
function placeOf({ kind, id, recipe_id, thread_id, group_id }: Thing, told: CareKind) {
  if (told === 'removed' && kind === 'thread') return { groupId: group_id ?? undefined }
  return {
    recipeId: recipe_id ?? undefined,
    threadId: thread_id ?? undefined,
    ...(told !== 'removed' && {
      commentId: kind === 'comment' ? id : undefined,
      photoId: kind === 'photo' ? id : undefined,
      postId: kind === 'post' ? id : undefined,
    }),
  }
}

/** Tells somebody that they may not write, in a group or everywhere, or that they may again. */
export function tellVoice(
  db: Db,
  kind: VoiceKind,
  { memberId, groupId, reason = null }: { memberId: string; groupId: string | null; reason?: string | null },
  now: number,
): Promise<void> {
  return tellMember(db, { kind, memberId, actorId: null, groupId: groupId ?? undefined, reason }, now)
}
