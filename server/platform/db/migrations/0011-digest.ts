import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Notices about recipes and invitations, which of them a daily mail has told, and two bells: who changes a thread or
 * what a member is told says so to every process that listens, when the change is committed and not before.
 */
export const digest: Migration = {
  name: '0011-digest',
  async up(db) {
    for (const statement of [...notices, ...mails, ...bells]) await statement.execute(db)
  },
}

const notices = [
  sql`alter table notices
    add column recipe_id uuid references recipes on delete cascade,
    add column comment_id uuid references comments on delete cascade,
    add column photo_id uuid references photos on delete cascade,
    add column mailed_at timestamptz`,
  sql`create index notices_recipe on notices (recipe_id) where recipe_id is not null`,
  sql`create index notices_comment on notices (comment_id) where comment_id is not null`,
  sql`create index notices_photo on notices (photo_id) where photo_id is not null`,
  // Ratings are one line for each recipe until it is read.
  sql`create unique index notices_rating_unread on notices (member_id, recipe_id)
    where kind = 'rating' and read_at is null`,
]

const mails = [
  sql`create table digests (
    member_id uuid primary key references users on delete cascade,
    sent_at timestamptz not null
  )`,
  // What was told before there was a daily mail is not told by the first of them.
  sql`update notices set mailed_at = created_at`,
  sql`create index notices_untold on notices (member_id) where read_at is null and mailed_at is null`,
]

/** Derived by the database, so that no writer can forget it; within one transaction the same word is said once. */
const bells = [
  sql`create function ring_thread() returns trigger language plpgsql as $$
    begin
      perform pg_notify('threads', old.id::text);
      return null;
    end $$`,
  sql`create trigger threads_ring_changed after update of change on forum_threads for each row
    when (old.change is distinct from new.change) execute function ring_thread()`,
  sql`create trigger threads_ring_gone after delete on forum_threads for each row execute function ring_thread()`,

  sql`create function ring_notices() returns trigger language plpgsql as $$
    begin
      perform pg_notify('notices', coalesce(new.member_id, old.member_id)::text);
      return null;
    end $$`,
  sql`create trigger notices_ring_new after insert on notices for each row execute function ring_notices()`,
  sql`create trigger notices_ring_changed after update of many, created_at, read_at on notices for each row
    execute function ring_notices()`,
  sql`create trigger notices_ring_gone after delete on notices for each row
    when (old.read_at is null) execute function ring_notices()`,
]
