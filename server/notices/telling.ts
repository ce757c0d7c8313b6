import { sql, type RawBuilder } from 'kysely'
import type { NoticeKind, NoticeThing } from '#shared/contract/notices.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'

interface Told {
  kind: NoticeKind
  /** Who did it; null where that is nobody's business. */
  actorId: string | null
  recipeId?: string | undefined
  commentId?: string | undefined
  photoId?: string | undefined
  threadId?: string | undefined
  postId?: string | undefined
  groupId?: string | undefined
  /** What a moderator decided about, by its title of now, and why. */
  thing?: NoticeThing
  title?: string
  reason?: string | null
}

/** Of these, what one person does in one place within a while is one line. */
const foldedKinds: readonly NoticeKind[] = ['reply', 'comment', 'photo', 'request']

/** Tells one member something; all else is as with `tellMembers`. */
export function tellMember(
  db: Db,
  { memberId, ...told }: Told & { memberId: string },
  now: number,
): Promise<void> {
  return tellMembers(db, sql`select ${memberId}::uuid as user_id`, told, now)
}

/**
 * Tells whoever a query names something, in the transaction of what happened. Nobody is told of their own deeds, nor
 * what they do not want to hear. Ratings of a recipe are one line that counts on until it is read.
 */
export async function tellMembers(
  db: Db,
  members: RawBuilder<unknown>,
  told: Told,
  now: number,
): Promise<void> {
  await sql`with ${tellingSteps(members, told, now)} select`.execute(db)
}

/**
 * The same as the last steps of a `with`, for who tells in one statement with what happened; `folded` and `told` say
 * who was told. A line that was read while
 * it was waited for is not counted on; then there is a new one.
 */
export function tellingSteps(members: RawBuilder<unknown>, told: Told, now: number): RawBuilder<unknown> {
  const { kind } = told
  const at = new Date(now)
  const uuid = (id: string | null | undefined) => sql`${id ?? null}::uuid`
  const text = (words: string | null | undefined) => sql`${words ?? null}::text`
  return sql`reader as (
      select users.id from (${members}) named join users on users.id = named.user_id
      where users.id is distinct from ${uuid(told.actorId)}
        and not exists (select from notification_opt_outs where user_id = users.id and kind = ${kind})
    ), folded as (
      update notifications set count = notifications.count + 1,
        first_at = coalesce(notifications.first_at, notifications.created_at), created_at = ${at},
        comment_id = null, photo_id = null, mailed_at = null
      from reader cross join lateral (
        select id from notifications line
        where ${foldedKinds.includes(kind)} and line.user_id = reader.id and line.kind = ${kind}
          and line.actor_id is not distinct from ${uuid(told.actorId)} and line.recipe_id is not distinct from ${uuid(told.recipeId)}
          and line.thread_id is not distinct from ${uuid(told.threadId)} and line.read_at is null
          and line.created_at > ${new Date(now - limits.notices.foldWithin)}
        order by line.created_at desc limit 1
      ) line
      where notifications.id = line.id and notifications.read_at is null
      returning notifications.user_id
    ), told as (
      insert into notifications (user_id, kind, actor_id, recipe_id, comment_id, photo_id, thread_id, post_id, group_id,
        content_kind, title, reason, created_at)
      select reader.id, ${kind}, ${uuid(told.actorId)}, ${uuid(told.recipeId)}, ${uuid(told.commentId)},
        ${uuid(told.photoId)}, ${uuid(told.threadId)}, ${uuid(told.postId)}, ${uuid(told.groupId)},
        ${text(told.thing)}, ${text(told.title)}, ${text(told.reason)}, ${at}
      from reader where reader.id not in (select user_id from folded)
      on conflict (user_id, recipe_id) where kind = 'rating' and read_at is null
      do update set count = notifications.count + 1, created_at = excluded.created_at, mailed_at = null
      returning user_id
    )`
}
