import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Looking after what people write: reports, what is hidden until somebody has looked at it, whom a member does not want
 * to read, who may not write for a time, and the log of what moderators did. A hidden row is left out by every counter.
 */
export const care: Migration = {
  name: '0010-care',
  async up(db) {
    for (const statement of [...hiding, ...publicCount, ...reports, ...people]) await statement.execute(db)
  },
}

const tables = {
  recipe: 'recipes',
  comment: 'comments',
  photo: 'photos',
  thread: 'forum_threads',
  post: 'forum_posts',
}

const hiding = [
  ...Object.values(tables).flatMap((table) => [
    sql`alter table ${sql.table(table)} add column hidden_at timestamptz`,
    sql`create index ${sql.id(`${table}_hidden`)} on ${sql.table(table)} (hidden_at) where hidden_at is not null`,
  ]),
  // What is public is asked for in this one form, which its indexes must know to answer alone.
  sql`drop index recipes_public, recipes_rated, recipes_loved`,
  sql`create index recipes_public on recipes (created_at desc, id desc)
    where is_public and deleted_at is null and hidden_at is null`,
  sql`create index recipes_rated on recipes (rating_score desc, created_at desc, id desc)
    where is_public and deleted_at is null and hidden_at is null`,
  sql`create index recipes_loved on recipes (like_count desc, created_at desc, id desc)
    where is_public and deleted_at is null and hidden_at is null`,
]

const publicCount = [
  sql`create or replace function count_new_recipes() returns trigger language plpgsql as $$
    declare change integer;
    begin
      select count(*) into change from fresh where is_public and deleted_at is null and hidden_at is null;
      if change <> 0 then update recipe_totals set public_count = public_count + change; end if;
      return null;
    end $$`,
  sql`create or replace function count_gone_recipes() returns trigger language plpgsql as $$
    declare change integer;
    begin
      select count(*) into change from gone where is_public and deleted_at is null and hidden_at is null;
      if change <> 0 then update recipe_totals set public_count = public_count - change; end if;
      return null;
    end $$`,
  sql`create or replace function count_changed_recipe() returns trigger language plpgsql as $$
    begin
      update recipe_totals set public_count = public_count
        + case when new.is_public and new.deleted_at is null and new.hidden_at is null then 1 else -1 end;
      return null;
    end $$`,
  sql`drop trigger recipes_count_changed on recipes`,
  sql`create trigger recipes_count_changed after update of is_public, deleted_at, hidden_at on recipes for each row
    when ((old.is_public and old.deleted_at is null and old.hidden_at is null)
      is distinct from (new.is_public and new.deleted_at is null and new.hidden_at is null))
    execute function count_changed_recipe()`,
]

const reports = [
  sql`create table reports (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    thing_id uuid not null,
    reporter_id uuid not null references users on delete cascade,
    reason text not null,
    note text check (note <> ''),
    created_at timestamptz not null,
    closed_at timestamptz,
    unique (kind, thing_id, reporter_id)
  )`,
  sql`create index reports_open on reports (kind, thing_id) where closed_at is null`,
  sql`create index reports_reporter on reports (reporter_id)`,
  // A thing is of one of five kinds, so no foreign key can do it: its reports go with it.
  sql`create function forget_reports() returns trigger language plpgsql as $$
    begin
      delete from reports using gone where reports.kind = tg_argv[0] and reports.thing_id = gone.id;
      return null;
    end $$`,
  ...Object.entries(tables).map(
    ([kind, table]) => sql`create trigger ${sql.id(`${table}_reports`)} after delete on ${sql.table(table)}
      referencing old table as gone for each statement execute function forget_reports(${sql.lit(kind)})`,
  ),
]

const people = [
  sql`create table mutes (
    member_id uuid not null references users on delete cascade,
    muted_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (member_id, muted_id),
    check (member_id <> muted_id)
  )`,
  sql`create index mutes_muted on mutes (muted_id)`,

  // Without a group it holds everywhere, without an end for good; a new one takes the place of the one before.
  sql`create table silences (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references users on delete cascade,
    group_id uuid references groups on delete cascade,
    reason text not null check (reason <> ''),
    created_at timestamptz not null,
    ends_at timestamptz,
    unique nulls not distinct (member_id, group_id)
  )`,
  sql`create index silences_group on silences (group_id)`,

  sql`create table moderation_acts (
    id bigint primary key generated always as identity,
    at timestamptz not null,
    action text not null,
    actor_id uuid references users on delete set null,
    subject_id uuid references users on delete set null,
    kind text,
    thing_id uuid,
    group_id uuid references groups on delete set null,
    reason text
  )`,
  sql`create index moderation_acts_group on moderation_acts (group_id, id desc)`,
  sql`create index moderation_acts_actor on moderation_acts (actor_id)`,
  sql`create index moderation_acts_subject on moderation_acts (subject_id)`,
]
