import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The states that a recipe has had, and which recipe it was made from. Every recipe points to its current version; the
 * first one is written by a trigger, so that no recipe is without one, the later ones by the program.
 */
export const recipeVersions: Migration = {
  name: '0039-recipe-versions',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

/** What a version copies from its recipe. */
const copied = sql`title, language, structure, content, plating, taste, dish_type, prep_minutes, cook_minutes,
  total_minutes, search_terms, plan, findings, image_key`

const origin = sql`case when from_recipe_id is not null then 'remix' when plan is not null then 'chef' else 'first' end`

const statements = [
  sql`create table recipe_versions (
    id uuid primary key default gen_random_uuid(),
    recipe_id uuid not null references recipes on delete cascade,
    number integer not null check (number >= 1),
    title text not null,
    language text not null,
    structure jsonb,
    content text not null,
    plating text,
    taste text,
    dish_type text not null,
    prep_minutes integer,
    cook_minutes integer,
    total_minutes integer,
    search_terms text[] not null,
    plan jsonb,
    findings jsonb not null,
    image_key text references images (key) on delete set null,
    reason text not null check (reason in ('first', 'chef', 'import', 'remix', 'edit', 'restore')),
    made_at timestamptz not null,
    was_public boolean not null,
    group_ids uuid[] not null,
    hidden_at timestamptz,
    unique (recipe_id, number)
  )`,
  sql`create index recipe_versions_image on recipe_versions (image_key) where image_key is not null`,

  sql`alter table recipes
    add column version_id uuid,
    add column from_recipe_id uuid references recipes on delete set null,
    add column from_version_id uuid references recipe_versions on delete set null deferrable initially deferred,
    add column family_id uuid,
    add column remix_count integer not null default 0,
    add constraint recipes_remix_count_check check (remix_count >= 0),
    add constraint recipes_from_another check (from_recipe_id <> id)`,
  sql`update recipes set version_id = gen_random_uuid()`,
  sql`insert into recipe_versions (id, recipe_id, number, ${copied}, reason, made_at, was_public, group_ids, hidden_at)
    select version_id, id, 1, ${copied}, ${origin}, updated_at, is_public, array(
      select distinct group_id from recipe_shares where recipe_id = recipes.id and sharer_id = recipes.owner_id
    ), hidden_at
    from recipes`,
  // The version is written after its recipe: the reference is checked at the commit.
  sql`alter table recipes
    alter column version_id set not null,
    alter column version_id set default gen_random_uuid(),
    add constraint recipes_version_id_fkey foreign key (version_id) references recipe_versions
      deferrable initially deferred`,
  sql`create unique index recipes_version on recipes (version_id)`,
  sql`create index recipes_from_recipe on recipes (from_recipe_id) where from_recipe_id is not null`,
  sql`create index recipes_from_version on recipes (from_version_id) where from_version_id is not null`,
  sql`create index recipes_family on recipes (family_id) where family_id is not null`,

  sql`create function write_first_versions() returns trigger language plpgsql as $$
    begin
      insert into recipe_versions (id, recipe_id, number, ${copied}, reason, made_at, was_public, group_ids, hidden_at)
        select version_id, id, 1, ${copied}, ${origin}, created_at, is_public, '{}', hidden_at from fresh;
      return null;
    end $$`,
  sql`create trigger recipes_first_versions after insert on recipes referencing new table as fresh
    for each statement execute function write_first_versions()`,

  // A version stays readable for those who could read it while it was current.
  sql`create function note_readers_of_version(recipe uuid) returns void language sql as $$
    update recipe_versions set was_public = was_public or recipes.is_public, group_ids = array(
        select unnest(group_ids) union
        select group_id from recipe_shares where recipe_id = recipes.id and sharer_id = recipes.owner_id)
      from recipes
      where recipes.id = recipe and recipe_versions.id = recipes.version_id
        and recipes.deleted_at is null and recipes.hidden_at is null
    $$`,
  sql`create function note_readers_of_recipe() returns trigger language plpgsql as $$
    begin
      if new.hidden_at is not null and old.hidden_at is null then
        update recipe_versions set hidden_at = new.hidden_at where recipe_id = new.id and hidden_at is null;
      end if;
      -- Shown again as it was hidden: then nothing was wrong with the versions before it either.
      if new.hidden_at is null and old.hidden_at is not null and exists (
        select from recipe_versions where id = new.version_id and hidden_at = old.hidden_at)
      then
        update recipe_versions set hidden_at = null where recipe_id = new.id and hidden_at = old.hidden_at;
      end if;
      perform note_readers_of_version(new.id);
      return null;
    end $$`,
  sql`create trigger recipes_readers after update of is_public, deleted_at, hidden_at on recipes for each row
    when ((old.is_public, old.deleted_at, old.hidden_at) is distinct from (new.is_public, new.deleted_at, new.hidden_at))
    execute function note_readers_of_recipe()`,
  sql`create function note_readers_of_shares() returns trigger language plpgsql as $$
    begin
      perform note_readers_of_version(recipe_id) from (select distinct recipe_id from fresh order by 1) shared;
      return null;
    end $$`,
  sql`create trigger recipe_shares_readers after insert on recipe_shares referencing new table as fresh
    for each statement execute function note_readers_of_shares()`,

  // Only remixes that everybody may read are counted.
  sql`create function is_counted_remix(recipe recipes) returns boolean language sql immutable as $$
    select recipe.from_recipe_id is not null and recipe.is_public and recipe.deleted_at is null
      and recipe.hidden_at is null
    $$`,
  sql`create function count_remixes() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and is_counted_remix(old) then
        update recipes set remix_count = remix_count - 1 where id = old.from_recipe_id;
      end if;
      if tg_op <> 'DELETE' and is_counted_remix(new) then
        update recipes set remix_count = remix_count + 1 where id = new.from_recipe_id;
      end if;
      return null;
    end $$`,
  sql`create trigger recipes_remixes_new after insert on recipes for each row
    when (new.from_recipe_id is not null) execute function count_remixes()`,
  sql`create trigger recipes_remixes_changed
    after update of is_public, deleted_at, hidden_at, from_recipe_id on recipes for each row
    when (old.from_recipe_id is not null and is_counted_remix(old) <> is_counted_remix(new))
    execute function count_remixes()`,
  sql`create trigger recipes_remixes_gone after delete on recipes for each row
    when (old.from_recipe_id is not null) execute function count_remixes()`,
]
