import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Exports of other programs, with what became of each recipe in them. A member has one file at a time. What members store
 * has these as well: the file while it is there, and what was read of it.
 */
export const recipeArchives: Migration = {
  name: '0066-recipe-archives',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table recipe_archives (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    name text not null check (octet_length(name) <= 800),
    bytes bigint not null,
    received bigint not null default 0,
    -- Whether its parts are stored.
    has_file boolean not null default true,
    state text not null default 'uploading' check (state in
      ('uploading', 'reading', 'ready', 'importing', 'done', 'stopped', 'undoing', 'undone', 'failed')),
    reason text,
    program text,
    files integer not null default 0,
    files_read integer not null default 0,
    other_files integer not null default 0,
    -- Of a table: the names of its columns, what they hold, and whether the user has said so.
    header text[],
    columns text[],
    columns_given boolean not null default false,
    created_at timestamptz not null,
    claimed_at timestamptz,
    finished_at timestamptz
  )`,
  sql`create index recipe_archives_user on recipe_archives (user_id, created_at)`,
  sql`create unique index recipe_archives_one_file on recipe_archives (user_id) where has_file`,
  sql`create index recipe_archives_open on recipe_archives (claimed_at)
    where state in ('reading', 'importing', 'undoing')`,
  sql`create table recipe_archive_items (
    archive_id uuid not null references recipe_archives on delete cascade,
    position integer not null,
    path text not null check (octet_length(path) <= 4000),
    title text not null check (octet_length(title) <= 4000),
    state text not null default 'waiting'
      check (state in ('waiting', 'saved', 'duplicate', 'failed', 'kept', 'undone')),
    reason text,
    -- What was read, until it is saved.
    reading jsonb,
    -- The same recipe twice in an archive is one.
    fingerprint bytea,
    lines integer not null default 0,
    doubts integer not null default 0,
    picture text not null default 'none' check (picture in ('none', 'inside', 'web', 'stored', 'missing')),
    image_key text,
    recipe_id uuid references recipes on delete set null,
    -- The revision that was saved: another one was edited.
    revision integer,
    -- Whether it is saved although the user has it already.
    anyway boolean not null default false,
    primary key (archive_id, position)
  )`,
  sql`create index recipe_archive_items_state on recipe_archive_items (archive_id, state, position)`,
  sql`create index recipe_archive_items_fingerprint on recipe_archive_items (archive_id, fingerprint)`,
  sql`create index recipe_archive_items_recipe on recipe_archive_items (recipe_id) where recipe_id is not null`,
  sql`create function notify_recipe_archives() returns trigger language plpgsql as $$
    begin
      perform pg_notify('recipe_archives', '');
      return null;
    end $$`,
  sql`create trigger recipe_archives_due after insert or update of state on recipe_archives for each row
    when (new.state in ('reading', 'importing', 'undoing')) execute function notify_recipe_archives()`,
  // Beside stored_bytes, which counts everything else.
  sql`create function archive_bytes(member uuid) returns bigint stable language sql as $$
    select coalesce(sum(bytes), 0)::bigint from (
      select 500 + case when has_file then received else 0 end as bytes from recipe_archives where user_id = member
      union all select 300 + coalesce(pg_column_size(reading), 0)
        from recipe_archives join recipe_archive_items on archive_id = recipe_archives.id where user_id = member
    ) parts
  $$`,
]
