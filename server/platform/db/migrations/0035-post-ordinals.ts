import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What unread posts are computed from instead of being counted one by one: every post has its place among all posts that
 * its thread ever had, and every membership the number of the last post before it began.
 */
export const postOrdinals: Migration = {
  name: '0035-post-ordinals',
  async up(db) {
    const statements = [
      sql`alter table forum_posts add column ordinal integer`,
      sql`update forum_posts set ordinal = numbered.ordinal from (
          select id, row_number() over (partition by thread_id order by number) as ordinal from forum_posts
        ) numbered where numbered.id = forum_posts.id`,
      sql`alter table forum_posts alter column ordinal set not null`,
      // PostgreSQL 15 adds no column with a default to a table whose row type a function uses, as shown_title does.
      sql`alter table forum_threads add column last_ordinal integer`,
      sql`update forum_threads set last_ordinal = (
          select count(*) from forum_posts where forum_posts.thread_id = forum_threads.id)`,
      sql`alter table forum_threads alter column last_ordinal set default 0, alter column last_ordinal set not null`,
      // Posts that were removed before have no place.
      sql`alter table post_tombstones add column ordinal integer not null default 0`,
      sql`create index forum_posts_invisible on forum_posts (thread_id, number)
        where deleted_at is not null or hidden_at is not null`,
      sql`create index forum_posts_own on forum_posts (author_id, thread_id, number)`,
      sql`drop index forum_posts_author`,

      sql`alter table group_members add column joined_number bigint`,
      sql`create index forum_posts_created on forum_posts (created_at, number)`,
      sql`update group_members set joined_number = coalesce((
          select number from forum_posts where created_at < group_members.joined_at
          order by created_at desc, number desc limit 1), 0)`,
      sql`drop index forum_posts_created`,
      sql`alter table group_members alter column joined_number set not null,
        alter column joined_number
          set default coalesce(pg_sequence_last_value(pg_get_serial_sequence('forum_posts', 'number')::regclass), 0)`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
