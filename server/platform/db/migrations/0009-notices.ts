import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What members are told, which kinds of it they do not want, and the threads they follow. */
export const notices: Migration = {
  name: '0009-notices',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table notices (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references users on delete cascade,
    kind text not null,
    actor_id uuid references users on delete set null,
    thread_id uuid references forum_threads on delete cascade,
    post_id uuid references forum_posts on delete set null,
    many integer not null default 1 check (many > 0),
    created_at timestamptz not null,
    read_at timestamptz
  )`,
  sql`create index notices_newest on notices (member_id, created_at desc, id desc)`,
  sql`create index notices_unread on notices (member_id) where read_at is null`,
  sql`create index notices_actor on notices (actor_id)`,
  sql`create index notices_thread on notices (thread_id)`,
  sql`create index notices_post on notices (post_id)`,
  // A lively thread is one line until it is read, however much is posted.
  sql`create unique index notices_thread_unread on notices (member_id, thread_id)
    where kind = 'post' and read_at is null`,

  sql`create table unwanted_notices (
    member_id uuid not null references users on delete cascade,
    kind text not null,
    primary key (member_id, kind)
  )`,

  sql`create table thread_follows (
    thread_id uuid not null references forum_threads on delete cascade,
    member_id uuid not null references users on delete cascade,
    follows boolean not null,
    primary key (thread_id, member_id)
  )`,
  sql`create index thread_follows_member on thread_follows (member_id)`,
]
