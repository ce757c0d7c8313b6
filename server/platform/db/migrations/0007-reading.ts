import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Reading along: every change of a thread gets the next number of that thread, given while its row is held, so who
 * knows one number can be told all that came after it. And how far each member has read.
 */
export const reading: Migration = {
  name: '0007-reading',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`alter table forum_threads add column change bigint not null default 0`,
  sql`alter table forum_posts add column change bigint not null default 0`,

  // What no row can tell any more.
  sql`create table forum_removals (
    thread_id uuid not null references forum_threads on delete cascade,
    post_id uuid not null,
    change bigint not null,
    primary key (thread_id, post_id)
  )`,

  sql`create table forum_reads (
    thread_id uuid not null references forum_threads on delete cascade,
    member_id uuid not null references users on delete cascade,
    number bigint not null,
    primary key (thread_id, member_id)
  )`,
  sql`create index forum_reads_member on forum_reads (member_id)`,
]
