import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What groups talk about: threads, posts that reply to each other, and the recipes that hang on them. Every attached
 * recipe has its row in `recipe_shares`, so that taking it away closes the recipe again.
 */
export const forum: Migration = {
  name: '0004-groups',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`alter table groups add column thread_count integer not null default 0 check (thread_count >= 0)`,

  sql`create table forum_threads (
    id uuid primary key default gen_random_uuid(),
    group_id uuid not null references groups on delete cascade,
    author_id uuid references users on delete set null,
    title text not null check (title <> ''),
    content text not null,
    category text not null check (category in ('recipes', 'meetings', 'classes', 'tricks', 'other')),
    is_pinned boolean not null default false,
    is_locked boolean not null default false,
    post_count integer not null default 0 check (post_count >= 0),
    created_at timestamptz not null,
    active_at timestamptz not null,
    edited_at timestamptz
  )`,
  sql`create index forum_threads_active on forum_threads (group_id, is_pinned desc, active_at desc, id desc)`,
  sql`create index forum_threads_author on forum_threads (author_id)`,

  // Numbered while the thread's row is held: a reply never stands before what it answers, however quick it was.
  sql`create table forum_posts (
    id uuid primary key default gen_random_uuid(),
    number bigint not null generated always as identity,
    thread_id uuid not null references forum_threads on delete cascade,
    parent_id uuid references forum_posts,
    author_id uuid references users on delete set null,
    content text not null,
    created_at timestamptz not null,
    edited_at timestamptz,
    deleted_at timestamptz,
    check ((content <> '') = (deleted_at is null)),
    check (deleted_at is null or author_id is null)
  )`,
  sql`create unique index forum_posts_oldest on forum_posts (thread_id, number)`,
  sql`create index forum_posts_parent on forum_posts (parent_id) where parent_id is not null`,
  sql`create index forum_posts_author on forum_posts (author_id)`,

  sql`create table recipe_references (
    id uuid primary key default gen_random_uuid(),
    thread_id uuid not null references forum_threads on delete cascade,
    post_id uuid references forum_posts on delete cascade,
    recipe_id uuid references recipes on delete set null,
    share_id uuid references recipe_shares on delete set null,
    created_at timestamptz not null
  )`,
  sql`create unique index recipe_references_thread on recipe_references (thread_id) where post_id is null`,
  sql`create unique index recipe_references_post on recipe_references (post_id) where post_id is not null`,
  sql`create index recipe_references_posts on recipe_references (thread_id) where post_id is not null`,
  sql`create index recipe_references_recipe on recipe_references (recipe_id)`,
  sql`create index recipe_references_share on recipe_references (share_id)`,
]
