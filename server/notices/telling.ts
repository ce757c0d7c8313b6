import { sql } from 'kysely'
import type { NoticeKind } from '#shared/contract/notices.ts'
import type { Db } from '../db/schema.ts'

interface Told {
  kind: NoticeKind
  /** Who is told. */
  memberId: string
  /** Who did it; null where that is nobody's business. */
  actorId: string | null
  recipeId?: string
  commentId?: string
  photoId?: string
  threadId?: string
  postId?: string
}

/**
 * Tells a member something, in the transaction of what happened. Nobody is told of their own deeds, nor what they do
 * not want to hear. Ratings of a recipe are one line that counts on until it is read.
 */
export async function tellMember(db: Db, told: Told, now: number): Promise<void> {
  const { kind, memberId, actorId } = told
  const reference = (id: string | undefined) => sql`${id ?? null}::uuid`
  await sql`insert into notices
      (member_id, kind, actor_id, recipe_id, comment_id, photo_id, thread_id, post_id, created_at)
    select users.id, ${kind}, ${actorId}::uuid, ${reference(told.recipeId)}, ${reference(told.commentId)},
      ${reference(told.photoId)}, ${reference(told.threadId)}, ${reference(told.postId)}, ${new Date(now)}
    from users where users.id = ${memberId} and users.id is distinct from ${actorId}::uuid
      and not exists (select from unwanted_notices where member_id = users.id and kind = ${kind})
    on conflict (member_id, recipe_id) where kind = 'rating' and read_at is null
    do update set many = notices.many + 1, created_at = excluded.created_at, mailed_at = null`.execute(db)
}
