import { sql } from 'kysely'
import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'
import type { Db } from '../../platform/db/schema.ts'
import { lockFollowerNotifications } from './follower-notifications.ts'
import { addToThreadCount, lockGroups } from '../groups/queries.ts'

/** Threads and posts without replies are deleted; the others stay without their author. */
export const forumPersonalData: PersonalData = {
  columns: [
    'forum_threads.author_id',
    'forum_posts.author_id',
    'thread_read_positions.user_id',
    'thread_follows.user_id',
    'recipe_shares.sharer_id',
  ],

  async erase(db, person) {
    // Locks groups and threads in the usual order, so that no reply arrives while this decides what stays.
    const started = await db
      .selectFrom('forum_threads')
      .select('group_id')
      .distinct()
      .where('author_id', '=', person.id)
      .execute()
    await lockGroups(
      db,
      started.map((row) => row.group_id),
    )
    await sql`select id from forum_threads where author_id = ${person.id}
      or id in (select thread_id from forum_posts where author_id = ${person.id})
      order by id for no key update`.execute(db)
    const { rows } = await sql<{ thread_id: string }>`
      select distinct thread_id from forum_posts where author_id = ${person.id}`.execute(db)
    const threadIds = rows.map((row) => row.thread_id)
    for (const threadId of threadIds.toSorted()) await lockFollowerNotifications(db, threadId)
    await sql`update forum_threads set revision = revision + 1
      where author_id = ${person.id} or id = any(${threadIds}::uuid[])`.execute(db)
    while ((await removeLeafPosts(db, person.id, threadIds)) > 0);
    await sql`update forum_threads set
        post_count = (select count(*) from forum_posts
          where thread_id = forum_threads.id and deleted_at is null and hidden_at is null),
        active_at = greatest(created_at, (
          select max(created_at) from forum_posts
          where thread_id = forum_threads.id and deleted_at is null and hidden_at is null))
      where id = any(${threadIds}::uuid[])`.execute(db)
    const deleted = await sql<{ group_id: string; count: number }>`with deleted as (
        delete from forum_threads where author_id = ${person.id}
          and not exists (select from forum_posts where thread_id = forum_threads.id)
        returning group_id, hidden_at
      )
      select group_id, count(*)::int as count from deleted where hidden_at is null group by group_id`.execute(
      db,
    )
    for (const { group_id, count } of deleted.rows) await addToThreadCount(db, group_id, -count)
    await db
      .updateTable('forum_threads')
      .set({ author_id: null })
      .where('author_id', '=', person.id)
      .execute()
    await sql`update forum_posts set author_id = null, revision = forum_threads.revision from forum_threads
      where forum_threads.id = forum_posts.thread_id and forum_posts.author_id = ${person.id}`.execute(db)
    await db.deleteFrom('thread_read_positions').where('user_id', '=', person.id).execute()
    await db.deleteFrom('thread_follows').where('user_id', '=', person.id).execute()
    await db.deleteFrom('recipe_shares').where('sharer_id', '=', person.id).execute()
  },

  async *export({ db }, person) {
    const threads = await db
      .selectFrom('forum_threads')
      .select(['id', 'group_id', 'title', 'content', 'category', 'created_at', 'edited_at'])
      .where('author_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    const posts = await db
      .selectFrom('forum_posts')
      .select(['id', 'thread_id', 'parent_id', 'content', 'created_at', 'edited_at'])
      .where('author_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    if (threads.length + posts.length > 0) yield jsonFile('forum.json', { threads, posts })
  },
}

/** Deletes the person's posts without replies, and placeholders that have no replies any more. */
async function removeLeafPosts(db: Db, personId: string, threadIds: string[]): Promise<number> {
  const { rows } = await sql`with deleted as (
      delete from forum_posts
      where thread_id = any(${threadIds}::uuid[]) and (author_id = ${personId} or deleted_at is not null)
        and not exists (select from forum_posts reply where reply.parent_id = forum_posts.id)
      returning id, thread_id, ordinal
    )
    insert into post_tombstones (thread_id, post_id, revision, ordinal)
    select deleted.thread_id, deleted.id, forum_threads.revision, deleted.ordinal
    from deleted join forum_threads on forum_threads.id = deleted.thread_id
    returning post_id`.execute(db)
  return rows.length
}
