import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Lists of addresses whose recipes are imported, with what became of each address. What members store has these and the
 * pictures at steps as well.
 */
export const recipeImports: Migration = {
  name: '0063-recipe-imports',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table recipe_imports (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null
  )`,
  sql`create index recipe_imports_user on recipe_imports (user_id, created_at)`,
  sql`create table recipe_import_items (
    import_id uuid not null references recipe_imports on delete cascade,
    position integer not null,
    address text not null check (octet_length(address) <= 8000),
    state text not null default 'waiting'
      check (state in ('waiting', 'reading', 'saved', 'duplicate', 'several', 'failed', 'stopped')),
    reason text,
    recipe_id uuid references recipes on delete set null,
    -- Whether it is saved although the user has it already.
    anyway boolean not null default false,
    claimed_at timestamptz,
    primary key (import_id, position)
  )`,
  sql`create index recipe_import_items_open on recipe_import_items (position, import_id)
    where state in ('waiting', 'reading')`,
  sql`create index recipe_import_items_recipe on recipe_import_items (recipe_id) where recipe_id is not null`,

  sql`create function notify_recipe_imports() returns trigger language plpgsql as $$
    begin
      perform pg_notify('recipe_imports', '');
      return null;
    end $$`,
  sql`create trigger recipe_imports_waiting after insert or update of state on recipe_import_items for each row
    when (new.state = 'waiting') execute function notify_recipe_imports()`,

  sql`create or replace function stored_bytes(member uuid, out live bigint, out kept bigint) stable language sql as $$
    with own as (
      select id, image_key, step_images, deleted_at is null as is_live,
        500 + coalesce(pg_column_size(content), 0) + coalesce(pg_column_size(structure), 0)
          + coalesce(pg_column_size(plan), 0) + coalesce(pg_column_size(findings), 0)
          + coalesce(pg_column_size(plating), 0) + coalesce(pg_column_size(search_text), 0)
          + coalesce(pg_column_size(ingredient_text), 0) + coalesce(pg_column_size(search_vector), 0)
          + case when image_key is null and is_public then 1000000 else 0 end as bytes
      from recipes where owner_id = member
    ), versions as (
      select own.is_live, version.image_key,
        300 + coalesce(pg_column_size(version.content), 0) + coalesce(pg_column_size(version.structure), 0)
          + coalesce(pg_column_size(version.plan), 0) + coalesce(pg_column_size(version.findings), 0)
          + coalesce(pg_column_size(version.plating), 0) as bytes
      from own join recipe_versions version on version.recipe_id = own.id
    ), shown as (
      select image_key from own where is_live union select image_key from versions where is_live
      union select unnest(step_images) from own where is_live
    ), home as (
      select household_id, (select count(*) from household_members other
        where other.household_id = household_members.household_id) as members
      from household_members where user_id = member
    ), parts (bytes, is_live) as (
      select bytes, is_live from own
      union all select bytes, is_live from versions
      union all select coalesce(bytes, 0), key in (select image_key from shown) from images where maker_id = member
      union all select coalesce(bytes, 0), true from photos where author_id = member
      union all select coalesce(picture_bytes, 0), true from groups where owner_id = member
      union all select 120 + pg_column_size(address), true
        from recipe_imports join recipe_import_items on import_id = recipe_imports.id where user_id = member
      union all select 200 + coalesce(pg_column_size(understood), 0), true from conversations where user_id = member
      union all select 100 + pg_column_size(messages.content), true
        from conversations join messages on messages.conversation_id = conversations.id
        where conversations.user_id = member
      union all select pg_column_size(list_items) / members, true from home join list_items using (household_id)
      union all select pg_column_size(plan_entries) / members, true from home join plan_entries using (household_id)
      union all select 140 * (select count(*) from (
          select from household_operations operation where operation.household_id = home.household_id limit 200000
        ) counted) / members, true from home
    )
    select coalesce(sum(bytes) filter (where is_live), 0)::bigint, coalesce(sum(bytes), 0)::bigint from parts
  $$`,
]
